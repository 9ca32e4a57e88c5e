"""A trade said aloud: two taps on the table, and the lantern goes to these two alone, saying why."""

from __future__ import annotations

import pytest

from desktop.table.pages.pages import CoverPage
from rulesets.engine import Game
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.to_table import ToTable

SEVEN = short(7)


@pytest.fixture
def noon(opens: Opens) -> Opened:
    """At the first noon of a short evening, and nothing of what is in anybody's hand was looked at."""
    app = opens(**AT_ONCE)
    game = Game.new("witch_trial", SEVEN, profile="evening", seed=3)
    while game.ask is None or game.ask.id != "trade.open":
        game.answer(None)
    app.take_over(game, {})
    return app


def hint(app: Opened) -> str:
    return str(app.page.step.hint)


class Covers(ToTable):
    """Plays until the table is there again, and keeps what the covers on the way have said."""

    said: list[tuple[int, str]]

    def _picture(self, state: str, who: str, ask: str) -> None:
        super()._picture(state, who, ask)
        page = self._stage.shown
        if isinstance(page, CoverPage):
            self.said.append((page.number, page.why))


def test_two_taps_name_who_trades_with_whom_and_one_alone_is_nobody(noon: Opened) -> None:
    noon.hands.tap("seat-3")
    assert not noon.hands.sees("confirm")
    assert SEVEN[2] in hint(noon)
    noon.hands.tap("seat-6")
    assert noon.hands.sees("confirm")
    assert SEVEN[2] in hint(noon)
    assert SEVEN[5] in hint(noon)
    pointing = [(seat.number, seat.points_at) for seat in noon.page.seats if seat.points_at]
    assert pointing == [(3, 6)]


def test_a_tap_more_takes_the_first_one_back(noon: Opened) -> None:
    for seat in ("seat-3", "seat-6", "seat-3"):
        noon.hands.tap(seat)
    assert [seat.number for seat in noon.page.seats if seat.is_chosen] == [6]
    assert [seat.number for seat in noon.page.seats if seat.points_at] == []


def test_the_lantern_goes_to_the_two_and_each_cover_says_why(noon: Opened) -> None:
    for tapped in ("seat-3", "seat-6", "confirm"):
        noon.hands.tap(tapped)
    way = noon.director(kind=Covers)
    assert isinstance(way, Covers)
    way.said = []
    way.play()
    assert [number for number, _ in way.said] == [3, 6]
    assert all(SEVEN[2] in why and SEVEN[5] in why for _, why in way.said)
    assert noon.state == "table"
    assert [seat.number for seat in noon.page.seats if not seat.can_be_tapped] == [3]


def test_no_more_trades_and_the_evening_comes(noon: Opened) -> None:
    noon.hands.tap("nobody")
    noon.hands.tap("confirm")
    assert (noon.game.phase, noon.state) == ("evening", "table")


def test_a_cover_of_a_lap_that_all_have_says_nothing_of_it(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.take_over(Game.new("witch_trial", SEVEN, profile="evening", seed=3), {})
    assert (app.state, app.page.why) == ("cover", "")
