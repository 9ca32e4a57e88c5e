from rulesets.engine.deaths import Strike
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Fox(Role):
    """狐狸: the pack's attack does not kill it, being divined does (LR-167); counts for neither side (LR-169)."""

    id = "fox"
    faction = "fox"
    is_attack_proof = True

    def divined(self, town: Town, me: str) -> None:
        town.night.strikes.append(Strike(me, "curse"))

    def averts(self, town: Town, strike: Strike) -> bool:
        return strike.cause == "attack"
