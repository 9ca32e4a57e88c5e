"""A role and an event are made by choosing, tried, kept, given away, and played on somebody else's machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.keep.packs import InstalledPack
from i18n import Words
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.test_packs import bring_in
from tests.desktop.acceptance.test_whole_games import seat_by_mouse


def tap(app: Opened, name: str) -> None:
    """Scrolled to first, as somebody does who wants to press it."""
    area = app.window.findChild(QQuickItem, "bench")
    assert isinstance(area, QQuickItem)
    top = area.mapToScene(QPointF(0, 0)).y()
    for _, y in app.hands._found(name):
        end = max(0.0, float(area.property("contentHeight")) - area.height())
        if not top <= y <= top + area.height():
            wanted = float(area.property("contentY")) + y - top - area.height() / 2
            area.setProperty("contentY", max(0.0, min(end, wanted)))
    app.hands.settle()
    app.hands.tap(name)


def opened_workshop(app: Opened) -> None:
    app.hands.tap("settings")
    app.hands.tap("packs")
    app.hands.tap("make")
    assert app.hands.sees("workshopScreen")


def tried(app: Opened) -> list[str]:
    model = app.app.navigator.parts.workshop
    app.hands.tap("section-trial")
    app.hands.tap("startTrial")
    app.qtbot.waitUntil(lambda: not model.shown().trial.is_running, timeout=60_000)
    return [*model.shown().trial.lines, *model.shown().trial.faults]


def own(app: Opened) -> list[InstalledPack]:
    """What came with the app is nobody's here."""
    return [one for one in app.app.navigator.parts.packs.every() if not one.is_house]


def make_them(app: Opened) -> None:
    """A role that looks, on a board of the house's; and a fog over the village."""
    opened_workshop(app)
    tap(app, "option-game-event_jinro")
    app.hands.tap("section-parts")
    tap(app, "act-add-roles")
    tap(app, "field-1")
    app.hands.type("Ferrier")
    tap(app, "picture-roles/thief")
    tap(app, "option-0-what-look")
    tap(app, "option-0-shows-role")
    tap(app, "act-add-events")
    tap(app, "field-1")
    app.hands.type("Fog")
    tap(app, "option-0-whom-everybody")
    tap(app, "act-add_deed")
    tap(app, "option-1-what-talk")
    app.hands.tap("section-board")
    tap(app, "option-board-std9")
    tap(app, "option-instead-0-guard")


def test_what_is_made_here_is_played_on_another_machine(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path)
    app = opens(tmp_path / "maker")
    make_them(app)
    lines = tried(app)
    assert lines[0] == Words("en").text("workshop.trial.ended", count="10", of="10")
    assert lines[-1] == Words("en").text("workshop.trial.fine")
    app.hands.tap("keep")
    app.hands.tap("back")
    app.hands.tap("save-1")
    app.close()
    (given,) = (tmp_path / "Lantern Night").iterdir()
    app = opens(tmp_path / "other", **AT_ONCE)
    bring_in(app, given)
    seat_by_mouse(app, "event_jinro", short(9))
    app.hands.tap("preset-ferrier_pack_board")
    model = app.app.navigator.parts.setup
    model.choose("event_deck", "own")
    for event, count in model.draft.events().items():
        model.count_event(event, 9 if event == "fog" else -count)
    app.hands.tap("start")
    assert "ferrier" in app.game.roles.values()
    app.director(seed=3).play()
    assert app.game.result is not None
    assert {"event": "fog", "seconds": 60} in [one.params for one in app.game.notices() if one.id == "event.morning"]
    app.hands.tap("goOn")
    assert "Ferrier" in str(app.app.navigator.parts.model("end").shown())  # type: ignore[union-attr]


def test_what_was_kept_is_worked_on_again(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "maker")
    make_them(app)
    app.hands.tap("keep")
    app.hands.tap("back")
    app.hands.tap("edit-1")
    model = app.app.navigator.parts.workshop
    assert [part.text for part in model.shown().parts] == ["Ferrier", "Fog"]
    app.hands.tap("section-words")
    tap(app, "part-1")
    tap(app, "option-language-ja")
    tap(app, "field-1")
    app.hands.type("霧")
    app.hands.tap("back")
    assert app.app.navigator.parts.workshop.shown().said == Words("en").text("workshop.leave.ask")
    app.hands.tap("answer-keep")
    assert app.hands.sees("packsScreen")
    (pack,) = (one.pack for one in own(app))
    assert pack is not None
    assert (pack.version, pack.words["ja"]["event.fog.name"]) == (2, "霧")


def test_what_came_with_the_app_is_not_worked_on(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "maker")
    app.hands.tap("settings")
    app.hands.tap("packs")
    shelf, workshop = app.app.navigator.parts.pack_shelf, app.app.navigator.parts.workshop
    assert not any(entry.may_edit for entry in shelf.shown().packs)
    for one in app.app.navigator.parts.packs.every():
        workshop.take_up(one.name)
        assert workshop.pack.parts == ()


def test_a_pack_is_made_with_the_keys_alone(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "maker")
    opened_workshop(app)
    _go_to(app, "section-parts")
    app.press(Qt.Key.Key_Space)
    _go_to(app, "act-add-roles")
    app.press(Qt.Key.Key_Space)
    _go_to(app, "field-1")
    app.hands.type("Ferrier")
    _go_to(app, "keep")
    app.press(Qt.Key.Key_Space)
    assert [one.name for one in own(app)] == ["ferrier_pack.lanternpack"]
    app.press(Qt.Key.Key_Escape)
    assert app.hands.sees("packsScreen")


def _go_to(app: Opened, name: str) -> None:
    for _ in range(200):
        if name in _around(app.window.activeFocusItem()):
            return
        QTest.keyClick(app.window, Qt.Key.Key_Tab)
        app.hands.settle()
    raise AssertionError(f"{name} is not come to by the keys")


def _around(item: QQuickItem | None) -> list[str]:
    return [] if item is None else [item.objectName(), *_around(item.parentItem())]


def test_what_is_missing_is_a_sentence_that_says_where(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "maker")
    opened_workshop(app)
    model = app.app.navigator.parts.workshop
    model.keep()
    assert model.shown().faults == (Words("en").text("workshop.empty"),)
    app.hands.tap("section-parts")
    tap(app, "act-add-roles")
    app.hands.tap("keep")
    assert model.shown().faults == (
        Words("en").text("workshop.unnamed", name=Words("en").text("workshop.unnamed.roles")),
    )
    assert app.hands.sees("fault-1")
    app.hands.tap("section-words")
    tap(app, "field-1")
    app.hands.type("Ferrier")
    tap(app, "field-2")
    app.hands.type(" {nobody")
    app.hands.tap("keep")
    assert len(model.shown().faults) == 1
    assert own(app) == []
    tap(app, "reset-2")
    app.hands.tap("keep")
    assert model.shown().faults == ()
    assert len(own(app)) == 1
