"""A handful of faults out of all that a ruleset could have, and who notices them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from rulesets.engine.library import ROOT, catalogue, ruleset

from .faults import Fault, faults
from .words import Words

TREE = ROOT.parent
# The slowest ruleset's scenarios take a second or two; what takes longer never comes to an end.
SECONDS = 30


@dataclass(frozen=True)
class Verdict:
    fault: Fault
    # Who noticed, and by what; empty where nobody did.
    noticed: str
    tried: int


class Steps:
    """Which lines of the rules the scenarios of a ruleset execute."""

    def __init__(self, found: Mapping[str, Any]) -> None:
        self._once = _spots(found["once"])
        self.scenarios = {file: _spots(lines) for file, lines in found["scenarios"].items()}
        self._played = frozenset().union(*self.scenarios.values())
        self.all = self._once | self._played
        self.files = {file for file, _ in self.all}
        self.played_files = {file for file, _ in self._played}

    def noticing(self, fault: Fault) -> list[str]:
        """Who could notice it. What is reckoned once, everybody could; whoever comes by himself first."""
        spots = _at(fault)
        nearest = [file for file, lines in self.scenarios.items() if lines & spots]
        if not spots & self._once:
            return nearest
        return nearest + [file for file in self.scenarios if file not in nearest]


def _spots(lines: Mapping[str, Sequence[int]]) -> frozenset[tuple[str, int]]:
    return frozenset((file, line) for file, numbers in lines.items() for line in numbers)


def _at(fault: Fault) -> frozenset[tuple[str, int]]:
    return frozenset((fault.file, line) for line in fault.lines)


def scenarios_of(id: str) -> Path:
    return TREE / "tests" / "scenarios" / id


def steps_of(id: str) -> Steps:
    return Steps(json.loads(_child("footprints", str(scenarios_of(id)))))


def _child(module: str, *arguments: str, said: str = "", seconds: int | None = None) -> str:
    """Rules are read once in a process; so each reading has its own."""
    command = [sys.executable, "-B", "-m", f"devtools.mutate.{module}", *arguments]
    ran = subprocess.run(command, input=said, cwd=TREE, capture_output=True, text=True, check=True, timeout=seconds)
    return ran.stdout.strip()


def possible(id: str, steps: Steps, only: str | None = None) -> Iterator[Fault]:
    """What could go wrong in the ruleset's own files, and in those that it shares, as far as they are its concern."""
    words = Words(ruleset(id))
    files = [file for file in sorted(steps.files) if only is None or file.endswith(only)]
    shared = [file for file in files if not (TREE / file).is_relative_to(ROOT / id)]
    foreign = [steps_of(other.id) for other in catalogue() if shared and other.id != id]
    for file in files:
        for fault in faults(file, (TREE / file).read_text("utf-8"), words):
            if file not in shared or _concerns(fault, steps, foreign):
                yield fault


def unread(id: str, steps: Steps) -> list[str]:
    """Files of the ruleset that are not even read when a scenario is played: other tests have to guard them."""
    own = (file.relative_to(TREE).as_posix() for file in sorted((ROOT / id).rglob("*.py")))
    return [file for file in own if file not in steps.files and (TREE / file).read_text("utf-8").strip()]


def _concerns(fault: Fault, steps: Steps, foreign: Sequence[Steps]) -> bool:
    """In a shared file: not what other rulesets alone come by, nor a file that they alone play by."""
    if fault.file not in steps.played_files and any(fault.file in other.played_files for other in foreign):
        return False
    spots = _at(fault)
    return bool(spots & steps.all) or not any(spots & other.all for other in foreign)


def tried(fault: Fault, scenarios: Sequence[str]) -> Verdict:
    return Verdict(fault, _noticed(fault, scenarios) if scenarios else "", len(scenarios))


def _noticed(fault: Fault, scenarios: Sequence[str]) -> str:
    trial = {"root": str(TREE), "file": fault.file, "source": fault.source, "scenarios": list(scenarios)}
    try:
        return _child("trial", said=json.dumps(trial), seconds=SECONDS)
    except subprocess.TimeoutExpired:
        return f"it never comes to an end (stopped after {SECONDS} seconds)"


def campaign(id: str, steps: Steps, count: int, seed: int, only: str | None = None) -> Iterator[Verdict]:
    every = list(possible(id, steps, only))
    for fault in Random(seed).sample(every, min(count, len(every))):
        yield tried(fault, steps.noticing(fault))
