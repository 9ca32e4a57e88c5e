from rulesets.werewolf.roles import medium
from rulesets.werewolf.town import Town


class Medium(medium.Medium):
    """Is told the exact role of the executed (U13-27)."""

    notices = {
        "medium.result": {
            "params": {"seat": "name", "result": "role"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "medium", "in": "result", "guilty": ["werewolf"], "claims": True},
        },
        "medium.none": {"secret": True},
    }

    def tell(self, town: Town, me: str) -> None:
        super().tell(town, me)
        if town.executed is None and town.table.options["medium_told_none"]:
            town.table.tell(me, "medium.none")  # U13-28

    def reading(self, town: Town, executed: str) -> str:
        return town.cards[executed].id
