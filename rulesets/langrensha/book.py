"""The roles of this ruleset."""

from __future__ import annotations

from functools import cache

from rulesets.werewolf import book


@cache
def roles() -> book.RoleBook:
    return book.roles(__package__)
