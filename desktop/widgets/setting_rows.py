"""What is set once and for all, as rows: on the screen of the settings, over the table, and beside what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.keep.settings import Settings
from desktop.widgets.options import Chip, Rule
from i18n import Words
from i18n.languages import NAMES, offered


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
    "volume_voice": Scale(0.0, 1.0, 0.1, "settings.percent"),
    "dwell_deal": Scale(0, 60, 1),
    "dwell_night": Scale(0, 60, 1),
    "dwell_writing": Scale(0, 120, 5),
    "hold": Scale(0.3, 3.0, 0.1),
    "idle": Scale(10, 600, 10),
}
SWITCHES = (
    *("readings", "reduced_motion", "fullscreen", "second_screen"),
    *("sound", "voice", "no_capture", "spoiler_free", "guided"),
)
CHOICES: dict[str, dict[str, object]] = {
    "distance": {"near": 1.0, "far": 1.3},
    "high_contrast": {"night": False, "contrast": True},
}
# What each row is called, and the line below it.
_SAID = {
    "language": ("settings.language", "settings.language.explain"),
    "text": ("settings.text", "settings.text.explain"),
    "distance": ("settings.distance", "settings.distance.explain"),
    "readings": ("settings.readings", "settings.readings.explain"),
    "high_contrast": ("settings.colours", "settings.colours.explain"),
    "reduced_motion": ("settings.motion", "settings.motion.explain"),
    "fullscreen": ("settings.fullscreen", "settings.fullscreen.explain"),
    "second_screen": ("settings.second", "settings.second.explain"),
    "second_screen_at": ("settings.second.which", "settings.second.which.explain"),
    "sound": ("settings.sound", "settings.sound.explain"),
    "volume": ("settings.volume", "settings.volume.explain"),
    "volume_signals": ("settings.sound.signals", "settings.sound.signals.explain"),
    "volume_moments": ("settings.sound.moments", "settings.sound.moments.explain"),
    "volume_night": ("settings.sound.night", "settings.sound.night.explain"),
    "voice": ("settings.voice", "settings.voice.explain"),
    "voices": ("settings.voice.which", "settings.voice.which.explain"),
    "volume_voice": ("settings.voice.volume", "settings.voice.volume.explain"),
    "dwell_deal": ("settings.dwell.deal", "settings.dwell.explain"),
    "dwell_night": ("settings.dwell.night", "settings.dwell.night.explain"),
    "dwell_writing": ("settings.dwell.writing", "settings.dwell.writing.explain"),
    "hold": ("settings.hold", "settings.hold.explain"),
    "idle": ("settings.cover", "settings.cover.explain"),
    "no_capture": ("settings.capture", "settings.capture.explain"),
    "spoiler_free": ("settings.shut", "settings.shut.explain"),
    "guided": ("guided.name", "guided.explain"),
}
_CHOICE_WORDS = {"distance": "settings.distance.", "high_contrast": "settings.theme."}


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
        yield from (Chip(id, NAMES[id], id == words.language) for id in offered(words.language))
    for choice, means in CHOICES.get(id, {}).items():
        yield Chip(choice, words.text(_CHOICE_WORDS[id] + choice), means == value)
