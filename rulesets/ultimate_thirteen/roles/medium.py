from rulesets.village.roles import medium
from rulesets.village.village import Village


class Medium(medium.Medium):
    """Is told the exact role of the executed (U13-27)."""

    def nightfall(self, village: Village, me: str) -> None:
        super().nightfall(village, me)
        if village.executed is None and village.table.options["medium_told_none"]:
            village.table.tell(me, "medium.none")  # U13-28

    def reading(self, village: Village, executed: str) -> str:
        return village.cards[executed].id
