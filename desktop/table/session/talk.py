"""The table's timer: how long a talk, or the speech of who speaks now, still lasts. It only counts; people decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulesets.engine import Ask

MINUTE = 60.0


@dataclass
class Talk:
    seconds: int
    order: tuple[int, ...]
    rounds: int
    _left: float
    # When it last began to run; None while it stands still.
    _since: float | None
    _turn: int = 0
    _given: float = 0.0

    @classmethod
    def of(cls, ask: Ask, number: Callable[[str], int], now: float) -> Talk:
        """`number`: of a seat."""
        seconds, order = speech_seconds(ask), tuple(number(name) for name in ask.params.get("order") or ())
        return cls(seconds, order, ask.params.get("rounds") or 0, float(seconds), now, _given=float(seconds))

    def left(self, now: float) -> float:
        return self._left if self._since is None else max(0.0, self._left - (now - self._since))

    def share(self, now: float) -> float:
        return self.left(now) / self._given if self._given else 0.0

    @property
    def is_timed(self) -> bool:
        return self._given > 0

    @property
    def is_paused(self) -> bool:
        return self._since is None

    @property
    def speaking(self) -> int:
        return self.order[self._turn % len(self.order)] if self.order else 0

    @property
    def next(self) -> int:
        """Who speaks after, 0 where nobody does."""
        later = self._turn + 1
        return self.order[later % len(self.order)] if later < len(self.order) * max(1, self.rounds) else 0

    @property
    def round(self) -> int:
        return self._turn // len(self.order) + 1 if self.order else 0

    def pause(self, now: float) -> None:
        """Stops, or goes on."""
        if self._since is None:
            self._since = now
        else:
            self._left, self._since = self.left(now), None

    def add_minute(self, now: float) -> None:
        self._left = self.left(now) + MINUTE
        self._given = max(self._given, self._left)
        self._since = None if self._since is None else now

    def next_speaker(self, now: float) -> None:
        if self.next:
            self._begin(self._turn + 1, now)

    def speaker_before(self, now: float) -> bool:
        """Whether there was one."""
        if self._turn:
            self._begin(self._turn - 1, now)
            return True
        return False

    def _begin(self, turn: int, now: float) -> None:
        self._turn = turn
        self._left = self._given = float(self.seconds)
        self._since = None if self._since is None else now


@dataclass
class Countdown:
    """3, 2, 1, point."""

    _since: float | None = None

    def begin(self, now: float) -> None:
        self._since = now

    def shows(self, now: float) -> int:
        """-1 before it has begun, then 3, 2, 1 and 0."""
        return -1 if self._since is None else max(0, 3 - int(now - self._since))


def speech_seconds(ask: Ask) -> int:
    """The whole talk's, or one speech's, where it goes round."""
    seconds, order = ask.seconds or 0, ask.params.get("order") or ()
    return seconds // (len(order) * (ask.params.get("rounds") or 1)) if order else seconds


Clock = Callable[[], float]


def as_text(seconds: float) -> str:
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
