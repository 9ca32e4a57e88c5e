from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.night import Choice
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Guard(Role):
    """守衛: each night protects a seat from the pack's attack (LR-60), not the same one two nights running (LR-61)."""

    id = "guard"
    last: str | None = None

    def evening(self, town: Town, me: str) -> Page | None:
        barred = {self.last}
        on_himself = town.table.options["guard_self"]
        if on_himself == "never" or (on_himself == "first_night" and town.table.day > 0):
            barred.add(me)  # LR-62
        # LR-61: a night without protection, until this one's stands.
        self.last = None
        options = [seat for seat in town.table.alive if seat not in barred]
        return self._protect(town, me, options) if options else None

    def _protect(self, town: Town, me: str, options: list[str]) -> Flow:
        target = yield town.act("guard.protect", me, options)
        if target is not None:
            town.night.protections.append(Choice(me, self, (target,)))

    def carried_out(self, targets: tuple[str, ...]) -> None:
        (self.last,) = targets
