"""A pack's program is tried where it can do no harm to what is on: whatever it does there comes back as a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.__main__ import main
from desktop.packs.trial import Faults, PackTrial
from rulesets.engine.packs import opened
from tests.engine.packs.coded_parts import PARTS, files, prophet
from tests.engine.packs.writing import folder

LOADED = "roles/oracle.py"


def found(place: Path, source: str, most: float = 60) -> Faults:
    trial = PackTrial(opened(folder(place, {**files("langrensha"), LOADED: source})), most)
    try:
        while (faults := trial.faults(wait=0.05)) is None:
            pass
        return faults
    finally:
        trial.stop()


@pytest.mark.parametrize("id", PARTS)
def test_what_can_be_played_has_no_faults(tmp_path: Path, id: str) -> None:
    trial = PackTrial(opened(folder(tmp_path, files(id))))
    while (faults := trial.faults(wait=0.05)) is None:
        pass
    assert faults == ()


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("import os\nos._exit(3)", "ours: ends the process that it runs in"),
        ("raise SystemExit", "roles/oracle.py:1: can't be run (SystemExit)"),
        ("raise KeyboardInterrupt", "ours: ends the process that it runs in"),
        (
            prophet("oracle").replace("None if self.has_seen", "1 // 0 if self"),
            "roles/oracle.py:14: fails in a game of bots (ZeroDivisionError",
        ),
        (
            prophet("oracle").replace("None if self.has_seen", "exit() if self"),
            "fails in a game of bots (PackBroke: a pack has raised SystemExit)",
        ),
        (
            prophet("oracle").replace("town.table.tell(me, ", "town.table.announce("),
            "ours: tells oracle.sees to everybody, and says that it is a secret",
        ),
        (
            prophet("oracle").replace('"{id}.sees", seat'.format(id="oracle"), '"oracle.says", seat'),
            "ours: tells oracle.says, of which nothing says what it means",
        ),
    ],
)
def test_what_can_not_is_a_sentence(tmp_path: Path, source: str, words: str) -> None:
    assert words in "\n".join(map(str, found(tmp_path, source)))


@pytest.mark.parametrize(
    "source",
    [
        "while True: pass",
        "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: pass",
        prophet("oracle").replace("return None if", "while True: pass\n        return None if"),
    ],
)
def test_what_never_ends_is_ended(tmp_path: Path, source: str) -> None:
    (fault,) = found(tmp_path, source, most=4)
    assert str(fault) == "ours: has not come to an end within 4 seconds"


def test_a_check_runs_code_only_where_it_is_told_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "was run"
    source = f"open({str(mark)!r}, 'w').close()\n{prophet('oracle')}"
    place = str(folder(tmp_path / "ours", {**files("langrensha"), LOADED: source}))
    assert main(["pack", "check", place]) == 0
    assert "is well written, and a program: roles/oracle.py" in capsys.readouterr().out
    assert not mark.exists()
    assert main(["pack", "check", "--run", place]) == 2
    assert mark.exists()
    assert "role.oracle.name is said in no language" in capsys.readouterr().err


def test_what_it_prints_stands_nowhere_among_what_is_said_of_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert found(tmp_path, "print('ours can be played')\n" + prophet("oracle")) == ()
    assert capfd.readouterr() == ("", "")
