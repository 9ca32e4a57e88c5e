"""A role without code in each game, and an event: set by the mouse, killed, gone on with, undone, watched, kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.demo.director import Director
from desktop.keep.shelf import Shelf
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.packed_playing import BOARDS, files
from tests.desktop.acceptance.test_packs import Until
from tests.engine.packs.writing import zipped

ROOT = Path(__file__).parents[3]


def killed(ruleset: str, home: Path, pack: Path) -> int:
    """Without a warning, as soon as the pack was played and the page turned; how many answers there were."""
    command = [sys.executable, "-m", "tests.desktop.acceptance.packed_playing", ruleset, str(home), str(pack)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        said = int(playing.stdout.readline())
        playing.kill()
    return said


def take_one_back(app: Opened) -> None:
    """As soon as somebody may."""
    for _ in range(200):
        if app.hands.sees("takeBack"):
            given = app.game.answers
            # What is pressed as the page turns is not heard.
            app.pass_time()
            app.hands.tap("takeBack")
            assert app.game.answers < given
            return
        app.director(seed=3, kind=type("One", (Until,), {"most": app.game.answers + 1})).play()
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize("ruleset", BOARDS)
def test_it_is_killed_gone_on_with_undone_watched_and_kept(
    opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruleset: str
) -> None:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "documents")
    home = tmp_path / "home"
    said = killed(ruleset, home, zipped(tmp_path / "ferry.lanternpack", files(ruleset)))
    (listed,) = Shelf(home / "games").games()
    app = opens(home, **AT_ONCE)
    app.hands.tap("resume")
    assert app.game.answers >= said > 0
    assert [need.id for need in app.game.ruleset.packs] == ["ferry"]
    assert "ferrier" in app.game.roles.values()
    take_one_back(app)
    app.director(seed=3, kind=Director).play()
    assert app.game.result is not None
    assert "ferrier.protect" in {row["ask"] for row in app.game.journal["answers"]}
    if ruleset == "event_jinro":
        told = [notice.params for notice in app.game.notices() if notice.id == "event.morning"]
        assert {"event": "fog", "seconds": 60} in told
    app.hands.tap("goOn")
    _watched_and_kept(app, tmp_path)
    assert [one.id for one in Shelf(home / "games").games()] == [listed.id]


def _watched_and_kept(app: Opened, place: Path) -> None:
    assert app.hands.sees("endScreen")
    for button in ("stepBack", "stepBack", "stepOn"):
        app.hands.tap(button)
    app.hands.tap("save")
    app.hands.tap("save-html")
    (page,) = (place / "documents").rglob("*.html")
    text = page.read_text("utf-8")
    assert "Ferrier" in text
    app.hands.tap("closeSave")
