from rulesets.engine.asks import Page
from rulesets.langrensha.company import naming
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Vampire(Role):
    """吸血鬼: each night the vampires may bite one who is none of them (LR-170, LR-171)."""

    id = "vampire"
    faction = "vampire"
    company = "vampire"
    circle = "vampire"
    needs_small_hours = True

    def evening(self, town: Town, me: str) -> Page | None:
        return naming(town, me, self, "vampire.bite", town.night.bites)
