from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class BloodMoonApostle(Werewolf):
    """血月使徒: no member of the pack and human to the seer (LR-41), until nobody else is left of it (LR-42, LR-44)."""

    id = "blood_moon_apostle"
    company = ""
    circle = ""
    seen = "human"

    def orphaned(self, town: Town, me: str) -> None:
        self.company = PACK
        self.seen = "wolf"
        town.table.tell(me, "apostle.converted")
