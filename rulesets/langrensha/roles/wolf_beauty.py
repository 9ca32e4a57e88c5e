from collections.abc import Iterable

from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.roles.werewolf import Werewolf


class WolfBeauty(Werewolf):
    """狼美人: once per game charms a seat (LR-34), which dies whenever the holder of this card dies (LR-35, LR-36)."""

    id = "wolf_beauty"
    asks = {"beauty.charm": {"aim": "harm"}}
    # LR-189.
    explodes = False
    charmed: str | None = None

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._charm(town, me) if self.charmed is None else None

    def _charm(self, town: Town, me: str) -> Flow:
        self.charmed = yield town.act("beauty.charm", me, town.table.others(me))

    def followers(self, town: Town, death: Strike) -> Iterable[Strike]:
        if self.charmed is not None:
            yield Strike(self.charmed, "charm")
