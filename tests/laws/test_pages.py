"""A pending secret ask says which screen of its turn it is on: the same for all turns of a lap."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Game, lap
from rulesets.engine.table import Page
from tests.laws.games import RULESETS, Deal, Player, deals, seats
from tests.laws.shape import laps

many = settings(max_examples=60, suppress_health_check=list(HealthCheck))
of_every_ruleset = pytest.mark.parametrize("ruleset_id", RULESETS)


@of_every_ruleset
@many
@given(data=st.data())
def test_pages_count_from_one_and_leave_room_for_every_seal(ruleset_id: str, data: st.DataObject) -> None:
    _page_by_page(data.draw(deals(ruleset_id)))


@of_every_ruleset
@many
@given(data=st.data())
def test_all_turns_of_a_lap_have_the_same_pages(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    for turns in laps(deal.game(), Player(deal.seed)):
        assert all(turn.pages == turns[0].pages for turn in turns)


def _page_by_page(deal: Deal) -> None:
    game, player = deal.game(), Player(deal.seed)
    turns: dict[int, list[Page]] = {}
    kinds: dict[int, int] = {}
    while game.ask is not None:
        page = game.page
        assert game.ask.secret == (page is not None)
        assert (page is None) == (game.turn_kinds == ())
        if page is not None:
            _has_room(game)
            asked = turns.setdefault(game.turn, [])
            assert game.turn_kinds[len(asked)] == game.ask.kind
            asked.append(page)
            kinds[game.turn] = len(game.turn_kinds)
        assert game.pages[:1] == (() if page is None else (page,))
        player.move(game)
    assert game.page is None
    for turn, pages in turns.items():
        assert len(pages) == kinds[turn]
        _counts(pages)


def _has_room(game: Game) -> None:
    ask, page = game.ask, game.page
    assert ask is not None
    assert page is not None
    # A text has no seat to seal.
    assert page.seals >= ask.at_most if ask.kind == "choose" else page.seals == 0


def _counts(pages: list[Page]) -> None:
    """Asks that are on one screen share its number."""
    numbers = [page.number for page in pages]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, pages[0].of + 1))
    assert {page.of for page in pages} == {pages[0].of}


# It can fail

PAIRED = Deal("langrensha", seats(12), "lovers_12", {}, 1)


def test_a_screen_too_narrow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def narrow(self: lap.Wide, screen: lap.OneAsk, seals: int) -> None:
        self._screen, self.seals = screen, min(seals, 1)

    _page_by_page(PAIRED)
    monkeypatch.setattr(lap.Wide, "__init__", narrow)
    with pytest.raises(AssertionError):
        _page_by_page(PAIRED)


def test_a_page_of_another_kind_than_its_screens_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lap.Reads, "kind", "choose")
    with pytest.raises(AssertionError):
        _page_by_page(PAIRED)


@pytest.mark.parametrize("wrong", [lambda page: page.number + 1, lambda page: 1])
def test_a_wrong_number_is_found(wrong: Callable[[Page], int], monkeypatch: pytest.MonkeyPatch) -> None:
    def page(*right: int) -> Page:
        made = Page(*right)
        return made._replace(number=wrong(made))

    monkeypatch.setattr("rulesets.engine.lap._page", page)
    with pytest.raises(AssertionError):
        _page_by_page(PAIRED)
