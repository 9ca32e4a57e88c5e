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
    yield from served(request.param, "1280x720x24")


def served(server: str, size: str) -> Iterator[str]:
    command = [server, "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]
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


@pytest.fixture(params=SERVERS if ctypes.util.find_library("Xrandr") else [])
def wide(request: pytest.FixtureRequest) -> Iterator[str]:
    """With room for three screens side by side, which can be pulled out."""
    yield from served(request.param, "4800x1080x24")


def test_the_second_screen_comes_and_goes_with_its_plug_and_nothing_is_lost(wide: str, tmp_path: Path) -> None:
    seen = said(wide, "two_screens", str(tmp_path))
    walls = {at: found["wall"] and (found["wall"][0], *found["wall"][3:]) for at, found in seen.items()}
    full, small = ("TV", 1920, 1080), ("TV", 1600, 900)
    assert walls == {
        **dict.fromkeys(("off", "nothing plugged in", "pulled", "asleep", "closed"), None),
        **dict.fromkeys(("plugged in", "begun", "lit", "again"), full),
        **dict.fromkeys(("awake", "chosen"), small),
        **dict.fromkeys(("two", "another"), ("LARGER", 1920, 1080)),
    }
    # Nobody at the machine notices anything: the page stays lit, the window stays where it is and has the keys.
    played = {at: found for at, found in seen.items() if found["state"] and at != "closed"}
    assert {found["state"] for at, found in played.items() if at != "begun"} == {"lit"}
    assert {(found["own"], found["active"], found["answers"]) for found in played.values()} == {("OWN", True, 0)}
    assert {(found["shows"], found["holder"]) for found in played.values()} == {("table", 1)}
    # Not even its model is there before it is wanted.
    assert (seen["off"]["shows"], seen["plugged in"]["shows"]) == ("", "waiting")
