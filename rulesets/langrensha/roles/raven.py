from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class Raven(Role):
    """烏鴉: each night may mark another player, who has one vote more against him the next day (LR-87)."""

    id = "raven"
    asks = {"raven.mark": {"aim": "harm", "needs": 0.0}}

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._mark(town, me)

    def _mark(self, town: Town, me: str) -> Flow:
        target = yield town.act("raven.mark", me, town.table.others(me))
        if target is not None:
            town.marks.put("marked", target, by=me, until="night")
