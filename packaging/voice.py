"""Qt's part for speech: of the 500 MB that its package would take, the two or three that the game may use.

They are put where the package would put them, beside the rest of Qt, from the file that is pinned by its hash.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from dev_machine import Stop, cause, quietly, say
from dev_venv import PYTHON, SITE

PINNED = Path(__file__).resolve().parent / "requirements-voice.txt"
# Python's module and its types, Qt's two libraries, the plugins; each system calls them otherwise.
_WANTED = (
    r"PySide6/QtTextToSpeech\.(abi3\.so|pyd|pyi)",
    r"PySide6/Qt6(TextToSpeech|Multimedia)\.dll",
    r"PySide6/Qt/lib/libQt6(TextToSpeech|Multimedia)\.so\.6",
    r"PySide6/Qt/lib/Qt(TextToSpeech|Multimedia)\.framework/.+",
    r"PySide6/(Qt/)?plugins/texttospeech/.+",
)


def wanted(names: Iterable[str]) -> list[str]:
    return [name for name in names if any(re.fullmatch(pattern, name) for pattern in _WANTED)]


def is_there() -> bool:
    """The types of it come with the rest of Qt, and don't speak."""
    return any(file.suffix != ".pyi" for file in (SITE / "PySide6").glob("QtTextToSpeech.*"))


def install() -> None:
    """Two hundred megabytes are fetched, and a hundredth of them stays."""
    say(f"Fetching what speaks, which {PINNED.name} pins")
    with TemporaryDirectory() as folder:
        command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "download", "--no-deps", "--require-hashes"]
        done = quietly([*command, "--dest", folder, "-r", str(PINNED)], PIP_NO_INPUT="1")
        if done.returncode:
            raise Stop(f"What speaks can't be fetched. {cause(done.stdout)}")
        (wheel,) = Path(folder).glob("*.whl")
        with ZipFile(wheel) as held:
            for name in wanted(held.namelist()):
                held.extract(name, SITE)
