"""A group's packs, by the mouse: dropped in, switched on, played, killed, gone on with, given away, taken out."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from desktop.demo.director import Director
from desktop.keep.packs import Packs
from i18n import Words
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.test_whole_games import seat_by_mouse
from tests.engine.packs.writing import folder, zipped
from tests.test_packs_page import shown

FERRY = {
    "pack.yaml": "format: 1\nid: ferry\nversion: 1\nruleset: langrensha\n"
    "boards: {ferry9: {players: 9, cards: {villager: 5, seer: 1, ferrier: 1, werewolf: 2}}}\n",
    "roles/ferrier.yaml": shown("# roles/ferrier.yaml"),
    "scenarios/carried-over.yaml": shown("# scenarios/carried-over.yaml"),
    "words/en.yaml": """\
pack.ferry.name: The ferry
preset.ferry9.name: By the river
role.ferrier.name: Ferrier
role.ferrier.does: Once a game the ferrier rows somebody out for the night, and the wolves find nobody.
ask.ferrier.protect: Whom do you row out?
aloud.ferrier.protect: Ferrier, whom do you row out?
""",
}
FOG = {
    "pack.yaml": "format: 1\nid: ours\nversion: 1\nruleset: event_jinro\n",
    "events/fog.yaml": shown("# events/fog.yaml"),
    "words/en.yaml": """\
