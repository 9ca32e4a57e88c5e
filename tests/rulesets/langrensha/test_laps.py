"""LR-11 to LR-13: a turn's width depends on composition, options and the night's number, on nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rulesets.engine import Game
from tests.rulesets.langrensha.seating import SEATS, game

ONE = ["choose"]
TWO = ["choose", "confirm"]


def nightfall(game: Game, day: int, exiled: str = "") -> Game:
    """Plays on to the night of that day."""
    while (game.day, game.phase) != (day, "night"):
        ask = game.ask
        assert ask is not None
        if ask.id == "vote.execution" and exiled in ask.options:
            game.answer(exiled)
        else:
            _decline(game)
    return game


def turns(game: Game) -> list[tuple[str, list[str]]]:
    """The night's turns one after the other: whose, and the kinds of its asks."""
    found: list[tuple[str, list[str]]] = []
    turn = None
    while (ask := game.ask) is not None and game.phase == "night":
        if game.turn != turn:
            turn = game.turn
            found.append((ask.seat or "", []))
        found[-1][1].append(ask.kind)
        _decline(game)
    return found


def both(first: list[str], second: list[str] | None, seats: Iterable[str] = SEATS) -> list[tuple[str, list[str]]]:
    return [(seat, kinds) for kinds in (first, second) if kinds is not None for seat in seats]


def _decline(game: Game) -> None:
    ask = game.ask
    assert ask is not None
    if ask.at_least == 0:
        game.answer(None)
    else:
        game.answer(ask.options[0] if ask.at_most == 1 else list(ask.options[: ask.at_least]))


@pytest.mark.parametrize(
    ("roles", "options", "first", "second"),
    [
        ({}, {}, ONE, ["choose", *TWO]),
        ({"B": "villager"}, {}, ONE, TWO),
        ({"J": "nightmare_wolf"}, {}, ["choose", *ONE], ["choose", *TWO]),
        ({}, {"council": "whispers"}, ["text", *ONE], ["choose", *TWO]),
        ({"J": "nightmare_wolf"}, {"council": "whispers"}, ["choose", "text", *ONE], ["choose", *TWO]),
        ({"A": "villager", "B": "villager"}, {}, ONE, None),
        ({"A": "villager", "B": "villager", "J": "nightmare_wolf"}, {}, ["choose", *ONE], TWO),
        ({"A": "magician", "B": "villager", "J": "vampire"}, {}, ONE, TWO),
    ],
)
def test_all_turns_are_as_wide_as_the_composition_asks(
    roles: dict[str, str], options: dict[str, str], first: list[str], second: list[str] | None
) -> None:
    assert turns(nightfall(game(options, **roles), 0)) == both(["confirm", *first], second)
    assert turns(nightfall(game(options, **roles), 1)) == both(first, second)


@pytest.mark.parametrize("exiled", ["B", "J"])
def test_the_dead_change_no_width(exiled: str) -> None:
    """Witch and nightmare wolf are those who make the turns wider."""
    living = [seat for seat in SEATS if seat != exiled]
    night = turns(nightfall(game(J="nightmare_wolf"), 1, exiled))
    assert night == both(["choose", "choose"], ["choose", *TWO], living)


def test_the_dead_have_a_turn_in_their_place_where_somebody_may_hear_them() -> None:
    night = turns(nightfall(game(E="spirit_medium"), 1, "C"))
    evening = [(seat, ["text"] if seat == "C" else ONE) for seat in SEATS]
    assert night == evening + [(seat, ["choose", *TWO]) for seat in SEATS if seat != "C"]
