"""Every slot of the table and of the screens beside it, called in any order with anything that QML could hand over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from desktop.draft.draft import Draft
from desktop.keep import pins
from desktop.keep.lineups import LineUps
from desktop.keep.people import People, Person
from desktop.setup.lineup import LineUp
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.start.parts import SCREENS
from desktop.widgets.screen import Screen
from desktop.widgets.setting_rows import CHOICES, SCALES, SWITCHES
from i18n import LANGUAGES
from rulesets.engine import Game, catalogue
from tests.desktop.past.room import played
from tests.desktop.room import NAMES, Room
from tests.desktop.slots import NUMBERS, called, every_model, slots_of, within

pytestmark = pytest.mark.usefixtures("qapp")

PIN = pins.hashed("0042")
PLACES = st.one_of(st.sampled_from([*"123456789ABC", "0042", "", "²", "٣", "1" * 5000]), st.text())
PASSES = st.sampled_from([0.0, 0.5, 1.0, 25.0, 90.0])
ALL = ("app", *SCREENS)


def test_the_slots_are_found() -> None:
    slots = slots_of(Room().stage)
    assert {"hold", "choose", "givePin", "readRules", "voidPhase", "tick"} <= {name for name, _ in slots}
    assert ("choose", ("QString",)) in slots


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), pin=st.sampled_from(["", PIN]), steps=st.integers(0, 60))
def test_at_the_table_nothing_breaks_and_nothing_opens_but_a_lit_page(
    data: st.DataObject, pin: str, steps: int
) -> None:
    room = Room(pin=pin)
    for _ in range(0 if pin else steps):
        if room.game.ask is not None:
            room.answer()
    for _ in range(12):
        called(room.stage, data, {"int": NUMBERS, "QString": PLACES})
        room.wait(data.draw(PASSES))
        assert room.state == "lit" or not hasattr(room.shown_to_qml, "open")
        assert room.disk.answers == room.game.journal["answers"]


# The screens beside the table, and the app itself


class StillPlaying:
    """In place of another process: nothing has come of it yet."""

    is_over = False
    failure = None

    def __init__(self, *_: object) -> None:
        self.latest: Callable[[], None] = lambda: None

    def news(self, *_: object) -> list[object]:
        return []

    def cancel(self) -> None:
        self.is_over = True


@dataclass
class World:
    """An app where everything is there: a game that waits, one that is over, a practice round, people and line-ups."""

    folder: Path

    def __post_init__(self) -> None:
        self.app = App(Start(self.folder, fast=True, language="en"))
        People(self.folder).remember("Fridays", PEOPLE)
        LineUps(self.folder).remember("Ours", LineUp.of(Draft("jinro_nine", PEOPLE, "9A")).document)
        for game in (Game.new("jinro_nine", NAMES, seed=5), played()):
            kept = self.app.games.shelf.begin(game, {})
            for answer in game.journal["answers"]:
                kept.file.answer(answer)
            self.game = kept.file.path
        self.app.navigator.end(PastGame(game.journal, {}), "home")

    def models(self, screen: str) -> list[QObject]:
        if screen == "app":
            return [self.app.front, self.app.front.property("asked")]
        if screen in ("play", "practice"):
            self.app.games.practise()
            stage = self.app.navigator.stage
            return [stage, self.app.navigator.parts.table_menu, *within(self.shown("practice"))] if stage else []
        self.app.navigator.go(screen)
        return list(within(self.shown(screen)))

    def shown(self, screen: str) -> Screen:
        model = self.app.navigator.parts.model(screen)
        assert model is not None
        return model

    def words(self) -> st.SearchStrategy[str]:
        games = [game.id for game in self.app.games.shelf.games()]
        return st.one_of(st.sampled_from([*KNOWN, *games]), st.text())

    def files(self) -> st.SearchStrategy[QUrl]:
        junk = self.folder / "junk.yaml"
        junk.write_bytes(b"\x00: [")
        paths = (junk, self.game, self.folder, self.folder / "nowhere", self.folder / "\x00", Path("/dev/zero"))
        given = [QUrl(), QUrl("https://example.org/a.yaml"), *(QUrl.fromLocalFile(str(path)) for path in paths)]
        return st.sampled_from(given)


def known() -> Iterator[str]:
    """What one model or another knows by its name."""
    yield from ("own", "", "html", "png", "json", "undo", "throwAway", "keepFile", "replayFile", "card", "option")
    yield from ("preset", "shelf", "charts", "away", "unfinished", "look", "sound", "privacy", "overview", "Ours")
    yield from (*SCREENS, *LANGUAGES, *SWITCHES, *SCALES, *CHOICES)
    for rules in catalogue():
        yield from (rules.id, *rules.boards, *rules.cards, *rules.options, *rules.events)
        yield from (value for option in rules.options.values() for value in option.choices if isinstance(value, str))


KNOWN = sorted(set(known()))
PEOPLE = tuple(map(Person, NAMES))


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved goes nowhere that matters, nothing is opened, and nobody plays a thousand games."""
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    for module in ("desktop.setup.odds", "desktop.estimate.advice.cores", "desktop.past.archive.whole"):
        monkeypatch.setattr(f"{module}.Background", StillPlaying)


def test_every_model_is_called_here(tmp_path: Path) -> None:
    """One that is new, or hangs on another, comes along by itself; this says where one is forgotten."""
    world = World(tmp_path)
    met = {base for screen in ALL for model in world.models(screen) for base in type(model).__mro__}
    assert every_model() - met == set()


def test_whatever_a_slot_may_be_given_is_tried(tmp_path: Path) -> None:
    kinds = {
        kind for screen in ALL for model in World(tmp_path).models(screen) for _, of in slots_of(model) for kind in of
    }
    assert kinds == {"int", "double", "QString", "QUrl", "QVariantList"}


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize("screen", ALL)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), plays=st.booleans())
def test_beside_the_table_nothing_breaks(
    tmp_path_factory: pytest.TempPathFactory, screen: str, data: st.DataObject, plays: bool
) -> None:
    world = World(tmp_path_factory.mktemp("home"))
    if plays:
        world.app.games.begin(Draft("jinro_nine", PEOPLE, "9A"))
    models = world.models(screen)
    words = world.words()
    kinds: dict[str, st.SearchStrategy[Any]] = {"int": NUMBERS, "double": st.floats(), "QString": words}
    kinds |= {"QUrl": world.files(), "QVariantList": st.lists(words, max_size=4)}
    for _ in range(12):
        called(data.draw(st.sampled_from(models)), data, kinds)
        assert all(model.shown() for model in models if isinstance(model, Screen))
        assert world.app.front.property("screen") in SCREENS
    world.app.end()
