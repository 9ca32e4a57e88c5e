from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class Gravedigger(Role):
    """守墓人: is told each night of what side the one exiled the day before was (LT-14)."""

    id = "gravedigger"
    notices = {
        "gravedigger.result": {
            "params": {"seat": "name", "result": ["wolf", "human"]},
            "secret": True,
            "learnt": True,
            "call": 155,
            "finds": {"says": "medium", "in": "result", "guilty": ["wolf"], "claims": True},
        }
    }

    @staticmethod
    def is_called(_day: int) -> bool:
        return _day > 0

    def learns(self, town: Town, me: str) -> None:
        if town.executed is not None:
            result = "wolf" if town.cards[town.executed].faction == "werewolf" else "human"
            town.table.tell(me, "gravedigger.result", seat=town.executed, result=result)
