"""What is taken along from a game: three files from the end screen, and a journal that opens again as the same end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage

from desktop.after.end.taken_along import KINDS
from desktop.after.end.view import View
from desktop.after.export import poster
from desktop.after.replay.replay import Replay
from desktop.keep import documents
from desktop.keep.shelf import Shelf
from desktop.records.plain_journal import NotAGame, parsed, read, written
from desktop.records.record import read as read_record
from desktop.seats.decisions import SKIP, Decision
from desktop.widgets import painted
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from tests.desktop.after.ending import NAMES, RULESETS, End, journal

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(documents, "documents", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def end() -> Iterator[End]:
    opened = End(journal())
    yield opened
    opened.shown.close()


def saved(end: End, kind: str, folder: Path) -> Path:
    before = set(folder.iterdir())
    end.shown.click(f"save-{kind}")
    (path,) = set(folder.iterdir()) - before
    return path


def test_all_three_are_saved_where_the_sentence_says(end: End, folder: Path) -> None:
    end.shown.click("save")
    for kind in KINDS:
        path = saved(end, kind, folder)
        assert end.shown.item("saved").property("text") == Words("en").text("files.saved", file=str(path))
        assert path.suffix == f".{kind}"
    assert end.shown.faults() == []


def test_by_keys_alone_and_back(end: End, folder: Path) -> None:
    end.shown.walk_to("save")
    end.shown.press(Qt.Key.Key_Return)
    assert end.shown.focused() == "save-html"
    end.shown.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert [path.suffix for path in folder.iterdir()] == [".json"]
    end.shown.press(Qt.Key.Key_Escape)
    assert not end.shown.has("save-html")
    end.shown.press(Qt.Key.Key_Left)
    assert end.model.place == end.last - 1


def test_the_folder_opens(end: End, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    end.shown.click("save")
    assert not end.shown.has("folder")
    end.shown.click("save-json")
    end.shown.click("folder")
    assert [Path(url.toLocalFile()) for url in shown] == [folder]


def test_the_page_says_when_the_game_was(folder: Path) -> None:
    end = End({**journal(), "game": {"begun": 1_795_000_000, "ended": 1_795_009_000}})
    end.shown.click("save")
    page = saved(end, "html", folder).read_text(encoding="utf-8")
    end.shown.close()
    assert Words("en").date(1_795_000_000) in page


def test_their_names_tell_only_the_day(end: End, folder: Path) -> None:
    end.shown.click("save")
    for kind in KINDS:
        name = saved(end, kind, folder).name
        assert not [player for player in NAMES if len(player) > 1 and player in name]
        assert set(name.removesuffix(f".{kind}")) <= set("lantern-night-0123456789")


@pytest.mark.parametrize("reason", ["files.full", "files.read_only", "files.failed"])
def test_where_the_disk_refuses_it_says_why_and_the_screen_stays(
    end: End, folder: Path, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_name: str, _content: bytes) -> Path:
        raise documents.CannotSave(reason)

    end.shown.click("save")
    with monkeypatch.context() as patched:
        patched.setattr(documents, "save", refuse)
        end.shown.click("save-html")
    assert end.shown.item("saved").property("text") == Words("en").text(reason)
    assert not end.shown.has("folder")
    end.shown.click("save-html")
    assert end.shown.has("folder")
    assert len(list(folder.iterdir())) == 1


def test_what_is_shut_on_the_screen_is_shut_in_the_page_at_first(folder: Path) -> None:
    for spoiler_free in (False, True):
        opened = End(journal(), spoiler_free=spoiler_free)
        opened.shown.click("save")
        text = saved(opened, "html", folder).read_text(encoding="utf-8")
        assert (' shut">' in text.partition("<body")[2][:40]) == spoiler_free
        opened.shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_picture_has_a_row_for_everybody(ruleset: str, language: str) -> None:
    game = journal(ruleset, 3)
    image = QImage.fromData(poster.png(View(Words(language, ruleset), Replay.of(game))))
    assert image.width() == poster.WIDTH
    lived = {name: name in Game.replay(game).alive for name in game["setup"]["players"]}
    for place, lives in enumerate(lived.values()):
        at = QPoint(poster.MARGIN + 400 + place % 2 * 750, poster.HEAD + place // 2 * poster.ROW + 5)
        assert image.pixelColor(at).name().upper() == (painted.PAPER if lives else painted.DARK)


# A journal that comes from elsewhere


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_was_saved_opens_as_the_same_end(ruleset: str, folder: Path) -> None:
    opened = End(journal(ruleset, 3))
    opened.shown.click("save")
    again = End(read(saved(opened, "json", folder)))
    assert again.model.shown() == opened.model.shown()
    opened.shown.close()
    again.shown.close()


def refused(text: str) -> str:
    with pytest.raises(NotAGame) as error:
        parsed(text)
    return error.value.reason


def test_a_game_that_still_goes_on_stays_shut() -> None:
    whole = journal()
    for answers in (0, 1, len(whole["answers"]) - 1):
        assert refused(json.dumps({**whole, "answers": whole["answers"][:answers]})) == "error.journal.unfinished"


def test_a_sealed_file_of_the_shelf_is_told_apart(folder: Path) -> None:
    kept = Shelf(folder / "games").begin(Game.new("jinro_nine", NAMES[:9], seed=1), {})
    with pytest.raises(NotAGame) as error:
        read(kept.file.path)
    assert error.value.reason == "error.journal.sealed"


def test_a_file_that_is_gone_closed_or_far_too_large(folder: Path) -> None:
    (folder / "large").write_bytes(b" " * 9_000_000)
    for name, reason in (("gone", "unreadable"), ("", "unreadable"), ("large", "large")):
        with pytest.raises(NotAGame) as error:
            read(folder / name)
        assert error.value.reason == f"error.journal.{reason}"


LEAVES = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8)
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner))


@settings(max_examples=150)
@given(st.data())
def test_whatever_somebody_has_changed_it_is_a_game_or_a_sentence(data: st.DataObject) -> None:
    changed: Any = json.loads(written(journal()))
    for _ in range(data.draw(st.integers(1, 2))):
        inside: Any = changed
        while isinstance(inside, dict | list) and inside:
            key = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
            if data.draw(st.booleans()) or not isinstance(inside[key], dict | list):
                inside[key] = data.draw(JSON)
                break
            inside = inside[key]
    reason = ""
    try:
        assert Replay.of(parsed(json.dumps(changed))).story.result is not None
    except NotAGame as error:
        reason = error.reason
    assert not reason or all(reason in Words(language) for language in LANGUAGES)


@settings(max_examples=100)
@given(st.text() | JSON.map(json.dumps))
def test_whatever_else_it_is_there_is_a_sentence(text: str) -> None:
    assert refused(text) in Words("en")


def test_the_journal_has_what_the_table_decided() -> None:
    decided = (Decision(SKIP, 1, "day", NAMES[0], 3),)
    view = View(Words("en", "jinro_nine"), Replay.of(journal(), decided))
    taken = json.loads(KINDS["json"](view, journal()))
    assert taken.pop("decisions") == [one.written for one in decided]
    assert read_record(taken.pop("record")).steps == view.replay.story.steps
    assert taken == journal()
    assert "decisions" not in json.loads(KINDS["json"](View(view.words, Replay.of(journal())), journal()))
