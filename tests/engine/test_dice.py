from collections import Counter

import pytest

from rulesets.engine import BadSetup
from rulesets.engine.dice import Dice

SEATS = ["A", "B", "C"]


def test_the_same_seed_and_label_draw_the_same() -> None:
    assert [Dice(5, {}).pick("omen", range(1000)) for _ in range(3)] == [Dice(5, {}).pick("omen", range(1000))] * 3


def test_draws_do_not_depend_on_the_python_they_run_on() -> None:
    dice = Dice(2026, {})
    assert [dice.pick("die", range(1, 7)) for _ in range(8)] == [2, 3, 6, 3, 6, 6, 5, 5]
    assert dice.shuffle("deal", list("abcdefgh")) == list("ebdahfcg")


def test_a_label_draws_from_its_own_stream() -> None:
    alone, busy = Dice(1, {}), Dice(1, {})
    for _ in range(5):
        busy.pick("secret", SEATS)
        busy.shuffle("deal", SEATS)
    assert [alone.pick("public", range(100)) for _ in range(9)] == [busy.pick("public", range(100)) for _ in range(9)]


def test_a_seat_draws_from_its_own_stream() -> None:
    alone, busy = Dice(1, {}), Dice(1, {})
    busy.pick("omen", range(100), seat=0)
    assert alone.pick("omen", range(100), seat=1) == busy.pick("omen", range(100), seat=1)
    first, second = ([Dice(1, {}).pick("omen", range(10**6), seat=seat)] for seat in (0, 1))
    assert first != second


def test_every_option_comes_up_about_as_often() -> None:
    dice = Dice(3, {})
    drawn = Counter(dice.pick("die", range(6)) for _ in range(6000))
    assert all(850 < drawn[face] < 1150 for face in range(6))


def test_a_shuffle_keeps_everything_and_reaches_every_place() -> None:
    dice = Dice(3, {})
    first: Counter[str] = Counter()
    for _ in range(600):
        order = dice.shuffle("deal", SEATS)
        assert sorted(order) == SEATS
        first[order[0]] += 1
    assert all(150 < first[seat] < 250 for seat in SEATS)


def test_queued_draws_come_first_and_in_order() -> None:
    dice = Dice(1, {"die": [3, 3, 5], "deal": [["C", "A", "B"]]})
    assert [dice.pick("die", range(1, 7)) for _ in range(3)] == [3, 3, 5]
    assert dice.shuffle("deal", SEATS) == ["C", "A", "B"]
    assert dice.pick("die", range(1, 7)) in range(1, 7)


@pytest.mark.parametrize("queued", ["Z", 3, True, None, ["A"]])
def test_a_queued_draw_that_does_not_fit_is_refused(queued: object) -> None:
    with pytest.raises(BadSetup, match=r"fixed\.rolls\.omen.*A, B, C"):
        Dice(1, {"omen": [queued]}).pick("omen", SEATS)


def test_a_number_is_not_a_yes() -> None:
    with pytest.raises(BadSetup):
        Dice(1, {"die": [True]}).pick("die", range(1, 7))


@pytest.mark.parametrize("queued", [["A", "B"], ["A", "B", "B"], "ABC", ["A", "B", "Z"], 3])
def test_a_queued_order_that_is_none_is_refused(queued: object) -> None:
    with pytest.raises(BadSetup, match=r"fixed\.rolls\.deal"):
        Dice(1, {"deal": [queued]}).shuffle("deal", SEATS)
