"""Where a role of your own begins: the one `Role` that all werewolf rulesets share has all its moments."""

from rulesets.werewolf.role import PACK, Role

__all__ = ["PACK", "Role"]
