from rulesets.werewolf.roles import fox
from rulesets.werewolf.town import Town


class Fox(fox.Fox):
    """Neither wolf nor human in the wolves' condition, or a human, as the option says (J9-68)."""

    def given(self, town: Town, me: str) -> None:
        self.counts = town.table.options["fox_counts"]
