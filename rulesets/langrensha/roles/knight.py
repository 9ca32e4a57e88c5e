from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Errand, Town
from rulesets.werewolf.role import Role


class Knight(Role):
    """騎士: once per game challenges somebody before the ballot (LR-78): the wolf dies, else he (LR-79, LR-80)."""

    id = "knight"
    asks = {"knight.duel": {"aim": "harm", "needs": 3.0}}
    notices = {
        "duel": {
            "params": {"seat": "name", "target": "name", "loser": "name"},
            "learnt": True,
            "falls": {"who": "loser", "cause": "duel"},
            "moment": "fallen",
        }
    }
    errand = "duel"
    has_duelled = False

    def by_day(self, town: Town, me: str) -> Page | None:
        return None if self.has_duelled else self._challenge(town, me)

    def _challenge(self, town: Town, me: str) -> Flow:
        target = yield town.act("knight.duel", me, town.table.others(me))
        if target is not None:
            town.errands.append(Errand(self.errand, me, target, self.duel))

    def duel(self, town: Town, me: str, target: str) -> list[Strike]:
        self.has_duelled = True
        town.marks.put("open", me)
        loser = target if town.cards[target].faction == "werewolf" else me
        town.table.announce("duel", seat=me, target=target, loser=loser)
        return [Strike(loser, "duel")]