event.fog.name: Fog
event.fog.does: Nobody falls tonight, and the next talk lasts a minute.
event.fog.brief: Nobody falls; a short talk
notice.event.morning.fog: Fog lies over the village. The talk lasts {seconds} seconds.
""",
}


class Until(Director):
    """Stops in the middle, as soon as so many answers have been given."""

    most = 40

    def _is_over(self) -> bool:
        return super()._is_over() or self._wish.game.answers >= self.most


def drop(app: Opened, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    middle = QPoint(640, 360)
    QCoreApplication.sendEvent(app.window, QDragEnterEvent(middle, copy, data, left, none))
    QCoreApplication.sendEvent(app.window, QDropEvent(QPointF(middle), copy, data, left, none))
    app.hands.settle()


def said(app: Opened) -> str:
    return str(app.app.navigator.parts.pack_shelf.shown().said)


def bring_in(app: Opened, *packs: Path) -> None:
    """By Settings, and home again; each is switched on."""
    app.hands.tap("settings")
    app.hands.tap("packs")
    for place in packs:
        drop(app, place)
    for number in range(1, len(packs) + 1):
        app.hands.tap(f"switch-{number}")
    app.hands.tap("back")
    app.hands.tap("back")


def test_a_role_is_played_killed_gone_on_with_and_watched_without_its_pack(opens: Opens, tmp_path: Path) -> None:
    home = tmp_path / "home"
    app = opens(home, **AT_ONCE)
    bring_in(app, zipped(tmp_path / "ferry.lanternpack", FERRY))
    seat_by_mouse(app, "langrensha", short(9))
    app.hands.tap("preset-ferry9")
    app.hands.tap("start")
    assert "ferrier" in app.game.roles.values()
    app.director(kind=Until).play()
    before = app.game.journal
    app.close()
    # The pack has another version by now: the game goes on with its own.
    later = {**FERRY, "pack.yaml": FERRY["pack.yaml"].replace("version: 1", "version: 2")}
    Packs(home).take_in(folder(tmp_path / "later", later))
    app = opens(home)
    app.hands.tap("resume")
    assert app.game.journal == before
    app.director(kind=Director).play()
    assert app.game.result is not None
    app.hands.tap("goOn")
    assert app.hands.sees("endScreen")
    assert "Ferrier" in str(app.app.navigator.parts.model("end").shown())  # type: ignore[union-attr]
    app.hands.tap("home")
    _watch_without(app)


def _watch_without(app: Opened) -> None:
    app.hands.tap("settings")
    app.hands.tap("packs")
    app.hands.tap("remove-1")
    app.hands.tap("act-remove")
    assert said(app) == Words("en").text("packs.removed", pack="The ferry")
    app.hands.tap("back")
    app.hands.tap("back")
    app.hands.tap("past")
    app.hands.tap(next(name for name in app.hands.names() if name.startswith("open-")))
    assert app.hands.sees("endScreen")
    assert "Ferrier" in str(app.app.navigator.parts.model("end").shown())  # type: ignore[union-attr]
    # Once more needs the pack: that is a sentence, and nothing has changed.
    app.hands.tap("again")
    assert app.trouble == Words("en").text("error.missing_packs", packs=["ferry (1)"])
    assert app.hands.sees("endScreen")


def test_without_its_pack_a_game_is_not_gone_on_with_and_says_which(opens: Opens, tmp_path: Path) -> None:
    home = tmp_path / "home"
    app = opens(home, **AT_ONCE)
    bring_in(app, folder(tmp_path / "ferry", FERRY))
    seat_by_mouse(app, "langrensha", short(9))
    app.hands.tap("preset-ferry9")
    app.hands.tap("start")
    game = app.app.games.shelf.latest_unfinished()
    assert game is not None
    app.close()
    Packs(home).remove("ferry.lanternpack")
    app = opens(home)
    app.app.games.resume(game.id)
    app.hands.settle()
    assert app.trouble == Words("en").text("error.missing_packs", packs=["ferry (1)"])
    assert app.hands.sees("homeScreen")
    Packs(home).take_in(tmp_path / "ferry")
    app.app.games.resume(game.id)
    assert app.game.ruleset.packs


def test_an_event_lies_in_a_deck_of_ones_own_and_is_played_to_its_end(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "home", **AT_ONCE)
    bring_in(app, folder(tmp_path / "ours", FOG))
    seat_by_mouse(app, "event_jinro", short(9))
    model = app.app.navigator.parts.setup
    model.choose("event_deck", "own")
    for event, count in model.draft.events().items():
        model.count_event(event, -count)
    model.count_event("fog", 9)
    app.hands.tap("start")
    app.director(seed=3).play()
    assert app.game.result is not None
    mornings = [notice.params for notice in app.game.notices() if notice.id == "event.morning"]
    assert {"event": "fog", "seconds": 60} in mornings
    app.hands.tap("goOn")
    assert app.hands.sees("endScreen")


def said_of(id: str, /, **named: str) -> str:
    return Words("en").text(f"packfault.{id}", **named)


def test_what_is_hostile_or_broken_is_refused_with_its_place(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "home")
    app.hands.tap("settings")
    app.hands.tap("packs")
    for files, words in (
        ({**FERRY, "../../evil.yaml": "x"}, said_of("no_name")),
        ({**FERRY, "roles/seer.yaml": "side: village"}, said_of("shadows", id="seer", ruleset="langrensha")),
        ({**FERRY, "pack.yaml": FERRY["pack.yaml"].replace("format: 1", "format: 7")}, "pack.yaml:1: format: 7"),
        ({**FERRY, "roles/ferrier.yaml": "does: {when: noon}"}, "roles/ferrier.yaml:1: does"),
        ({**FERRY, "README.md": "x" * 900_000}, said_of("bomb", most="100")),
    ):
        drop(app, zipped(tmp_path / "bad.lanternpack", files))
        first = app.app.navigator.parts.pack_shelf.shown().packs[0]
        assert first.trouble == Words("en").text("packs.refused")
        assert any(words in line for line in first.faults), first.faults
        assert app.hands.sees("pack-1")
    (folder(tmp_path / "linked", FERRY) / "README.md").symlink_to("/etc/passwd")
    drop(app, tmp_path / "linked")
    (line,) = app.app.navigator.parts.pack_shelf.shown().packs[0].faults
    assert line == "README.md: " + Words("en").text("packfault.a_link")
    assert Packs(tmp_path / "home").every() == []
    assert not list(tmp_path.rglob("evil.yaml"))


def test_one_that_is_dropped_on_a_table_comes_in_and_is_laid_there(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "home")
    app.hands.tap("poster-langrensha")
    drop(app, zipped(tmp_path / "ferry.lanternpack", FERRY))
    assert app.hands.sees("packsScreen")
    app.hands.tap("switch-1")
    app.hands.tap("back")
    assert "preset-ferry9" in app.hands.names() or "ferry9" in app.app.navigator.parts.setup.draft.rules.boards
    app.hands.tap("lineups")
    app.hands.tap("packs")
    app.hands.tap("switch-1")
    app.hands.tap("back")
    assert "ferry9" not in app.app.navigator.parts.setup.draft.rules.boards
