"""What the first command shows where there is no screen: a whole game in pictures, and the way to play it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import desktop.demo.__main__ as first_look
from i18n import LANGUAGES, Words

SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def test_a_whole_game_lies_in_pictures_in_the_folder_that_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "look"
    folder.mkdir()
    (folder / "0999-of-an-earlier-look.png").touch()
    (tmp_path / "settings.json").write_text(json.dumps({"language": "ja"}), encoding="utf-8")
    inherited = {key: value for key, value in os.environ.items() if key not in SCREEN}
    given = {**inherited, "LANTERN_NIGHT_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "desktop.demo", str(folder)]
    done = subprocess.run(
        command, env=given, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    rows = json.loads((folder / "frames.json").read_text(encoding="utf-8"))
    assert sorted(row["file"] for row in rows) == sorted(picture.name for picture in folder.glob("*.png"))
    assert not any(QImage(str(folder / row["file"])).isNull() for row in rows)
    assert rows[-1]["ask"] == "game.over"
    # Everybody's role, somebody's night, each step of the table once a day: and nothing twice.
    assert len({row["who"] for row in rows if row["phase"] == "deal" and row["state"] == "lit"}) == 9
    assert "night" in {row["phase"] for row in rows if row["state"] == "lit"}
    assert [row["state"] for row in rows].count("cover") == 1
    steps = [(row["ask"], row["day"]) for row in rows if row["state"] == "table"]
    assert len(steps) == len(set(steps))
    words = Words("ja")
    assert words.text("first_look.played", count=len(rows), folder=str(folder)) in done.stdout
    assert "-m rulesets.engine play jinro_nine" in done.stdout


class Typed(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("answer", "plays"), [("y\n", True), ("Y \n", True), ("n\n", False), ("\n", False), ("", False)]
)
def test_a_game_at_the_terminal_is_offered_to_who_sits_there(
    answer: str,
    plays: bool,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begun: list[Sequence[str]] = []
    monkeypatch.setattr(first_look, "_played", lambda *_: 0)
    monkeypatch.setattr(first_look, "spoken", lambda: language)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: begun.append(command))
    monkeypatch.setattr(sys, "stdin", Typed(answer))
    assert first_look.main([str(tmp_path)]) == 0
    assert Words(language).text("first_look.offer") in capsys.readouterr().out
    assert begun == ([first_look.AT_TERMINAL] if plays else [])


def test_a_game_that_can_not_be_shown_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert first_look.main([str(tmp_path / "file" / "below")]) == 2
