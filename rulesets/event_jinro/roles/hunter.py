from rulesets.engine.asks import Flow
from rulesets.event_jinro.role import Role
from rulesets.event_jinro.town import Town


class Hunter(Role):
    """Executed by the day's vote or by the courthouse's, it at once shoots one living seat (EJ-46, EJ-47)."""

    id = "hunter"

    def executed(self, town: Town, me: str) -> Flow:
        town.table.announce("hunter.revealed", seat=me)
        target = None
        if town.table.alive:
            target = yield town.table.choose("hunter.shoot", me, town.table.alive, secret=False)
        town.table.announce("hunter.shot", seat=me, target=target)
        # EJ-50: no reply, no shot.
        if target is not None:
            town.designate(target)
            town.fall(target, "shot")
