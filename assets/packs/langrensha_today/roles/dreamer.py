from collections.abc import Iterable
from typing import ClassVar

from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class Dreamer(Role):
    """摄梦人: each night somebody walks in his dream, whom nothing of that night kills (LT-15 to LT-18)."""

    id = "dreamer"
    asks = {"dreamer.take": {"act": "protect", "aim": "guard", "call": 35}}
    causes = {"dreamer": {}}
    rolls: ClassVar[tuple[str, ...]] = ("dreamer.take",)
    # Who walks tonight, and who did last night.
    walker: str | None = None
    _last: str | None = None

    def nightfall(self, town: Town, me: str) -> None:
        self._last, self.walker = self.walker, None

    def act(self, town: Town, me: str) -> Page | None:
        return self._take(town, me)

    def _take(self, town: Town, me: str) -> Flow:
        """LT-15: he has to."""
        others = town.table.others(me)
        target = yield town.act("dreamer.take", me, others, at_least=1)
        if target is None:
            target = town.table.pick("dreamer.take", others, seat=me)
        town.night.choices.append(Choice(Step.PROTECT, me, self, (target,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        """LT-16, LT-17: the second night in a row is the last."""
        self.walker = choice.target
        if choice.target == self._last:
            town.doom(choice.target, self.id, choice.by)
        else:
            town.tonight.shielded.add(choice.target)

    def followers(self, town: Town, death: Strike) -> Iterable[Strike]:
        """LT-18: of a death by night, which is told in the morning, and of no other."""
        if self.walker is not None and death.target in town.table.alive:
            yield Strike(town.behind(self.walker), self.id)
