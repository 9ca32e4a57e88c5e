"""What is this? Every role, card, event, line-up and house rule is explained where it is met."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.widgets import medallions
from i18n import LANGUAGES, Words
from rulesets.engine import Ruleset, catalogue
from tests.desktop.setup.tables import Table, draft

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft("langrensha", 12))
    yield opened
    opened.shown.close()


def title(table: Table) -> str:
    return str(table.model.what.shown().title)


def told(table: Table) -> list[str]:
    return [passage.text for passage in table.model.what.shown().passages]


def test_a_tap_on_a_medallion_says_what_the_role_does(table: Table) -> None:
    table.shown.click("what-seer")
    assert title(table) == "Seer"
    assert Words("en", "langrensha").text("role.seer.does") in table.shown.texts()
    table.shown.click("closeWhat")
    assert not table.shown.has("explained")


def test_the_question_mark_asks_what_the_keys_are_at(table: Table) -> None:
    table.shown.walk_to("what-witch")
    table.shown.press(Qt.Key.Key_Question)
    QTest.qWait(0)
    assert title(table) == "Witch"
    table.shown.press(Qt.Key.Key_Escape)
    assert table.shown.focused() == "what-witch"
    table.shown.walk_to("preset-lovers_12")
    table.shown.press(Qt.Key.Key_Question)
    assert title(table) == "Cupid"
    assert table.draft.preset == "auto"
    table.shown.press(Qt.Key.Key_Escape)
    table.shown.walk_to("option-sheriff")
    table.shown.press(Qt.Key.Key_Question)
    assert title(table) == "Sheriff"


def test_a_question_mark_in_a_name_is_a_question_mark(table: Table) -> None:
    table.shown.walk_to("name-1")
    table.shown.press(Qt.Key.Key_Question)
    assert "?" in table.draft.names[0]
    assert not table.shown.has("explained")


def test_a_long_press_on_a_line_up_asks_and_does_not_choose(table: Table) -> None:
    at = table.shown.middle("preset-idiot_12").toPoint()
    QTest.mousePress(table.shown.window, Qt.MouseButton.LeftButton, pos=at)
    while not table.shown.has("closeWhat"):
        QTest.qWait(20)
    QTest.mouseRelease(table.shown.window, Qt.MouseButton.LeftButton, pos=at)
    assert title(table) == "Seer, Witch, Hunter, Idiot"
    assert table.draft.preset == "auto"


def test_the_chosen_line_up_is_explained_for_all_to_see(table: Table) -> None:
    assert "6 to 20 players, about one wolf in three" in table.shown.texts()
    table.shown.click("preset-idiot_12")
    assert "4 wolves, 4 powers, 4 villagers" in table.shown.texts()
    table.shown.click("what-preset")
    captions = [passage.caption for passage in table.model.what.shown().passages]
    assert captions == ["Werewolf ×4", "Villager ×4", "Seer", "Witch", "Hunter", "Idiot"]


def test_a_house_rule_says_what_it_is_here_what_it_may_be_and_what_the_rulebook_says_then(table: Table) -> None:
    table.shown.click("what-sheriff")
    assert table.model.what.shown().line == "At this table: on"
    assert not any(text.startswith("Options") for text in told(table))
    under_it = len(told(table))
    table.shown.click("closeWhat")
    table.shown.click("option-sheriff")
    table.shown.click("what-sheriff")
    assert table.model.what.shown().line == "At this table: off"
    assert len(told(table)) < under_it
    table.shown.click("closeWhat")
    table.model.what.ask("option", "last_words")
    assert "Options: nobody / the exiled / the exiled and the first night’s dead / all who die" in told(table)
    table.model.what.ask("option", "heartbreak_badge")
    assert Words("en").text("setup.options.idle") in told(table)


def test_a_ruling_quotes_the_source_in_the_readers_language_and_in_its_own(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("witch_trial", 7))
    opened.shown.walk_to("option-attack_places-handed_in")
    opened.shown.press(Qt.Key.Key_Question)
    assert title(opened) == "Counting attackers"
    shown = opened.shown.texts()
    for language in ("en", "zh-Hans"):
        assert Words(language, "witch_trial").text("option.attack_places.source") in shown
    assert Words("en").text("what.source") in shown
    assert not any(text.startswith("The rulebook says:") for text in shown)
    opened.shown.click("closeWhat")
    opened.model.what.ask("option", "days")
    assert Words("en").text("what.source") not in [passage.caption for passage in opened.model.what.shown().passages]
    opened.shown.close()


def test_in_its_own_language_the_source_is_quoted_once(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("witch_trial", 7), "zh-Hans")
    opened.model.what.ask("option", "quorum")
    said = Words("zh-Hans", "witch_trial").text("option.quorum.source")
    assert told(opened).count(said) == 1
    assert not any(passage.original for passage in opened.model.what.shown().passages)
    opened.shown.close()


def test_what_is_not_dealt_is_explained_too(table: Table) -> None:
    table.shown.click("preset-own")
    table.shown.walk_to("what-vampire")
    table.shown.press(Qt.Key.Key_Return)
    assert title(table) == "Vampire"
    assert len(told(table)) > 1


def test_with_the_deck_of_events_come_all_events(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("event_jinro", 9))
    opened.model.what.ask("option", "event_deck")
    captions = {passage.caption for passage in opened.model.what.shown().passages}
    words, rules = Words("en", "event_jinro"), opened.draft.rules
    assert {medallions.name(words, rules, id) for id in rules.events} <= captions
    opened.model.what.ask("card", "clock_tower")
    assert title(opened) == words.text("event.clock_tower.name")
    opened.shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_nothing_is_without_an_explanation_in_any_language(tmp_path: Path, rules: Ruleset, language: str) -> None:
    opened = Table(tmp_path, draft(rules.id, rules.players[-1]), language)
    about = [
        *(("card", id) for id in (*rules.roles, *rules.events)),
        *(("option", id) for id in rules.options),
        *(("preset", id) for id in ("own", *rules.boards)),
    ]
    for kind, id in about:
        opened.model.what.ask(kind, id)
        page = opened.model.what.shown()
        assert page.is_open, id
        said = [page.title, page.line, *(passage.text for passage in page.passages)]
        assert not any("—" in line.replace("——", "") for line in said), id
        assert len(page.passages) > 0 or page.line, id
    opened.shown.close()


def test_what_there_is_not_opens_nothing(table: Table) -> None:
    for kind, id in (("card", "nobody"), ("option", "moon"), ("preset", "nope"), ("", "")):
        table.model.what.ask(kind, id)
        assert not table.model.what.shown().is_open


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_whole_with_large_letters(tmp_path: Path, language: str) -> None:
    opened = Table(tmp_path, draft("event_jinro", 13), language)
    opened.app.dressed(textScale=2.0)
    opened.model.what.ask("option", "event_deck")
    assert opened.shown.faults() == []
    opened.shown.close()
