from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Errand, Town
from rulesets.werewolf.role import Role


class StoneMason(Role):
    """石匠: once, in the day lap, may sacrifice himself and show his card (LR-163)."""

    id = "stone_mason"
    asks = {"mason.sacrifice": {"likely": 0.02}}
    notices = {
        "mason.revealed": {
            "params": {"seat": "name", "role": "role"},
            "learnt": True,
            "falls": {"who": "seat", "cause": "sacrifice"},
            "shows": "{role}",
            "moment": "revealed",
        }
    }
    errand = "sacrifice"

    def by_day(self, town: Town, me: str) -> Page | None:
        return self._offer(town, me)

    def _offer(self, town: Town, me: str) -> Flow:
        target = yield town.act("mason.sacrifice", me, [me])
        if target is not None:
            town.errands.append(Errand(self.errand, me, target, self.sacrifice))

    def sacrifice(self, town: Town, me: str, target: str) -> list[Strike]:
        town.table.announce("mason.revealed", seat=me, role=self.id)
        return [Strike(me, "sacrifice")]
