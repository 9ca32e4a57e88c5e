"""A journal from elsewhere: chosen or dropped, looked at, kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QMetaObject, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from desktop.keep.journal_file import CannotKeep
from desktop.records import plain_journal
from desktop.seats.decisions import SKIP, VOID, Decision, read
from tests.desktop.past.room import Library, played


@pytest.fixture
def given(tmp_path: Path) -> Path:
    path = tmp_path / "given.json"
    path.write_text(plain_journal.written(played().journal), encoding="utf-8")
    return path


def drop(library: Library, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    middle = QPoint(640, 360)
    QCoreApplication.sendEvent(library.shown.window, QDragEnterEvent(middle, copy, data, left, none))
    QCoreApplication.sendEvent(library.shown.window, QDropEvent(QPointF(middle), copy, data, left, none))
    library.settle()


def test_a_file_that_is_dropped_is_looked_at_or_kept(library: Library, given: Path) -> None:
    drop(library, given)
    assert library.says("past.file.found", game="Village of Nine", players="9 players")
    library.click("replayFile")
    assert library.app.asked == [("look_at", given)]
    library.click("keepFile")
    library.wait()
    assert library.says("past.file.kept", game="Village of Nine")
    assert len(library.ids) == 3
    assert library.shelf.journal(library.ids[0]).journal == played().journal
    assert not library.shown.has("keepFile")


def test_a_file_is_chosen_in_the_systems_dialog(library: Library, given: Path, qtbot: Any) -> None:
    library.click("openFile")
    dialog = next(found for found in library.shown.window.findChildren(QObject) if found.objectName() == "fileAsk")
    assert dialog.property("visible")
    dialog.setProperty("selectedFile", QUrl.fromLocalFile(str(given)))
    QMetaObject.invokeMethod(dialog, "accepted")
    qtbot.waitUntil(lambda: library.shown.has("keepFile"))


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]"])
def test_a_file_that_holds_no_game_says_so(library: Library, tmp_path: Path, text: str) -> None:
    (tmp_path / "given.json").write_text(text)
    drop(library, tmp_path / "given.json")
    assert library.said
    assert library.model.shown().strip.is_trouble
    drop(library, tmp_path / "there is no such file")
    assert library.model.shown().strip.is_trouble


def test_a_full_shelf_says_that_it_takes_no_more(
    library: Library, given: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise CannotKeep("full", given)

    drop(library, given)
    monkeypatch.setattr(library.shelf, "take_in", refuse)
    library.click("keepFile")
    assert library.says("error.disk_full")


def test_what_was_decided_goes_along_and_is_kept(library: Library, tmp_path: Path) -> None:
    game = played()
    decided = [Decision(SKIP, 1, "day", game.players[0], 3).written, Decision(VOID, 2, "vote", told=9).written]
    path = tmp_path / "given.json"
    path.write_text(plain_journal.written(game.journal, decided), encoding="utf-8")
    assert plain_journal.read(path) == {**game.journal, "decisions": decided}
    drop(library, path)
    library.click("keepFile")
    library.wait()
    kept = library.shelf.journal(library.ids[0])
    assert kept.journal == game.journal
    assert [one.written for one in read(kept.seating.get("decisions"))] == decided


def test_what_is_no_list_of_decisions_is_left_out(tmp_path: Path) -> None:
    for nonsense in ("x", {"kind": "skip"}, [1, None]):
        path = tmp_path / "given.json"
        path.write_text(plain_journal.written({**played().journal, "decisions": nonsense}), encoding="utf-8")
        assert plain_journal.read(path) == played().journal
