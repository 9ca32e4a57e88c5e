"""Over random games: every public page says what comes next, and it comes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop.seats.seating import Seating
from desktop.table.pages.steps import step
from desktop.table.session.tabletop import Tabletop
from i18n import LANGUAGES, Words
from rulesets.engine import Game, Ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.errors import BadSetup
from rulesets.engine.library import catalogue
from tests.desktop.acceptance.people import short
from tests.desktop.sitting import Sitting

GAMES = 12
# How many phases may lie between what is said and what comes: a deal, a night and an election before the dawn.
FAR = 3
Mark = Callable[[Game], bool]


def _votes(game: Game) -> bool:
    asked = game.ask is not None and game.ruleset.ask(game.ask.id).ballot is not None
    return asked or game.about == "ballot"


def _talks(game: Game) -> bool:
    return game.ask is not None and game.ask.kind == "talk"


# How what is said is known once it is there; what only somebody's fall brings is left out.
MARKS: dict[str, Mark] = {
    "dawn": lambda game: game.ruleset.phase(game.phase).sky == "dawn" or _talks(game),
    "news": lambda game: game.ruleset.phase(game.phase).sky == "dawn",
    "night": lambda game: game.ruleset.phase(game.phase).night,
    "midnight": lambda game: game.ruleset.phase(game.phase).night,
    "noon": lambda game: game.phase == "noon",
    "talk": _talks,
    "campaign": _talks,
    "vote": _votes,
    "election": _votes,
}


@pytest.fixture(params=[rules.id for rules in catalogue()])
def games(request: pytest.FixtureRequest) -> Iterator[Game]:
    return _games(next(rules for rules in catalogue() if rules.id == request.param))


def test_every_public_page_says_what_comes_next(games: Iterator[Game]) -> None:
    for game, language in zip(games, [*LANGUAGES] * GAMES, strict=False):
        seating = Seating.plain(game.journal["ruleset"], language, game.players)
        while True:
            shown = step(game, Tabletop.at(game), (), seating)
            assert shown.next, (game.ask, game.phase)
            assert shown.next in shown.next_said
            if game.ask is None:
                break
            game.answer(_BOT.answer(game.ask))


def test_what_is_said_to_come_next_comes(games: Iterator[Game]) -> None:
    for game in games:
        due: dict[str, int] = {}
        before = ("", "")
        while game.ask is not None:
            now = (str(game.day), game.phase)
            due = {word: phases + (now != before) for word, phases in due.items() if not MARKS[word](game)}
            assert all(phases <= FAR for phases in due.values()), (due, game.ask, game.phase)
            word = game.ruleset.following("" if game.ask.secret else game.ask.id, game.phase, game.options)
            if word in MARKS:
                due.setdefault(word, 0)
            before = now
            game.answer(_BOT.answer(game.ask))


def test_a_secret_turn_says_the_same_whoever_has_it() -> None:
    """Only what the phase leads to, which everybody knows."""
    game = Game.new("langrensha", short(12), seed=3)
    while game.ask is not None and game.ask.secret:
        assert step(game, Tabletop.at(game), (), Sitting(game).seating).next == Words("en").text("next.dawn")
        game.answer(_BOT.answer(game.ask))


def test_last_words_are_announced_where_they_are_spoken() -> None:
    rules = next(one for one in catalogue() if one.id == "langrensha")
    said = {
        value: rules.following("vote.execution", "vote", {"last_words": value}) for value in ("none", "exile", "all")
    }
    assert said == {"none": "night", "exile": "last_words", "all": "last_words"}


_BOT = RandomBot(4)


def _games(rules: Ruleset) -> Iterator[Game]:
    """With options, profiles and leaders of all kinds."""
    for seed in range(GAMES):
        draw = random.Random(seed)
        leading = draw.choice(rules.leadings)
        for options in (_options(rules, draw), {}):
            try:
                yield Game.new(rules.id, short(rules.players[0]), seed=seed, options=options, leading=leading)
            except BadSetup:
                continue
            break


def _options(rules: Ruleset, draw: random.Random) -> dict[str, Any]:
    profile = draw.choice([*rules.profiles.values()])
    own = {id: draw.choice(option.choices) for id, option in rules.options.items() if option.kind == "choice"}
    flags = {id: draw.random() < 0.5 for id, option in rules.options.items() if option.kind == "bool"}
    drawn = {id: value for id, value in {**own, **flags}.items() if draw.random() < 0.3}
    return {**profile, **drawn}
