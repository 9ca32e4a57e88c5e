"""What a bundle holds of this project, found as the app finds it: a new role, screen or catalog is in by itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from babel import Locale

from i18n import languages
from i18n.catalog import COMPILED
from i18n.languages import KNOWN, locale_of
from product import ROOT
from rulesets.engine.library import catalogue, files

# What the faces are cut from, and of what they were cut.
STAY = ("assets/fonts/source", "assets/fonts/build/cut.json")
RECORDS = languages.COMPILED.name
CODE_AND_PROSE = {".py", ".pyc", ".pyi", ".md"}
# Their programs are read as a pack's, and imported by nobody.
PACKS = "assets/packs/"
# A file, and the folder it lies in below the bundle's own: the same as in the repository.
Datum = tuple[str, str]


def modules() -> list[str]:
    """Flows, roles, events and cards are imported by names that are put together: no tool reads them off the code."""
    catalogue()
    packages = ["rulesets.werewolf", *(f"rulesets.{id}" for id in files()), "desktop"]
    return sorted({name for package in packages for name in _below(package)})


def _below(package: str) -> Iterator[str]:
    yield package
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        yield module.name


def data() -> list[Datum]:
    rooms = (file for room in ("rulesets", "desktop", "assets") for file in _beside_code(room))
    # Catalogs, and the lists beside them.
    words = sorted(file for kind in ("*.mo", "*.txt") for file in COMPILED.rglob(kind))
    found = [*rooms, *words, *COMPILED.glob(RECORDS)]
    return [(str(file), file.parent.relative_to(ROOT).as_posix()) for file in found]


def _beside_code(folder: str) -> Iterator[Path]:
    """Facts, screens, drawings, fonts, sounds, lists: whatever is neither code nor written for those who build."""
    for file in sorted((ROOT / folder).rglob("*")):
        place = file.relative_to(ROOT).as_posix()
        is_data = file.suffix not in CODE_AND_PROSE or (place.startswith(PACKS) and file.suffix == ".py")
        if file.is_file() and is_data and not place.startswith(STAY):
            yield file


def qml_files() -> list[Path]:
    return [file for file in _beside_code("desktop") if file.suffix == ".qml"]


def screens() -> list[Path]:
    """With the scripts beside them: what Qt compiles."""
    found = qml_files()
    rooms = {file.parent for file in found}
    return [*found, *(file for file in _beside_code("desktop") if file.suffix == ".js" and file.parent in rooms)]


def locale_data() -> set[str]:
    """CLDR's files of our languages, and of those that these inherit from."""
    names = {"root.dat"}
    for language in KNOWN:
        locale: Locale = Locale.parse(locale_of(language), sep="-")
        parts = str(locale).split("_")
        names |= {f"{'_'.join(parts[:length])}.dat" for length in range(1, len(parts) + 1)}
    return names


if __name__ == "__main__":
    sys.stdout.write("\n".join([*modules(), *(f"{folder}/{Path(file).name}" for file, folder in data())]) + "\n")
