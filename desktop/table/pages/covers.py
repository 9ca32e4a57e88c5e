"""The cover and the spent page: the same picture for everybody. Whom it names it speaks to in his own language."""

from __future__ import annotations

from desktop.keep.pins import DIGITS
from desktop.table.pages.board_parts import OnceMore
from desktop.table.pages.pages import CoverPage, CoverWords, HolderWords, SpentPage
from desktop.table.session.session import Session
from i18n import Words, speak
from rulesets.engine import Game

_VOIDS = {"night": "undo.void.night", "dusk": "undo.void.vote"}


def cover_page(session: Session) -> CoverPage:
    seating, machine, game = session.seating, session.machine, session.game
    words = seating.words
    # Since anything else was told to everybody; a cover has room for one.
    decided = [last.line(words) for last in seating.decided[-1:] if last.told >= len(game.notices())]
    seat = machine.turn.seat if machine.turn is not None else ""
    name = seat or words.text("lead.caller")
    own = seating.readers_words(seat)
    return CoverPage(
        state="cover",
        language=seating.language,
        when=when(session, words),
        number=seating.number(seat) if seat else 0,
        name=name,
        title=own.text("lead.cover" if session.is_led else "cover.pass"),
        others=words.text("cover.others"),
        button=own.text("lead.i_lead") if session.is_led else own.text("cover.i_am", name=name),
        hint=own.text("cover.how"),
        why=_why(session),
        words=CoverWords(words),
        reader=own.language,
        pin=own.text("pin.enter", n=DIGITS),
        pin_digits=DIGITS,
        holder_words=HolderWords(own),
        leaving=leaving(words, session.leaving),
        voiding=voiding(words, game),
        pin_forgotten=_once_more(words, "pin.forgotten", "pin.forgotten.explain", "undo.void.do", "button.cancel"),
        without=without(words, name),
        wants_pin=machine.wants_pin,
        may_go_on_without=machine.reminded > 0,
        reminded=machine.reminded,
        reminded_said=words.text("seat.state.reminded", n=machine.reminded) if machine.reminded else "",
        decided="".join(decided),
        leads=session.is_led,
    )


def when(session: Session, words: Words) -> str:
    """And why the lantern goes round: what the lap is about."""
    game = session.game
    moment = speak.when(words, game.day, game.phase)
    return words.text("cover.when", when=moment, lap=words.text(f"lap.{game.about}")) if game.about else moment


def _why(session: Session) -> str:
    """Why the lantern comes to whom: as the table was just told, or outside a lap by the phase, and by nothing else."""
    game, seating = session.game, session.seating
    words = seating.words
    told = [notice for notice in game.notices(since=session.told_before) if session.rules.notice(notice.id).calls]
    if told:
        return speak.sentence(words, told[-1], seating.call(words))
    alone = "" if game.about or session.is_led else session.rules.phase(game.phase).alone
    return words.text(f"alone.{alone}") if alone else ""


def leaving(words: Words, explains: str) -> OnceMore:
    return _once_more(words, "table.leave", explains, "table.leave", "button.cancel")


def voiding(words: Words, game: Game) -> OnceMore:
    """Whether the phase that is on is to be begun anew."""
    line = _VOIDS.get(game.ruleset.phase(game.phase).sky, "undo.void.part")
    step = speak.when(words, game.day, game.phase)
    return _once_more(words, line, "undo.void.explain", "undo.void.do", "button.cancel", step=step)


def without(words: Words, name: str) -> OnceMore:
    """Whether the table goes on without somebody who does not come."""
    return _once_more(words, "absent.title", "absent.go_on.explain", "absent.go_on", "absent.here", name=name)


def _once_more(words: Words, line: str, explains: str, yes: str, no: str, **said: str) -> OnceMore:
    """By the ids of its lines."""
    return OnceMore(*(words.text(id, **said) for id in (line, explains, yes, no)))


def spent_page(session: Session) -> SpentPage:
    """After a lap's last turn nobody is next: the lantern goes back to the middle."""
    seating, next_seat = session.seating, session.machine.next_seat
    words = seating.words
    own = seating.readers_words(next_seat or "")
    return SpentPage(
        state="spent",
        language=seating.language,
        when=when(session, words),
        number=seating.number(next_seat) if next_seat else 0,
        name=next_seat or "",
        title=own.text("cover.pass" if next_seat else "cover.last"),
        others=words.text("cover.others" if next_seat else "cover.last.then"),
        waits=words.text("lit.dwell.wait"),
        reader=own.language,
    )
