from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class Elder(Role):
    """長老: lives through the first attack that reaches him (LR-71 to LR-74); exiled, he takes the village's powers."""

    id = "elder"
    notices = {"elder.punished": {"params": {"seat": "name"}, "learnt": True}}
    lives = 2

    def averts(self, town: Town, strike: Strike) -> bool:
        if strike.cause != "attack":
            return False
        self.lives -= 1
        return self.lives > 0

    def executed(self, town: Town, me: str) -> Flow:
        """LR-75."""
        town.punished = True
        town.table.announce("elder.punished", seat=me)
        yield from ()
