"""Each screen can be the first that is opened: what it names was imported, whatever else was or was not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
OPENS = """
import sys
from pathlib import Path
from shiboken6 import delete
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.window import engine_for

application_of()
app = App(Start(Path(sys.argv[1]), fast=True, language="en"))
app.navigator.home()
engine = engine_for(app)
{ways}[sys.argv[2]](app)
app.games.leave()
# The engine goes before the models do: bindings must not see them leave.
delete(engine)
print("open")
"""
WAYS = """{
    "setup": lambda app: app.navigator.go("setup"),
    "library": lambda app: app.navigator.go("library"),
    "packs": lambda app: app.navigator.show_packs("home"),
    "workshop": lambda app: app.navigator.work_on_pack(""),
    "rulebook": lambda app: app.navigator.read(None, "home"),
    "settings": lambda app: app.navigator.go("settings"),
    "practice": lambda app: app.games.practise(),
}"""


@pytest.mark.parametrize("screen", ["setup", "library", "packs", "workshop", "rulebook", "settings", "practice"])
def test_it_opens_in_an_app_that_has_seen_no_other(tmp_path: Path, screen: str) -> None:
    alone = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    command = [sys.executable, "-c", OPENS.replace("{ways}", WAYS), str(tmp_path), screen]
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.stdout.strip(), done.stderr.strip()) == ("open", "")
