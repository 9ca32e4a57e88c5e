"""What the settings screen shows, and where each of its steppers goes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.keep.settings import Settings
from desktop.settings import licences
from desktop.settings.passages import LicencePassage
from desktop.widgets.options import Chip, Rule
from desktop.widgets.said import PageWords, Said
from i18n import Words
from i18n.languages import NAMES


@dataclass(frozen=True)
class Scale:
    """A number that is set in steps: its least, its most, and one step."""

    least: float
    most: float
    step: float
    unit: str = "settings.seconds"

    def beside(self, value: float, steps: int) -> float:
        return round(max(self.least, min(self.most, value + steps * self.step)), 2)


SCALES = {
    "text": Scale(1.0, 2.0, 0.1, "settings.percent"),
    "volume": Scale(0.0, 1.0, 0.1, "settings.percent"),
    "volume_signals": Scale(0.0, 1.0, 0.1, "settings.percent"),
    "volume_moments": Scale(0.0, 1.0, 0.1, "settings.percent"),
    "volume_night": Scale(0.0, 1.0, 0.1, "settings.percent"),
    "dwell_deal": Scale(0, 60, 1),
    "dwell_night": Scale(0, 60, 1),
    "dwell_writing": Scale(0, 120, 5),
    "hold": Scale(0.3, 3.0, 0.1),
    "idle": Scale(10, 600, 10),
}
SWITCHES = ("reduced_motion", "fullscreen", "sound", "no_capture", "spoiler_free")
CHOICES: dict[str, dict[str, object]] = {
    "distance": {"near": 1.0, "far": 1.3},
    "high_contrast": {"night": False, "contrast": True},
}
# Settings that can be heard, and by which kind of sound.
HEARD = {
    "sound": "volume",
    "volume": "volume",
    "volume_signals": "signals",
    "volume_moments": "moments",
    "volume_night": "night",
}

# What each row is called, and the line below it.
_SAID = {
    "language": ("settings.language", "settings.language.explain"),
    "text": ("settings.text", "settings.text.explain"),
    "distance": ("settings.distance", "settings.distance.explain"),
    "high_contrast": ("settings.colours", "settings.colours.explain"),
    "reduced_motion": ("settings.motion", "settings.motion.explain"),
    "fullscreen": ("settings.fullscreen", "settings.fullscreen.explain"),
    "sound": ("settings.sound", "settings.sound.explain"),
    "volume": ("settings.volume", "settings.volume.explain"),
    "volume_signals": ("settings.sound.signals", "settings.sound.signals.explain"),
    "volume_moments": ("settings.sound.moments", "settings.sound.moments.explain"),
    "volume_night": ("settings.sound.night", "settings.sound.night.explain"),
    "dwell_deal": ("settings.dwell.deal", "settings.dwell.explain"),
    "dwell_night": ("settings.dwell.night", "settings.dwell.night.explain"),
    "dwell_writing": ("settings.dwell.writing", "settings.dwell.writing.explain"),
    "hold": ("settings.hold", "settings.hold.explain"),
    "idle": ("settings.cover", "settings.cover.explain"),
    "no_capture": ("settings.capture", "settings.capture.explain"),
    "spoiler_free": ("settings.shut", "settings.shut.explain"),
}
# Each sheet, and its rows in order.
SECTIONS = {
    # Text size first: what makes it larger stays where it is, under the pointer.
    "look": ("text", "distance", "language", "high_contrast", "reduced_motion", "fullscreen"),
    "sound": ("sound", "volume", "volume_signals", "volume_moments", "volume_night"),
    "privacy": ("dwell_deal", "dwell_night", "dwell_writing", "hold", "idle", "no_capture", "spoiler_free"),
    "about": (),
}
_SECTION_WORDS = {
    "look": "settings.theme",
    "sound": "settings.sound",
    "privacy": "settings.privacy",
    "about": "settings.about",
}
# What files are called here; those of packages go by the package.
_LICENCE_WORDS = {"LICENSE": "settings.licence.ours", "THIRD_PARTY": "settings.licence.others"}
_CHOICE_WORDS = {"distance": "settings.distance.", "high_contrast": "settings.theme."}


class SettingsWords(PageWords):
    back = Said("button.back")
    folder = Said("settings.folder")
    licences = Said("settings.licences")
    pace = Said("pace.title")
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
    licences: LicenceShelf | None
    trouble: str
    words: SettingsWords


@dataclass(frozen=True)
class Around:
    """What a page tells besides the settings."""

    folder: str = ""
    version: str = ""
    has_sound: bool = True
    trouble: str = ""
    licence: str = ""


def page(words: Words, settings: Settings, section: str, around: Around) -> SettingsPage:
    return SettingsPage(
        language=words.language,
        title=words.text("settings.title"),
        sections=tuple(Chip(id, words.text(_SECTION_WORDS[id]), id == section) for id in SECTIONS),
        section=section,
        rows=tuple(row(words, settings, id) for id in SECTIONS[section]),
        line=words.text("settings.sound.none") if section == "sound" and not around.has_sound else "",
        folder=around.folder,
        version=words.text("settings.version", version=around.version),
        licences=_shelf(words, around.licence) if section == "about" else None,
        trouble=words.text(around.trouble) if around.trouble else "",
        words=SettingsWords(words),
    )


def _shelf(words: Words, opened: str) -> LicenceShelf:
    names = licences.names()
    chosen = opened if opened in names else next(iter(names), "")
    called = {name: words.text(_LICENCE_WORDS[name]) if name in _LICENCE_WORDS else name for name in names}
    chips = tuple(Chip(name, text, name == chosen) for name, text in called.items())
    return LicenceShelf(chips, chosen, tuple(licences.told(chosen)))


def row(words: Words, settings: Settings, id: str) -> Rule:
    said, explained = _SAID[id]
    name = words.text(said)
    value = getattr(settings, id)
    scale = SCALES.get(id)
    return Rule(
        id=id,
        kind="int" if scale else "bool" if id in SWITCHES else "choice",
        name=name,
        line=words.text(explained),
        what="",
        value=_measured(words, scale, value) if scale else "",
        is_on=value is True,
        changed="",
        choices=tuple(_choices(words, id, value)),
        may_less=scale is not None and scale.beside(value, -1) != value,
        may_more=scale is not None and scale.beside(value, 1) != value,
        less=words.text("stepper.less", name=name),
        more=words.text("stepper.more", name=name),
    )


def _measured(words: Words, scale: Scale, value: float) -> str:
    number = round(value * 100) if scale.unit == "settings.percent" else value
    return words.text(scale.unit, n=int(number) if number == int(number) else number)


def _choices(words: Words, id: str, value: object) -> Iterator[Chip]:
    if id == "language":
        yield from (Chip(language, name, language == words.language) for language, name in NAMES.items())
    for choice, means in CHOICES.get(id, {}).items():
        yield Chip(choice, words.text(_CHOICE_WORDS[id] + choice), means == value)
