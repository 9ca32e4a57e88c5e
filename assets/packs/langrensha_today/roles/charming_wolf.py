from collections.abc import Iterable

from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.roles.werewolf import Werewolf


class CharmingWolf(Werewolf):
    """狼美人: charms somebody every night (LT-20); the last of them dies with her (LT-21, LT-22)."""

    id = "charming_wolf"
    asks = {"charming_wolf.charm": {"aim": "harm", "call": 95}}
    # LT-12.
    explodes = False
    charmed: str | None = None
    # Named tonight, and last night.
    _tonight: str | None = None
    _last: str | None = None

    def nightfall(self, town: Town, me: str) -> None:
        self._last, self._tonight = self._tonight, None

    def small_hours(self, town: Town, me: str) -> Page | None:
        options = [seat for seat in town.table.others(me) if seat != self._last]
        return self._charm(town, me, options) if options else None

    def _charm(self, town: Town, me: str, options: list[str]) -> Flow:
        self._tonight = yield town.act("charming_wolf.charm", me, options)
        if self._tonight is not None:
            self.charmed = town.behind(self._tonight)

    def followers(self, town: Town, death: Strike) -> Iterable[Strike]:
        """LT-22: not where a knight has killed her."""
        if self.charmed is not None and death.cause != "duel":
            yield Strike(self.charmed, "charm")
