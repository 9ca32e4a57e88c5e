from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town

from ..lone import LoneWolf


class Gargoyle(LoneWolf):
    """石像鬼: looks each night what somebody's card is (LT-13); alone until the others are out (LT-10, LT-11)."""

    id = "gargoyle"
    asks = {"gargoyle.look": {"act": "divine", "aim": "look", "call": 115}}
    notices = {
        "gargoyle.result": {
            "params": {"seat": "name", "role": "role"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "gargoyle", "in": "role"},
        },
        "gargoyle.armed": {"secret": True, "learnt": True},
    }

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._look(town, me)

    def _look(self, town: Town, me: str) -> Flow:
        target = yield town.act("gargoyle.look", me, town.table.others(me))
        if target is not None:
            found, _ = town.cards[town.behind(target)].before_the_keeper()
            town.table.tell(me, "gargoyle.result", seat=target, role=found)
