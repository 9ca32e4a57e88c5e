"""The demo as others call it: a command, its exit code, its pictures and their list."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from rulesets.engine import catalogue
from tests.desktop.acceptance.conftest import Opens

SIZE = (320, 180)
FILE = re.compile(r"(\d{4})-(table|cover|lit|spent)-(.+)-([a-z_.]+)\.png")


# A day has every state; whole games of each by the same director are played in test_whole_games.
@pytest.mark.parametrize("id", [rules.id for rules in catalogue()])
def test_a_game_says_nothing_and_leaves_its_pictures(tmp_path: Path, id: str) -> None:
    rows = filmed(tmp_path, id, "--until-day", "1")
    assert {row["state"] for row in rows} >= {"table", "cover", "lit"}
    for state in ("table", "cover", "lit"):
        picture = QImage(str(tmp_path / next(row["file"] for row in rows if row["state"] == state)))
        assert (picture.width(), picture.height()) == SIZE


def test_a_whole_game_ends_with_its_end(tmp_path: Path) -> None:
    assert filmed(tmp_path, "event_jinro")[-1]["ask"] == "game.over"


def filmed(folder: Path, id: str, *given: str) -> list[dict[str, Any]]:
    """Its list of pictures, each of which is there and called what it shows."""
    command = [sys.executable, "-m", "desktop", "demo", id, "--fast", "--seed", "2", "--language", "ja", *given]
    command += ["--size", "{}x{}".format(*SIZE), "--frames", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    rows: list[dict[str, Any]] = json.loads((folder / "frames.json").read_text(encoding="utf-8"))
    assert [row["file"] for row in rows] == sorted(path.name for path in folder.glob("*.png"))
    for number, row in enumerate(rows, 1):
        assert set(row) == {"file", "state", "who", "ask", "day", "phase"}
        named = FILE.fullmatch(row["file"])
        assert named is not None
        assert named.groups() == (f"{number:04}", row["state"], row["who"], row["ask"])
        assert (row["who"] == "table") == (row["state"] == "table")
        assert type(row["day"]) is int
    return rows


def test_a_demo_that_is_kept_is_a_game_to_go_on_with(tmp_path: Path, opens: Opens) -> None:
    command = [sys.executable, "-m", "desktop", "demo", "jinro_nine", "--fast", "--until-day", "0"]
    done = subprocess.run([*command, "--keep", str(tmp_path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    app = opens()
    app.hands.tap("resume")
    assert app.state in {"cover", "table"}
    assert app.game.day == 1
