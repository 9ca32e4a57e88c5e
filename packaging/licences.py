"""The licences of all that a bundle holds, gathered into its folder `licences`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from product import ROOT

OURS = (ROOT / "LICENSE", ROOT / "THIRD_PARTY.md")
QT = ROOT / "packaging" / "licences"
FOLDER = "licences"
PINNED = ROOT / "packaging" / "requirements.txt"
_NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE")


def collected() -> list[tuple[str, str]]:
    """Each with the folder it goes to. Qt's wheels come without a text, so ours stands for them."""
    found = [(str(file), FOLDER) for file in (*OURS, *sorted(QT.glob("*.txt")))]
    found += [(str(file), f"{FOLDER}/{package}") for package in packages() for file in texts(package)]
    return [*found, (str(of_python()), f"{FOLDER}/Python")]


def packages() -> list[str]:
    """What the game runs on, without Qt and what cuts its fonts; and PyInstaller, for the kilobytes that start it."""
    pinned = re.findall(r"^([\w.-]+)==", PINNED.read_text(encoding="utf-8"), re.MULTILINE)
    return [*(name for name in pinned if not name.startswith(("pyside6", "shiboken6", "fonttools"))), "pyinstaller"]


def texts(package: str) -> list[Path]:
    files = distribution(package).files or []
    found = [Path(str(file.locate())) for file in files if file.name.upper().startswith(_NAMES)]
    if not found:
        raise SystemExit(f"{package} comes without the text of its licence.")
    return found


def of_python() -> Path:
    """Beside the library, or at the top where Windows has it; Debian's Python keeps it with the documents."""
    library = Path(sysconfig.get_path("stdlib"))
    version = sysconfig.get_python_version()
    places = (
        library / "LICENSE.txt",
        library.parent / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),
        Path(f"/usr/share/doc/libpython{version}-minimal/copyright"),
        Path(sysconfig.get_path("data")) / "LICENSE.txt",
    )
    for place in places:
        if place.is_file():
            return place
    raise SystemExit("This Python comes without the text of its licence.")


def of_system(libraries: Iterable[str]) -> list[tuple[str, str]]:
    """What Debian says of the libraries that came from the system: place in the bundle, and file."""
    packages = sorted(_packages(libraries)) if shutil.which("dpkg-query") else []
    texts = ((package, Path(f"/usr/share/doc/{package}/copyright")) for package in packages)
    return [(f"{FOLDER}/system/{package}.txt", str(text.resolve())) for package, text in texts if text.is_file()]


def _packages(libraries: Iterable[str]) -> Iterator[str]:
    for library in libraries:
        # Where /lib is a link to /usr/lib, the list of a package may name either.
        for name in {library, str(Path(library).resolve())}:
            for path in (name, name.removeprefix("/usr")):
                found = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True, check=False)
                yield from (line.split(":")[0] for line in found.stdout.splitlines())
