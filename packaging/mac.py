"""The macOS disk image, by dmgbuild; signed and notarised where the machine is given the means."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from product import BUILD, ROOT, TITLE, artefact

APP = BUILD / "bundle" / f"{TITLE}.app"
SETTINGS = ROOT / "packaging" / "dmg_settings.py"
# What a signed program may do beyond the usual.
ENTITLEMENTS = ROOT / "packaging" / "entitlements.plist"
# The name of a certificate in the keychain, and of a profile that `notarytool store-credentials` has kept.
IDENTITY, PROFILE = "LANTERN_NIGHT_IDENTITY", "LANTERN_NIGHT_NOTARY"


def sign(image: Path, identity: str) -> list[str]:
    """The app in it was signed when it was bundled, library by library: see freeze.py."""
    return ["codesign", "--timestamp", "--sign", identity, str(image)]


def notarise(image: Path, profile: str) -> list[list[str]]:
    return [
        ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def build() -> Path:
    identity, profile = os.environ.get(IDENTITY), os.environ.get(PROFILE)
    target = artefact(".dmg")
    target.parent.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "dmgbuild", "-s", str(SETTINGS), "-D", f"app={APP}", TITLE, str(target)], check=True
    )
    commands = [sign(target, identity), *(notarise(target, profile) if profile else ())] if identity else []
    for command in commands:
        subprocess.run(command, check=True)
    return target
