"""What the table decides at a cover, by real taps: it is kept with the game, and stands there when it is taken up."""

from __future__ import annotations

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.keep.pins import hashed
from desktop.table.pages.pages import CoverPage, TablePage
from i18n import Words
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.to_table import ToTable

NINE = short(9)


def test_a_forgotten_pin_is_off_for_good_and_stands_on_the_scroll(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    people = (Person(NINE[0], pin=hashed("0042")), *map(Person, NINE[1:]))
    app.app.games.begin(Draft("jinro_nine", people, "9A"))
    app.take_up()
    app.hands.tap("pinForgotten")
    app.hands.tap("pinNo")
    assert app.hands.sees("pin-1")
    app.hands.tap("pinForgotten")
    app.hands.tap("pinYes")
    said = Words("en").text("pin.taken_off", name=NINE[0])
    assert isinstance(app.stage.shown, CoverPage)
    assert app.stage.shown.decided == said
    app.close()
    again = opens()
    again.hands.tap("resume")
    again.take_up()
    assert again.state == "lit"
    again.director(kind=ToTable).play()
    page = again.stage.shown
    assert isinstance(page, TablePage)
    assert said in {line.text for line in page.chronicle}


def test_who_does_not_come_is_gone_on_without_by_two_taps(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE)
    assert not app.hands.sees("goOnWithout")
    app.hands.tap("remind")
    app.hands.tap("goOnWithout")
    app.hands.tap("withoutNo")
    assert app.game.journal["answers"] == []
    app.hands.tap("goOnWithout")
    app.hands.tap("withoutYes")
    page = app.stage.shown
    assert isinstance(page, CoverPage)
    assert page.name == NINE[1]


def test_a_night_is_begun_anew_from_a_cover(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE)
    app.take_up()
    app.hands.tap("confirm")
    app.pass_time()
    app.hands.tap("nobody")
    app.hands.tap("confirm")
    app.pass_time()
    assert isinstance(app.stage.shown, CoverPage)
    assert app.stage.shown.name == NINE[1]
    app.hands.tap("void")
    app.hands.tap("voidYes")
    page = app.stage.shown
    assert isinstance(page, CoverPage)
    assert page.name == NINE[0]
    assert page.decided
    assert app.game.journal["answers"] == []
