"""A handful of faults out of all that a ruleset could have, and who notices them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
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
    # Whether it took a scenario of another ruleset that shares the file.
    elsewhere: bool = False


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
    foreign = sharing(id, steps)
    for file in sorted(steps.files):
        if only is None or file.endswith(only):
            for fault in faults(file, (TREE / file).read_text("utf-8"), words):
                if is_own(id, file) or _concerns(fault, steps, foreign):
                    yield fault


def is_own(id: str, file: str) -> bool:
    return (TREE / file).is_relative_to(ROOT / id)


@cache
def _steps_of_all() -> dict[str, Steps]:
    return {rules.id: steps_of(rules.id) for rules in catalogue()}


def sharing(id: str, steps: Steps) -> list[Steps]:
    """Those that play by a file which is not this ruleset's own."""
    shared = {file for file in steps.files if not is_own(id, file)}
    every = _steps_of_all() if shared else {}
    return [other for name, other in every.items() if name != id and shared & other.files]


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
        verdict = tried(fault, steps.noticing(fault))
        yield verdict if verdict.noticed else _elsewhere(verdict, sharing(id, steps))


def _elsewhere(verdict: Verdict, others: Sequence[Steps]) -> Verdict:
    """What a rulebook has no use for, another that shares the file may have; one guard is enough for a line."""
    scenarios = [file for other in others for file in other.noticing(verdict.fault)]
    found = tried(verdict.fault, scenarios)
    return Verdict(verdict.fault, found.noticed, verdict.tried + found.tried, bool(found.noticed))
