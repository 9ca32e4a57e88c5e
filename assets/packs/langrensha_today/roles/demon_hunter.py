from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class DemonHunter(Role):
    """猎魔人: from the second night on may hunt (LT-23): a wolf dies of it, of anybody else he himself (LT-24)."""

    id = "demon_hunter"
    asks = {"demon_hunter.hunt": {"aim": "harm", "needs": 2.0, "call": 147}}
    causes = {"demon_hunter": {}}

    @staticmethod
    def is_called(_day: int) -> bool:
        return _day > 0

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._hunt(town, me) if self.is_called(town.table.day) else None

    def _hunt(self, town: Town, me: str) -> Flow:
        target = yield town.act("demon_hunter.hunt", me, town.table.others(me))
        if target is not None:
            is_wolf = town.cards[town.behind(target)].faction == "werewolf"
            town.doom(target if is_wolf else town.behind(me), self.id, me)

    def averts(self, town: Town, strike: Strike) -> bool:
        """LT-25."""
        return strike.cause == "poison"
