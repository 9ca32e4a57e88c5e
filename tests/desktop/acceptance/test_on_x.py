"""What only a real X server does: it keeps what is marked, and repeats what is held."""

from __future__ import annotations

import ctypes.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.start import graphics
from i18n import Words

ROOT = Path(__file__).resolve().parents[3]


# Where there is none, or nobody can press a key there, nothing is tried.
SERVERS = [server for server in [shutil.which("Xvfb")] if server and ctypes.util.find_library("Xtst")]


@pytest.fixture(scope="module", params=SERVERS)
def screen(request: pytest.FixtureRequest) -> Iterator[str]:
    command = [request.param, "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield f":{process.stdout.readline().strip()}" if process.stdout else ""
        finally:
            process.terminate()


def said(screen: str, module: str, *arguments: str) -> dict[str, Any]:
    left_out = {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY"}
    environment = {key: value for key, value in os.environ.items() if key not in left_out} | {"DISPLAY": screen}
    command = [sys.executable, "-m", f"tests.desktop.acceptance.{module}", *arguments]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


@pytest.mark.parametrize(("ruleset", "seed"), [("jinro_nine", "1"), ("witch_trial", "2")])
def test_nothing_written_in_private_is_ever_on_either_board(
    screen: str, tmp_path: Path, ruleset: str, seed: str
) -> None:
    found = said(screen, "copying", ruleset, str(tmp_path), seed)
    assert found["selects"]
    assert found["pages"] > 20
    assert found["got"] == []


def test_space_held_on_a_real_keyboard_opens_the_cover(screen: str, tmp_path: Path) -> None:
    found = said(screen, "holding", str(tmp_path))
    assert found["state"] == "lit"
    # It did repeat.
    assert found["presses"] > 2


# As on a machine whose graphics card is too old: Qt finds nothing that it could draw with.
NO_GRAPHICS = {"QSG_RHI_BACKEND": "opengl", "QT_XCB_GL_INTEGRATION": "none"}


def first_frame(screen: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    given = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "WAYLAND"))}
    environment = {**given, **NO_GRAPHICS, "LANTERN_NIGHT_HOME": str(folder), "DISPLAY": screen, **more}
    command = [sys.executable, "-m", "desktop", "first-frame"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_where_the_graphics_refuse_the_app_draws_by_itself(screen: str, tmp_path: Path) -> None:
    drawn = first_frame(screen, tmp_path)
    assert drawn.returncode == 0, drawn.stderr
    assert json.loads(drawn.stdout)["first_frame_ms"] > 0
    assert "Failed to create RHI" in drawn.stderr


def test_where_not_even_that_can_be_done_it_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(tmp_path))
    monkeypatch.setenv(graphics.DRAWS, graphics.BY_ITSELF)
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    assert graphics.over(graphics._REFUSED) == 1
    assert capsys.readouterr().err == Words("en").text("error.no_graphics") + "\n"
