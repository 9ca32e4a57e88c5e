from rulesets.event_jinro.role import Role


class Majin(Role):
    """Wins alone when it falls after it has been designated (EJ-155, EJ-156)."""

    id = "majin"
    faction = "majin"
    may_be_omen = False

    def designated(self) -> None:
        self.wins_fallen = True

    def redealt(self) -> None:
        """EJ-82."""
        self.wins_fallen = False
