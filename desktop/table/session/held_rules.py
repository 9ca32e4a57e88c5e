"""What holds for a talk, as everybody was told it: a word of the day, who may not speak, a minute of small talk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.seats import public
from rulesets.engine import Game, Notice
from rulesets.engine.facts import Hold

MINUTE = 60


@dataclass(frozen=True)
class HeldRule:
    rule: str
    notice: Notice
    who: tuple[str, ...] = ()
    word: str = ""
    # From the talk's beginning; 0 where it holds as long as the talk lasts.
    seconds: int = 0

    def left(self, spoken: float) -> float:
        """Seconds until it is over; -1 where the talk's end is its own."""
        return max(0.0, self.seconds - spoken) if self.seconds else -1.0

    def is_over(self, spoken: float) -> bool:
        return self.left(spoken) == 0


def held_rules(game: Game) -> tuple[HeldRule, ...]:
    """Today's."""
    return tuple(
        _of(hold, notice) for notice in game.notices() if notice.day == game.day for hold in holds(game, notice)
    )


def holds(game: Game, notice: Notice) -> Iterator[Hold]:
    """What this notice brings."""
    for hold in game.ruleset.notice(notice.id).holds:
        if all(notice.params.get(param) == value for param, value in hold.only.items()):
            yield hold


def _of(hold: Hold, notice: Notice) -> HeldRule:
    said = notice.params
    seconds = hold.seconds or MINUTE * said.get(hold.minutes, 0)
    return HeldRule(hold.rule, notice, tuple(public.named(said.get(hold.who))), said.get(hold.word, ""), seconds)
