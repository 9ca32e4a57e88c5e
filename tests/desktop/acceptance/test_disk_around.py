"""A disk that refuses what is kept around the game: a sentence, nothing is lost, and the app goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.statistics.index import FILE, Index
from desktop.widgets.screen import Screen
from i18n import LANGUAGES, Words
from tests.desktop.acceptance.small_disk import Disk
from tests.desktop.past.room import NAMES, played

PEOPLE = tuple(map(Person, NAMES[:9]))


@dataclass
class Open:
    app: App
    names: Iterator[str]

    def model(self, screen: str) -> Any:
        if self.app.front.property("screen") != screen or self.app.navigator.parts.model(screen) is None:
            self.app.navigator.go(screen)
        model = self.app.navigator.parts.model(screen)
        assert isinstance(model, Screen)
        return model

    @property
    def trouble(self) -> str:
        return str(self.app.front.property("trouble"))

    # Each says what is shown of it

    def settings(self) -> str:
        model = self.model("settings")
        before = self.app.preferences.settings.sound
        model.switch("sound")
        # It holds all the same, as long as the app is open.
        assert self.app.preferences.settings.sound is not before
        return str(model.shown().trouble)

    def language(self) -> str:
        self.app.front.dismissTrouble()
        self.model("home").speak("en")
        return self.trouble

    def group(self) -> str:
        self.app.front.dismissTrouble()
        model = self.model("setup")
        model.draft = Draft("jinro_nine", PEOPLE, "9A")
        model.remember_group(next(self.names))
        return self.trouble

    def lineup(self) -> str:
        shelf = self.model("setup").shelf
        shelf.keep(next(self.names))
        return str(shelf.shown().said) if shelf.shown().is_refused else ""

    def next_game(self) -> str:
        if self.app.navigator.stage is None:
            self.app.games.begin(Draft("langrensha", PEOPLE, None))
        self.app.navigator.parts.table_menu.shorter()
        model = self.model("settings")
        model.choose("ballots", "secret")
        return str(model.shown().trouble)

    def export(self) -> str:
        self.app.navigator.end(PastGame(played().journal, {}), "home")
        model = self.model("end")
        model.save("json")
        return str(model.property("trouble"))

    def lineup_file(self) -> str:
        shelf = self.model("setup").shelf
        shelf.save(next(self.names))
        return str(shelf.shown().said) if shelf.shown().is_refused else ""


ASKED: dict[str, Callable[[Open], str]] = {
    act.__name__: act for act in (Open.settings, Open.language, Open.group, Open.lineup, Open.next_game)
}
SAVED: dict[str, Callable[[Open], str]] = {act.__name__: act for act in (Open.export, Open.lineup_file)}


def contents(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.name != "ballast")
    return {str(path): path.read_bytes() for path in found if path.suffix not in (".lock", ".cache")}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("trouble", ["full", "read_only"])
@pytest.mark.parametrize("what", [*ASKED, *SAVED])
def test_it_is_said_and_nothing_is_lost(disk: Disk, monkeypatch: pytest.MonkeyPatch, what: str, trouble: str) -> None:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: disk.folder)
    opened = Open(App(Start(disk.folder, fast=True, language="en")), iter("ABCDEFG"))
    act = {**ASKED, **SAVED}[what]
    assert act(opened) == ""
    before = contents(disk.folder)
    stop, resume = (disk.fill, disk.empty) if trouble == "full" else (disk.lock, disk.unlock)
    stop()
    of_the_app = {"full": "error.disk_full", "read_only": "error.read_only"}[trouble]
    sentence = f"files.{trouble}" if what in SAVED else of_the_app
    assert act(opened) == Words("en").text(sentence)
    assert contents(disk.folder) == before
    resume()
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: disk.folder)
    assert act(opened) == ""
    opened.app.games.leave()


@pytest.mark.parametrize("trouble", ["full", "read_only"])
def test_what_is_only_remembered_is_looked_for_again(disk: Disk, trouble: str) -> None:
    app = App(Start(disk.folder, fast=True, language="en"))
    app.games.begin(Draft("jinro_nine", PEOPLE, "9A"))
    app.games.leave()
    if trouble == "full":
        disk.fill()
    else:
        disk.lock()
    before = contents(disk.folder)
    waiting = app.navigator.parts.waiting()
    assert waiting is not None
    index = Index(app.start.games, disk.folder / FILE)
    (name,) = index.unread
    assert index.read(name).state == "unfinished"
    index.save()
    assert contents(disk.folder).keys() - before.keys() <= {str(disk.folder / "waiting.json")}
    assert not list(disk.folder.rglob("*.half"))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("below", ["", "lantern-night"])
def test_a_home_that_can_not_be_written_to_is_told_at_once(disk: Disk, below: str, language: str) -> None:
    """And not when nine people have been seated: the first screen says it, and goes on."""
    folder = disk.folder / below
    app = App(Start(folder, fast=True, language=language))
    app.tidy()
    assert app.front.property("trouble") == ""
    disk.lock()
    app.tidy()
    assert app.front.property("trouble") == Words(language).text("error.shut_folder", folder=str(folder))
    app.front.dismissTrouble()
    assert app.front.property("trouble") == ""
