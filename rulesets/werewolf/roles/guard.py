from collections.abc import Sequence
from typing import ClassVar

from rulesets.engine.asks import Flow, Page
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role
from rulesets.werewolf.town import Town


class Guard(Role):
    """Every night protects one living seat from the pack's attack (J9-26, U13-33, EJ-122, LR-60)."""

    id = "guard"
    asks = {"guard.protect": {"act": "protect", "aim": "guard", "again": "consecutive_guard"}}
    ask: ClassVar[str] = "guard.protect"
    # Whom it protects tonight, and whom it did last night.
    protected: str | None = None
    _last: str | None = None

    def nightfall(self, town: Town, me: str) -> None:
        self._last, self.protected = self.protected, None

    def redealt(self, town: Town, me: str) -> None:
        """EJ-82: whom it protected last night no longer binds."""
        self.protected = None

    def act(self, town: Town, me: str) -> Page | None:
        """J9-27, U13-34, EJ-123, LR-61: last night's seat is not offered again, where the rules ban that."""
        rules = town.rules
        banned = None if rules.consecutive_guard else self._last
        seats = town.nameable(None if rules.guard_may_guard_itself(town.table.day) else me)
        options = [seat for seat in seats if seat != banned]
        return self._protect(town, me, options) if options else None

    def _protect(self, town: Town, me: str, options: Sequence[str]) -> Flow:
        at_least = 0 if town.rules.guard_may_decline(town.table.day) else None
        target = yield town.act(self.ask, me, options, at_least=at_least)
        if target is not None:
            town.designate(target)
            town.night.choices.append(Choice(Step.PROTECT, me, self, (target,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        self.protected = choice.target
        town.night.guarded.add(choice.target)
