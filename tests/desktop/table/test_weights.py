"""What the board counts is what is told: the weights that stand beside the rule are those that the rule goes by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from desktop.seats import public
from desktop.seats.seating import Seating
from desktop.table.pages.steps import step, weighed
from desktop.table.session.tabletop import Tabletop
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.acceptance.people import short

# The boards on which votes weigh differently by what all may see; a mayor's weight is his secret.
BOARDS: list[tuple[str, int, dict[str, Any]]] = [
    ("jinro_nine", 9, {"ballots": "open"}),
    ("ultimate_thirteen", 13, {"tie": "runoff"}),
    ("event_jinro", 11, {}),
    ("event_jinro", 11, {"vote_form": "free"}),
    ("langrensha", 12, {"vote_runoff": True}),
    ("witch_trial", 7, {}),
]


def counted(game: Game, bot: RandomBot) -> Iterator[tuple[Mapping[str, float], Mapping[str, float]]]:
    """Of each open vote for seats: what the board shows once all have pointed, and what is told then."""
    while game.ask is not None:
        asks, told, cast = game.ballot, game.notices(), game.cast
        if not asks or asks[0].of != "seat":
            game.answer(bot.answer(game.ask))
            continue
        named: dict[str, str | None] = {}
        for ask in asks:
            choice = bot.answer(ask)
            assert not isinstance(choice, list)
            named[ask.seat or ""] = choice
            game.answer(choice)
        tallies = [one.params["votes"] for one in game.notices()[len(told) :] if one.id == "vote.tally"]
        top = replace(Tabletop.of_ballot(asks, named), cast=cast)
        yield from ((weighed(top, game.ruleset, told), tally) for tally in tallies[:1])


@pytest.mark.parametrize(("id", "players", "options"), BOARDS)
def test_the_board_counts_as_the_rules_do(id: str, players: int, options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(40):
        game = Game.new(id, short(players), seed=seed, options=options)
        for shown, told in counted(game, RandomBot(seed)):
            if game.composition.get("mayor"):
                continue
            assert shown == told
            seen += 1
    assert seen > 40


def test_a_raven_s_mark_stands_there_before_anybody_points() -> None:
    board = {"raven": 1, "werewolf": 2, "seer": 1, "witch": 1, "villager": 4}
    marks = 0
    for seed in range(60):
        game = Game.new("langrensha", short(9), preset=board, seed=seed)
        for shown, told in counted(game, RandomBot(seed)):
            assert shown == told
            marks += sum(told.values()) > len(game.players)
        marks += any(notice.id == "raven.marked" for notice in game.notices())
    assert marks


def test_what_weighs_more_or_has_votes_already_is_said_beside_the_count() -> None:
    """As soon as somebody wears the tag, and as the rule has it."""
    said: set[tuple[str, str]] = set()
    for id, players, board in (
        ("langrensha", 9, {"raven": 1, "werewolf": 2, "seer": 1, "witch": 1, "villager": 4}),
        ("jinro_nine", 9, None),
    ):
        for seed in range(30):
            game, bot = Game.new(id, short(players), preset=board, options={}, seed=seed), RandomBot(seed)
            while game.ask is not None:
                if game.ballot and game.ballot[0].of == "seat":
                    said |= set(legend(game))
                game.answer(bot.answer(game.ask))
    assert said == {("states/sheriff", "counts 1.5"), ("states/marked", "starts with 1")}


def legend(game: Game) -> Iterator[tuple[str, str]]:
    seating = Seating.plain(game.journal["ruleset"], "en", game.players)
    top = Tabletop.at(game)
    board = step(game, top, (), seating).board
    assert board is not None
    # Where many are still to come, their numbers are what the lanterns carry.
    assert board.coming.split(", ") == [str(seating.number(name)) for name in top.missing]
    worn = public.facts(game.notices(), game.day, game.ruleset)
    for tag in board.weights:
        assert set(worn.tags[tag.motif.removeprefix("states/")]) - set(worn.fates)
        yield tag.motif, tag.text
