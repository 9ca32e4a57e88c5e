from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class BloodMoonApostle(Werewolf):
    """血月使徒: no member of the pack and human to the seer (LR-41), until nobody else is left of it (LR-42, LR-44).

    LR-43: he counts as a wolf all along; with `apostle_counts` off, as nobody until he converts. That changes the
    wolves' parity alone: while he is not converted another wolf lives, so neither "no wolf lives" nor the edge of the
    village (LR-177) depends on him.
    """

    id = "blood_moon_apostle"
    notices = {"apostle.converted": {"secret": True, "learnt": True}}
    company = ""
    circle = ""
    seen = "human"
    tells_apart = True

    @staticmethod
    def is_called(_day: int) -> bool:
        """Converted, he wakes with the pack; before, he has nothing to do."""
        return False

    def given(self, town: Town, me: str) -> None:
        if not (self.company or town.table.options["apostle_counts"]):
            self.counts = "neither"

    def orphaned(self, town: Town, me: str) -> None:
        self.company = PACK
        self.counts = self.seen = "wolf"
        town.table.tell(me, "apostle.converted")
