"""The rulebook in the middle of a game: open to all at the table, and telling nothing of who has it lent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QWindow
from PySide6.QtTest import QTest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.rulebook.model import RulebookModel
from desktop.table.pages.pages import CoverPage
from i18n import Words
from rulesets.engine import catalogue
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.pictures import differing
from tests.desktop.acceptance.to_table import ToTable

NINE = short(9)


def book_of(app: Opened) -> RulebookModel:
    book = app.app.navigator.parts.rulebook
    assert isinstance(book, RulebookModel)
    return book


def is_reading(app: Opened) -> bool:
    return "rulebookScreen" in app.hands.names()


def lend(app: Opened) -> None:
    """From a cover, through the lit page, to the book."""
    app.take_up()
    app.hands.tap("rulebook")
    assert is_reading(app)


def hand_back(app: Opened) -> None:
    app.hands.tap("back")
    assert app.hands.sees("hold")


def finish_turn(app: Opened) -> None:
    """A turn of the deal: something to read, and something one may write."""
    app.take_up()
    while app.state == "lit":
        if app.hands.sees("nobody"):
            app.hands.tap("nobody")
        app.hands.tap("confirm")
        app.pass_time()


def bits_of(app: Opened) -> bytes:
    picture = app.picture()
    return bytes(picture.constBits())


def test_at_the_table_it_is_the_book_of_that_table(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE, "9A", ballots="open", talk_rounds=4)
    app.director(kind=ToTable).play()
    before = app.page
    app.hands.tap("rulebook")
    assert "as set at this table" in {text["text"] for text in Eyes(app.window, app.engine).texts()}
    assert "fox" not in book_of(app).book.played
    assert book_of(app).book.table.values["talk_rounds"] == 4
    app.hands.tap("entry-seer")
    assert book_of(app).shown().subject.id == "seer"
    app.press(Qt.Key.Key_Escape)
    assert app.hands.sees("table")
    assert app.page == before


def opened_by_each(app: Opened) -> Iterator[tuple[str, dict[str, Any], set[str], bytes]]:
    """What is there when each seat of a lap opens the book: its role, the page, the scene and the picture."""
    eyes = Eyes(app.window, app.engine)
    for seat in NINE:
        lend(app)
        # Behind the book stands the cover, with that seat's number and name.
        there = {text.replace(seat, "") for text in eyes.scene() | eyes.read_out() if text != seat[1:]}
        yield app.game.roles[seat], book_of(app).shown(), there, bits_of(app)
        hand_back(app)
        finish_turn(app)


def test_it_opens_alike_whatever_the_role(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE, "9A")
    roles, pages, scenes, pictures = zip(*opened_by_each(app), strict=True)
    assert len(set(roles)) > 4
    assert all(page == pages[0] for page in pages)
    assert all(scene == scenes[0] for scene in scenes)
    assert [differing(pictures[0], picture) for picture in pictures] == [0] * len(NINE)


def test_the_page_is_covered_first_and_its_turn_goes_on(opens: Opens) -> None:
    app = opens(dwell_deal=20.0)
    app.begin("jinro_nine", NINE)
    app.take_up()
    held = app.hands.press("open")
    app.hands.release(held)
    left = app.stage.session.machine.seconds_left(app.clock.now)
    app.hands.tap("rulebook")
    assert isinstance(app.stage.shown, CoverPage)
    app.pass_time(5.0)
    hand_back(app)
    assert isinstance(app.stage.shown, CoverPage)
    assert app.stage.shown.name == NINE[0]
    assert app.stage.session.machine.seconds_left(app.clock.now) == pytest.approx(left - 5.0)
    app.take_up()
    assert app.state == "lit"


def test_a_tap_right_after_the_page_has_come_opens_nothing(opens: Opens) -> None:
    app = opens()
    app.begin("jinro_nine", NINE)
    app.pass_time()
    at = app.hands.press("hold")
    app.pass_time(1.0)
    app.hands.release(at)
    app.clock.now -= 0.9
    app.hands.tap("rulebook")
    assert app.state == "lit"


def test_the_next_reader_finds_no_trace(opens: Opens) -> None:
    app = opens(**AT_ONCE, text=2.0)
    app.begin("langrensha", short(12))
    lend(app)
    fresh = book_of(app).shown(), bits_of(app)
    app.hands.tap("tab-roles")
    app.hands.tap("search")
    app.hands.type("wolf")
    wheel(app)
    assert book_of(app).shown() != fresh[0]
    hand_back(app)
    assert book_of(app).shown().sought == ""
    assert "wolf" not in {text for text in Eyes(app.window, app.engine).scene() if len(text) < 9}
    lend(app)
    assert book_of(app).shown() == fresh[0]
    assert differing(bits_of(app), fresh[1]) == 0


def wheel(app: Opened) -> None:
    QTest.qWait(0)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_PageDown):
        QTest.keyClick(app.window, key)
    app.hands.settle()


@pytest.mark.parametrize("sought", ["seer", "占い師", "werewolf"])
def test_no_role_has_a_page_of_its_own_in_a_lent_book(opens: Opens, sought: str) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE, "9A")
    lend(app)
    motifs = {text for text in Eyes(app.window, app.engine).scene() if text.startswith("roles/")}
    app.hands.tap("entry-seer")
    assert book_of(app).shown().subject is None
    app.hands.tap("search")
    app.hands.type(sought)
    page = book_of(app).shown()
    assert page.subject is None
    assert not any(entry.is_chosen for entry in page.glossary)
    assert {text for text in Eyes(app.window, app.engine).scene() if text.startswith("roles/")} == motifs
    role = "werewolf" if sought == "werewolf" else "seer"
    assert Words("en", "jinro_nine").text(f"role.{role}.does") in {line.text for line in page.paragraphs}


def test_it_is_in_its_readers_language(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    people = (Person(NINE[0], "ja"), *map(Person, NINE[1:]))
    app.app.games.begin(Draft("jinro_nine", people, "9A"))
    lend(app)
    texts = {text["text"] for text in Eyes(app.window, app.engine).texts()}
    assert Words("ja").text("rulebook.glossary") in texts
    assert Words("en").text("rulebook.glossary") not in texts
    hand_back(app)
    finish_turn(app)
    lend(app)
    assert Words("en").text("rulebook.glossary") in {text["text"] for text in Eyes(app.window, app.engine).texts()}


def test_whoever_looks_away_from_a_lent_book_comes_back_to_the_cover(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE)
    lend(app)
    other = QWindow()
    other.show()
    other.requestActivate()
    app.qtbot.waitUntil(lambda: not app.window.isActive())
    app.hands.settle()
    assert app.hands.sees("cover")
    other.close()


def test_a_lent_book_that_nobody_reads_goes_back(opens: Opens) -> None:
    app = opens(**AT_ONCE, idle=10.0)
    app.begin("jinro_nine", NINE)
    lend(app)
    timer = book_of(app)._idle
    assert (timer.isActive(), timer.interval()) == (True, 10_000)
    timer.timeout.emit()
    app.hands.settle()
    assert app.hands.sees("cover")
    assert not timer.isActive()


def test_the_pointer_is_in_the_middle_when_the_cover_comes_back(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE)
    lend(app)
    QCursor.setPos(app.window.mapToGlobal(QPoint(3, 3)))
    hand_back(app)
    middle = app.window.mapToGlobal(QPoint(app.window.width() // 2, app.window.height() // 2))
    assert QCursor.pos() == middle


def chosen_tab(app: Opened) -> str:
    return next((tab.id for tab in book_of(app).shown().tabs if tab.is_chosen), "")


def test_it_opens_at_the_phase_and_leads_back_to_the_same_page(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE, "9A", ballots="open")
    lend(app)
    assert chosen_tab(app) == "course"
    hand_back(app)
    app.director(kind=ToTable).play()
    seen = set()
    for _ in range(4):
        before = app.page
        app.hands.tap("rulebook")
        seen.add((app.game.phase, chosen_tab(app)))
        app.hands.tap("back")
        assert app.page == before
        if app.game.ask is None or app.game.ask.kind == "choose":
            break
        app.hands.tap("goOn")
        app.hands.settle()
    assert ("day", "day") in seen
    assert {(phase, chapter) for phase, chapter in seen if phase != chapter} <= {("dawn", "day")}


def test_who_is_in_the_game_stands_a_tap_from_the_table_and_leads_to_the_rules(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    app.begin("jinro_nine", NINE, "9C")
    app.director(kind=ToTable).play()
    before = app.page
    app.hands.tap("lineup")
    texts = {text["text"] for text in Eyes(app.window, app.engine).texts()}
    words = Words(app.app.preferences.language, "jinro_nine")
    counts = {"villager": 3, "seer": 1, "medium": 1, "werewolf": 2, "madman": 1, "fox": 1}
    assert {words.text(f"role.{role}.name") for role in counts} <= texts
    assert {row.id: row.count for row in app.page.lineup.rows} == {id: f"×{n}" for id, n in counts.items()}
    app.press(Qt.Key.Key_Escape)
    assert app.page == before
    app.hands.tap("lineup")
    app.hands.tap("lineup-fox")
    assert book_of(app).shown().subject.id == "fox"
    assert app.hands.sees("entry-fox")
    app.hands.tap("back")
    assert app.page == before


def test_the_introduction_is_read_before_the_first_lap_which_is_still_to_begin(opens: Opens) -> None:
    app = opens(fast=False, **AT_ONCE)
    app.begin("jinro_nine", NINE, "9A")
    assert [moment.kind for moment in app.page.moments] == ["lap"]
    app.hands.tap("readAloud")
    assert chosen_tab(app) == "introduction"
    app.hands.tap("back")
    assert [moment.kind for moment in app.page.moments] == ["lap"]

    def has_begun() -> bool:
        if app.hands.sees("moment"):
            app.hands.tap("moment")
        return app.hands.sees("hold")

    # A moment is deaf to what was tapped before it came.
    app.qtbot.waitUntil(has_begun)


def test_each_poster_leads_to_its_introduction(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    for rules in catalogue():
        app.hands.tap(f"introduce-{rules.id}")
        assert book_of(app).book.table.ruleset == rules.id
        assert chosen_tab(app) == "introduction"
        app.hands.tap("back")
        assert app.hands.sees("homeScreen")
