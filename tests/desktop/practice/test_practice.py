"""The practice round, by real clicks and keys: from Home through a whole day, with imaginary people beside one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from desktop.practice.round import tiny
from desktop.table.pages.pages import CoverPage, LitPage, TablePage
from i18n import LANGUAGES, Words
from tests.desktop.practice.evening import ME, PLAYED, RULES, Evening, begin, first_turn

pytestmark = pytest.mark.usefixtures("qapp")
ROLES = PLAYED.dealt["roles"]
VICTIM, WOLF = (int(row["answer"]) for row in PLAYED.friends[:2])


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path)
    yield made
    made.close()


def confirm(evening: Evening) -> None:
    evening.wait(0.5)
    evening.click("confirm")
    evening.wait(0.5)


def first_night(evening: Evening) -> None:
    """Holding, covering, choosing, by mouse."""
    first_turn(evening)
    assert evening.says("practice.mine.cover")
    evening.held("hold", 1.0)
    evening.wait(0.5)
    assert evening.says("guide.deal")
    evening.held("open", 0.5)
    assert evening.words.text("guide.open") in evening.lines
    assert evening.says("guide.after")
    confirm(evening)
    assert evening.says("guide.choose")
    evening.click("tablet-4")
    evening.wait(0.1)
    assert evening.says("guide.chosen")
    confirm(evening)
    evening.until(lambda: evening.says("guide.spent"))


def second_night(evening: Evening) -> None:
    """The seer looks, and reads what it has learnt."""
    evening.until(lambda: evening.is_my(CoverPage))
    evening.wait(0.5)
    evening.held("hold", 1.0)
    evening.wait(0.5)
    evening.click("tablet-4")
    confirm(evening)
    assert evening.says("guide.report")
    evening.held("open", 0.5)
    confirm(evening)


def day(evening: Evening) -> None:
    evening.until(lambda: isinstance(evening.page, TablePage))
    assert evening.says("guide.read")
    evening.wait(0.5)
    evening.click("goOn")
    evening.wait(0.5)
    assert evening.says("practice.talk")
    evening.click("goOn")
    evening.wait(0.5)
    assert evening.says("guide.count")
    evening.click("countDown")
    evening.wait(3.5)
    assert evening.says("practice.point")
    evening.click(f"seat-{ME}")
    evening.click(f"seat-{WOLF}")
    evening.wait(0.1)
    assert evening.says("practice.others")
    evening.until(lambda: evening.says("guide.close"))
    evening.click("closeVote")
    evening.wait(0.5)


def test_the_tiny_game_is_one_of_ours() -> None:
    game = tiny(tuple("ABCDEF"), RULES, PLAYED)
    assert [game.roles[name] for name in "ABCDEF"] == list(ROLES)
    assert (ROLES[ME - 1], ROLES[WOLF - 1], ROLES[VICTIM - 1]) == ("seer", "werewolf", "villager")


def test_a_whole_round_from_home_to_home(evening: Evening, tmp_path: Path) -> None:
    first_night(evening)
    second_night(evening)
    day(evening)
    game = evening.stage.session.game
    assert set(game.players) - set(game.alive) == {game.players[VICTIM - 1], game.players[WOLF - 1]}
    for _ in range(2):
        evening.click("goOn")
        evening.wait(0.5)
    assert evening.has("practiceDone")
    assert evening.clock.now < 180
    evening.click("practiceHome")
    assert evening.has("homeScreen")
    assert evening.warnings == []
    # Nothing of it is kept.
    assert list(evening.app.games.shelf.games()) == []
    assert not (tmp_path / "games").exists()


def test_once_more_begins_anew(evening: Evening) -> None:
    first_turn(evening)
    before = evening.stage
    evening.model._end()
    evening.press(Qt.Key.Key_Tab)
    evening.click("practiceAgain")
    assert evening.stage is not before
    assert evening.has("cover")
    assert not evening.has("practiceDone")
    evening.until(lambda: evening.is_my(CoverPage))
    assert evening.warnings == []


def test_what_to_play_next_is_one_tap_away(evening: Evening) -> None:
    first_turn(evening)
    evening.model._end()
    evening.click("practiceSuggest")
    assert evening.has("setupScreen")
    assert Words("en").text("first.players") in evening.texts()
    assert evening.warnings == []


def test_it_is_left_at_any_time_and_at_once(evening: Evening) -> None:
    begin(evening)
    evening.click("practiceLeave")
    assert evening.has("homeScreen")
    first_turn(evening)
    evening.held("hold", 1.0)
    evening.click("practiceLeave")
    assert evening.has("homeScreen")
    assert isinstance(evening.page, CoverPage)


def test_covering_is_learnt_by_escape(evening: Evening) -> None:
    first_turn(evening)
    evening.held("hold", 1.0)
    evening.wait(0.5)
    evening.held("open", 0.3)
    evening.press(Qt.Key.Key_Escape)
    evening.wait(0.1)
    assert evening.says("practice.mine.covered")
    evening.wait(0.5)
    evening.held("hold", 1.0)
    assert evening.is_my(LitPage)


def test_by_keys_alone(evening: Evening) -> None:
    evening.walk_to("practice")
    evening.press(Qt.Key.Key_Return)
    evening.press(Qt.Key.Key_Return)
    evening.until(lambda: evening.is_my(CoverPage))
    evening.wait(0.5)
    QTest.keyPress(evening.window, Qt.Key.Key_Space)
    evening.wait(1.0)
    QTest.keyRelease(evening.window, Qt.Key.Key_Space)
    evening.wait(0.5)
    assert evening.is_my(LitPage)
    QTest.keyPress(evening.window, Qt.Key.Key_Space)
    evening.wait(0.5)
    assert evening.says("guide.open")
    QTest.keyRelease(evening.window, Qt.Key.Key_Space)
    evening.wait(0.5)
    evening.walk_to("confirm")
    evening.press(Qt.Key.Key_Return)
    evening.wait(0.5)
    evening.press(Qt.Key.Key_4)
    evening.wait(0.1)
    assert evening.says("guide.chosen")
    evening.walk_to("practiceLeave")
    evening.press(Qt.Key.Key_Return)
    assert evening.has("homeScreen")


def test_who_leaves_the_table_is_told_that_nothing_is_kept(evening: Evening) -> None:
    begin(evening)
    assert isinstance(evening.page, CoverPage)
    assert evening.page.leaving.explains == evening.words.text("practice.leave.explain")


def test_the_rulebook_leads_back(evening: Evening) -> None:
    first_night(evening)
    second_night(evening)
    evening.until(lambda: isinstance(evening.page, TablePage))
    evening.wait(0.5)
    evening.click("rulebook")
    evening.click("back")
    assert evening.has("practiceScreen")
    assert evening.warnings == []


def test_a_page_of_the_rulebook_leads_to_a_round_of_its_game_and_back_to_where_one_read(evening: Evening) -> None:
    book = evening.app.navigator.parts.rulebook
    evening.click("rulebook")
    evening.click("book-witch_trial")
    evening.click("tab-midnight")
    evening.item("text").setProperty("contentY", 60)
    there, heading = evening.item("text").property("contentY"), book.shown().heading
    assert there > 0
    evening.click("practise")
    assert evening.has("practiceScreen")
    assert evening.stage.session.rules.id == "witch_trial"
    # The book that is read in between is the round's own, offers no other, and leads back to it.
    evening.stage.aboutWanted.emit("overview")
    assert evening.has("rulebookScreen")
    assert not evening.has("practise")
    evening.press(Qt.Key.Key_Escape)
    assert evening.has("practiceScreen")
    evening.walk_to("practiceLeave")
    evening.press(Qt.Key.Key_Return)
    assert evening.has("rulebookScreen")
    evening.window.grabWindow()
    evening.wait(0.1)
    assert (book.shown().heading, book.shown().game) == (heading, Words("en").text("ruleset.witch_trial.name"))
    assert evening.item("text").property("contentY") == pytest.approx(there, abs=1)
    evening.click("back")
    assert evening.has("homeScreen")
    begin(evening)
    evening.walk_to("practiceLeave")
    evening.press(Qt.Key.Key_Return)
    assert evening.has("homeScreen")
    assert evening.warnings == []


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_stands_below_every_control(tmp_path: Path, language: str, text: float) -> None:
    evening = Evening(tmp_path, language, text=text)
    first_turn(evening)
    assert clear(evening)
    evening.held("hold", 1.0)
    evening.wait(0.5)
    assert clear(evening)
    assert evening.faults() == []
    evening.close()


def clear(evening: Evening) -> bool:
    """Nothing that can be used is under the strip, and nothing of the strip is cut off."""
    line = evening.item("guidance")
    top = line.mapToScene(QPointF(0, 0)).y()
    used = [name for name in evening.names() if name in {"hold", "leave", "open", "confirm", "nobody", "tablet-1"}]
    feet = [evening.item(name).mapToScene(QPointF(0, evening.item(name).height())).y() for name in used]
    high = line.property("lineCount") * line.property("font").pixelSize()
    return (
        bool(used) and max(feet) <= top and high <= line.height() and line.property("contentWidth") <= line.width() + 1
    )
