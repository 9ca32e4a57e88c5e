"""Pointing fingers and raised hands, before they are an answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.table.pages import steps
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


def test_one_tap_a_voter_and_the_next_finger_comes_by_itself() -> None:
    top = ballot()
    assert (top.finger, dict(top.named)) == ("A", {})
    top = top.tapped("B").tapped("A")
    assert (top.finger, dict(top.named), top.missing) == ("C", {"A": "B", "B": "A"}, ("C",))
    assert top.tapped("B").is_complete


def test_nobody_points_at_whom_the_rules_forbid() -> None:
    assert ballot().tapped("A") == ballot()


def test_a_finger_out_of_turn_is_followed_by_the_next_round_the_table() -> None:
    top = ballot().turned_to("B").tapped("C")
    assert (top.finger, dict(top.named)) == ("C", {"B": "C"})
    assert top.tapped("A").finger == "A"


def test_a_finger_that_has_pointed_is_taken_back_only_once_the_table_has_said_so_again() -> None:
    top = ballot().tapped("B").turned_to("A")
    assert (top.doubted, dict(top.named)) == ("A", {"A": "B"})
    assert top.kept() == ballot().tapped("B")
    erased = top.erased()
    assert (erased.finger, erased.doubted, dict(erased.named)) == ("A", None, {})
    assert dict(erased.tapped("C").named) == {"A": "C"}


def test_once_all_have_pointed_a_tap_on_a_voter_asks_whether_to_take_his_back() -> None:
    top = ballot().tapped("B").tapped("A").tapped("A")
    assert top.is_complete
    assert top.tapped("B").doubted == "B"


def test_what_was_entered_last_is_undone_whoever_it_was() -> None:
    top = ballot().turned_to("C").tapped("A").tapped("B").undone()
    assert (top.finger, dict(top.named)) == ("A", {"C": "A"})
    assert top.undone().finger == "C"
    assert ballot().undone() == ballot()


def test_the_vote_is_complete_when_all_have_pointed() -> None:
    top = ballot().tapped("B").tapped("A")
    assert not top.is_complete
    assert top.tapped("A").is_complete


def test_abstaining_is_for_those_who_may() -> None:
    assert ballot(0).abstained().named == {"A": None}
    assert ballot(0).abstained().finger == "B"
    assert ballot(1).abstained() == ballot(1)


def test_one_after_the_other_nobody_comes_out_of_turn() -> None:
    top = ballot(simultaneous=False)
    assert top.finger == "A"
    assert top.turned_to("C") == top
    top = top.tapped("C")
    assert top.finger == "B"
    assert top.turned_to("A").erased().finger == "A"


def test_what_was_entered_before_the_disk_refused_still_lies_there() -> None:
    asks = [vote(voter) for voter in TABLE]
    top = Tabletop.of_ballot(asks, {"A": "B"})
    assert (top.finger, dict(top.named)) == ("B", {"A": "B"})


def test_who_has_no_vote_has_no_finger() -> None:
    top = Tabletop.of_ballot([vote("A"), vote("B")])
    assert top.turned_to("C") == top


@pytest.mark.parametrize(("taps", "says"), [(0, {}), (1, {"B": "for"}), (2, {"B": "against"}), (3, {})])
def test_a_hand_says_one_word_after_the_other(taps: int, says: dict[str, str]) -> None:
    top = motion("for", "against")
    for _ in range(taps):
        top = top.tapped("B")
    assert dict(top.named) == says


@pytest.mark.parametrize(("words", "said"), [(("run",), "board.hands"), (("for", "against"), "board.hands.words")])
def test_all_are_told_what_a_raised_hand_says_and_how_it_is_entered(words: tuple[str, ...], said: str) -> None:
    assert steps._plate_line(motion(*words)) == said


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
        top = replace(top, draft=top.draft.toggled(name, ask.at_most))
    return top


@pytest.mark.parametrize(("named", "ready"), [((), False), (("A",), False), (("A", "B"), True), (("A", "A"), False)])
def test_two_that_belong_together_are_confirmed_both_or_not(named: tuple[str, ...], ready: bool) -> None:
    assert pair(*named).is_ready is ready


def test_whoever_may_name_two_and_no_pair_may_name_one() -> None:
    assert replace(pair("A"), is_pair=False).is_ready
