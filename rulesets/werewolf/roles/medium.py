from rulesets.werewolf.role import Role
from rulesets.werewolf.town import Town


class Medium(Role):
    """Every night is told of the seat executed that day (J9-19, U13-27, EJ-121, EJ-71)."""

    id = "medium"
    notices = {
        "medium.result": {
            "params": {"seat": "name", "result": ["wolf", "human"]},
            "secret": True,
            "learnt": True,
            "finds": {"says": "medium", "in": "result", "guilty": ["wolf"], "claims": True},
        }
    }

    def nightfall(self, town: Town, me: str) -> None:
        if town.rules.told_at_once:
            self.tell(town, me)

    def learns(self, town: Town, me: str) -> None:
        if not town.rules.told_at_once:
            self.tell(town, me)

    def tell(self, town: Town, me: str) -> None:
        executed = town.executed
        if executed is not None:
            town.table.tell(me, "medium.result", seat=executed, result=self.reading(town, executed))

    def reading(self, town: Town, executed: str) -> str:
        """J9-20: a werewolf is a wolf, everybody else a human."""
        return town.cards[executed].seen
