"""The virtual environment .venv: made, filled with what is pinned, and left alone while it is right."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from dev_machine import ROOT, Stop, cause, quietly, say

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
VENV = ROOT / ".venv"
if os.name == "nt":
    SCRIPTS, SITE = VENV / "Scripts", VENV / "Lib" / "site-packages"
else:
    SCRIPTS, SITE = VENV / "bin", VENV / "lib" / f"python{VERSION}" / "site-packages"
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "lantern-night.json"

Kit = Literal["play", "dev"]
PINNED: dict[Kit, str] = {"play": "packaging/requirements.txt", "dev": "packaging/requirements-dev.txt"}
FINGERPRINTED = (*PINNED.values(), "packaging/requirements-voice.txt", "pyproject.toml", "lantern_version.py")


@dataclass(frozen=True)
class Stamp:
    """What a .venv was made for and filled with, written when all of it is in."""

    place: str
    fingerprint: str
    kit: Kit
    installed: list[str]

    def serves(self, place: str, fingerprint: str, kit: Kit) -> bool:
        return self.place == place and self.fingerprint == fingerprint and self.kit in (kit, "dev")


def place(root: Path = ROOT) -> str:
    """A .venv works for one Python and at one path only."""
    return f"{sys.implementation.name} {VERSION} {sys.platform} {root}"


def fingerprint(root: Path = ROOT) -> str:
    contents = hashlib.sha256()
    for name in FINGERPRINTED:
        contents.update((root / name).read_bytes() + b"\0")
    return contents.hexdigest()


def read_stamp(path: Path) -> Stamp | None:
    try:
        return Stamp(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def contents() -> list[str]:
    return sorted(path.name for path in SITE.iterdir())


def is_sound(stamp: Stamp) -> bool:
    """Its Python starts (the one it was made from may be gone), and nothing was taken out of it."""
    try:
        starts = quietly([str(PYTHON), "-I", "-S", "-c", ""]).returncode == 0
        return starts and set(stamp.installed) <= set(contents())
    except OSError:
        return False


def make() -> None:
    say(f"Making {VENV}")
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    made = quietly([sys.executable, "-m", "venv", str(VENV)])
    if made.returncode:
        raise Stop(f"The folder .venv can't be made. {cause(made.stdout)}")


def pip(*arguments: str) -> None:
    done = quietly(
        [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", *arguments], PIP_USER="0", PIP_NO_INPUT="1"
    )
    if done.returncode:
        raise Stop(f"The packages can't be installed. {cause(done.stdout)}")


def fill(kit: Kit) -> None:
    say(f"Installing what {PINNED[kit]} pins; the first time, this takes a minute")
    pip("--require-hashes", "-r", str(ROOT / PINNED[kit]))
    if kit == "dev":
        put_in_reach()


def put_in_reach() -> None:
    """Makes the packages and the command lantern-night of this folder known to the .venv."""
    pip("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    for link in SITE.glob("_lantern_night.pth"):
        # Python before 3.13 reads this file in the locale's encoding, and does not start where the path is in another.
        link.write_text(os.path.relpath(ROOT, SITE), encoding="ascii")


def prepare(kit: Kit) -> None:
    here, pinned = place(), fingerprint()
    stamp = read_stamp(STAMP)
    if stamp and not is_sound(stamp):
        stamp = None
    if stamp and stamp.serves(here, pinned, kit):
        return
    if not stamp or stamp.place != here:
        make()
    fill(kit)
    STAMP.write_text(json.dumps(asdict(Stamp(here, pinned, kit, contents()))), encoding="utf-8")
