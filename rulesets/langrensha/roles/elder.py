from rulesets.engine.deaths import Strike
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Elder(Role):
    """長老: lives through the first attack that reaches him (LR-71 to LR-74); exiled, he takes the village's powers."""

    id = "elder"
    lives = 2

    def averts(self, town: Town, strike: Strike) -> bool:
        if strike.cause != "attack":
            return False
        self.lives -= 1
        return self.lives > 0

    def exiled(self, town: Town, me: str) -> None:
        """LR-75."""
        town.punished = True
        town.table.announce("elder.punished", seat=me)
