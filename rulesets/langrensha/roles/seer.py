from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Seer(Role):
    """預言家: each night divines another seat and is told at once (LR-51, LR-52)."""

    id = "seer"
    needs_small_hours = True

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._divine(town, me)

    def _divine(self, town: Town, me: str) -> Flow:
        target = yield town.act("seer.divine", me, town.table.others(me))
        if target is not None:
            card = town.cards[target]
            town.table.tell(me, "seer.result", seat=target, result=card.seen)
            card.divined(town, target)
