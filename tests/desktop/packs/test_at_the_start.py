"""However many packs there are, a start looks at none: the first frame waits for nothing of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from desktop.keep.packs import Packs
from desktop.keep.rules_of import PACKS, PACKS_ON
from rulesets.engine.packs import opened
from tests.engine.packs import coded_parts
from tests.engine.packs.one_night import ONE_NIGHT
from tests.engine.packs.writing import MANIFEST, folder

ROOT = Path(__file__).resolve().parents[3]
WATCHED = """
import sys
seen = []
looks = ("open", "os.scandir", "os.listdir")
sys.addaudithook(lambda event, given: seen.append(str(given[0])) if event in looks else None)
from desktop.start.application import first_frame
first_frame(0.0)
print(*(name for name in sys.modules if "packs" in name))
print(*(name for name in seen if name.startswith(sys.argv[1])))
"""


def test_with_twenty_of_them_nothing_is_read_before_the_first_frame(tmp_path: Path) -> None:
    packs = Packs(tmp_path)
    for number in range(20):
        files = {"pack.yaml": MANIFEST.replace("harbour", f"harbour_{chr(97 + number)}")}
        packs.switch(packs.take_in(folder(tmp_path / "from" / str(number), files)), is_on=True)
    assert len(packs.on("jinro_nine")) == 20
    # A whole game, which Home will show, and a program that nobody has allowed.
    packs.allow(opened(folder(tmp_path / "from" / "one_night", ONE_NIGHT)))
    packs.switch(packs.take_in(tmp_path / "from" / "one_night"), is_on=True)
    assert packs.take_in(folder(tmp_path / "from" / "ours", coded_parts.files("langrensha"))).waits
    alone = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    alone["LANTERN_NIGHT_HOME"] = str(tmp_path)
    command = [sys.executable, "-c", WATCHED, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, encoding="utf-8", check=True)
    told, imported, seen = done.stdout.splitlines()
    assert "first_frame_ms" in told
    assert imported == ""
    assert seen != ""
    assert not [name for name in seen.split() if PACKS in Path(name).parts or name.endswith(PACKS_ON)]
