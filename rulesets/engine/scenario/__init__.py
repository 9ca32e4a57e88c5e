"""Scenario files: what a rulebook sentence means, read, played and held against the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulesets.engine.errors import BadSetup, LanternError
from rulesets.engine.library import ruleset
from rulesets.engine.ruleset import Ruleset

from . import expecting, strict, vocabulary
from .form import checked, read
from .playing import Run


def failures(file: Path, lenient: bool = False) -> list[str]:
    """What does not hold in a scenario file; empty where all of it does."""
    found: list[str] = []
    try:
        found.extend(_failures(read(file), lenient))
    except LanternError as error:
        found.append(f"{type(error).__name__}: {error}")
    return found


def failures_with(rules: Ruleset, document: object) -> list[str]:
    """The same of what a pack's file says, played by a ruleset with that pack in it."""
    found: list[str] = []
    try:
        script = {**checked(document), "ruleset": rules.id}
        found.extend(_failures(script, False, rules))
    except LanternError as error:
        found.append(f"{type(error).__name__}: {error}")
    return found


def _failures(script: Mapping[str, Any], lenient: bool, rules: Ruleset | None = None) -> Iterator[str]:
    run, expect = Run(script, rules), script.get("expect", {})
    if not lenient:
        yield from vocabulary.unknown(script, rules or ruleset(script["ruleset"]))
    if expect.get("refused"):
        yield from _not_refused(run, expect["refused"])
    else:
        run.play()
        yield from expecting.failures(expect, run)
    if not lenient:
        yield from strict.failures(script, run)


def _not_refused(run: Run, words: str) -> Iterator[str]:
    """`refused` is what the sentence that refuses the setup has to say."""
    try:
        run.play()
    except BadSetup as error:
        if words not in str(error):
            yield f"refused: {error}, expected the words {words!r}"
    else:
        yield f"refused: it was not; expected the words {words!r}"


def main(files: Sequence[str], lenient: bool = False) -> int:
    failed = 0
    for name in files:
        found = failures(Path(name), lenient)
        failed += bool(found)
        print(f"{'FAILED' if found else 'ok    '} {name}")
        for failure in found:
            print(f"         {failure}")
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0
