"""A pending secret ask says which screen of its turn it is on: the same for all turns of a lap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Ask, Game, asks, lap
from rulesets.engine.asks import Flow
from rulesets.engine.table import Page, Table
from tests.laws.games import RULESETS, Deal, Player, deals, seats
from tests.laws.shape import laps, same_pages

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
        assert same_pages(turns)


@of_every_ruleset
@many
@given(data=st.data())
def test_a_screen_has_all_its_asks_when_it_is_put(ruleset_id: str, data: st.DataObject) -> None:
    _screen_by_screen(data.draw(deals(ruleset_id)))


def _screen_by_screen(deal: Deal) -> None:
    """Whatever is answered to one of them, the others stay as they stood there, and nothing is told in between."""
    game, player = deal.game(), Player(deal.seed)
    stood: tuple[tuple[Ask, Page], ...] = ()
    told = 0
    while game.ask is not None:
        stand = tuple(zip(game.screen, game.pages, strict=game.ask.secret))
        assert game.screen[0] is game.ask
        if stood:
            assert stand == stood
            assert len(game._table.notices) == told
        assert len({page.number for page in game.pages}) <= 1
        stood, told = stand[1:], len(game._table.notices)
        player.move(game)
    assert (game.screen, stood) == ((), ())


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

EVENING = Deal("langrensha", seats(12), "idiot_12", {"night_laps": "one", "council": "whispers"}, 1)


def test_what_is_told_between_two_asks_of_a_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(table: Table, pages: Sequence[asks.Page], places: Sequence[Page]) -> Flow:
        stand = [(page if isinstance(page, Ask) else next(page), at) for page, at in zip(pages, places, strict=True)]
        for number, page in enumerate(pages):
            ask, table.page = stand[number]
            table.joined = tuple(stand[number + 1 :])
            answer = yield ask
            if not isinstance(page, Ask):
                lap._done(page, ask, answer)

    _screen_by_screen(EVENING)
    monkeypatch.setattr(lap, "_together", at_once)
    with pytest.raises(AssertionError):
        _screen_by_screen(EVENING)


def test_an_ask_that_was_not_on_its_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    together = lap._together

    def without_the_last(table: Table, pages: Sequence[asks.Page], places: Sequence[Page]) -> Flow:
        asking = together(table, pages, places)
        answer = None
        while True:
            try:
                ask = asking.send(answer)
            except StopIteration:
                return
            table.joined = table.joined[:1]
            answer = yield ask

    monkeypatch.setattr(lap, "_together", without_the_last)
    with pytest.raises(AssertionError):
        _screen_by_screen(EVENING)


def test_room_for_an_order_on_the_witchs_page_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_role(table: Table, pages: Sequence[asks.Page], places: Sequence[Page]) -> Flow:
        given = [page if isinstance(page, Ask) else next(page) for page in pages]
        room = [at._replace(seals=ask.at_most) for ask, at in zip(given, places, strict=True)]
        for ask, table.page in zip(given, room, strict=True):
            yield ask

    monkeypatch.setattr(lap, "_together", by_role)
    found = [same_pages(turns) for turns in laps(EVENING.game(), Player(1))]
    assert not all(found)


PAIRED = Deal("langrensha", seats(12), "lovers_12", {}, 1)


def test_a_screen_too_narrow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def narrow(self: lap.Wide, screen: lap.OneAsk, seals: int) -> None:
        self.puts, self.seals = screen, min(seals, 1)

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
