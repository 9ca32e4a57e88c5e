"""The lap: the machine goes round, and every turn looks the same from behind.

A lap is given as screens, one after the other; each screen makes one page for each seat. So all
turns of a lap have the same number of asks, in the same order, by construction, and only
the kinds are left to the screens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .asks import Ask, Flow, Page
from .table import Table

Screen = Callable[[str], Page]


class TwoAsksOnOnePage(Exception):
    """A page went on asking after its one ask: the turns of the lap would differ."""


def lap(table: Table, seats: Iterable[str], screens: Sequence[Screen]) -> Flow:
    for seat in seats:
        table.turn += 1
        for screen in screens:
            page = screen(seat)
            if type(page) is Ask:
                yield page
            else:
                yield from _one_ask(page)


def turn(table: Table, seat: str, screens: Sequence[Screen]) -> Flow:
    """One seat's secret turn outside a lap: only somebody publicly known may have one."""
    return lap(table, (seat,), screens)


def _one_ask(page: Page) -> Flow:
    ask = next(page)  # type: ignore[arg-type]
    answer = yield ask
    try:
        page.send(answer)  # type: ignore[union-attr]
    except StopIteration:
        return
    raise TwoAsksOnOnePage(ask.id)
