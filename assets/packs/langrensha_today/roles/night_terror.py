from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.roles.nightmare_wolf import NightmareWolf
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import PACK


class NightTerror(NightmareWolf):
    """梦魇: frightens somebody each night, not twice running (LT-34); of a wolf, the pack does not attack (LT-35)."""

    id = "night_terror"
    # Frightened tonight, and last night.
    _tonight: str | None = None
    _last: str | None = None

    def nightfall(self, town: Town, me: str) -> None:
        self._last, self._tonight = self._tonight, None

    def before(self, town: Town, me: str) -> Page | None:
        options = [seat for seat in town.table.others(me) if seat != self._last]
        return self._frighten(town, me, options) if options else None

    def _frighten(self, town: Town, me: str, options: list[str]) -> Flow:
        target = yield town.act("nightmare.block", me, options)
        if target is not None:
            town.night.choices.append(Choice(Step.BLOCK, me, self, (target,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        super().carried_out(town, choice)
        self._tonight = choice.target
        if town.cards[choice.target].company == PACK:
            town.night.void.add(Step.ATTACK)
