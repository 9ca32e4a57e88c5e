"""What somebody has set once and for all. A value that makes no sense is left out, and the others hold."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from desktop.keep.folder import JsonFile, Tell, nobody
from desktop.keep.pace import Pace
from i18n.languages import KNOWN

FILE = "settings.json"


class Settings(NamedTuple):
    language: str = ""
    # Text sizes: of everything, and of the table alone by how far away it sits.
    text: float = 1.0
    distance: float = 1.0
    # How rare characters are read, over them.
    readings: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    sound: bool = True
    # From 0 to 1: over all, then of signals, of moments and of the night's ambience.
    volume: float = 0.7
    volume_signals: float = 1.0
    volume_moments: float = 1.0
    volume_night: float = 0.5
    # Seconds: the least a turn lasts at the deal, in the night, and where something is written.
    dwell_deal: float = 6.0
    dwell_night: float = 12.0
    dwell_writing: float = 20.0
    hold: float = 0.8
    idle: float = 60.0
    no_capture: bool = True
    # At the end of a game roles stay shut until they are asked for.
    spoiler_free: bool = False
    fullscreen: bool = False
    # Captions for who has never played: until a first game has been played to its end.
    guided: bool = False
    # A television beside the machine; and which, by its name, where there are several.
    second_screen: bool = False
    second_screen_at: str = ""
    # Whether what the table is told is spoken, too, and how loud beside the other sounds.
    voice: bool = False
    volume_voice: float = 1.0
    # By language: the voice that a table has chosen to speak it.
    voices: Mapping[str, str] = {}

    @property
    def pace(self) -> Pace:
        return Pace(self.dwell_deal, self.dwell_night, self.dwell_writing)


_RANGES = {
    "text": (1.0, 2.0),
    "distance": (1.0, 1.3),
    "volume": (0.0, 1.0),
    "volume_signals": (0.0, 1.0),
    "volume_moments": (0.0, 1.0),
    "volume_night": (0.0, 1.0),
    "volume_voice": (0.0, 1.0),
    "dwell_deal": (0.0, 60.0),
    "dwell_night": (0.0, 60.0),
    "dwell_writing": (0.0, 120.0),
    "hold": (0.3, 3.0),
    "idle": (10.0, 600.0),
}


class SettingsFile:
    def __init__(self, folder: Path, tell: Tell = nobody) -> None:
        self.file = JsonFile(folder / FILE, tell)
        found = self.file.read()
        # Nothing has ever been set here.
        self.is_first = not found
        self.settings = read(found)
        # What the disk has not taken yet.
        self._unkept: dict[str, Any] = {}

    def change(self, **values: Any) -> None:
        """Raises OSError where the disk refuses; until the app is closed the change holds all the same."""
        self.settings = read({**self.settings._asdict(), **values})
        kept = self.settings._asdict()
        self._unkept |= {name: kept[name] for name in values}
        # Another window may have kept something else meanwhile.
        self.file.write({**kept, **self.file.read(), **self._unkept})
        self._unkept = {}


def read(found: dict[str, Any]) -> Settings:
    usual = Settings()._asdict()
    sensible = {name: found[name] for name in usual if _makes_sense(name, found.get(name))}
    return Settings(**{name: type(usual[name])(value) for name, value in sensible.items()})


def _makes_sense(name: str, value: object) -> bool:
    if name == "language":
        return value in KNOWN
    if name == "second_screen_at":
        return isinstance(value, str)
    if name == "voices":
        return isinstance(value, dict) and all(isinstance(called, str) for called in value.values())
    if name in _RANGES:
        least, most = _RANGES[name]
        return type(value) in (int, float) and least <= value <= most  # type: ignore[operator]
    return type(value) is bool
