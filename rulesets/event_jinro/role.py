"""Where a role of your own begins: the one `Role` that all werewolf rulesets share has all its moments."""

from rulesets.werewolf.role import Role

__all__ = ["Role"]
