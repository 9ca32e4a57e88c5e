from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.roles.werewolf import Werewolf


class NightmareWolf(Werewolf):
    """夢魘狼: each night may block any other seat (LR-45)."""

    id = "nightmare_wolf"
    asks = {"nightmare.block": {"aim": "harm"}}
    needs_small_hours = True
    tells_apart = True

    def before(self, town: Town, me: str) -> Page | None:
        return self._block(town, me)

    def _block(self, town: Town, me: str) -> Flow:
        target = yield town.act("nightmare.block", me, town.table.others(me))
        if target is not None:
            town.night.choices.append(Choice(Step.BLOCK, me, self, (target,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        """LR-49: all blocks hold, those of blocked seats too."""
        town.night.blocked.add(choice.target)
