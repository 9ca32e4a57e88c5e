"""A frozen program is begun once more for work in the background: then no app opens."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAUNCH = ROOT / "packaging" / "launch.py"
# As a frozen program goes about it: it has no interpreter but itself.
FROZEN = """
import sys
sys.path.insert(0, {root!r})
from multiprocessing import set_executable
from desktop.background import Background
from desktop.estimate.estimate import estimates
from desktop.estimate.play import EstimatedTable

sys.frozen = True
set_executable({program!r})
work = Background(estimates, EstimatedTable("jinro_nine", 9, "9A"), 20, 1, 10)
found = []
while not work.is_over:
    found += work.news(wait=1.0)
print([estimate.games for estimate in found], work.failure)
"""


def test_what_looks_after_such_processes_ends_when_they_do() -> None:
    """It is told to listen to its input, and there is none."""
    command = [sys.executable, str(LAUNCH), "-B", "-c", "from multiprocessing.resource_tracker import main;main(0)"]
    run = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, "")


def test_anything_else_is_the_apps_own() -> None:
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(LAUNCH), "-c", "print(1)"]
    run = subprocess.run(command, cwd=ROOT, env=here, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.startswith(b"lantern-night ")


if sys.platform != "win32":

    def test_it_plays_the_games_it_was_begun_for(tmp_path: Path) -> None:
        program = tmp_path / "lantern-night"
        python, launch, root = (shlex.quote(str(one)) for one in (sys.executable, LAUNCH, ROOT))
        program.write_text(f'#!/bin/sh\nPYTHONPATH={root} exec {python} {launch} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        code = FROZEN.format(root=str(ROOT), program=str(program))
        run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert run.stdout == "[10, 20] \n", run.stderr


if sys.platform == "linux":
    TELLS = "import json, os\ndef main() -> int:\n    print(json.dumps(dict(os.environ)))\n    return 0\n"

    def told(folder: Path, **given: str) -> dict[str, str]:
        """The environment that the app is begun in."""
        (folder / "desktop").mkdir()
        (folder / "desktop" / "__main__.py").write_text(TELLS, encoding="utf-8")
        (folder / "desktop" / "__init__.py").touch()
        environment = {"PYTHONPATH": str(folder), "PYTHONCOERCECLOCALE": "0", "PYTHONDONTWRITEBYTECODE": "1", **given}
        run = subprocess.run([sys.executable, LAUNCH], env=environment, capture_output=True, text=True, check=True)
        found: dict[str, str] = json.loads(run.stdout)
        return found

    def test_qt_is_told_of_a_language_and_of_the_one_style_there_is(tmp_path: Path) -> None:
        found = told(tmp_path)
        assert (found["LC_CTYPE"], found["QT_QUICK_CONTROLS_STYLE"]) == ("C.UTF-8", "Basic")
        assert "QT_QPA_PLATFORMTHEME" not in found

    def test_what_somebody_has_chosen_stays(tmp_path: Path) -> None:
        given = {"LANG": "ja_JP.UTF-8", "QT_QUICK_CONTROLS_STYLE": "Fusion", "QT_QPA_PLATFORMTHEME": "kde"}
        assert given.items() <= told(tmp_path, DBUS_SESSION_BUS_ADDRESS="unix:path=/none", **given).items()
