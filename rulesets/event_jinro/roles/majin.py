from rulesets.event_jinro.town import Town
from rulesets.werewolf.role import Role


class Majin(Role):
    """Wins alone when it falls after it has been designated (EJ-155, EJ-156)."""

    id = "majin"
    faction = "majin"
    may_be_omen = False

    def designated(self, town: Town, me: str) -> None:
        self.wins_fallen = True

    def redealt(self, town: Town, me: str) -> None:
        """EJ-82."""
        self.wins_fallen = False
