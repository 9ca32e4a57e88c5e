from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class WhiteWolf(Werewolf):
    """白狼王: on odd nights may kill another member of the pack (LR-30, LR-31)."""

    id = "white_wolf"
    asks = {"white.kill": {"likely": 0.05}}

    @staticmethod
    def is_called(_day: int) -> bool:
        """The first night is day 0's."""
        return _day % 2 == 0

    def small_hours(self, town: Town, me: str) -> Page | None:
        wolves = [seat for seat in town.members(PACK) if seat != me]
        return self._kill(town, me, wolves) if self.is_called(town.table.day) and wolves else None

    def _kill(self, town: Town, me: str, wolves: list[str]) -> Flow:
        target = yield town.act("white.kill", me, wolves)
        if target is not None:
            # LR-32: a strike of its own.
            town.doom(target, "white_wolf", me)
