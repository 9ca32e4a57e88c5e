"""With roles that a pack brings: the same flow and checks, by another book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulesets.engine.ruleset import Code
from rulesets.werewolf import made
from rulesets.werewolf.book import with_roles
from rulesets.werewolf.role import Role

from . import book, flow, setup

MADE = {"roles": made.role}
KINDS = {"roles": Role}
CHOICES = {"roles": made.CHOICES}


def code(parts: Sequence[type]) -> Code:
    known = with_roles(book.roles(), parts)
    return Code(
        flow=partial(flow.game, known=known),
        compose=setup.compose,
        check_composition=partial(setup.check_counts, known),
        check_leading=partial(setup.check_fallen, known),
        check_fixed=partial(setup.check_middle, known),
        in_effect=partial(setup.laps_in_effect, known),
        role_ids=lambda: (*setup.role_ids(), *(id for id in known if id not in book.roles())),
        parts=lambda: list(known.values()),
    )
