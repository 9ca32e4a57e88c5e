"""What is announced to the whole table, as it is said aloud.

An announcement is made of what everybody sees: a page of the open table, a cover, a role that is called. A private page
has no way in here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.seats.called import CalledAloud
from desktop.seats.seating import Seating
from desktop.table.pages.pages import CoverPage, TableMoment, TablePage, TableStep
from i18n import Words, spoken

# These come of the hour and not of what was told: what is left to tell comes before them.
_OF_THE_HOUR = ("night", "lap")
_NEWS_LAST = ("report", "talk", "over")


@dataclass(frozen=True)
class Announcement:
    """Line by line, each said by itself."""

    language: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Host:
    """Reads aloud in the table's language."""

    seating: Seating

    def moment(self, page: TablePage, at: int) -> Announcement:
        """What nothing else will show before the lantern goes round is told with it."""
        moment = page.moments[at]
        rest = untold(page) if page.step.kind == "pass" and at == _before_the_lap(page) else ()
        return self._said((*rest, moment.heading, moment.title, *_parts(moment)))

    def step(self, page: TablePage, moments: Sequence[TableMoment] = ()) -> Announcement:
        """`moments`: those that led to it. Nothing is told twice."""
        step, news = page.step, untold(page, moments)
        heads = [moment.title for moment in moments]
        asked = [line for line in (step.title, step.hint) if line not in heads]
        told = (*asked[:1], *news, *asked[1:]) if step.kind in _NEWS_LAST else (*news, *asked)
        return self._said((*told, *self._first_speaker(step)))

    def speaks(self, number: int) -> Announcement:
        return self._said((self._turn_of(number),))

    def cover(self, page: CoverPage, since: str) -> Announcement:
        """`since`: when it was at the cover before; why the lantern goes round is said once a lap."""
        name = self._seat(page.number) if page.number else page.name
        goes = self._words.text("spoken.leads" if page.leads else "spoken.lantern", name=name)
        return self._said((page.decided, *((page.when,) if page.when != since else ()), page.why, goes))

    def opens(self, called: CalledAloud) -> Announcement:
        return self._said(called.opens)

    def closes(self, called: CalledAloud) -> Announcement:
        return self._said((called.closes,))

    def word(self, text: str) -> Announcement:
        """One of the table's fixed words."""
        return self._said((text,))

    def _first_speaker(self, step: TableStep) -> Iterator[str]:
        if step.kind == "talk" and step.order:
            yield self._turn_of(step.order[0])

    def _turn_of(self, number: int) -> str:
        return self._words.text("spoken.turn", name=self._seat(number))

    def _seat(self, number: int) -> str:
        return spoken.seat(self._words, number, self.seating.players[number - 1].name)

    def _said(self, lines: Iterable[str]) -> Announcement:
        said = (spoken.spoken(self._words, line, self._seats) for line in lines)
        return Announcement(self.seating.language, tuple(line for line in said if line))

    @cached_property
    def _words(self) -> Words:
        return self.seating.words

    @cached_property
    def _seats(self) -> dict[str, str]:
        """How each is called where it is written, and where it is said."""
        call = self.seating.call(self._words)
        return {call(one.name): self._seat(self.seating.number(one.name)) for one in self.seating.players}


def untold(page: TablePage, moments: Sequence[TableMoment] | None = None) -> tuple[str, ...]:
    """What was told to all, but for what a moment says, be it in fewer words."""
    said = [part for moment in (page.moments if moments is None else moments) for part in _parts(moment)]
    news = (*page.decided, *page.step.lines)
    return tuple(line for line in news if not any(part in line for part in said))


def _parts(moment: TableMoment) -> tuple[str, ...]:
    return tuple(part for part in moment.line.split("\n") if part)


def _before_the_lap(page: TablePage) -> int:
    """With which moment the rest is told."""
    found = (at for at, moment in enumerate(page.moments) if moment.kind in _OF_THE_HOUR)
    return next(found, len(page.moments) - 1)
