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


def test_where_nothing_can_be_drawn_it_says_so_and_ends(screen: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    broken = {"QSG_RHI_BACKEND": "opengl", "QT_XCB_GL_INTEGRATION": "none", "LANTERN_NIGHT_HOME": str(tmp_path)}
    given = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "WAYLAND"))}
    command = [sys.executable, "-m", "desktop"]
    ended = subprocess.run(
        command, cwd=ROOT, env={**given, **broken, "DISPLAY": screen}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ended.stderr.endswith(Words("en").text("error.no_graphics") + "\n")
