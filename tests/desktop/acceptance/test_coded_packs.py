"""Packs that are programs, by the mouse: looked at, allowed once, played, killed, gone on with, watched, given away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.demo.director import Director
from desktop.keep.packs import Packs
from desktop.keep.rules_of import PACKS_ON
from desktop.packs.page import PackEntry, PacksPage
from i18n import Words
from rulesets.engine.packs import ENDING
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.test_packs import Until, drop, said
from tests.desktop.acceptance.test_whole_games import seat_by_mouse
from tests.engine.packs.coded_parts import BOARDS, files, prophet
from tests.engine.packs.one_night import ONE_NIGHT
from tests.engine.packs.writing import folder, zipped

EN = Words("en")


@pytest.fixture(autouse=True)
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "documents")


def to_packs(app: Opened) -> None:
    app.hands.tap("settings")
    app.hands.tap("packs")


def row(app: Opened) -> tuple[int, PackEntry]:
    """The one that came in, and where it stands; the house's own are there too."""
    shown: PacksPage = app.app.navigator.parts.pack_shelf.shown()
    return next((at, one) for at, one in enumerate(shown.packs, 1) if one.key.endswith(ENDING))


def tap(app: Opened, what: str) -> None:
    app.hands.tap(f"{what}-{row(app)[0]}")


def allow(app: Opened) -> None:
    """And wait until bots have tried it."""
    tap(app, "allow")
    while row(app)[1].is_tried:
        app.app.navigator.parts.pack_shelf.look_in(0.05)
    app.hands.settle()


def given_away(app: Opened) -> None:
    """The whole game, told act by act, as a page and as a journal."""
    end = app.app.navigator.parts.model("end")
    for kind in ("html", "json"):
        end.save(kind)  # type: ignore[union-attr]
        assert str(end.property("saved"))  # type: ignore[union-attr]


@pytest.mark.parametrize("id", BOARDS)
def test_each_ruleset_is_played_killed_and_gone_on_with(id: str, opens: Opens, tmp_path: Path) -> None:
    home, seats = tmp_path / "home", 13 if id == "ultimate_thirteen" else 7 if id == "witch_trial" else 9
    app = opens(home, **AT_ONCE)
    to_packs(app)
    drop(app, zipped(tmp_path / "ours.lanternpack", files(id)))
    assert said(app) == EN.text("packs.taken_in.program", pack="ours")
    assert EN.text("packs.program") in row(app)[1].program
    assert f"switch-{row(app)[0]}" not in app.hands.names()
    allow(app)
    assert said(app) == EN.text("packs.allowed", pack="ours")
    tap(app, "switch")
    app.hands.tap("back")
    app.hands.tap("back")
    seat_by_mouse(app, id, short(seats))
    app.app.navigator.parts.setup.choose_preset("our_board")
    app.hands.settle()
    app.hands.tap("start")
    assert app.game.ruleset.packs[0].id == "ours"
    app.director(kind=Until).play()
    before = app.game.journal
    app.close()
    app = opens(home)
    app.hands.tap("resume")
    assert app.game.journal == before
    app.director(kind=Director).play()
    assert app.game.result is not None
    app.hands.tap("goOn")
    assert app.hands.sees("endScreen")
    given_away(app)
    shared = "ours.lanternpack"
    assert Packs(home).file_of(shared)[1] == (home / "packs" / shared).read_bytes()


def test_what_fails_its_trial_stays_off_and_says_where(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "home")
    to_packs(app)
    broken = {
        **files("langrensha"),
        "roles/oracle.py": prophet("oracle").replace("None if self.has_seen", "1 // 0 if me"),
    }
    drop(app, zipped(tmp_path / "broken.lanternpack", broken))
    allow(app)
    first = app.app.navigator.parts.pack_shelf.shown().packs[0]
    assert first.trouble == EN.text("packs.fails")
    assert "roles/oracle.py:14: fails in a game of bots (ZeroDivisionError" in first.faults[0]
    assert row(app)[1].allow
    assert not row(app)[1].plays


def test_a_trial_that_never_ends_is_stopped_by_hand(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "home")
    to_packs(app)
    drop(app, zipped(tmp_path / "endless.lanternpack", {**files("langrensha"), "roles/oracle.py": "while True: pass"}))
    tap(app, "allow")
    tap(app, "stop")
    assert said(app) == EN.text("packs.stopped", pack="ours")
    assert row(app)[1].allow


def test_another_content_asks_again(opens: Opens, tmp_path: Path) -> None:
    app = opens(tmp_path / "home")
    to_packs(app)
    drop(app, folder(tmp_path / "first", files("langrensha")))
    allow(app)
    tap(app, "switch")
    drop(app, folder(tmp_path / "second", {**files("langrensha"), "tides.py": "x = 1"}))
    assert row(app)[1].allow
    drop(app, tmp_path / "first")
    assert row(app)[1].plays


def test_a_game_whose_pack_is_not_allowed_here_says_so_and_leads_to_where_it_is(opens: Opens, tmp_path: Path) -> None:
    home = tmp_path / "home"
    app = opens(home, **AT_ONCE)
    to_packs(app)
    drop(app, folder(tmp_path / "ours", files("langrensha")))
    allow(app)
    tap(app, "switch")
    app.hands.tap("back")
    app.hands.tap("back")
    seat_by_mouse(app, "langrensha", short(9))
    app.app.navigator.parts.setup.choose_preset("our_board")
    app.hands.settle()
    app.hands.tap("start")
    game = app.app.games.shelf.latest_unfinished()
    assert game is not None
    app.close()
    # As whoever got the folder from somebody else has it.
    (home / PACKS_ON).unlink()
    app = opens(home)
    app.hands.tap("past")
    app.hands.tap(f"open-{game.id}")
    assert app.hands.sees("packsScreen")
    assert app.trouble == EN.text("error.waiting_packs", packs=["ours (1)"])
    allow(app)
    app.app.games.resume(game.id)
    assert app.game.ruleset.packs[0].id == "ours"


def test_a_whole_game_is_played_from_home_killed_and_gone_on_with(opens: Opens, tmp_path: Path) -> None:
    home = tmp_path / "home"
    app = opens(home, **AT_ONCE)
    assert "others" not in app.hands.names()
    _set_up_one_night(app, tmp_path)
    app.hands.tap("start")
    app.director(kind=Early).play()
    before = app.game.journal
    app.close()
    app = opens(home)
    app.app.navigator.parts.home.look_for_others()
    assert "One night" in app.app.navigator.parts.home.shown().waiting.line
    app.hands.tap("resume")
    assert app.game.journal == before
    app.director(kind=Director).play()
    assert app.game.result is not None
    app.hands.tap("goOn")
    given_away(app)
    app.hands.tap("home")
    app.hands.tap("past")
    games: Any = app.app.navigator.parts.library.games
    assert games.data(games.index(0)).record.title == "One night"
    app.hands.tap(next(name for name in app.hands.names() if name.startswith("open-")))
    assert app.hands.sees("endScreen")


def _set_up_one_night(app: Opened, place: Path) -> None:
    to_packs(app)
    drop(app, zipped(place / "one_night.lanternpack", ONE_NIGHT))
    allow(app)
    tap(app, "switch")
    for name in ("back", "back", "others", "game-one_night"):
        app.hands.tap(name)
    model = app.app.navigator.parts.setup
    assert model.shown().title == EN.text("setup.title", game="One night")
    for seat, name in enumerate(short(4)):
        model.rename(seat, name)
    app.hands.settle()


class Early(Until):
    most = 5
