"""The lap: the machine goes round, and every turn looks the same from behind.

A lap is given as screens, one after the other; each screen makes one page for each seat. So all
turns of a lap have the same number of asks, in the same order, by construction, and only
the kinds are left to the screens: one that is neither `Reads` nor `Writes` has everybody choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from . import table as at
from .asks import Ask, Flow, Page
from .table import Table

Screen = Callable[[str], Page]


class Wide:
    """A screen on which somebody of the composition may name more than one seat: then everybody may set as many."""

    __slots__ = ("_screen", "seals")

    def __init__(self, screen: Screen, seals: int) -> None:
        self._screen = screen
        self.seals = seals

    def __call__(self, seat: str) -> Page:
        return self._screen(seat)


class Reads:
    """A screen that everybody reads and closes."""

    __slots__ = ("_screen",)
    kind = "confirm"

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def __call__(self, seat: str) -> Page:
        return self._screen(seat)


class Writes(Reads):
    """A screen on which everybody writes."""

    __slots__ = ()
    kind = "text"


class TwoAsksOnOnePage(Exception):
    """A page went on asking after its one ask: the turns of the lap would differ."""


# A game has thousands of pages, and a dozen different ones.
_page = cache(at.Page)


def lap(table: Table, seats: Iterable[str], screens: Sequence[Screen]) -> Flow:
    of = len(screens)
    pages = [(screen, _page(number, of, getattr(screen, "seals", 1))) for number, screen in enumerate(screens, 1)]
    table.kinds = tuple([getattr(screen, "kind", "choose") for screen in screens])
    for seat in seats:
        table.turn += 1
        for screen, table.page in pages:
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
