"""A wolf who does not wake with the pack, until nobody else is left of it."""

from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class LoneWolf(Werewolf):
    """It counts as a wolf, is named to nobody, and may be attacked (LT-10); it can't blow itself up (LT-12)."""

    company = ""
    circle = ""
    tells_apart = True
    joins_later = True
    explodes = False

    def orphaned(self, town: Town, me: str) -> None:
        """LT-11: it attacks from the next night on."""
        self.company = PACK
        town.table.tell(me, f"{self.id}.armed")
