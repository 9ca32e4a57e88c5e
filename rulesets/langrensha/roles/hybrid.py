from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role
from rulesets.werewolf.roles.werewolf import Werewolf


class Hybrid(Role):
    """混血兒: where the pack's attack would kill it, it becomes a werewolf at dawn (LR-160)."""

    id = "hybrid"
    tells_apart = True

    def averts(self, town: Town, strike: Strike) -> bool:
        if strike.cause != "attack":
            return False
        town.tonight.turning[strike.target] = Werewolf
        return True
