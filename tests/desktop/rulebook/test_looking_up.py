"""Looking something up, by real clicks and keys: what is found is marked, names lead on, and back leads back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.rulebook.model import RulebookModel
from i18n import LANGUAGES, Words
from i18n.table_book import AtTable
from i18n.terms import asked
from tests.desktop.around import FakeApp, Shown

pytestmark = pytest.mark.usefixtures("qapp")


class Reader:
    def __init__(self, language: str = "en", at: AtTable | None = None) -> None:
        self.app = FakeApp(language)
        self.model = RulebookModel(self.app.preferences, partial(self.app.take, "leave"))
        self.model.open(at)
        self.shown: Shown = self.app.show("rulebook", self.model)

    @property
    def hit(self) -> str:
        return str(self.shown.item("hitSaid").property("text"))

    def marked(self) -> set[str]:
        return {
            part[spot.start : spot.start + spot.length]
            for line in self.model.shown().paragraphs
            for spot in line.spots
            if spot.hit
            for part in [{"text": line.text, "caption": line.caption, "original": line.original}[spot.part]]
        }

    def way(self, to: str) -> str:
        """The first that leads there."""
        spots = [spot for line in self.model.shown().paragraphs for spot in line.spots]
        return f"way-{next(spot.way for spot in spots if spot.to == to)}"

    def is_in_sight(self, name: str) -> bool:
        area, item = self.shown.item("text"), self.shown.item(name)
        top = item.mapToItem(area, QPointF(0, 0)).y()
        return bool(top >= 0 and top + item.height() <= area.height())


@pytest.fixture
def reader() -> Iterator[Reader]:
    opened = Reader()
    yield opened
    opened.shown.close()


def test_what_is_found_is_marked_and_one_goes_from_place_to_place(reader: Reader) -> None:
    reader.shown.click("search")
    reader.shown.type("protect")
    of = reader.model.shown().hits
    assert of > 8
    assert reader.hit == f"1 of {of}"
    reader.shown.press(Qt.Key.Key_Return, Qt.Key.Key_F3)
    assert reader.hit == f"3 of {of}"
    reader.shown.click("hitBefore")
    assert reader.hit == f"2 of {of}"
    reader.shown.click("hitAfter")
    for _ in range(of - 3):
        reader.shown.press(Qt.Key.Key_F3)
        assert reader.is_in_sight("hit")
    assert reader.hit == f"{of} of {of}"
    reader.shown.press(Qt.Key.Key_F3)
    assert reader.hit == f"1 of {of}"
    assert reader.shown.faults() == []


def test_a_mark_lies_where_its_letters_are(reader: Reader) -> None:
    """Its left edge is where what stands before it on its line ends."""
    reader.model.seek("runoff")
    reader.shown.window.grabWindow()
    (mark,) = reader.shown.all("hit")
    prose = mark.parentItem()
    line = str(prose.property("text")).split("\n")[round(mark.y() / prose.property("lineHeight"))]
    before, _, after = line.casefold().partition("runoff")
    whole = prose.property("contentWidth")
    assert len(before) == 0 or mark.x() > 0
    assert mark.x() + mark.width() <= whole + 1
    assert (mark.x() < 2) == (before == "")
    assert 5 * mark.width() > mark.height()
    assert after or mark.x() + mark.width() <= whole + 1


@pytest.mark.parametrize(
    ("ruleset", "language", "typed", "marked"),
    [
        ("witch_trial", "zh-Hans", "关起来", "监禁"),
        ("witch_trial", "zh-Hant", "关起来", "監禁"),
        ("witch_trial", "en", "jail", "locked up"),
        ("witch_trial", "ja", "prison", "監禁"),
        ("event_jinro", "ja", "jail", "監獄"),
        ("jinro_nine", "en", "doctor", "guard"),
        ("jinro_nine", "zh-Hans", "医生", "守卫"),
        ("jinro_nine", "ja", "おおかみ", "人狼"),
        ("jinro_nine", "en", "狼", "werewolves"),
        ("jinro_nine", "ja", "うらないし", "占い師"),
        ("jinro_nine", "zh-Hant", "预言家", "預言家"),
        ("langrensha", "zh-Hant", "警长", "警長"),
        ("langrensha", "ja", "キユーピッド", ""),
        ("jinro_nine", "en", "WEREWOLF", "werewolf"),
    ],
)
def test_it_is_found_under_other_names_and_however_it_is_written(
    ruleset: str, language: str, typed: str, marked: str
) -> None:
    opened = Reader(language, AtTable(ruleset))
    opened.shown.click("search")
    opened.shown.type(typed)
    assert (marked in {text.casefold() for text in opened.marked()}) == bool(marked)
    opened.shown.close()


def test_a_name_in_the_text_leads_to_its_row_and_back_to_the_same_place(reader: Reader) -> None:
    reader.shown.click("tab-examples")
    reader.shown.bring(reader.way("fox"))
    area = reader.shown.item("text")
    area.setProperty("contentY", 90)
    there = area.property("contentY")
    reader.shown.click(reader.way("fox"))
    assert reader.model.shown().subject.id == "fox"
    assert reader.shown.item("text").property("contentY") == 0
    reader.shown.click("back")
    assert reader.model.shown().heading == Words("en").text("chapter.examples")
    reader.shown.window.grabWindow()
    assert reader.shown.item("text").property("contentY") == pytest.approx(there, abs=1)
    assert reader.app.asked == []
    reader.shown.click("back")
    assert reader.app.asked == ["leave"]


def test_by_keys_one_goes_from_name_to_name(reader: Reader) -> None:
    reader.shown.click("tab-examples")
    reader.shown.walk_to("text")
    reader.shown.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert reader.shown.focused() == reader.way("guard") == "way-3"
    reader.shown.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert reader.model.shown().subject.id == "werewolf"
    reader.shown.press(Qt.Key.Key_Escape)
    assert reader.model.shown().subject is None
    reader.shown.press(Qt.Key.Key_Escape)
    assert reader.app.asked == ["leave"]


def test_a_phase_leads_to_its_chapter(reader: Reader) -> None:
    reader.shown.click("tab-overview")
    reader.shown.click(reader.way("night"))
    assert next(tab.id for tab in reader.model.shown().tabs if tab.is_chosen) == "night"


def test_a_word_of_the_table_has_dots_and_a_tap_says_what_it_means_over_the_page() -> None:
    opened = Reader("zh-Hans", AtTable("langrensha"))
    opened.shown.click("tab-tips")
    spots = [spot for line in opened.model.shown().paragraphs for spot in line.spots if spot.explains]
    opened.shown.click(f"way-{spots[0].way}")
    (word,) = asked(Words("zh-Hans"), spots[0].label)
    assert word.means in opened.shown.texts()
    opened.shown.click("closeAsked")
    assert not opened.shown.has("askedAbout")
    assert opened.model.shown().heading == Words("zh-Hans", "langrensha").text("chapter.tips")
    opened.shown.close()


def test_nothing_leads_to_where_it_stands() -> None:
    opened = Reader("ja", AtTable("langrensha"))
    for subject in opened.model.book.played:
        opened.model.look_up(subject)
        assert subject not in {spot.to for line in opened.model.shown().paragraphs for spot in line.spots}
    opened.shown.close()


def test_a_lent_book_leads_to_no_role_and_opens_at_none() -> None:
    opened = Reader()
    opened.model.lend(AtTable("jinro_nine", {}, {"seer": 1, "werewolf": 1}), "en", "seer")
    assert opened.model.shown().subject is None
    opened.model.lend(AtTable("jinro_nine", {}, {"seer": 1, "werewolf": 1}), "en", "night")
    assert next(tab.id for tab in opened.model.shown().tabs if tab.is_chosen) == "night"
    ways = {spot.to for line in opened.model.shown().paragraphs for spot in line.spots}
    assert not ways & {"seer", "werewolf"}
    opened.model.follow("seer", 0)
    assert opened.model.shown().subject is None
    opened.shown.close()


def test_it_opens_at_what_was_asked_for() -> None:
    opened = Reader()
    for at in ("seer", "vote", "nothing_of_the_kind"):
        opened.model.open(AtTable("jinro_nine"), at)
        shown = opened.model.shown()
        assert (shown.subject.id if shown.subject else "") == ("seer" if at == "seer" else "")
        assert any(tab.is_chosen and tab.id == at for tab in shown.tabs) == (at == "vote")
    opened.shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_aloud_has_the_whole_page_and_nothing_to_press(language: str) -> None:
    opened = Reader(language)
    for ruleset in ("jinro_nine", "witch_trial"):
        opened.model.introduce(ruleset)
        opened.shown.window.grabWindow()
        assert not any(line.spots for line in opened.model.shown().paragraphs)
        assert opened.shown.has("tab-glossary")
        assert opened.shown.faults() == []
    opened.shown.close()
