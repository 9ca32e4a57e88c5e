"""The roles of this ruleset: one role, one file of the `roles` folder."""

from __future__ import annotations

from functools import cache

from rulesets.werewolf.book import in_folder

from .role import Role


@cache
def roles() -> dict[str, type[Role]]:
    return {role.id: role for role in in_folder("rulesets.langrensha.roles", Role)}
