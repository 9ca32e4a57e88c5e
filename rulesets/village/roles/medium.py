from rulesets.village.role import Role
from rulesets.village.village import Village


class Medium(Role):
    """At the start of a night is told of the seat executed that day (J9-19, U13-27)."""

    id = "medium"

    def nightfall(self, village: Village, me: str) -> None:
        executed = village.executed
        if executed is not None:
            village.table.tell(me, "medium.result", seat=executed, result=self.reading(village, executed))

    def reading(self, village: Village, executed: str) -> str:
        """J9-20: a werewolf is a wolf, everybody else a human."""
        return village.cards[executed].seen
