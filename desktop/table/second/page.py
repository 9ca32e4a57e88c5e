"""What hangs on the wall while the machine goes round: the public table, and who has the lantern."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.seats.seating import Seating
from desktop.table.pages.pages import PlayPage, PublicPage, TableMoment, TableStep
from desktop.table.pages.table import public_page
from desktop.table.privacy.machine import Turn
from desktop.table.session.session import Session
from i18n import Words


@dataclass(frozen=True)
class SecondPage(PublicPage):
    # What is played over the table now.
    moment: TableMoment | None


@dataclass(frozen=True)
class WaitingPage(PlayPage):
    """While no game is on."""

    title: str
    line: str


def second_page(session: Session, moment: TableMoment | None = None) -> SecondPage:
    """Not of a turn that is spent: what came of it is told at the table first."""
    page, turn = public_page(session), session.machine.turn
    goes_round = page.step.kind == "pass" and turn is not None and moment is None
    shown = _going_round(page, turn, session.seating) if goes_round and turn is not None else page
    return SecondPage(**vars(shown), moment=moment)


def waiting_page(words: Words) -> WaitingPage:
    return WaitingPage("waiting", words.language, words.text("window.title"), words.text("second.waiting"))


def _going_round(page: PublicPage, turn: Turn, seating: Seating) -> PublicPage:
    """The same from its cover to its end: neither what is done on a page nor how long it takes."""
    number = seating.number(turn.seat) if turn.seat else 0
    seats = tuple(replace(seat, is_chosen=seat.number == number) for seat in page.seats)
    return replace(page, seats=seats, step=_of_turn(page.step, turn, number, seating.words))


def _of_turn(step: TableStep, turn: Turn, number: int, words: Words) -> TableStep:
    name = turn.seat or words.text("lead.caller")
    if turn.leads:
        title, hint = words.text("second.led"), words.text("second.led.others")
    else:
        title, hint = words.text("second.held", name=name), words.text("second.held.others")
    return replace(step, seat=number, who=name, title=title, hint=hint)
