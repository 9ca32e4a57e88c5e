"""Taking back: what it does, and when it gives nothing away."""

from __future__ import annotations

import pytest

from rulesets.engine import Game, NothingToUndo

CARDS = ["seer", "medium", "guard", "villager", "villager", "villager", "werewolf", "werewolf", "madman"]
ROLES = dict(zip("ABCDEFGHI", CARDS, strict=True))


def game(**options: object) -> Game:
    return Game.new("jinro_nine", tuple(ROLES), options=options, seed=1, fixed={"roles": ROLES})


def play_to(played: Game, ask: str, seat: str | None = None) -> None:
    while played.ask is not None and (played.ask.id, played.ask.seat) != (ask, seat):
        pending = played.ask
        played.answer(pending.options[-1] if pending.at_least else None)


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    played = game()
    assert not played.undo_is_free
    with pytest.raises(NothingToUndo):
        played.undo()


def test_within_one_secret_turn_it_is_free() -> None:
    played = game()
    played.answer(None)
    assert played.ask is not None
    assert (played.ask.id, played.ask.seat) == ("decoy.note", "A")
    assert played.undo_is_free
    played.undo()
    assert played.ask.id == "role.look"


def test_once_the_lantern_has_been_passed_it_is_not() -> None:
    played = game()
    play_to(played, "role.look", "B")
    assert not played.undo_is_free


def test_a_result_that_was_told_makes_it_dear() -> None:
    played = game()
    play_to(played, "seer.divine", "A")
    played.answer("G")
    assert played.ask is not None
    assert (played.ask.id, played.ask.seat) == ("night.report", "A")
    assert not played.undo_is_free


def test_a_choice_that_told_nobody_anything_is_free() -> None:
    played = game()
    play_to(played, "guard.protect", "C")
    played.answer("D")
    assert played.undo_is_free


def test_open_ballots_are_free_until_they_are_counted() -> None:
    played = game(ballots="open")
    play_to(played, "vote.execution", "A")
    assert played.undo_is_free  # the talk was the table's, and nothing was told since
    played.answer("B")
    assert played.undo_is_free
    play_to(played, "vote.execution", "I")
    played.answer("B")
    assert not played.undo_is_free


def test_an_open_step_after_a_secret_turn_is_not() -> None:
    played = game()
    play_to(played, "dawn.report")
    assert not played.undo_is_free


def test_when_the_game_is_over_it_is_not() -> None:
    played = game()
    while played.ask is not None:
        pending = played.ask
        played.answer(pending.options[-1] if pending.at_least else None)
    assert not played.undo_is_free
    played.undo()
    assert played.result is None


def test_several_are_taken_back_at_once_or_none() -> None:
    played = game()
    play_to(played, "seer.divine", "A")
    before = played.journal["answers"]
    with pytest.raises(NothingToUndo):
        played.undo(len(before) + 1)
    with pytest.raises(NothingToUndo):
        played.undo(0)
    assert played.journal["answers"] == before
    played.undo(3)
    assert played.journal["answers"] == before[:-3]
