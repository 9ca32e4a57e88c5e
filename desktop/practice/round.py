"""The practice round: a tiny real game, kept nowhere, with one seat for whoever practises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.seats.seating import Seating
from desktop.table.session.session import Session
from desktop.table.session.talk import Clock
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import timed
from i18n import Words
from rulesets.engine import Game, Ruleset, catalogue, ruleset
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


def practice(id: str, language: str, settings: Settings, clock: Clock, fast: bool = False) -> Stage:
    """Of this ruleset, or of the first that has a round."""
    rules, played = round_of(id)
    names = tuple(Words(language).text("practice.names").split()[: played.seats])
    game = tiny(names, rules, played)
    seating = Seating.plain(rules.id, language, names)
    session = Session(game, seating, Nowhere(), timing=timed(settings), pace=PACE, leaving="practice.leave.explain")
    return Stage(session, clock, fast)


def tiny(names: Sequence[str], rules: Ruleset, played: Practice) -> Game:
    dealt = {key: dict(zip(names, seats, strict=True)) for key, seats in played.dealt.items()}
    fixed = {**played.fixed, **dealt}
    return Game.new(rules.id, names, preset=played.cards, options=played.options, seed=1, fixed=fixed)


def rounds() -> dict[str, Practice]:
    found = {rules.id: rules.practice for rules in catalogue() if rules.practice is not None}
    return dict(sorted(found.items(), key=lambda entry: not entry[1].is_first))


def round_of(id: str = "") -> tuple[Ruleset, Practice]:
    """Of a ruleset, or the first there is."""
    found = rounds()
    named = id if id in found else next(iter(found))
    return ruleset(named), found[named]
