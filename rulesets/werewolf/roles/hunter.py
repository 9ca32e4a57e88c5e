from rulesets.engine.deaths import Strike
from rulesets.werewolf.role import Role
from rulesets.werewolf.town import Town


class Hunter(Role):
    """Shoots one living seat when it dies of what its rulebook names (EJ-46, EJ-47, LR-64 to LR-66)."""

    id = "hunter"
    asks = {"hunter.shoot": {"aim": "harm", "needs": 0.0, "purpose": "shot"}}
    gun = "hunter.shoot"

    def may_shoot(self, town: Town, death: Strike) -> bool:
        return death.cause in town.rules.hunter_shoots
