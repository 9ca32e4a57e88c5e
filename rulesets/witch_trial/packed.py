"""With cards that a pack brings: the same flow and checks, by another book."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rulesets.engine.packs.faults import Notes
from rulesets.engine.ruleset import Code

from . import flow, setup
from .book import CARDS
from .card import Card

# What may be said without code: nothing.
MADE: Mapping[str, Callable[[Notes, str], type]] = {}
KINDS = {"cards": Card}


def code(parts: Sequence[type]) -> Code:
    known = {**CARDS, **{part.id: part() for part in parts if issubclass(part, Card)}}
    return Code(
        flow=partial(flow.game, book=known),
        compose=setup.compose,
        check_composition=setup.check_composition,
        check_fixed=setup.check_fixed,
        parts=lambda: [type(card) for card in known.values()],
    )
