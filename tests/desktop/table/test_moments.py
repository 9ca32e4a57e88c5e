"""What a moment is called says what comes of it."""

from __future__ import annotations

import pytest

from desktop.seats.seating import Seating
from desktop.table.pages.moments import moments
from desktop.table.pages.pages import TableMoment
from desktop.table.stage import cues
from i18n import LANGUAGES, Words
from rulesets.engine import Notice, ruleset
from tests.laws.games import seats


def graveyard(language: str, *victims: str) -> TableMoment:
    rules, seating = ruleset("event_jinro"), Seating.plain("event_jinro", language, seats(7))
    notice = Notice("event.victims", {"event": "graveyard", "seats": list(victims)}, None, 1, "day")
    (moment,) = moments((notice,), 0, rules, seating)
    return moment


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_card_takes_nobody_no_light_is_said_to_be_out_nor_heard_to_go(language: str) -> None:
    title = Words(language).text("moment.fallen")
    none, one = graveyard(language), graveyard(language, "P3")
    assert (none.title == title, one.title == title) == (False, True)
    assert (none.seats, one.seats) == ((), (3,))
    assert (cues.of_moment(none), cues.of_moment(one)) == ("brush", "breath")
