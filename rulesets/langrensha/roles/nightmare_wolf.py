from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.night import Choice
from rulesets.langrensha.town import Town
from rulesets.langrensha.wolf import Wolf


class NightmareWolf(Wolf):
    """夢魘狼: each night may block any other seat (LR-45)."""

    id = "nightmare_wolf"
    chooses_before = True
    needs_small_hours = True

    def before(self, town: Town, me: str) -> Page | None:
        return self._block(town, me)

    def _block(self, town: Town, me: str) -> Flow:
        target = yield town.act("nightmare.block", me, town.table.others(me))
        if target is not None:
            town.night.blocks.append(Choice(me, self, (target,)))
