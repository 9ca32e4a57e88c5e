"""A shelf with few games: it invites, and what there is is told as it is."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.past.archive.bars import FEW
from desktop.statistics.rates import Rate
from i18n import LANGUAGES, Words
from tests.desktop.past.room import Library, Shop


def test_free_planks_invite_until_the_shelf_is_full_or_narrowed(shop: Shop, opened: Any) -> None:
    shop.keep(answers=12)
    library = opened()
    assert library.says("past.room")
    library.click("which-unfinished")
    assert not library.says("past.room")
    for _ in range(5):
        shop.keep(answers=12)
    full: Library = opened()
    assert not full.says("past.room")


def test_the_choices_say_what_they_choose(library: Library) -> None:
    assert library.says("past.ruleset")
    assert library.says("past.which")


def test_a_shelf_from_which_all_was_taken_leads_to_what_was_taken(shop: Shop, opened: Any) -> None:
    game = shop.keep(answers=12)
    library = opened()
    library.click(f"delete-{game}")
    assert library.says("past.all_away")
    library.click("showAway")
    assert library.ids == [game]


def test_show_all_is_there_only_where_something_is_left_out(shop: Shop, opened: Any) -> None:
    shop.keep()
    library = opened()
    library.click("view-charts")
    library.click("ruleset-witch_trial")
    assert library.says("past.none")
    library.click("showAll")
    assert library.bars
    assert library.shown.faults() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_games_are_lanterns(shop: Shop, opened: Any, language: str) -> None:
    for _ in range(3):
        shop.keep()
    library = opened(language)
    library.click("view-charts")
    assert {bar.kind for bar in library.bars} == {"head", "game", "few"}
    assert library.bars[0].line.endswith(Words(language).text("past.few"))
    lanterns = [str(item.property("path")) for item in library.shown.items() if item.property("path")]
    assert lanterns.count("lanterns/living") >= 3
    assert lanterns.count("lanterns/out") >= 3
    assert library.shown.faults() == []


def test_many_games_are_bars(shop: Shop, opened: Any) -> None:
    for _ in range(FEW + 1):
        shop.keep()
    library = opened()
    library.click("view-charts")
    assert {bar.kind for bar in library.bars} == {"head", "game", "bar"}
    assert library.bars[0].line.endswith(Words("en").text("past.reach"))
    assert all(0 <= bar.least <= bar.share <= bar.most <= 1 for bar in library.bars)


@pytest.mark.parametrize(
    ("won", "of", "least", "most"),
    [(0, 0, 0.0, 1.0), (0, 1, 0.0, 0.79), (1, 1, 0.21, 1.0), (5, 10, 0.24, 0.76), (50, 100, 0.40, 0.60)],
)
def test_after_few_games_little_is_certain(won: int, of: int, least: float, most: float) -> None:
    assert Rate(won, of).likely == pytest.approx((least, most), abs=0.005)
