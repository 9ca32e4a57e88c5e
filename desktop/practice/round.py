"""The practice round: a tiny real game, kept nowhere, with one seat for whoever practises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from desktop.keep.settings import Settings
from desktop.seats.seating import Seating
from desktop.table.pages.pages import CoverPage, Page, TablePage
from desktop.table.session.session import Pace, Session
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

    def answer(self, entry: Mapping[str, Any]) -> None:
        return

    def undo(self, answers: int = 1, seating: Mapping[str, Any] | None = None) -> None:
        return

    def note(self, entry: Mapping[str, Any]) -> None:
        return

    def seating(self, entry: Mapping[str, Any]) -> None:
        return


class PracticeStage(Stage):
    """A stage that does not promise to keep the game."""

    def _made(self) -> Page:
        page = super()._made()
        if isinstance(page, TablePage | CoverPage):
            explained = self.seating.words.text("practice.leave.explain")
            return replace(page, words={**page.words, "leave_explain": explained})
        return page


def practice(language: str, settings: Settings, clock: Clock, fast: bool = False) -> PracticeStage:
    names = tuple(Words(language).text("practice.names").split())
    game = tiny(names)
    session = Session(game, Nowhere(), timing=timed(settings), pace=PACE)
    return PracticeStage(session, Seating.plain(session.rules.id, language, names), clock, fast)


def tiny(names: tuple[str, ...]) -> Game:
    rules, played = round_of()
    counts = {role: played.roles.count(role) for role in played.roles}
    roles = dict(zip(names, played.roles, strict=True))
    return Game.new(rules.id, names, preset=counts, options=played.options, seed=1, fixed={"roles": roles})


def round_of() -> tuple[Ruleset, Practice]:
    """The first ruleset that has one."""
    return next((rules, rules.practice) for rules in catalogue() if rules.practice is not None)
