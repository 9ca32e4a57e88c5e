"""The pages: every step of every ruleset has one, in every language; and nothing secret is on one but in `open`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.keep.pace import Pace
from desktop.table.pages.moments import before_cover
from desktop.table.pages.pages import LitPage, Page, TablePage
from desktop.table.pages.table import table_page
from desktop.table.session import gestures, places
from i18n import LANGUAGES, speak
from i18n.catalog import source
from rulesets.engine import Ask, Game, ruleset
from rulesets.engine.bots import RandomBot
from tests.desktop.plain import plain
from tests.desktop.sitting import Sitting, texts
from tests.laws.games import RULESETS, Deal, deals, seats
from tests.laws.secrecy import plan, swapped

# What `Words` says where no language has a word.
NOTHING = "—"
WRITTEN = [id for id in RULESETS if source("en", id).exists()]


def games(id: str) -> Iterator[Game]:
    """At the smallest table and at the largest, secret ballots and open ones."""
    rules = ruleset(id)
    for number in sorted({rules.players[0], rules.players[-1]}):
        for ballots in ("open", "secret"):
            options = {"ballots": ballots} if "ballots" in rules.options else {}
            yield Game.new(id, seats(number), options=options, seed=number)


def pages(game: Game, language: str) -> Iterator[tuple[Page, Sitting]]:
    """Every page of a whole game, lit ones shut and held."""
    sitting, bot = Sitting(game, language), RandomBot(3)
    while sitting.session.ask is not None:
        page = sitting.page()
        yield page, sitting
        if isinstance(page, LitPage):
            yield sitting.held(), sitting
        sitting.step(bot.answer)
    yield sitting.page(), sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WRITTEN)
def test_every_step_has_its_page_and_every_page_its_words(id: str, language: str) -> None:
    for game in games(id):
        for page, sitting in pages(game, language):
            shown = plain(page)
            lacking = {path for path, text in texts(shown) if NOTHING in text}
            assert not lacking, (sitting.session.ask, lacking)
            assert shown["language"] == language


@pytest.mark.parametrize("id", RULESETS)
def test_the_ring_shows_who_lives_by_what_everybody_was_told(id: str) -> None:
    for game in games(id):
        for page, sitting in pages(game, "en"):
            ask = sitting.session.ask
            if isinstance(page, TablePage) and (ask is None or ask.id != "last_words"):
                living = {seat.name for seat in page.seats if seat.state == "living"}
                assert living == set(game.alive)


@pytest.mark.parametrize("id", RULESETS)
def test_a_lit_page_is_open_only_while_it_is_held(id: str) -> None:
    game = next(games(id))
    sitting, bot = Sitting(game), RandomBot(1)
    while sitting.session.ask is not None:
        page = sitting.page()
        if isinstance(page, LitPage):
            assert page.open is None
            held = sitting.held()
            assert isinstance(held, LitPage)
            assert held.open is not None
            assert sitting.page() == page
        sitting.step(bot.answer)


@pytest.mark.parametrize("id", WRITTEN)
def test_no_role_is_named_outside_of_what_is_open(id: str) -> None:
    """But where everybody has been shown it, and in what is said of the whole table's end."""
    for game in games(id):
        for page, sitting in pages(game, "en"):
            if isinstance(page, LitPage):
                words = sitting.seating.words
                role = game.roles.get(page.name, "prisoner")
                closed = plain(page)
                del closed["open"]
                for path, text in texts(closed):
                    assert role not in text.split("."), path
                    assert words.text(f"role.{role}.name").lower() not in text.lower(), path


def _outside(page: Page) -> Any:
    shown = plain(page)
    shown.pop("open", None)
    return shown


