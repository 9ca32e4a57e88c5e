"""What every lit screen takes, for whoever checks the law of gestures from outside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from desktop.table.session.gestures import Grammar
from rulesets.engine import Game


class GrammarList:
    """One row a screen of a lap; without a file it lists nothing."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._rows: list[dict[str, Any]] = []
        # The laps of each phase, in the order in which they came.
        self._laps: dict[tuple[int, str], list[int]] = {}

    def take(self, who: str, grammar: Grammar, game: Game) -> None:
        """A turn that only somebody publicly known has is a lap of its own; what a leader does is in none."""
        if game.lap is None or game.page is None:
            return
        laps = self._laps.setdefault((game.day, game.phase), [])
        if game.lap not in laps:
            laps.append(game.lap)
        where = {"day": game.day, "phase": game.phase, "lap": laps.index(game.lap) + 1, "place": game.page.number}
        self._rows.append({**where, "who": who, **grammar.written})

    def finish(self) -> None:
        if self._file is not None:
            self._file.write_text(json.dumps(self._rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
