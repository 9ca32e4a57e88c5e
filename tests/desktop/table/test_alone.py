"""A cover that comes outside a lap says to everybody why it comes, by the phase and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.table.pages.pages import CoverPage
from i18n import LANGUAGES, Words
from rulesets.engine import Game, Ruleset, catalogue
from rulesets.engine.bots import RandomBot
from tests.desktop.acceptance.people import short
from tests.desktop.sitting import Sitting

GAMES = 6


def covers(rules: str, players: int, language: str, seed: int) -> Iterator[tuple[CoverPage, Game]]:
    game, bot = Game.new(rules, short(players), seed=seed, profile="evening"), RandomBot(seed)
    sitting = Sitting(game, language)
    while game.ask is not None:
        page = sitting.page()
        if isinstance(page, CoverPage):
            yield page, game
        sitting.step(bot.answer)


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_who_alone_has_the_lantern_is_told_why(rules: Ruleset) -> None:
    """Where it goes round, the line above says it already."""
    players = rules.players[0]
    for seed in range(GAMES):
        for page, game in covers(rules.id, players, "en", seed):
            assert page.why or game.about


def test_why_it_comes_tells_nothing_of_what_is_asked() -> None:
    """Whether a seat is named, a way chosen or a die read: the same words, as the phase has them."""
    asked: dict[str, set[str]] = {}
    for seed in range(3 * GAMES):
        for page, game in covers("event_jinro", 11, LANGUAGES[seed % len(LANGUAGES)], seed):
            if not game.about:
                assert game.ask is not None
                word = game.ruleset.phase(game.phase).alone
                assert page.why == Words(page.language, "event_jinro").text(f"alone.{word}")
                asked.setdefault(word, set()).add(game.ask.id)
    assert min(len(asks) for asks in asked.values()) > 0
    assert len(asked["player"]) > 2
