"""What somebody has chosen in secret, as lines of his diary: on the next page and on all that follow."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.seats.seating import Seating
from desktop.table.pages.steps import token_name
from desktop.table.pages.witnessed import OwnLine
from desktop.table.session.session import Session
from i18n import Words, speak
from rulesets.engine import Notice
from rulesets.engine.game import Given


def own_choices(session: Session, seat: str, seating: Seating, words: Words) -> Iterator[OwnLine]:
    told = session.game.notices(seat)
    for given in session.game.given(seat):
        text = None if _is_told(session, seat, given, told) else _said(given, seating, words)
        if text is not None:
            yield OwnLine(given.told, speak.date(words, given.day, given.phase), text)


def _said(given: Given, seating: Seating, words: Words) -> str | None:
    named, of = _named(given), given.ask.of
    call = seating.call(words) if of == "seat" else lambda token: token_name(words, of, token)
    return speak.done(words, given.ask, [call(one) for one in named]) if named else None


def _named(given: Given) -> list[str]:
    if given.ask.kind != "choose" or given.answer is None:
        return []
    return [given.answer] if isinstance(given.answer, str) else given.answer


def _is_told(session: Session, seat: str, given: Given, told: list[Notice]) -> bool:
    """Whether what came of it says already whom it was about."""
    for notice in told[given.told : given.told + 2]:
        facts, about = session.rules.notice(notice.id), notice.params
        if facts.finds is not None and about.get("seat") == given.answer:
            return True
        if facts.names_prey and (about.get("seat"), about.get(facts.names_prey)) == (seat, given.answer):
            return True
    return False
