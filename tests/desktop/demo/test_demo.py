"""The demo: a game through the real screens. What it takes pictures of is what everybody may see."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from desktop.demo.command import Wish
from desktop.demo.director import Director, play
from desktop.keep.settings import Settings
from desktop.keep.shelf import Shelf
from desktop.table.stage.staging import staged
from rulesets.engine import Game, ruleset
from tests.desktop.acceptance.pictures import differing
from tests.laws.games import seats

pytestmark = pytest.mark.usefixtures("qapp")


def taken(folder: Path, *arguments: str) -> list[dict[str, Any]]:
    """The rows of a demo's first lap. Each demo is a process of its own, as its pictures are to be compared."""
    command = [sys.executable, "-m", "desktop", "demo", "jinro_nine", "--fast", "--until-day", "0", "--language", "ja"]
    done = subprocess.run([*command, "--frames", folder, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    rows: list[dict[str, Any]] = json.loads((folder / "frames.json").read_text(encoding="utf-8"))
    return rows


# Those of every ruleset are played from Home, in `tests/desktop/acceptance/test_whole_games.py`.
@pytest.mark.parametrize(("id", "leading", "seed"), [("jinro_nine", "lantern", 19), ("langrensha", "caller", 23)])
def test_a_game_is_played_to_its_end(
    id: str, leading: str, seed: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    game = Game.new(id, seats(ruleset(id).players[0]), seed=seed, leading=leading)
    assert play(Wish(game, "en", seed, None, False, True, (1280, 720), None), tmp_path) == 0
    assert game.result is not None
    assert game.day > 1
    # What a system may not remove while it is open is closed.
    assert list(tmp_path.rglob("*.lock")) == []
    assert capfd.readouterr().err == ""


def test_each_step_has_its_picture_and_its_row(tmp_path: Path) -> None:
    rows = taken(tmp_path, "--option", "first_council_laps=0", "--names", "花子,A/B,C,D,E,F,G,H,I")
    assert [row["file"] for row in rows] == sorted(path.name for path in tmp_path.glob("*.png"))
    assert [row["file"] for row in rows[:4]] == [
        "0001-cover-花子-role.look.png",
        "0002-lit-花子-role.look.png",
        "0003-spent-花子-role.look.png",
        "0004-cover-A_B-role.look.png",
    ]
    assert rows[3] == {
        "file": rows[3]["file"],
        "state": "cover",
        "who": "A/B",
        "ask": "role.look",
        "day": 0,
        "phase": "deal",
    }
    assert [row["file"][5:] for row in rows[-2:]] == ["spent-I-role.look.png", "table-table-dawn.report.png"]
    assert [(row["day"], row["phase"]) for row in rows[-2:]] == [(0, "deal"), (1, "dawn")]


def test_a_name_longer_than_a_file_may_have_is_shortened_in_it(tmp_path: Path) -> None:
    name = "花" * 100
    rows = taken(tmp_path, "--option", "first_council_laps=0", "--names", f"{name},B,C,D,E,F,G,H,I")
    assert rows[0]["who"] == name
    assert rows[0]["file"] == f"0001-cover-{'花' * 40}-role.look.png"
    assert (tmp_path / rows[0]["file"]).exists()


@pytest.mark.parametrize(
    ("id", "until", "last"),
    [
        ("jinro_nine", 0, ("table", "table", "dawn.report")),
        # Its first day is the first: the demo ends before the first card is looked at.
        ("witch_trial", 0, ("cover", "P1", "role.look")),
        ("event_jinro", None, ("table", "table", "game.over")),
    ],
)
def test_the_last_picture_is_named_by_what_is_seen(
    id: str, until: int | None, last: tuple[str, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[tuple[str, ...]] = []

    class Watched(Director):
        def _picture(self, state: str, who: str, ask: str) -> None:
            super()._picture(state, who, ask)
            taken.append((state, who, ask, self._stage.shown.state))

    monkeypatch.setattr("desktop.demo.director.Director", Watched)
    game = Game.new(id, seats(ruleset(id).players[0]), seed=2)
    play(Wish(game, "en", 2, None, False, True, (1280, 720), until), tmp_path)
    assert taken[-1][:3] == last
    assert [(state, seen) for state, _, _, seen in taken if state != seen] == []


def test_from_outside_two_games_that_differ_in_secrets_look_the_same(tmp_path: Path) -> None:
    """The deal and the first council: other cards, other words, and nothing that anybody else could see."""
    shut, other, held = tmp_path / "shut", tmp_path / "other", tmp_path / "held"
    option = ("--option", "first_council_laps=1")
    rows = taken(shut, *option, "--seed", "1")
    others = taken(other, *option, "--seed", "2")
    assert [row["state"] for row in rows] == [row["state"] for row in others]
    assert [row["ask"] for row in rows] != [row["ask"] for row in others]
    for row, beside in zip(rows, others, strict=True):
        assert _alike(shut / row["file"], other / beside["file"]), row
    for row in taken(held, *option, "--seed", "1", "--held"):
        assert _alike(held / row["file"], shut / row["file"]) is (row["state"] != "lit"), row


def _alike(one: Path, other: Path) -> bool:
    return differing(_bytes(one), _bytes(other)) == 0


def _bytes(picture: Path) -> bytes:
    # The bytes are the image's own: it has to be there while they are copied.
    image = QImage(str(picture))
    return bytes(image.constBits())


@pytest.mark.parametrize("records", [5, 21, 40])
def test_a_game_that_is_killed_comes_back_at_its_last_answer(records: int, tmp_path: Path) -> None:
    """The process is killed outright as soon as the file has so many records; what it wrote is the game."""
    command = [sys.executable, "-m", "desktop", "demo", "jinro_nine", "--fast", "--seed", "7", "--keep", str(tmp_path)]
    shelf = Shelf(tmp_path / "games")
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as demo:
        while demo.poll() is None and _records(shelf.folder) < records:
            continue
        demo.kill()
    (listed,) = shelf.games()
    kept = shelf.resume(listed.id)
    answers = len(kept.game.journal["answers"])
    # The beginning, which is there twice in two lines, the seating and that a page was opened are no answers.
    assert answers >= records - 5 - len(kept.witnessed)
    assert len(kept.witnessed) <= answers + 1
    stage = staged(kept, Settings(), lambda: 0.0, fast=True)
    assert stage.shown.state in ("cover", "table")
    assert stage.session.game.journal["answers"] == kept.game.journal["answers"]
    stage.stop()


def _records(folder: Path) -> int:
    return max((path.read_bytes().count(b"\n") for path in folder.glob("*.lantern")), default=0)
