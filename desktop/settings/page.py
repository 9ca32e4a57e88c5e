"""What the settings screen shows, and where each of its steppers goes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop.keep.settings import Settings
from desktop.pace.sheet import PaceSheet
from desktop.settings import licences
from desktop.settings.passages import LicencePassage
from desktop.widgets.options import Chip, Rule
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screens import NamedScreen
from desktop.widgets.setting_rows import row
from i18n import Words
from i18n.readings import annotated

# Settings that can be heard, and by which kind of sound.
HEARD = {
    "sound": "volume",
    "volume": "volume",
    "volume_signals": "signals",
    "volume_moments": "moments",
    "volume_night": "night",
    "voice": "voice",
    "voices": "voice",
    "volume_voice": "voice",
}

# Each sheet, and its rows in order.
SECTIONS = {
    # Text size first: what makes it larger stays where it is, under the pointer.
    "look": (
        "text",
        "distance",
        "language",
        "readings",
        "high_contrast",
        "reduced_motion",
        "fullscreen",
        "guided",
        "second_screen",
        "second_screen_at",
    ),
    "sound": ("sound", "volume", "volume_signals", "volume_moments", "volume_night", "voice", "voices", "volume_voice"),
    # And house rules, where there is a table.
    "pace": ("dwell_deal", "dwell_night", "dwell_writing"),
    "privacy": ("hold", "idle", "no_capture", "spoiler_free"),
    "about": (),
}
_SECTION_WORDS = {
    "look": "settings.theme",
    "sound": "settings.sound",
    "pace": "pace.title",
    "privacy": "settings.privacy",
    "about": "settings.about",
}
# What files are called here; those of packages go by the package.
_LICENCE_WORDS = {"LICENSE": "settings.licence.ours", "THIRD_PARTY": "settings.licence.others"}


class SettingsWords(PageWords):
    back = Said("button.back")
    folder = Said("settings.folder")
    licences = Said("settings.licences")
    packs = Said("packs.title")
    on = Said("switch.on")
    off = Said("switch.off")


@dataclass(frozen=True)
class LicenceShelf:
    """Whose licences there are, and what the one that is open says."""

    names: tuple[Chip, ...]
    opened: str
    passages: tuple[LicencePassage, ...]


@dataclass(frozen=True)
class SettingsPage:
    language: str
    title: str
    sections: tuple[Chip, ...]
    section: str
    rows: tuple[Rule, ...]
    # A line above the rows, or nothing.
    line: str
    folder: str
    version: str
    pace: PaceSheet | None
    licences: LicenceShelf | None
    trouble: str
    words: SettingsWords


@dataclass(frozen=True)
class Around:
    """What a page tells besides the settings."""

    folder: str = ""
    version: str = ""
    has_sound: bool = True
    # Of the voice, where it is on: what it is called, or why there is none.
    voice: str = ""
    trouble: str = ""
    licence: str = ""
    # What makes an evening shorter, while that is open.
    pace: PaceSheet | None = None
    pace_rows: tuple[Rule, ...] = ()
    # Those beside the game's own; and which of them shows the table, or would.
    screens: tuple[NamedScreen, ...] = ()
    screen: str = ""
    # All that could speak the table's language, and which of them does.
    voices: tuple[str, ...] = ()
    speaks: str = ""
    # What the people at this table read.
    languages: tuple[str, ...] = ()


def page(words: Words, settings: Settings, section: str, around: Around) -> SettingsPage:
    return SettingsPage(
        language=words.language,
        title=words.text("settings.title"),
        sections=tuple(Chip(id, words.text(_SECTION_WORDS[id]), id == section) for id in SECTIONS),
        section=section,
        rows=around.pace_rows or tuple(_rows(words, settings, section, around)),
        line=words.text("settings.sound.none") if section == "sound" and not around.has_sound else "",
        folder=around.folder,
        version=words.text("settings.version", version=around.version),
        pace=around.pace,
        licences=_shelf(words, around.licence) if section == "about" else None,
        trouble=words.text(around.trouble) if around.trouble else "",
        words=SettingsWords(words),
    )


def _rows(words: Words, settings: Settings, section: str, around: Around) -> Iterator[Rule]:
    for id in _offered(words, settings, section, around):
        shown = row(words, settings, id)
        if id == "voice" and shown.is_on and around.voice:
            yield replace(shown, line=around.voice)
        elif id == "voices":
            if settings.voice and len(around.voices) > 1:
                yield replace(shown, choices=tuple(Chip(name, name, name == around.speaks) for name in around.voices))
        elif id == "second_screen":
            yield replace(shown, idle="" if around.screens else words.text("settings.second.none"))
        elif id != "second_screen_at":
            yield shown
        elif settings.second_screen and len(around.screens) > 1:
            chips = tuple(Chip(one.id, one.name, one.id == around.screen) for one in around.screens)
            yield replace(shown, choices=chips)


def _offered(words: Words, settings: Settings, section: str, around: Around) -> Iterator[str]:
    """Readings where somebody reads what has them, or has left them on."""
    has_readings = settings.readings or not set(annotated()).isdisjoint((words.language, *around.languages))
    yield from (id for id in SECTIONS[section] if id != "readings" or has_readings)


def _shelf(words: Words, opened: str) -> LicenceShelf:
    names = licences.names()
    chosen = opened if opened in names else next(iter(names), "")
    called = {name: words.text(_LICENCE_WORDS[name]) if name in _LICENCE_WORDS else name for name in names}
    chips = tuple(Chip(name, text, name == chosen) for name, text in called.items())
    return LicenceShelf(chips, chosen, tuple(licences.told(chosen)))
