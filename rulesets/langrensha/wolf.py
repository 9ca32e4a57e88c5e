"""What all wolves have in common."""

from __future__ import annotations

from typing import ClassVar

from rulesets.engine.asks import Page

from .company import naming
from .role import PACK, Role
from .town import Town


class Wolf(Role):
    faction: ClassVar[str] = "werewolf"
    seen: str = "wolf"
    company: str = PACK
    circle: ClassVar[str] = PACK

    def evening(self, town: Town, me: str) -> Page | None:
        """LR-20: each night the pack may attack."""
        return naming(town, me, self, "werewolf.attack", town.night.attacks)
