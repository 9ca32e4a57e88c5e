"""What is asked of who has nothing to decide: it changes nothing in the game, and everybody knows what it is.

The question changes from lap to lap and from place to place, by what the whole table knows. It stands on everybody's
page of the place, a filler or not: what was asked would otherwise be known to those alone who had a filler.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop.table.session.places import ScreenField, ScreenPart
from desktop.table.session.session import Session
from i18n import Words
from rulesets.engine.facts import CARD, NOTE, SUSPECT, TRUST

VARIANTS = 5


def question(session: Session, part: ScreenPart, words: Words) -> str:
    """Empty where it is no filler, or one that asks nothing."""
    kind = session.rules.ask(part.ask.id).filler
    return _asked(session, part, kind, words) if kind and kind != NOTE else ""


def line(session: Session, field: ScreenField, words: Words) -> str:
    """For everybody: what is asked here of who has nothing to decide. Empty where all that is put is decided."""
    ask = field.first.ask
    if not session.game.about or ask.kind == "confirm" or session.rules.ask(ask.id).ballot is not None:
        return ""
    if ask.kind == "text":
        return words.text("lit.filler.note") if ask.seat in session.game.alive else ""
    asked = [_asked(session, part, kind, words) for part in field.parts for kind in _kinds(session, field, part)]
    if len(asked) > 1:
        said = "lit.filler.both" if len(field.parts) > 1 else "lit.filler.either"
        return words.text(said, question=asked[0], other=asked[1])
    return words.text("lit.filler.card" if ask.of == "card" else "lit.filler.suspect", question=asked[0])


def _kinds(session: Session, field: ScreenField, part: ScreenPart) -> Iterator[str]:
    """Nobody is asked twice in a turn whom he suspects."""
    if part.ask.of == "card":
        yield CARD
        return
    yield SUSPECT
    if part is field.first and "choose" in _before(session, part):
        yield TRUST


def _asked(session: Session, part: ScreenPart, kind: str, words: Words) -> str:
    number = (session.game.lap or 0) + len(_before(session, part))
    return words.text(f"filler.{kind}.{number % VARIANTS + 1}")


def _before(session: Session, part: ScreenPart) -> tuple[str, ...]:
    """The kinds of the asks before it in this turn."""
    game = session.game
    return game.turn_kinds[: len(game.kinds_before) + part.number]
