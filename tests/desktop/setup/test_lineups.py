"""Line-ups under a name and as files: kept, laid out, given away, and refused in words."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest

from desktop.draft.draft import Draft
from desktop.keep import documents
from desktop.keep.lineups import LineUps
from desktop.keep.people import Person
from desktop.setup import careful_yaml, lineup, lineup_shelf
from desktop.setup.careful_yaml import MOST, UnreadableYaml
from desktop.setup.lineup import LineUp, Refused
from i18n import LANGUAGES, Words
from rulesets.engine import Ruleset, catalogue
from tests.desktop.setup.tables import Table, draft, people

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    where = tmp_path / "documents"
    monkeypatch.setattr(lineup_shelf, "save", lambda name, content: documents.save(name, content, where))
    return where


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft("langrensha", 12))
    yield opened
    opened.shown.close()


def own(**counts: int) -> Draft:
    return Draft("langrensha", people(9), own=counts, options={"sheriff": False, "talk_seconds": 60})


def document(**changes: Any) -> dict[str, Any]:
    cards = {"werewolf": 3, "seer": 1, "witch": 1, "hunter": 1, "villager": 3}
    plain = {"lantern_night": 1, "ruleset": "langrensha", "version": 1, "players": 9, "cards": cards, "options": {}}
    return {**plain, **changes}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in document().items() if name != key}


def said(found: object, language: str = "en") -> str:
    with pytest.raises(Refused) as refused:
        lineup.read(found)
    return refused.value.said(language)


def test_a_line_up_needs_no_name_and_takes_no_other_ones_place(table: Table) -> None:
    table.shown.click("lineups")
    for _ in range(2):
        table.shown.click("keepLineup")
    table.model.refresh()
    assert [name for name, _ in table.lineups.every()] == ["Langrensha · 12 players", "Langrensha · 12 players 2"]


# A file and back


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_every_printed_line_up_comes_back_as_it_was(rules: Ruleset) -> None:
    for id in rules.boards:
        for count in rules.players:
            printed = Draft.fresh(rules.id, people(count)).with_preset(id)
            if id in printed.fitting:
                written = LineUp.of(printed, "火曜")
                assert lineup.read(careful_yaml.read(written.file)) == written


def test_one_of_our_own_comes_back_with_its_house_rules_and_nothing_else() -> None:
    before = own(werewolf=3, seer=1, witch=1, villager=4)
    found = lineup.read(careful_yaml.read(LineUp.of(before).file))
    after = found.laid_for(people(9))
    assert (after.own, after.options, after.names) == (before.own, before.options, before.names)
    assert b"Bartholomew" not in LineUp.of(before).file


def test_people_stay_and_seats_are_added() -> None:
    sits = (Person("花子", "ja", "hash"), Person(""), Person("Ben"))
    laid = LineUp.of(own(werewolf=3, villager=6)).laid_for(sits)
    assert laid.players[:2] == (sits[0], sits[2])
    assert len(laid.players) == 9
    too_many = LineUp.of(own(werewolf=3, villager=6)).laid_for(people(12))
    assert len(too_many.players) == 12


@settings(max_examples=60, deadline=None)
@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.dictionaries(st.text(), inner))
)
def test_whatever_is_in_it_is_refused_or_can_be_played(found: object) -> None:
    try:
        lineup.read({**document(), **found} if isinstance(found, dict) else found)
    except Refused as refused:
        sentences = [refused.said(language) for language in LANGUAGES]
    else:
        sentences = ["none"]
    assert all(sentences)


# What is refused

REFUSED: list[tuple[object, str]] = [
    ([1, 2], "This is not a line-up of this app. A line-up has lantern_night with the number of its format."),
    (without("lantern_night"), "This is not a line-up of this app. A line-up has lantern_night"),
    (document(lantern_night="yes"), "This is not a line-up of this app."),
    (document(lantern_night=2), "written by a newer version of the app, in format 2. This one reads up to 1."),
    (document(colour="red"), "“colour” doesn’t belong in a line-up. Allowed: lantern_night, name, ruleset,"),
    (document(ruleset="mafia"), "This app has no game called “mafia”. Allowed: jinro_nine, ultimate_thirteen,"),
    (without("ruleset"), "This app has no game called “”."),
    (document(version=99), "This line-up is for newer rules of Langrensha, version 99. Here they are version 1."),
    (document(players=40), "players: Langrensha is for 6–20, not “40”."),
    (document(players="many"), "players: Langrensha is for 6–20, not “many”."),
    ({**without("cards"), "preset": "nope"}, "preset: Langrensha has no “nope”. Allowed: auto, standard_9,"),
    (document(preset="auto"), "A line-up has either preset or cards, not both."),
    (document(cards=["werewolf"]), "cards: a list of the cards of Langrensha and how many of each, not"),
    (document(cards={"wolf": 3}), "cards: Langrensha has no “wolf”. Allowed: werewolf, alpha_wolf,"),
    (document(cards={"werewolf": -1}), "cards, werewolf: “-1” is not a number of cards. Allowed: whole numbers"),
    (document(cards={"werewolf": 1.5}), "cards, werewolf: “1.5” is not a number of cards."),
    (document(cards={"werewolf": True}), "cards, werewolf: “True” is not a number of cards."),
    (document(cards={"werewolf": 3, "seer": 1}), "These cards can’t be played. 5 cards are missing."),
    (document(cards={"villager": 9}), "These cards can’t be played. At least one wolf,"),
    (document(players=10), "These cards can’t be played. One card is missing."),
    (document(options=7), "options: a list of the house rules of Langrensha and their values, not “7”."),
    (document(options={"moon": True}), "options: Langrensha has no “moon”. Allowed: sheriff, sole_candidate,"),
    (document(options={"talk_seconds": 9999}), "options, talk_seconds: “9999” is not allowed. Allowed: 15–600."),
    (document(options={"sheriff": "maybe"}), "options, sheriff: “maybe” is not allowed. Allowed: true, false."),
    (document(options={"ballots": "loud"}), "“loud” is not allowed. Allowed: open, revealed, secret."),
]


@pytest.mark.parametrize(("found", "sentence"), REFUSED)
def test_it_is_said_what_is_wrong_and_what_is_allowed(found: object, sentence: str) -> None:
    assert sentence in said(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("found", "sentence"), REFUSED)
def test_in_every_language(found: object, sentence: str, language: str) -> None:
    line = said(found, language)
    assert line
    assert "—" not in line
    assert (sentence in line) == (language == "en")


def test_what_is_wrong_is_never_quoted_at_length() -> None:
    assert len(said(document(ruleset="x" * 5000))) < 300


def test_a_preset_that_is_called_by_a_number_is_known_without_quotes() -> None:
    text = b"lantern_night: 1\nruleset: witch_trial\nplayers: 7\npreset: 7\n"
    assert lineup.read(careful_yaml.read(text)).dealt == "7"


BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n"
MERGED = "a: &a {x: 1}\nb: {<<: *a}\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"lantern_night: [1", "yaml"),
        (b"a: 1\n---\nb: 2\n", "yaml"),
        (b"a: !!python/object/apply:os.system [ls]", "yaml"),
        (b"a: !ours 1", "yaml"),
        (BOMB.encode(), "yaml"),
        (MERGED.encode(), "yaml"),
        (b"[" * 3000, "yaml"),
        (b"{a: " * 500, "yaml"),
        (b"a: " + b"9" * 6000, "yaml"),
        # Python makes a number of it, and can't write that out.
        (b"a: 0x" + b"f" * 6000, "yaml"),
        (b"a: " + b"1:" * 3000 + b"1", "yaml"),
        (b"a: 2026-99-99", "yaml"),
        (b"\xff\xfe\x00binary", "text"),
        (b"a: " + b"x" * MOST, "large"),
    ],
)
def test_hostile_files_are_not_read(content: bytes, reason: str) -> None:
    with pytest.raises(UnreadableYaml) as refused:
        careful_yaml.read(content)
    assert refused.value.reason == reason


def test_the_line_is_named() -> None:
    with pytest.raises(UnreadableYaml) as refused:
        careful_yaml.read(b"lantern_night: 1\nruleset: [langrensha\nplayers: 9\n")
    assert refused.value.line == 3


def test_a_folder_and_what_is_not_there_are_no_files(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.yaml"):
        with pytest.raises(UnreadableYaml, match="file"):
            careful_yaml.of_file(path)


# On the screen


def test_one_is_kept_laid_out_again_and_forgotten(table: Table) -> None:
    shown = table.shown
    shown.click("preset-idiot_12")
    shown.click("lineups")
    shown.click("lineupName")
    shown.type("金曜の十二人")
    shown.press(Qt.Key.Key_Return)
    assert "Saved: 金曜の十二人" in shown.texts()
    shown.click("closeLineUps")
    shown.click("preset-own")
    shown.click("lineups")
    shown.click("lineup-1")
    assert (table.draft.preset, table.draft.own) == ("idiot_12", None)
    assert not shown.has("closeLineUps")
    shown.click("lineups")
    shown.click("forgetLineup-1")
    assert table.lineups.every() == []


def test_what_is_kept_is_there_the_next_time(tmp_path: Path, table: Table) -> None:
    table.model.shelf.keep("Ours")
    assert [name for name, _ in LineUps(tmp_path).every()] == ["Ours"]


def test_one_that_can_not_be_played_any_more_says_so_and_changes_nothing(table: Table) -> None:
    table.lineups.remember("Old", document(cards={"wolf": 9}))
    before = table.draft
    table.shown.click("lineups")
    table.shown.click("lineup-1")
    assert table.draft == before
    assert table.shown.has("closeLineUps")
    assert "Langrensha has no “wolf”" in str(table.shown.item("lineupSaid").property("line"))


def test_a_full_disk_is_said_and_nothing_is_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(table.lineups.file, "write", refused)
    table.shown.click("lineups")
    table.shown.click("lineupName")
    table.shown.type("Ours")
    table.shown.click("keepLineup")
    assert table.lineups.every() == []
    assert table.model.shelf.shown().is_refused


def test_it_is_saved_as_a_file_that_opens_as_the_same(table: Table, folder: Path) -> None:
    shown = table.shown
    shown.click("preset-own")
    for name in ("fewer-villager", "more-idiot", "option-sheriff"):
        shown.walk_to(name)
        shown.press(Qt.Key.Key_Return)
    wanted = table.draft
    shown.click("lineups")
    shown.click("lineupName")
    shown.type("Ours")
    shown.click("saveLineup")
    (file,) = folder.iterdir()
    assert file.name == "Ours.yaml"
    assert f"Saved: {file}" in shown.texts()
    assert shown.has("openFolder")
    shown.click("closeLineUps")
    shown.click("preset-auto")
    table.model.shelf.open(QUrl.fromLocalFile(str(file)))
    assert (table.draft.own, table.draft.options) == (wanted.own, wanted.options)


def test_without_a_name_the_file_is_called_after_the_game(table: Table, folder: Path) -> None:
    table.shown.click("lineups")
    table.shown.click("saveLineup")
    assert [file.name for file in folder.iterdir()] == ["Langrensha · 12 players.yaml"]


def test_what_was_opened_under_a_name_is_saved_under_it_until_it_is_changed(
    table: Table, tmp_path: Path, folder: Path
) -> None:
    shared = tmp_path / "shared.yaml"
    shared.write_bytes(LineUp.of(Draft.fresh("jinro_nine").with_preset("9C"), "Foxes").file)
    assert drop(table, shared)
    assert table.model.shelf.shown().called == "Foxes"
    table.model.shelf.save("")
    (file,) = folder.iterdir()
    assert file.name == "Foxes.yaml"
    assert lineup.read(careful_yaml.of_file(file)).name == "Foxes"
    table.shown.click("closeLineUps")
    table.shown.click("preset-9B")
    assert table.model.shelf.shown().called != "Foxes"


def test_nothing_is_saved_where_the_disk_refuses(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any) -> None:
        raise documents.CannotSave("files.full")

    monkeypatch.setattr(lineup_shelf, "save", refused)
    table.shown.click("lineups")
    table.shown.click("saveLineup")
    assert "The disk is full. Nothing was saved. Free some space and try again." in table.shown.texts()
    assert not table.shown.has("openFolder")


def test_a_file_of_another_game_is_laid_out_for_those_who_sit_here(table: Table, tmp_path: Path) -> None:
    shared = tmp_path / "nine.yaml"
    nine = Draft.fresh("jinro_nine").with_preset("9C").with_option("abstain", True)
    shared.write_bytes(LineUp.of(nine).file)
    names = table.draft.names
    assert drop(table, shared)
    assert (table.draft.ruleset, table.draft.preset, table.draft.options) == ("jinro_nine", "9C", {"abstain": True})
    assert table.draft.names == names[:9]
    assert "Now on the table: Village of Nine, 9 players." in table.shown.texts()


def test_a_file_that_is_dropped_and_is_none_is_refused_in_words(table: Table, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("just: text", encoding="utf-8")
    before = table.draft
    assert drop(table, other)
    assert table.draft == before
    assert "This is not a line-up of this app." in str(table.shown.item("lineupSaid").property("line"))


def test_a_number_without_end_is_refused_and_the_last_refusal_goes(table: Table, tmp_path: Path) -> None:
    other, endless = tmp_path / "other.yaml", tmp_path / "endless.yaml"
    other.write_text("just: text", encoding="utf-8")
    endless.write_text(f"lantern_night: 1\nplayers: 0x{'f' * 6000}\n", encoding="utf-8")
    assert drop(table, other)
    assert drop(table, endless)
    refused = Words("en").text("lineup.refused.yaml.line", found="2")
    assert table.shown.item("lineupSaid").property("line") == refused


def drop(table: Table, file: Path) -> bool:
    """As the system hands it over."""
    window, data = table.shown.window, QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    at = QPoint(640, 360)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, buttons, keys)
    QCoreApplication.sendEvent(window, enter)
    dropped = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, buttons, keys)
    QCoreApplication.sendEvent(window, dropped)
    QTest.qWait(0)
    return dropped.isAccepted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_whole_with_a_long_refusal_and_large_letters(tmp_path: Path, language: str) -> None:
    opened = Table(tmp_path, draft("langrensha", 12), language)
    opened.app.dressed(textScale=2.0)
    for number in range(12):
        opened.lineups.remember(f"{number} 諸葛孔明先生様の十二人", LineUp.of(opened.draft).document)
    opened.model.shelf.refresh()
    opened.shown.click("lineups")
    bad = tmp_path / "bad.yaml"
    bad.write_text(yaml.safe_dump(document(cards={"wolf": 1})), encoding="utf-8")
    opened.model.shelf.open(QUrl.fromLocalFile(str(bad)))
    assert opened.shown.faults() == []
    opened.shown.close()


def test_a_line_up_knows_no_names() -> None:
    found: Mapping[str, Any] = yaml.safe_load(LineUp.of(own(werewolf=3, villager=6)).file)
    assert set(found) == {"lantern_night", "ruleset", "version", "players", "cards", "profile", "options", "leading"}


def test_the_sheets_to_print_are_saved_as_this_table_is_set(table: Table, folder: Path) -> None:
    table.shown.click("lineups")
    table.shown.click("printSheets")
    (file,) = folder.iterdir()
    assert file.suffix == ".pdf"
    assert file.read_bytes().startswith(b"%PDF-")
    assert table.shown.item("lineupSaid").property("line") == Words("en").text("files.saved", file=str(file))
    assert table.shown.has("openFolder")
    assert table.shown.faults() == []
