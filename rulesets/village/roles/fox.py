from rulesets.engine.deaths import Strike
from rulesets.village.role import Role
from rulesets.village.village import Village


class Fox(Role):
    """Survives the wolves' attack (J9-31), dies when divined (J9-32); counts for neither side (J9-68)."""

    id = "fox"
    faction = "fox"
    is_attack_proof = True
    counts = "neither"
    may_be_omen = False

    def divined(self, village: Village, me: str) -> None:
        village.doom(me, "curse")

    def averts(self, strike: Strike) -> bool:
        return strike.cause == "attack"
