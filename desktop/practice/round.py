"""The practice round: a tiny real game, kept nowhere, with one seat for whoever practises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.seats.seating import Seating
from desktop.table.session.session import Session
from desktop.table.session.talk import Clock
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import timed
from i18n import Words
from rulesets.engine import Game, Ruleset, catalogue
from rulesets.engine.ruleset import Practice

# Long enough to see the candle burn.
PACE = Pace(4.0, 4.0, 4.0)


class Nowhere:
    """Keeps nothing."""

    def answer(
        self,
        *entries: Mapping[str, Any],
        decided: Mapping[str, Any] | None = None,
        witnessed: Mapping[str, Any] | None = None,
    ) -> None:
        return

    def undo(self, answers: int = 1, seating: Mapping[str, Any] | None = None) -> None:
        return

    def note(self, entry: Mapping[str, Any]) -> None:
        return

    def seating(self, entry: Mapping[str, Any]) -> None:
        return

    def witness(self, entry: Mapping[str, Any]) -> None:
        return

    def decide(self, *decided: Mapping[str, Any]) -> None:
        return

    def news(self) -> str:
        return ""


def practice(language: str, settings: Settings, clock: Clock, fast: bool = False) -> Stage:
    names = tuple(Words(language).text("practice.names").split())
    game = tiny(names)
    session = Session(game, Nowhere(), timing=timed(settings), pace=PACE, leaving="practice.leave.explain")
    return Stage(session, Seating.plain(session.rules.id, language, names), clock, fast)


def tiny(names: tuple[str, ...]) -> Game:
    rules, played = round_of()
    counts = {role: played.roles.count(role) for role in played.roles}
    roles = dict(zip(names, played.roles, strict=True))
    return Game.new(rules.id, names, preset=counts, options=played.options, seed=1, fixed={"roles": roles})


def round_of() -> tuple[Ruleset, Practice]:
    """The first ruleset that has one."""
    return next((rules, rules.practice) for rules in catalogue() if rules.practice is not None)