@pytest.mark.parametrize("id", RULESETS)
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_pages_from_outside_differ_only_where_something_public_does(id: str, data: st.DataObject) -> None:
    """Two games in which two seats have exchanged their cards, answered alike: tables, covers, spent and shut pages."""
    deal = data.draw(deals(id))
    one, other = data.draw(st.permutations(deal.players))[:2]
    sittings = [Sitting(each.game(), "ja", Pace(1.0, 2.0, 3.0)) for each in swapped(deal, one, other)]
    for _ in range(150):
        left, right = sittings
        if left.game.notices() != right.game.notices() or left.session.ask is None or right.session.ask is None:
            return
        if _public_step(left) != _public_step(right):
            return
        assert _outside(left.page()) == _outside(right.page())
        assert left.session.machine.turn == right.session.machine.turn
        for sitting in sittings:
            sitting.step(_planned(deal, sitting))


def _public_step(sitting: Sitting) -> Any:
    ask = sitting.session.ask
    return None if ask is None or ask.secret else ask


def _planned(deal: Deal, sitting: Sitting) -> Any:
    def answer(ask: Ask) -> Any:
        return plan(deal, sitting.game, ask, ask.seat or "" if not ask.secret else "", frozenset())

    return answer


@pytest.mark.parametrize("id", RULESETS)
def test_every_choice_stands_at_a_place_and_every_place_leads_back(id: str) -> None:
    for game in games(id):
        sitting, bot = Sitting(game), RandomBot(2)
        while (ask := sitting.session.ask) is not None:
            if ask.secret and ask.kind == "choose":
                asked = gestures.asked(game)
                part, taken = asked.parts[0], asked.grammar.places
                there = {place: token for place, token in part.tokens.items() if place in taken}
                assert set(ask.options) <= set(there.values())
                assert all(there[gestures.where(part, token)] == token for token in ask.options)
            sitting.step(bot.answer)


def test_nobody_sits_at_a_place_that_is_not_there() -> None:
    game = Game.new("jinro_nine", seats(9), seed=1)
    sitting = Sitting(game)
    while sitting.session.ask is None or sitting.session.ask.kind != "choose":
        sitting.step(RandomBot(1).answer)
    ask = sitting.session.ask
    for place in ("0", "10", "A", "", "１"):
        assert place not in places.tokens(ask, game.players)


def test_before_the_cover_the_table_sees_what_has_happened() -> None:
    """The verdict is seen at the table, and nightfall before the cover."""
    game = Game.new("jinro_nine", seats(9), seed=5, options={"ballots": "open"})
    sitting, bot = Sitting(game), RandomBot(5)
    while sitting.session.ask is None or sitting.session.ask.id != "vote.execution":
        sitting.step(bot.answer)
    sitting.session.close_ballot({"P1": "P2", "P2": "P1", "P3": "P1"}, sitting.now)
    page = sitting.page()
    assert isinstance(page, TablePage)
    assert [(moment.kind, moment.names, moment.strokes) for moment in page.moments] == [("verdict", ("P1",), 2)]
    count = speak.counted(sitting.seating.words, {"P1": 2, "P2": 1}, sitting.seating.call(sitting.seating.words))
    assert page.moments[0].line.startswith(count + "\n")
    while sitting.game.phase != "night":
        sitting.step(bot.answer)
    between = table_page(sitting.session, before_cover(sitting.session))
    assert between.step.kind == "pass"
    assert [moment.kind for moment in between.moments] == ["night"]


def test_a_seat_on_the_board_says_at_whom_it_points() -> None:
    game = Game.new("jinro_nine", seats(9), seed=5, options={"ballots": "open"})
    sitting, bot = Sitting(game), RandomBot(5)
    while sitting.session.ask is None or sitting.session.ask.id != "vote.execution":
        sitting.step(bot.answer)
    voters = list(sitting.session.top.voters)
    sitting.session.lay(sitting.session.top.tapped(voters[2]))
    page = sitting.page()
    assert isinstance(page, TablePage)
    assert page.step.kind == "ballot"
    ring = {seat.name: seat for seat in page.seats}
    assert ring[voters[0]].points_at == ring[voters[2]].number
    assert ring[voters[2]].counted == "1"
    assert page.step.board is not None
    assert [(row.count, row.strokes) for row in page.step.board.rows] == [("1", 1)]
    assert page.step.board.finger == ring[voters[1]].number
