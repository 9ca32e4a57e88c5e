"""Pointing fingers and raised hands, before they are an answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.table.session.tabletop import Tabletop
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot

TABLE = ("A", "B", "C")


def vote(voter: str, at_least: int = 1, **params: object) -> Ask:
    others = tuple(name for name in TABLE if name != voter)
    return Ask("vote.execution", voter, False, "choose", "seat", others, at_least, 1, None, None, dict(params))


def ballot(at_least: int = 1, **params: object) -> Tabletop:
    return Tabletop.of_ballot([vote(voter, at_least, **params) for voter in TABLE])


def motion(*words: str) -> Tabletop:
    asks = [Ask("vote.motion", voter, False, "choose", "choice", words, 0, 1, None, None, {}) for voter in TABLE]
    return Tabletop.of_ballot(asks)


def test_first_whose_finger_then_whom_it_points_at() -> None:
    top = ballot().tapped("B")
    assert (top.finger, dict(top.named)) == ("B", {})
    top = top.tapped("A")
    assert (top.finger, dict(top.named), top.next) == (None, {"B": "A"}, "A")


def test_nobody_points_at_whom_the_rules_forbid() -> None:
    top = ballot().tapped("B")
    assert top.tapped("B") == top


def test_a_finger_is_taken_back_and_may_point_again() -> None:
    top = ballot().tapped("B").tapped("A").taken_back("B")
    assert (top.finger, dict(top.named)) == ("B", {})
    assert dict(top.tapped("C").named) == {"B": "C"}


def test_the_vote_is_complete_when_all_have_pointed() -> None:
    top = ballot().tapped("A").tapped("B").tapped("B").tapped("A")
    assert not top.is_complete
    assert top.tapped("C").tapped("A").is_complete


def test_abstaining_is_for_those_who_may() -> None:
    assert ballot(0).tapped("A").abstained().named == {"A": None}
    top = ballot(1).tapped("A")
    assert top.abstained() == top
    assert ballot(0).abstained() == ballot(0)


def test_one_after_the_other_the_finger_goes_round_by_itself() -> None:
    top = ballot(simultaneous=False)
    assert top.finger == "A"
    top = top.tapped("C")
    assert top.finger == "B"
    assert top.taken_back("C") == top
    assert top.taken_back("A").finger == "A"


def test_a_single_voter_need_not_be_looked_for() -> None:
    assert Tabletop.of_ballot([vote("B")]).finger == "B"


def test_who_has_no_vote_has_no_finger() -> None:
    top = Tabletop.of_ballot([vote("A"), vote("B")])
    assert top.tapped("C") == top


@pytest.mark.parametrize(("taps", "says"), [(0, {}), (1, {"B": "for"}), (2, {"B": "against"}), (3, {})])
def test_a_hand_says_one_word_after_the_other(taps: int, says: dict[str, str]) -> None:
    top = motion("for", "against")
    for _ in range(taps):
        top = top.tapped("B")
    assert dict(top.named) == says


def test_hands_that_stay_down_need_no_waiting() -> None:
    assert motion("run").is_complete
    assert motion("run").is_show_of_hands


def test_an_open_choice_of_one_seat_is_no_ballot() -> None:
    game, bot = Game.new("langrensha", tuple("ABCDEFGHIJKL"), seed=3), RandomBot(3)
    while game.ask is not None and game.ask.id != "sheriff.badge":
        game.answer(bot.answer(game.ask))
    top = Tabletop.at(game)
    assert top.ask is not None
    assert top.ask.kind == "choose"
    assert not top.is_ballot
    assert top.finger is None


def pair(*named: str) -> Tabletop:
    ask = Ask("trade.open", None, False, "choose", "seat", TABLE, 0, 2, None, None, {})
    top = Tabletop((ask,), is_pair=True)
    for name in named:
        top = replace(top, draft=top.draft.toggled(ask, name))
    return top


@pytest.mark.parametrize(("named", "ready"), [((), False), (("A",), False), (("A", "B"), True), (("A", "A"), False)])
def test_two_that_belong_together_are_confirmed_both_or_not(named: tuple[str, ...], ready: bool) -> None:
    assert pair(*named).is_ready is ready


def test_whoever_may_name_two_and_no_pair_may_name_one() -> None:
    assert replace(pair("A"), is_pair=False).is_ready
