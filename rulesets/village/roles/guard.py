from rulesets.engine.asks import Flow, Page
from rulesets.village.role import Role
from rulesets.village.village import Village


class Guard(Role):
    """Every night protects one living seat, not itself, from the wolves' attack (J9-26, U13-33)."""

    id = "guard"
    last: str | None = None

    def night(self, village: Village, me: str) -> Page | None:
        # J9-27, U13-34: last night's seat is not offered again, where the rules ban that.
        banned = None if village.rules.consecutive_guard else self.last
        options = [seat for seat in village.table.others(me) if seat != banned]
        return self.protect(village, me, options) if options else None

    def protect(self, village: Village, me: str, options: list[str]) -> Flow:
        may_decline = village.rules.guard_may_decline(village.table.day)
        target = yield village.table.choose("guard.protect", me, options, at_least=0 if may_decline else 1)
        self.last = target
        if target is not None:
            village.marks.put("guarded", target, by=me, until="dawn")
