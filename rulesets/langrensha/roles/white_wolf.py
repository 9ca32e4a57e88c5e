from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class WhiteWolf(Werewolf):
    """白狼王: on odd nights may kill another member of the pack (LR-30, LR-31)."""

    id = "white_wolf"
    asks = {"white.kill": {"likely": 0.05, "call": 25}}

    def small_hours(self, town: Town, me: str) -> Page | None:
        is_odd = town.table.day % 2 == 0
        wolves = [seat for seat in town.members(PACK) if seat != me]
        return self._kill(town, me, wolves) if is_odd and wolves else None

    def _kill(self, town: Town, me: str, wolves: list[str]) -> Flow:
        target = yield town.act("white.kill", me, wolves)
        if target is not None:
            # LR-32: a strike of its own.
            town.doom(target, "white_wolf", me)
