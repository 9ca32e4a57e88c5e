"""In a process of its own: plants one fault and runs scenarios until one of them fails.

Reads one JSON object with `root`, `file`, `source` and `scenarios`; prints the scenario that failed, and why.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .planted import plant


def noticed(scenarios: Sequence[str]) -> str:
    """The first scenario that fails, and why; empty where none does."""
    from rulesets.engine.scenario import failures  # noqa: PLC0415 - not before the fault is planted

    for scenario in scenarios:
        try:
            found = failures(Path(scenario))
        except Exception as error:  # noqa: BLE001 - however it breaks, it is noticed
            found = [f"{type(error).__name__}: {error}"]
        if found:
            return f"{scenario}: {found[0]}"
    return ""


def main() -> None:
    trial = json.load(sys.stdin)
    plant(Path(trial["root"]), trial["file"], trial["source"])
    print(noticed(trial["scenarios"]))


if __name__ == "__main__":
    main()
