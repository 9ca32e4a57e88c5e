"""What the recipes of the bundles have in common. Only PyInstaller runs this."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import PySide6
from PyInstaller.building.build_main import Analysis  # type: ignore[import-untyped]
from PyInstaller.depend.bindepend import get_imports  # type: ignore[import-untyped]

import ahead
import bundled
import elf
import empty_window
import icu
import licences
import mac
import pruned
from i18n.languages import FALLBACK, KNOWN, LANGUAGES, locale_of
from product import BUILD, MAKER, OLDEST_MACOS, ROOT, TITLE, commit_noted

# miniaudio's library asks for it by name.
# What speaks is looked for where it is wanted.
HIDDEN = ("_cffi_backend", "PySide6.QtTextToSpeech")
# PyInstaller would import multiprocessing at every start, and the first frame would wait for it: launch.py sees to it.
NOT_BEFORE = ("pyi_rth_multiprocessing",)
HERE = ROOT / "packaging"
ICONS = BUILD / "icons"
# Text is UTF-8 whatever the system says.
UTF8 = ("X utf8_mode=1", None, "OPTION")
# macOS signs libraries when they are collected, and a stripped one is no longer what its maker signed.
COLLECTED: dict[str, Any] = {"strip": sys.platform == "linux", "upx": False}


def analysis(*scripts: str) -> Any:
    found = Analysis(
        [str(HERE / script) for script in scripts],
        pathex=[str(ROOT), str(HERE)],
        hiddenimports=[*bundled.modules(), *HIDDEN],
        datas=[
            *bundled.data(),
            (str(commit_noted()), "."),
            *ahead.compiled(bundled.screens(), BUILD / "screens"),
            *licences.collected(),
        ],
        excludes=pruned.EXCLUDED,
        optimize=2,
    )
    prune(found, (file.read_text(encoding="utf-8") for file in bundled.qml_files()))
    theirs = licences.of_system(source for _, source, _ in found.binaries if source.startswith(("/usr/", "/lib/")))
    found.datas += [(place, source, "DATA") for place, source in theirs]
    return found


def empty(script: str) -> Any:
    found = Analysis([str(HERE / script)], pathex=[str(ROOT)], excludes=pruned.EXCLUDED, optimize=2)
    prune(found, [empty_window.WINDOW.decode()])
    return found


def prune(found: Any, qml: Iterable[str]) -> None:
    asked = {module for text in qml for module in pruned.imported(text)}
    modules = pruned.qml_modules(asked, _qml_of_qt())
    pruning = pruned.Pruning(modules, bundled.locale_data(), linked)
    found.binaries = [lean(entry) for entry in pruning.binaries(found.binaries)]
    found.datas = pruning.data(found.datas, found.binaries)


def lean(entry: pruned.Entry) -> pruned.Entry:
    place, source, kind = entry
    if not icu.LIBRARY.fullmatch(Path(source).name):
        return entry
    languages = (locale_of(language).replace("-", "_") for language in KNOWN)
    return place, str(icu.smaller(Path(source), BUILD / "icu", languages)), kind


def _qml_of_qt() -> Path:
    package = Path(PySide6.__path__[0])
    return next(folder for folder in (package / "Qt" / "qml", package / "qml") if folder.is_dir())


def linked(file: str, platform: str = sys.platform) -> list[str]:
    """The libraries a file is linked to. On Linux only those it names itself: theirs may be left to the system."""
    if platform == "linux":
        return elf.needed(Path(file))
    return [path or name for name, path in get_imports(file)]


def scripts(found: Any, name: str) -> list[Any]:
    """One of several programs that share a bundle, with what PyInstaller runs before it."""
    others = {*(path.stem for path in HERE.glob("*.py")), *NOT_BEFORE} - {name}
    return [UTF8, *(entry for entry in found.scripts if entry[0] not in others)]


def program(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "exclude_binaries": True,
        "console": False,
        "icon": [str(ICONS / f"lantern-night.{'icns' if sys.platform == 'darwin' else 'ico'}")],
        "version": str(BUILD / "windows_version.txt") if sys.platform == "win32" else None,
        # The program hands these on to all that is collected with it.
        "codesign_identity": os.environ.get(mac.IDENTITY) or None,
        "entitlements_file": str(mac.ENTITLEMENTS),
        **COLLECTED,
    }


def about_mac(version: str) -> dict[str, Any]:
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": FALLBACK,
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.role-playing-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {MAKER}. MIT licence.",
    }
