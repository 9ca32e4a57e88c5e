"""With roles that a pack brings: the same flow and checks, by another book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulesets.engine.ruleset import Code
from rulesets.werewolf import made
from rulesets.werewolf.book import with_roles
from rulesets.werewolf.classic import homebrew
from rulesets.werewolf.role import Role

from . import flow, setup
from .book import roles

MADE = {"roles": made.role}
KINDS = {"roles": Role}
CHOICES = {"roles": made.CHOICES}


def code(parts: Sequence[type]) -> Code:
    known = with_roles(roles(), parts)
    return Code(
        flow=partial(flow.game, known=known),
        check_composition=partial(homebrew.check, known),
        role_ids=lambda: (*setup.role_ids(), *(id for id in known if id not in roles())),
        parts=lambda: list(known.values()),
    )
