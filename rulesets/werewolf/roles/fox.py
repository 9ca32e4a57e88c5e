from rulesets.engine.deaths import Strike
from rulesets.werewolf.role import Role
from rulesets.werewolf.town import Town


class Fox(Role):
    """An attack does not kill it, a divination does (J9-31, J9-32, EJ-133, EJ-120, LR-167).

    It counts for neither side (J9-68, EJ-153, LR-169).
    """

    id = "fox"
    faction = "fox"
    counts = "neither"
    may_be_omen = False
    is_attack_proof = True

    def divined(self, town: Town, me: str) -> None:
        town.doom(me, "curse")

    def averts(self, town: Town, strike: Strike) -> bool:
        return strike.cause == "attack"
