"""A pack's program that comes to no end in the middle of a game: stopped, said, covered, and nothing is lost."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest
from PySide6.QtCore import QMetaObject
from pytestqt.qtbot import QtBot

from desktop.seats.seating import Seating
from desktop.start.pack_watch import MARK, PackWatch, Patience, left_by
from i18n import LANGUAGES, Words
from rulesets.engine import Game, Ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.hung import PackHung, module_name, pack_of
from rulesets.engine.packs import extended, opened
from tests.desktop.acceptance.opened import Opened
from tests.engine.packs.writing import folder

pytestmark = pytest.mark.usefixtures("qapp")

AT_A_BREATH = Patience(look=0.002, looks=5, again=5, stubborn=10**9)
NAMES = tuple("ABCDEFGHI")
ROLES = ("sleeper", "seer", "villager", "villager", "villager", "guard", "medium", "werewolf", "werewolf")
# It looks at somebody, and where that is B it comes to no end, whatever else it is asked to do.
SLEEPER = """
from rulesets.werewolf.role import Role


class Sleeper(Role):
    id = "sleeper"
    asks = {"sleeper.see": {"act": "divine", "aim": "look", "call": 65}}

    def act(self, town, me):
        seat = yield town.act("sleeper.see", me, town.nameable(me), at_least=0)
        while seat == "B":
            HANG
"""
WORDS = """\
pack.dozing.name: Dozing off
role.sleeper.name: Sleeper
role.sleeper.does: Sleeps.
ask.sleeper.see: Whom?
"""
HANGS = {
    "in a loop": "pass",
    "with a handler": "try:\n                seat = seat.upper()\n            except Exception:\n                pass",
    "in what the house does for it": "sorted(town.table.players, key=len)",
}


def rules(place: Path, hang: str) -> Ruleset:
    files = {
        "pack.yaml": "format: 1\nid: dozing\nversion: 1\nruleset: jinro_nine\n",
        "roles/sleeper.py": SLEEPER.replace("HANG", hang),
        "words/en.yaml": WORDS,
    }
    return extended("jinro_nine", [opened(folder(place, files)).allowed()])


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    one = Opened(qtbot, tmp_path / "home", dwell_deal=0.0, dwell_night=0.0, dwell_writing=0.0)
    one.app.unforeseen.listen()
    watch = one.app.pack_watch = PackWatch(tmp_path, lambda: None, AT_A_BREATH)
    watch.begin()
    yield one
    watch.stop()
    one.close()


def at_the_sleepers_page(app: Opened, hang: str, place: Path) -> None:
    cards = {role: ROLES.count(role) for role in dict.fromkeys(ROLES)}
    game = Game.new(rules(place, hang), NAMES, preset=cards, fixed={"roles": dict(zip(NAMES, ROLES, strict=True))})
    shelf = app.app.games.shelf
    kept = shelf.begin(game, Seating.plain("jinro_nine", "en", NAMES).written)
    bot = RandomBot(1)
    while game.ask is not None and game.ask.id != "sleeper.see":
        line = {"ask": game.ask.id, "answer": bot.answer(game.ask)}
        kept.file.answer(line)
        game.follow(line)
    app.app.games.play(kept)
    app.hands.settle()
    app.take_up()


def on_disk(app: Opened) -> int:
    shelf = app.app.games.shelf
    (game,) = shelf.ids().values()
    return len(shelf.journal(game).game["answers"])


def name(app: Opened, seat: str) -> None:
    app.stage.choose(str(NAMES.index(seat) + 1))
    # As Qt calls it: what is raised goes past whoever pressed the button.
    QMetaObject.invokeMethod(app.stage, "confirm")


@pytest.mark.parametrize("how", HANGS)
def test_it_is_stopped_covered_and_said_and_another_answer_goes_on(app: Opened, tmp_path: Path, how: str) -> None:
    at_the_sleepers_page(app, HANGS[how], tmp_path / "dozing")
    before, kept = app.game.answers, on_disk(app)
    assert app.state == "lit"
    name(app, "B")
    app.qtbot.waitUntil(lambda: app.trouble == Words("en").text("error.pack_hung", pack="Dozing off"))
    app.hands.settle()
    assert app.state == "cover"
    assert (app.game.answers, on_disk(app)) == (before, kept)
    app.hands.tap("dismissTrouble")
    app.take_up()
    name(app, "C")
    assert app.game.answers > before


def test_one_may_go_home_and_nothing_is_lost(app: Opened, tmp_path: Path) -> None:
    at_the_sleepers_page(app, "pass", tmp_path / "dozing")
    kept = on_disk(app)
    name(app, "B")
    app.qtbot.waitUntil(lambda: "Dozing off" in app.trouble)
    app.hands.tap("troubleHome")
    assert (app.app.navigator.screen, app.trouble, on_disk(app)) == ("home", "", kept)


def of_a_pack(work: FunctionType) -> FunctionType:
    """As if it stood in a pack."""
    return FunctionType(work.__code__, {**work.__globals__, "__name__": module_name("dozing", "0" * 64)})


def asleep(until: threading.Event) -> None:
    until.wait()


def test_what_nothing_interrupts_ends_the_app_and_the_next_start_says_why(tmp_path: Path) -> None:
    """The answer that was under way is taken back first."""
    awake, done = threading.Event(), []

    def end(code: int) -> None:
        done.append(f"ended with {code}")
        awake.set()

    patience = Patience(look=0.002, looks=5, again=5, stubborn=10)
    watch = PackWatch(tmp_path, lambda: done.append("given up"), patience, end)
    watch.begin()
    # What was raised in it arrives when it wakes up.
    with suppress(PackHung):
        of_a_pack(cast("FunctionType", asleep))(awake)
    watch.stop()
    assert done[:2] == ["given up", "ended with 70"]
    assert (tmp_path / MARK).exists()
    assert left_by(tmp_path) == "dozing"
    assert left_by(tmp_path) == ""


def test_what_is_no_packs_may_take_as_long_as_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = threading.Semaphore(0)
    look = PackWatch._look

    def counted(watch: PackWatch) -> None:
        look(watch)
        looks.release()

    monkeypatch.setattr(PackWatch, "_look", counted)
    watch = PackWatch(tmp_path, lambda: None, Patience(look=0.0005, looks=1, again=1, stubborn=10**9))
    watch.begin()
    for _ in range(50):
        looks.acquire()
    watch.stop()


def test_a_pack_is_known_by_its_module() -> None:
    assert pack_of(module_name("harbour_2", "f" * 64) + ".roles.ferrier") == "harbour_2"
    assert pack_of("rulesets.langrensha.flow") == pack_of(None) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    lines = [Words(language).text(id, pack="dozing") for id in ("error.pack_hung", "error.pack_ended")]
    assert all("dozing" in line for line in lines)
    assert len({*lines}) == 2
