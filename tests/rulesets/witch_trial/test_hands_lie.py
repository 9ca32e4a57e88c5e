"""WT-19: where a finger goes in a hand does not say which card it is, nor whether there is one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt

import pytest

from rulesets.engine import Ask, Game
from rulesets.witch_trial.prison import Prison

SEVEN = list("ABCDEFG")
GAMES = 1500
# By chance alone it would be passed once in some millions of tries; the seeds are always the same.
SIGMAS = 5.5


def is_uniform(found: Iterable[int], places: int) -> bool:
    counts = Counter(found)
    expected = counts.total() / places
    within = SIGMAS * sqrt(expected * (1 - 1 / places))
    return all(abs(counts[place] - expected) <= within for place in range(places))


def looks(game: Game) -> Iterable[Ask]:
    while game.ask is not None and game.ask.id == "role.look":
        yield game.ask
        game.answer(None)


def where(find: Callable[[Sequence[str], Game], int]) -> list[int]:
    """Of the Witch Killer, at its holder's first look, in many games."""
    games = (Game.new("witch_trial", SEVEN, preset="7", seed=seed) for seed in range(GAMES))
    hands = ((ask.params["hand"], game) for game in games for ask in looks(game))
    return [find(hand, game) for hand, game in hands if "witch_killer" in hand]


def in_list(hand: Sequence[str], _: Game) -> int:
    return hand.index("witch_killer")


def in_rows(hand: Sequence[str], game: Game) -> int:
    """As a page has it: the rows that are none of the hand's are free."""
    return [row for row, number in enumerate(game.rows) if number < len(hand)][hand.index("witch_killer")]


def test_the_witch_killer_lies_anywhere() -> None:
    assert is_uniform(where(in_list), 4)
    assert is_uniform(where(in_rows), 5)


def test_a_hand_in_card_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prison, "_laid", lambda self, seat: self.hands.of(seat))
    assert not is_uniform(where(in_list), 4)


def test_a_hand_lies_as_the_roll_has_it() -> None:
    hands = {**{seat: [] for seat in SEVEN}, "A": ["barrier", "detection", "autopsy"]}
    fixed = {"hands": hands, "rolls": {"hand.rows": [[2, 0, 4, 1, 3]]}}
    game = Game.new("witch_trial", SEVEN, preset="7", seed=1, fixed=fixed)
    assert game.ask is not None
    assert (game.ask.params["hand"], game.rows) == (["autopsy", "barrier", "detection"], (2, 0, 4, 1, 3))


def test_the_rows_of_a_seat_are_its_own_and_others_in_its_next_turn() -> None:
    """Whatever the others hold; undone and played again it lies as it lay."""
    hands = {seat: ["barrier"] * 2 for seat in SEVEN}
    rows = []
    for held in (hands, {**hands, "A": ["witch_killer"]}):
        game = Game.new("witch_trial", SEVEN, preset="7", seed=3, fixed={"hands": held}, options={"trading": "off"})
        lay: dict[int, tuple[str | None, tuple[int, ...]]] = {}
        while game.ask is not None and game.day < 2:
            if game.ask.secret:
                assert lay.setdefault(game.turn, (game.ask.seat, game.rows)) == (game.ask.seat, game.rows)
            game.no_reply()
            again = Game.replay(game.journal)
            assert (again.ask, again.rows) == (game.ask, game.rows)
        rows.append([one for _, one in sorted(lay.items()) if one[0] != "A"])
    assert rows[0] == rows[1]
    of_b = [one for seat, one in rows[0] if seat == "B"]
    assert len(of_b) == len(set(of_b)) > 1
