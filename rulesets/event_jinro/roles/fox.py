from rulesets.engine.deaths import Strike
from rulesets.event_jinro.role import Role
from rulesets.event_jinro.town import Town


class Fox(Role):
    """An attack does not kill it (EJ-133), a divination does (EJ-120); it counts for neither side (EJ-153)."""

    id = "fox"
    faction = "fox"
    is_attack_proof = True
    is_human = False
    may_be_omen = False

    def divined(self, town: Town, me: str) -> None:
        town.doomed.append(me)

    def averts(self, strike: Strike) -> bool:
        return True
