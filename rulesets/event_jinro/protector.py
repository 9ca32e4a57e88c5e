"""What the three protectors share: every night each names one living seat, not itself (EJ-122)."""

from __future__ import annotations

from typing import ClassVar

from rulesets.engine.asks import Flow, Page

from .role import Role
from .town import Town


class Protector(Role):
    ask: ClassVar[str] = "guard.protect"
    _last: str | None = None

    def nightfall(self) -> None:
        self._last, self.protected = self.protected, None

    def redealt(self) -> None:
        """EJ-82: whom it protected last night no longer binds."""
        self.protected = None

    def act(self, town: Town, me: str) -> Page | None:
        """EJ-123."""
        banned = None if town.table.options["consecutive_guard"] else self._last
        options = [seat for seat in town.nameable(me) if seat != banned]
        return self._protect(town, me, options) if options else None

    def _protect(self, town: Town, me: str, options: list[str]) -> Flow:
        self.protected = yield town.table.choose(self.ask, me, options)
        town.designate(self.protected)


class Watchman(Protector):
    """Knight and dragon, who know each other where both are dealt (EJ-13)."""

    circle = "guard"

    def meets(self, town: Town, me: str) -> None:
        both = [seat for seat in town.table.alive if isinstance(town.cards[seat], Watchman)]
        if len(both) > 1:
            town.table.tell(me, "guard.partners", seats=both)
