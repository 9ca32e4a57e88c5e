"""With roles and events that a pack brings: the same flow and checks, by another book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulesets.engine.ruleset import Code
from rulesets.werewolf import made
from rulesets.werewolf.book import with_roles
from rulesets.werewolf.role import Role

from . import flow, setup
from .book import Book, bundled
from .event import Event
from .made import CHOICES as OF_EVENTS
from .made import event

MADE = {"roles": made.role, "events": event}
KINDS = {"roles": Role, "events": Event}
CHOICES = {"roles": made.CHOICES, "events": OF_EVENTS}


def code(parts: Sequence[type]) -> Code:
    known = bundled()
    events = {part.id: part for part in parts if issubclass(part, Event)}
    book = Book(with_roles(known.roles, parts), {**known.events, **events})
    more = [id for id in book.roles if id not in bundled().roles]
    return Code(
        flow=partial(flow.game, book=book),
        compose=setup.compose,
        check_composition=partial(setup.check_counts, book),
        check_leading=lambda leading, _counts, options, fixed: setup.check_fallen(book, leading, options, fixed),
        check_fixed=partial(setup.check_deck, book),
        in_deck=partial(setup.deck_of, book),
        role_ids=lambda: (*setup.role_ids(), *more),
        event_ids=lambda: tuple(book.events),
        parts=lambda: setup.of_book(book),
    )
