from rulesets.engine.deaths import Strike
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Hunter(Role):
    """獵人: shoots when the attack or an exile kills him (LR-64); else only where an option has it (LR-65, LR-66)."""

    id = "hunter"
    gun = "hunter.shoot"

    def may_shoot(self, town: Town, death: Strike) -> bool:
        by_option = {"poison": "hunter_poisoned", "shot": "hunter_shot"}
        if death.cause in by_option:
            return bool(town.table.options[by_option[death.cause]])
        return death.cause in ("attack", "execution")
