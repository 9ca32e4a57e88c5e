from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK

from ..lone import LoneWolf


class LoneHiddenWolf(LoneWolf):
    """隐狼: human to the seer, knows the wolves (LT-39), and is alone until they are out (LT-10, LT-11)."""

    id = "lone_hidden_wolf"
    notices = {
        "lone_hidden_wolf.sees": {"params": {"seats": "names"}, "secret": True, "learnt": True, "mates": "seats"},
        "lone_hidden_wolf.armed": {"secret": True, "learnt": True},
    }
    seen = "human"

    def meets(self, town: Town, me: str) -> None:
        town.table.tell(me, "lone_hidden_wolf.sees", seats=town.members(PACK))
