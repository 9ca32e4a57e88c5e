from rulesets.engine.asks import Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class SpiritMedium(Role):
    """靈媒: is told what the dead have left for him (LR-164)."""

    id = "spirit_medium"
    notices = {"spirit.message": {"params": {"seat": "name", "text": "text"}, "secret": True, "learnt": True}}
    hears_the_dead = True
    needs_small_hours = True

    def small_hours(self, town: Town, me: str) -> Page | None:
        for seat, text in town.tonight.messages:
            town.table.tell(me, "spirit.message", seat=seat, text=text)
        return None
