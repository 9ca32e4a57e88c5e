"""The table's timer: how long a talk, or the speech of who speaks now, still lasts. It only counts; people decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.table.session.held_rules import HeldRule
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
    # What holds for it from its beginning.
    rules: tuple[HeldRule, ...] = ()
    _turn: int = 0
    _given: float = 0.0
    # How long it has been on, pauses left out, when it last began to run.
    _spoken: float = 0.0
    _lifted: int = 0
    is_paused: bool = False
    _waits: bool = False

    @classmethod
    def of(cls, ask: Ask, number: Callable[[str], int], now: float, rules: tuple[HeldRule, ...] = ()) -> Talk:
        """`number`: of a seat."""
        seconds, order = speech_seconds(ask), tuple(number(name) for name in ask.params.get("order") or ())
        return cls(seconds, order, ask.params.get("rounds") or 0, float(seconds), now, rules, _given=float(seconds))

    def spoken(self, now: float) -> float:
        return self._spoken if self._since is None else self._spoken + now - self._since

    def holding(self, now: float) -> tuple[HeldRule, ...]:
        return tuple(rule for rule in self.rules if not rule.is_over(self.spoken(now)))

    def lifted(self, now: float) -> tuple[HeldRule, ...]:
        """Those whose time is over, and was not when this was asked last; the first of them first."""
        over = sorted((rule for rule in self.rules if rule.is_over(self.spoken(now))), key=lambda rule: rule.seconds)
        news, self._lifted = tuple(over[self._lifted :]), len(over)
        return news

    def left(self, now: float) -> float:
        return self._left if self._since is None else max(0.0, self._left - (now - self._since))

    def share(self, now: float) -> float:
        return self.left(now) / self._given if self._given else 0.0

    @property
    def is_timed(self) -> bool:
        return self._given > 0

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
        self.is_paused = not self.is_paused
        self._run(now)

    def wait(self, is_waiting: bool, now: float) -> None:
        """For what is being said to the whole table."""
        self._waits = is_waiting
        self._run(now)

    def _run(self, now: float) -> None:
        self._count(now)
        self._since = None if self.is_paused or self._waits else now

    def add_minute(self, now: float) -> None:
        self._count(now)
        self._left += MINUTE
        self._given = max(self._given, self._left)

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
        self._count(now)
        self._turn = turn
        self._left = self._given = float(self.seconds)

    def _count(self, now: float) -> None:
        """What has run until now is behind it."""
        self._left, self._spoken = self.left(now), self.spoken(now)
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
