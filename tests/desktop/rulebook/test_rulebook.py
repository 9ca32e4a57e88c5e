"""The rulebook, by real clicks and keys: it follows the table, and everything in it can be found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.draft.draft import Draft
from desktop.rulebook.model import RulebookModel
from desktop.widgets import medallions
from i18n import LANGUAGES, Words
from i18n.table_book import AtTable, Book
from rulesets.engine import Ruleset, catalogue
from tests.desktop.around import FakeApp, Shown

pytestmark = pytest.mark.usefixtures("qapp")

RULESETS = [rules.id for rules in catalogue()]


class Reader:
    def __init__(self, table: AtTable | None = None, language: str = "en", scale: float = 1.0) -> None:
        self.app = FakeApp(language, textScale=scale)
        self.model = RulebookModel(self.app.preferences, partial(self.app.take, "leave"))
        self.model.open(table)
        self.shown: Shown = self.app.show("rulebook", self.model)

    @property
    def text(self) -> str:
        return " ".join(self.shown.texts())

    def paragraphs(self) -> str:
        return " ".join(paragraph.text for paragraph in self.model.shown().paragraphs)


@pytest.fixture
def reader() -> Iterator[Reader]:
    opened = Reader()
    yield opened
    opened.shown.close()


def table(**options: object) -> AtTable:
    return AtTable("jinro_nine", options, {"villager": 4, "seer": 1, "guard": 1, "madman": 1, "werewolf": 2})


def test_every_chapter_is_a_tap_away(reader: Reader) -> None:
    said = set()
    for tab in [tab.id for tab in reader.model.shown().tabs]:
        reader.shown.click(f"tab-{tab}")
        said.add(reader.paragraphs())
    assert len(said) == len(reader.model.shown().tabs)
    assert "" not in said


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_below_a_ruling_stands_what_the_source_says_in_its_own_words_too(scale: float) -> None:
    opened = Reader(AtTable("witch_trial", {"attack_places": "carried_out"}), scale=scale)
    opened.shown.click("tab-midnight")
    # Where its lines end is the page's own.
    said = "".join(opened.text.split())
    for language in ("en", "zh-Hans"):
        assert "".join(Words(language, "witch_trial").text("option.attack_places.source").split()) in said
    assert "counted as attacks are carried out" in opened.paragraphs()
    assert opened.shown.faults() == []
    opened.shown.close()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_from_home_every_book_is_on_the_shelf(reader: Reader, ruleset: str) -> None:
    reader.shown.click(f"book-{ruleset}")
    assert reader.model.book.table == AtTable(ruleset)
    reader.shown.click("back")
    assert reader.app.asked == ["leave"]


def test_from_a_table_it_is_that_tables_book() -> None:
    opened = Reader(table(ballots="open"))
    assert "as set at this table" in opened.text
    assert not opened.shown.has("book-langrensha")
    opened.model.choose("langrensha")
    assert opened.model.book.table.ruleset == "jinro_nine"
    opened.shown.press(Qt.Key.Key_Escape)
    assert opened.app.asked == ["leave"]
    opened.shown.close()


def test_the_text_follows_the_house_rules() -> None:
    def vote(ballots: str) -> str:
        opened = Reader(table(ballots=ballots))
        opened.shown.click("tab-vote")
        said = opened.paragraphs()
        opened.shown.close()
        return said

    assert len({vote(ballots) for ballots in ("open", "secret", "revealed")}) == 3


def test_only_who_is_at_this_table_is_in_its_book() -> None:
    book = Book(Words("en", "jinro_nine"), table())
    assert "fox" not in book.played
    assert "fox" in Book(Words("en", "jinro_nine"), AtTable("jinro_nine")).played


def test_what_players_become_is_in_the_glossary_where_somebody_makes_it_of_them() -> None:
    lovers = {"lover", "white_lover_wolf"}
    assert lovers <= set(Book(Words("en", "langrensha"), AtTable("langrensha")).played)
    assert lovers <= set(Book(Words("en", "langrensha"), AtTable("langrensha", {}, {"cupid": 1})).played)
    assert not lovers & set(Book(Words("en", "langrensha"), AtTable("langrensha", {}, {"seer": 1})).played)


FRAMES = {"village": "circle", "werewolf": "bite"}


@pytest.mark.parametrize("rules", catalogue(), ids=RULESETS)
def test_the_frame_of_a_role_says_whose_side_it_is_on(rules: Ruleset) -> None:
    for role in rules.roles if rules.roles == rules.cards else ():
        assert medallions.of(rules, role, Words("en", rules.id)).frame == FRAMES.get(rules.side(role), "square"), role


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tab_is_large_enough_to_read_and_to_hit(language: str) -> None:
    opened = Reader(AtTable("langrensha", {}, Draft.fresh("langrensha").counts()), language)
    for tab in [tab.id for tab in opened.model.shown().tabs]:
        item = opened.shown.item(f"tab-{tab}")
        (label,) = [part for part in opened.shown.items(item) if part.property("text")]
        assert label.property("font").pixelSize() >= 13
        assert label.property("paintedWidth") <= label.width() + 1
        assert item.height() + 2 * item.property("reach") >= 44
    opened.shown.close()


def test_a_lent_book_has_the_same_words_and_no_role_of_its_own() -> None:
    opened = Reader()
    opened.model.lend(AtTable("jinro_nine", {}, {"seer": 1}), "zh-Hans")
    opened.model.look_up("seer")
    shown = opened.model.shown()
    assert (shown.subject, shown.may_look_up, shown.language) == (None, False, "zh-Hans")
    opened.model.seek("Seer")
    assert next(line.caption for line in opened.model.shown().paragraphs) == "预言家"
    opened.shown.click("back")
    assert opened.app.asked == ["leave"]
    opened.shown.close()


def test_the_house_rules_are_a_chapter_with_this_tables_values() -> None:
    opened = Reader(table(talk_rounds=4))
    opened.shown.click("tab-options")
    values = {entry.caption: entry.value for entry in opened.model.shown().paragraphs}
    words = Words("en", "jinro_nine")
    assert values[words.text("option.talk_rounds.name")] == words.text("option.talk_rounds.value", n=4)
    opened.shown.close()


def test_a_role_is_looked_up_in_the_glossary(reader: Reader) -> None:
    reader.shown.walk_to("entry-seer")
    reader.shown.press(Qt.Key.Key_Return)
    subject = reader.model.shown().subject
    assert (subject.id, subject.motif, subject.frame) == ("seer", "roles/seer", "circle")
    assert "Seer" in reader.shown.texts()


def test_on_a_roles_page_advice_stands_below_the_rules_under_its_own_title() -> None:
    opened = Reader(AtTable("langrensha"))
    opened.model.look_up("witch")
    *rules, advice = opened.model.shown().paragraphs
    assert advice.caption == Words("en").text("chapter.tips")
    assert advice.text == Words("en", "langrensha").text("rulebook.tips.witch.1")
    # Above them stands only what the card says.
    assert [paragraph.caption for paragraph in rules[1:]] == [""] * (len(rules) - 1)
    opened.shown.close()


def test_the_glossary_has_every_role_in_four_languages_the_readers_first() -> None:
    opened = Reader(language="zh-Hant")
    shown = opened.model.shown()
    assert shown.languages[0].id == "zh-Hant"
    for entry in shown.glossary:
        names = [Words(row.id, "jinro_nine").text(f"role.{entry.id}.name") for row in shown.languages]
        assert entry.names == tuple(names)
    opened.shown.close()


def test_a_word_is_looked_for_by_keys_alone(reader: Reader) -> None:
    reader.shown.press(Qt.Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    reader.shown.type("runoff")
    assert reader.shown.focused() == "search"
    found = reader.model.shown().paragraphs
    assert found
    assert all("runoff" in paragraph.text.casefold() for paragraph in found)


@pytest.mark.parametrize("sought", ["占い師", "预言家", "預言家", "seer", "SEER"])
def test_a_role_is_found_under_its_name_in_any_language(reader: Reader, sought: str) -> None:
    reader.shown.click("search")
    reader.shown.type(sought)
    assert reader.model.shown().subject.id == "seer"


def test_what_is_not_in_the_book_is_said(reader: Reader) -> None:
    reader.shown.click("search")
    reader.shown.type("xyzzy")
    assert "“xyzzy” is not in the book." in reader.shown.texts()
    reader.shown.click("tab-overview")
    assert reader.shown.item("search").property("text") == ""


def test_a_long_chapter_is_read_by_keys(reader: Reader) -> None:
    reader.shown.click("book-langrensha")
    reader.shown.click("tab-night")
    reader.shown.walk_to("text")
    area = reader.shown.item("text")
    before = area.property("contentY")
    reader.shown.press(Qt.Key.Key_PageDown)
    assert area.property("contentY") > before
    reader.shown.press(Qt.Key.Key_Home)
    assert area.property("contentY") == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_book_is_whole_in_every_language(ruleset: str, language: str) -> None:
    draft = Draft.fresh(ruleset)
    opened = Reader(AtTable(ruleset, draft.all_values(), draft.counts()), language)
    for tab in [tab.id for tab in opened.model.shown().tabs]:
        opened.shown.click(f"tab-{tab}")
        assert opened.shown.faults() == []
    for subject in opened.model.book.played:
        opened.model.look_up(subject)
        shown = opened.model.shown()
        assert shown.subject.motif
        assert all(name.strip("—") for entry in shown.glossary for name in entry.names)
        assert all((paragraph.text or paragraph.caption).strip("—") for paragraph in shown.paragraphs)
    opened.shown.close()


def test_the_book_is_whole_with_the_largest_text() -> None:
    opened = Reader(language="ja", scale=2.0)
    assert opened.shown.faults() == []
    opened.shown.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_japanese_lines_end_between_phrases(scale: float) -> None:
    """No line of running text breaks off inside of a word that is written in kanji."""
    opened = Reader(language="ja", scale=scale)
    opened.shown.click("tab-night")
    opened.shown.window.grabWindow()
    prose = [str(item.property("text")) for item in opened.shown.items() if item.property("room") is not None]
    ends = [
        (before[-1], after[0]) for text in prose for before, after in pairwise(text.split("\n")) if before and after
    ]
    assert len(ends) > 5
    assert [pair for pair in ends if all("\u4e00" <= letter <= "\u9fff" for letter in pair)] == []
    opened.shown.close()


def test_a_page_that_goes_on_sinks_into_the_paper() -> None:
    opened = Reader(scale=2.0)
    opened.shown.click("tab-roles")
    opened.shown.window.grabWindow()
    text = opened.shown.item("text")
    feet = [item for item in opened.shown.items() if item.property("isFoot") is not None and item.isVisible()]
    assert any(foot.property("isFoot") for foot in feet)
    text.setProperty("contentY", text.property("contentHeight") - text.height())
    opened.shown.window.grabWindow()
    left = [item for item in feet if item.mapToScene(QPointF(0, 0)).x() < opened.shown.window.width() / 2]
    assert [item for item in left if item.property("isFoot") and item.isVisible()] == []
    opened.shown.close()


def test_a_search_without_a_find_says_what_to_try(reader: Reader) -> None:
    reader.model.seek("?!?!")
    assert Words("en").text("rulebook.not_found.hint") in reader.text.replace("\n", " ")
    assert reader.shown.faults() == []
