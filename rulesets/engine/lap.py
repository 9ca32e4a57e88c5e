"""The lap: the machine goes round, and every turn looks the same from behind.

A lap is given as screens, one after the other; each screen makes one page for each seat. So all
turns of a lap have the same number of asks, in the same order, by construction, and only
the kinds are left to the screens: one that is neither `Reads` nor `Writes` has everybody choose.
Screens that are `Joined` are one: their asks stand on it together, and one confirm answers them all.

A bare ask is one of whose answer nothing becomes. Where nobody looks it is passed over, and the game goes the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from . import table as at
from .asks import Answer, Ask, Flow, Page
from .table import Table

OneAsk = Callable[[str], Page]


class Wide:
    """A screen on which somebody of the composition may name more than one seat: then everybody may set as many."""

    __slots__ = ("puts", "seals")

    def __init__(self, screen: OneAsk, seals: int) -> None:
        self.puts = screen
        self.seals = seals

    def __call__(self, seat: str) -> Page:
        return self.puts(seat)


class Reads:
    """A screen that everybody reads and closes."""

    __slots__ = ("puts",)
    kind = "confirm"

    def __init__(self, screen: OneAsk) -> None:
        self.puts = screen

    def __call__(self, seat: str) -> Page:
        return self.puts(seat)


class Writes(Reads):
    """A screen on which everybody writes."""

    __slots__ = ()
    kind = "text"


class Joined:
    """Screens whose asks stand on one, in this order: none of them may depend on what another is answered.

    Every seat's asks are made before the first is put; what becomes of the answers follows the last of them, each
    screen's in its turn, so that a later one's may go by what an earlier one's has left.
    """

    __slots__ = ("screens",)

    def __init__(self, *screens: OneAsk) -> None:
        self.screens = screens


Screen = OneAsk | Joined


class TwoAsksOnOnePage(Exception):
    """A page went on asking after its one ask: the turns of the lap would differ."""


# A game has thousands of pages, and a dozen different ones.
_page = cache(at.Page)


def lap(
    table: Table, seats: Iterable[str], screens: Sequence[Screen], about: str = "", number: int | None = None
) -> Flow:
    """`about`: what goes round, as the table is told; one of the ruleset's `laps`.

    `number`: of the lap that these turns belong to, where not all of its turns are put together.
    """
    table.lap = table.next_lap() if number is None else number
    table.about = about
    pages = _pages(screens)
    table.kinds = tuple([getattr(part, "kind", "choose") for _, parts, _ in pages for part in parts])
    for seat in seats:
        table.turn += 1
        table.put = 0
        for one, parts, places in pages:
            table.page = places[0]
            if one is None:
                yield from _together(table, [part(seat) for part in parts], places)
                continue
            page = one(seat)
            # As `put` does, with no generator of its own for each page.
            if not isinstance(page, Ask):
                ask = next(page)
                _done(page, ask, (yield ask))
            elif table.skims:
                table.pass_over(page, places[0])
            else:
                yield page
            table.put += 1
        table.seen[seat] = len(table.notices)


def turn(table: Table, seat: str, screens: Sequence[Screen], about: str = "") -> Flow:
    """One seat's secret turn outside a lap: only somebody publicly known may have one."""
    return lap(table, (seat,), screens, about)


# A screen's one ask if it has no more, all its asks, and the page of each.
Pages = tuple[OneAsk | None, Sequence[OneAsk], list[at.Page]]


def _pages(screens: Sequence[Screen]) -> list[Pages]:
    of = len(screens)
    found: list[Pages] = []
    for number, screen in enumerate(screens, 1):
        one = None if isinstance(screen, Joined) else getattr(screen, "puts", screen)
        parts = screen.screens if isinstance(screen, Joined) else (screen,)
        found.append((one, parts, [_page(number, of, getattr(part, "seals", 1)) for part in parts]))
    return found


def put(page: Page, params: Mapping[str, Any] | None = None) -> Flow:
    """A page's one ask, and what becomes of the answer; with these params, where whoever puts it knows more."""
    ask = page if isinstance(page, Ask) else next(page)
    answer = yield ask._replace(params={**ask.params, **params}) if params else ask
    if not isinstance(page, Ask):
        _done(page, ask, answer)


def _together(table: Table, pages: Sequence[Page], places: Sequence[at.Page]) -> Flow:
    asks = [page if isinstance(page, Ask) else next(page) for page in pages]
    put = list(zip(asks, places, strict=True))
    answers: list[Answer] = []
    while put:
        ask, table.page = put.pop(0)
        table.joined = tuple(put)
        if table.skims and pages[len(answers)] is ask:
            table.pass_over(ask, table.page)
            answers.append(None)
        else:
            answers.append((yield ask))
        table.put += 1
    for page, ask, answer in zip(pages, asks, answers, strict=True):
        if not isinstance(page, Ask):
            _done(page, ask, answer)


def _done(page: Generator[Ask, Answer, None], ask: Ask, answer: Answer) -> None:
    try:
        page.send(answer)
    except StopIteration:
        return
    raise TwoAsksOnOnePage(ask.id)
