"""In a process of its own: which lines of the rules each scenario of a folder executes.

Prints one JSON object: `once`, the lines that are executed when the rules are read, and `scenarios`, by file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from rulesets.engine.library import ROOT
from rulesets.engine.scenario import failures

Lines = set[tuple[str, int]]
_ENGINE = str(ROOT / "engine")


def walked(act: Callable[[], object]) -> Lines:
    """The lines of rules that an act executes."""
    lines: Lines = set()

    def line(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, _event: str, _: Any) -> Any:
        file = frame.f_code.co_filename
        return line if file.startswith(str(ROOT)) and not file.startswith(_ENGINE) else None

    sys.settrace(call)
    try:
        act()
    finally:
        sys.settrace(None)
    return lines


def footprints(scenarios: Sequence[Path]) -> dict[str, Any]:
    # What is read or reckoned once belongs to every scenario, not to the first.
    first = walked(lambda: [failures(scenario) for scenario in scenarios])
    each = {scenario: walked(partial(failures, scenario)) for scenario in scenarios}
    once = first.difference(*each.values())
    return {"once": _plain(once), "scenarios": {str(file): _plain(lines) for file, lines in each.items()}}


def _plain(lines: Lines) -> dict[str, list[int]]:
    plain: dict[str, list[int]] = {}
    for file, line in sorted(lines):
        plain.setdefault(Path(file).relative_to(ROOT.parent).as_posix(), []).append(line)
    return plain


if __name__ == "__main__":
    print(json.dumps(footprints(sorted(Path(sys.argv[1]).glob("*.yaml")))))
