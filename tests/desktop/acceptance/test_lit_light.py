"""The glow on a face: every lit page that games come to is as bright as the others of its lap, held and not held."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from desktop.demo.director import Director
from desktop.table.pages.pages import LitPage
from rulesets.engine import ruleset
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE
from tests.desktop.acceptance.people import short
from tests.desktop.table.brightness import COLUMNS, luminance

# The whole page lies within 30.6 ± 0.6, as the design says; pages of one lap, and each column of one lap, closer still.
WHOLE, LAP, COLUMN = (30.0, 31.2), 0.4, 2.0
STEPS = 70
Lap = tuple[Any, ...]


class Measuring(Director):
    """One page of each role and ask, shut and held; of one lap, each role's."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.rows: dict[Lap, dict[tuple[str, ...], list[float]]] = defaultdict(dict)
        self.steps = 0

    def _is_over(self) -> bool:
        self.steps += 1
        return self.steps > STEPS or super()._is_over()

    def _lit(self, page: LitPage) -> None:
        game, ask = self._wish.game, self._asked()
        # Big cards are only for somebody who is publicly known to choose one; what is only read has a lap of its own.
        lap = (game.day, game.phase, page.page, *((field.layout, field.cards, field.is_inert) for field in page.fields))
        self._wait(1.0)
        at = self._hands.press("open")
        kind = (self._stage.property("page").record.open.role, ask.id)
        is_new = kind not in self.rows[(*lap, "held")]
        if is_new:
            self.rows[(*lap, "held")][kind] = self._measured()
        self._hands.release(at)
        if is_new:
            self.rows[(*lap, "shut")][kind] = self._measured()
        super()._lit(page)

    def _measured(self) -> list[float]:
        image = self._hands.window.grabWindow()
        return [luminance(image), *(luminance(image, column) for column in COLUMNS)]


@pytest.mark.parametrize("id", ["jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha", "witch_trial"])
def test_every_page_of_a_lap_is_as_bright(opens: Opens, id: str) -> None:
    app = opens(language="zh-Hans", **AT_ONCE)
    app.begin(id, short({"langrensha": 12, "event_jinro": 11}.get(id, ruleset(id).players[0])))
    director = app.director(seed=4, kind=Measuring)
    assert isinstance(director, Measuring)
    director.play()
    wrong = []
    for lap, rows in director.rows.items():
        whole, *columns = zip(*rows.values(), strict=True)
        wrong += [f"{lap} {kind}: {row[0]:.2f}" for kind, row in rows.items() if not WHOLE[0] <= row[0] <= WHOLE[1]]
        if max(whole) - min(whole) > LAP:
            wrong.append(f"{lap}: {min(whole):.2f} to {max(whole):.2f} {spread(rows, 0)}")
        for number, column in enumerate(columns, 1):
            if max(column) - min(column) > COLUMN:
                wrong.append(f"{lap}, column {number}: {min(column):.2f} to {max(column):.2f} {spread(rows, number)}")
    assert wrong == []
    assert len({kind for rows in director.rows.values() for kind in rows}) > 2


def spread(rows: dict[tuple[str, ...], list[float]], part: int) -> str:
    return ", ".join(f"{'/'.join(kind)} {row[part]:.2f}" for kind, row in rows.items())
