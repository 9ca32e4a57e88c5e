"""What of Qt and Babel stays in a bundle. BUNDLE.md says why; what is not named here is left out."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath

# As PyInstaller lists a file: its place in the bundle, where it comes from, and what it is.
Entry = tuple[str, str, str]
Imports = Callable[[str], Iterable[str]]

PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"ibusplatforminputcontextplugin", "composeplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "imageformats": {"qsvg"},
    "texttospeech": {
        "qtexttospeech_speechd",
        "qtexttospeech_sapi",
        "qtexttospeech_winrt",
        "qtexttospeech_speechdarwin",
    },
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
}

# Linux: what belongs to the system's drivers, to its fonts and to its message bus. An older copy of ours in the same
# process would be taken for theirs: pictures stay grey, fonts are not found. The .deb depends on them.
# libmvec is a part of glibc, and must be of one piece with it.
LEFT_TO_LINUX = {
    *("libstdc++.so.6", "libgcc_s.so.1", "libmvec.so.1", "libz.so.1", "libexpat.so.1"),
    *("libX11.so.6", "libX11-xcb.so.1", "libxcb.so.1", "libXau.so.6", "libXdmcp.so.6"),
    *("libfontconfig.so.1", "libfreetype.so.6", "libdbus-1.so.3"),
}

# What speaks is linked to these alone. Where a system lacks them it has no voice either, and the game says so.
FOR_THE_VOICE = {"libpulse.so.0", "libspeechd.so.2"}

# Parts of Python that nothing here uses, and that some module would bring along.
STANDARD_LIBRARY = (
    *("_ssl", "ssl", "ftplib", "imaplib", "nntplib", "poplib", "smtplib", "telnetlib", "wsgiref", "xmlrpc"),
    *("asyncio", "concurrent", "sqlite3"),
    *("curses", "idlelib", "tkinter", "turtle"),
    *("distutils", "ensurepip", "lib2to3", "venv"),
    *("doctest", "pdb", "pydoc", "pydoc_data", "unittest"),
    # Text is UTF-8 here, whatever the system speaks. Which Chinese characters are simplified ones, GB 2312 says.
    *("_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
)
# What reads PO files and checks them: a bundle has compiled catalogs. CLDR itself wants babel.dates.
# PyInstaller takes QtDBus along for QtGui, which does without.
OTHERS = ("babel.messages", "babel.support", "PIL", "PySide6.QtDBus", "setuptools", "pkg_resources", "i18n.checks")
EXCLUDED = [*STANDARD_LIBRARY, *OTHERS]

# What a module asks for only while it runs: on Linux a system may have no file dialog of its own, and Qt draws one.
ASKED_LATER = (
    {"QtQuick.Dialogs.quickimpl": ("QtQuick.Controls", "Qt.labs.folderlistmodel")} if sys.platform == "linux" else {}
)

_IMPORT = re.compile(r"^\s*(?:default )?(?:import|depends)\s+(Qt[\w.]*)", re.MULTILINE)


def imported(text: str) -> set[str]:
    """The modules of Qt that a QML file or a qmldir asks for. What it calls optional is not asked for."""
    return set(_IMPORT.findall(text))


def qml_modules(wanted: Iterable[str], folder: Path) -> set[str]:
    """These, and what they ask for in turn."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += [*_asked_for(folder.joinpath(*module.split("."))), *ASKED_LATER.get(module, ())]
    return found


def _asked_for(module: Path) -> Iterator[str]:
    for file in (module / "qmldir", *module.glob("*.qml")):
        if file.is_file():
            yield from imported(file.read_text(encoding="utf-8"))


def after(part: str, place: str) -> tuple[str, ...] | None:
    """What follows a folder of PySide6 in a place: Linux and macOS keep them below Qt, Windows does not."""
    parts = PurePosixPath(place.replace("\\", "/")).parts
    if parts[:1] != ("PySide6",) or part not in parts[1:3]:
        return None
    return parts[parts.index(part) + 1 :]


def stem(name: str) -> str:
    return name.split(".", maxsplit=1)[0].removeprefix("lib")


class Pruning:
    def __init__(self, qml: set[str], locales: set[str], imports: Imports) -> None:
        self._qml = qml
        self._locales = locales
        self._imports = imports

    def data(self, entries: Iterable[Entry], kept: Iterable[Entry]) -> list[Entry]:
        """A link stays where what it leads to has stayed."""
        there = {PurePosixPath(place).name for place, _, _ in kept}
        wanted = [entry for entry in entries if self._wanted(entry[0])]
        return [entry for entry in wanted if entry[2] != "SYMLINK" or PurePosixPath(entry[1]).name in there]

    def binaries(self, entries: Iterable[Entry]) -> list[Entry]:
        """What is wanted by name, then only the libraries that any of it is linked to."""
        wanted = [entry for entry in entries if self._wanted(entry[0])]
        reached = self._reached({Path(source).name: source for _, source, _ in wanted}, filter(is_root, wanted))
        return [entry for entry in wanted if is_root(entry) or Path(entry[1]).name in reached]

    def _reached(self, sources: dict[str, str], roots: Iterable[Entry]) -> set[str]:
        waiting = [source for _, source, _ in roots]
        reached: set[str] = set()
        while waiting:
            for path in self._imports(waiting.pop()):
                name = Path(path).name
                if name in sources and name not in reached | LEFT_TO_LINUX | FOR_THE_VOICE:
                    reached.add(name)
                    waiting.append(sources[name])
        return reached

    def _wanted(self, place: str) -> bool:
        if (plugin := after("plugins", place)) is not None:
            kind, file = plugin[0], plugin[-1]
            return stem(file) in PLUGINS.get(kind, ())
        if (module := after("qml", place)) is not None:
            return self._wanted_qml(module)
        if after("translations", place) is not None:
            return False
        parts = PurePosixPath(place.replace("\\", "/")).parts
        return parts[:2] != ("babel", "locale-data") or parts[-1] in self._locales

    def _wanted_qml(self, parts: tuple[str, ...]) -> bool:
        """The QML of Qt's own modules is compiled into their libraries, and qmltypes are for editors."""
        return ".".join(parts[:-1]) in self._qml and not parts[-1].endswith((".qml", ".qmltypes"))


def is_root(entry: Entry) -> bool:
    """Loaded by name while the program runs: Python's modules, Qt's plugins, Python itself."""
    place, _, kind = entry
    is_plugin = after("plugins", place) is not None or after("qml", place) is not None
    return kind == "EXTENSION" or is_plugin or Path(place).name.startswith(("libpython", "python3", "Python"))
