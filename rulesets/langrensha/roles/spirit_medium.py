from rulesets.engine.asks import Page
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class SpiritMedium(Role):
    """靈媒: is told what the dead have left for him (LR-164)."""

    id = "spirit_medium"
    needs_small_hours = True
    hears_the_dead = True

    def small_hours(self, town: Town, me: str) -> Page | None:
        for seat, text in town.night.messages:
            town.table.tell(me, "spirit.message", seat=seat, text=text)
        return None
