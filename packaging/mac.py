"""The macOS disk image, by dmgbuild; signed and notarised where the machine is given the means."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from product import BUILD, ROOT, TITLE, artefact

APP = BUILD / "bundle" / f"{TITLE}.app"
SETTINGS = ROOT / "packaging" / "dmg_settings.py"
# The name of a certificate in the keychain, and of a profile that `notarytool store-credentials` has kept.
IDENTITY, PROFILE = "LANTERN_NIGHT_IDENTITY", "LANTERN_NIGHT_NOTARY"


def sign(identity: str) -> list[str]:
    return ["codesign", "--deep", "--force", "--options", "runtime", "--timestamp", "--sign", identity, str(APP)]


def notarise(image: Path, profile: str) -> list[list[str]]:
    return [
        ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def build() -> Path:
    identity, profile = os.environ.get(IDENTITY), os.environ.get(PROFILE)
    if identity:
        subprocess.run(sign(identity), check=True)
    target = artefact(".dmg")
    target.parent.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "dmgbuild", "-s", str(SETTINGS), "-D", f"app={APP}", TITLE, str(target)], check=True
    )
    if identity and profile:
        for command in notarise(target, profile):
            subprocess.run(command, check=True)
    return target
