"""What moves on a page without a new page, looked at many times a second; and as QML reads it, what is everybody's."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import Property, QObject, Signal

from desktop.table.session.talk import as_text
from desktop.widgets.typed import for_qml

# Of the dial: more finely nobody sees how much of a talk is left.
TICKS = 60


@dataclass(frozen=True)
class OpenLive:
    """Of the table: before everybody."""

    # Whole seconds; -1 where nothing is timed.
    clock: float = -1.0
    share: float = 0.0
    paused: bool = False
    speaking: int = 0
    # What is said beside the clock: who speaks next, which time round, and how long is left, to be heard.
    next_said: str = ""
    round_said: str = ""
    clock_said: str = ""
    countdown: int = -1
    # What holds for a talk: a line each, and in the dial the one that matters most, with its word or the time it lasts.
    held_lines: tuple[str, ...] = ()
    held_title: str = ""
    held_digits: str = ""
    # How long the whole talk lasts, where something else has the dial's middle.
    talk_said: str = ""


@dataclass(frozen=True)
class Live(OpenLive):
    """And of the machine's own screen, of a cover or a lit page."""

    hold: float = 0.0
    dwell: float = 0.0
    is_open: bool = False
    hint: str = ""
    pin_hint: str = ""
    ticked: bool = False
    chosen: tuple[str, ...] = ()
    # For who has never played: what this is and what to do.
    guidance: str = ""
    # The table is being told something.
    voiced: bool = False

    @property
    def openly(self) -> OpenLive:
        return OpenLive(**{field.name: getattr(self, field.name) for field in fields(OpenLive)})


@for_qml()
class OpenValues(QObject):
    liveChanged = Signal()  # noqa: N815
    live: OpenLive

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.live = OpenLive()

    @Property(float, notify=liveChanged)
    def clock(self) -> float:
        return self.live.clock

    @Property(str, notify=liveChanged)
    def clockText(self) -> str:  # noqa: N802
        return as_text(self.live.clock) if self.live.clock >= 0 else ""

    @Property(float, notify=liveChanged)
    def clockShare(self) -> float:  # noqa: N802
        return self.live.share

    @Property(bool, notify=liveChanged)
    def isPaused(self) -> bool:  # noqa: N802
        return self.live.paused

    @Property(int, notify=liveChanged)
    def speaking(self) -> int:
        return self.live.speaking

    @Property(str, notify=liveChanged)
    def nextSaid(self) -> str:  # noqa: N802
        return self.live.next_said

    @Property(str, notify=liveChanged)
    def roundSaid(self) -> str:  # noqa: N802
        return self.live.round_said

    @Property(str, notify=liveChanged)
    def clockSaid(self) -> str:  # noqa: N802
        return self.live.clock_said

    @Property(list, notify=liveChanged)
    def heldLines(self) -> list[str]:  # noqa: N802
        return list(self.live.held_lines)

    @Property(str, notify=liveChanged)
    def heldTitle(self) -> str:  # noqa: N802
        return self.live.held_title

    @Property(str, notify=liveChanged)
    def heldDigits(self) -> str:  # noqa: N802
        return self.live.held_digits

    @Property(str, notify=liveChanged)
    def talkSaid(self) -> str:  # noqa: N802
        return self.live.talk_said

    @Property(int, notify=liveChanged)
    def countdown(self) -> int:
        return self.live.countdown
