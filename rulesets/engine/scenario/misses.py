"""What came nearest to a row that nothing fits."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Notice
from rulesets.engine.errors import listed

from .matching import Row, differences
from .playing import Put
from .playing import Row as AnswerRow


def nearest(row: Row, came: Sequence[Put] | Sequence[Notice]) -> str:
    alike = [one for one in came if one.id == row["id"]]
    if not alike:
        return f"{row['id']} never came; what came: {listed(sorted({one.id for one in came})) or 'nothing'}"
    closest = min(alike, key=lambda one: len(list(differences(row, one))))
    return f"nearest is one of {_when(closest)}, but with {'; '.join(differences(row, closest))}"


def unfired(row: AnswerRow, put: Sequence[Put]) -> str:
    alike = [one for one in put if one.id == row.said["ask"]]
    if not alike:
        return f"{row.said['ask']} was never put"
    meant = [one for one in alike if row.means(one)]
    if meant and meant[-1] is put[-1] and len(meant) == 1:
        return "the scenario stops at its ask; let it go on for longer"
    if meant:
        return "earlier rows took its asks"
    return f"{row.said['ask']} was put to {listed(dict.fromkeys(f'{_whom(one)} ({_when(one)})' for one in alike), 6)}"


def _whom(put: Put) -> str:
    return put.ask.seat or "the table"


def _when(came: Put | Notice) -> str:
    return f"day {came.day}, {came.phase}"
