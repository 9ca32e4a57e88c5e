from rulesets.event_jinro.role import Role
from rulesets.event_jinro.town import Town


class Medium(Role):
    """Every night is shown the seat executed this day by the day's vote (EJ-121, EJ-71)."""

    id = "medium"

    def learns(self, town: Town, me: str) -> None:
        executed = town.executed
        if executed is not None:
            town.table.tell(me, "medium.result", seat=executed, result=town.cards[executed].seen)
