"""The cover and the spent page: the same picture for everybody, in the table's language."""

from __future__ import annotations

from desktop.seats import decisions
from desktop.seats.seating import Seating
from desktop.table.pages.pages import CoverPage, SpentPage
from desktop.table.session.session import Session
from i18n import Words

WORDS = {
    "remind": "absent.remind",
    "go_on_without": "absent.go_on",
    "go_on_without_explain": "absent.go_on.explain",
    "here": "absent.here",
    "nobody_comes": "cover.decisions",
    "pin": "pin.enter",
    "pin_delete": "pin.digit.delete",
    "pin_forgotten": "pin.forgotten",
    "pin_forgotten_explain": "pin.forgotten.explain",
    "agreed": "undo.void.do",
    "confirm": "button.confirm",
    "cancel": "button.cancel",
    "leave": "table.leave",
    "leave_explain": "table.leave.explain",
}


def cover_page(session: Session, seating: Seating) -> CoverPage:
    words, machine = seating.words, session.machine
    name = machine.turn.seat if machine.turn is not None else ""
    return CoverPage(
        state="cover",
        language=seating.language,
        number=seating.number(name),
        name=name,
        title=words.text("cover.pass"),
        others=words.text("cover.others"),
        button=words.text("cover.i_am", name=name),
        hint=words.text("cover.how"),
        wants_pin=machine.wants_pin,
        may_go_on_without=machine.reminded > 0,
        reminded=machine.reminded,
        reminded_said=words.text("seat.state.reminded", n=machine.reminded) if machine.reminded else "",
        decided=decisions.latest(seating.decided, session.game, words),
        words=_words(session, words, name),
    )


def _words(session: Session, words: Words, name: str) -> dict[str, str]:
    game = session.game
    said = {key: words.text(id) for key, id in WORDS.items()}
    return {
        **said,
        **decisions.void_words(words, game.day, game.phase, session.rules),
        "leave_explain": words.text(session.leaving),
        "waiting": words.text("absent.title", name=name),
    }


def spent_page(session: Session, seating: Seating) -> SpentPage:
    """After a lap's last turn nobody is next: the lantern goes back to the middle."""
    words, next_seat = seating.words, session.machine.next_seat
    return SpentPage(
        state="spent",
        language=seating.language,
        number=seating.number(next_seat) if next_seat else 0,
        name=next_seat or "",
        title=words.text("cover.pass" if next_seat else "cover.last"),
        others=words.text("cover.others"),
        waits=words.text("lit.dwell.wait"),
    )
