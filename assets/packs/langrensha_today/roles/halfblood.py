from typing import ClassVar

from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class Halfblood(Role):
    """混血儿: takes somebody for a model in the first night (LT-40), and wins with him (LT-41), whoever he is."""

    id = "halfblood"
    asks = {"halfblood.follow": {"call": 15}}
    rolls: ClassVar[tuple[str, ...]] = ("halfblood.follow",)
    # LT-42: it is of no side itself, and counted by nobody.
    faction = "none"
    counts = "neither"
    most = 1
    always_dealt = True
    model: str | None = None

    @staticmethod
    def is_called(_day: int) -> bool:
        return _day == 0

    def act(self, town: Town, me: str) -> Page | None:
        return self._follow(town, me) if town.table.day == 0 else None

    def _follow(self, town: Town, me: str) -> Flow:
        others = town.table.others(me)
        model = yield town.act("halfblood.follow", me, others, at_least=1)
        if model is None:
            model = town.table.pick("halfblood.follow", others, seat=me)
        town.night.choices.append(Choice(Step.LINK, me, self, (model,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        self.model = choice.target

    def before_the_keeper(self) -> tuple[str, str]:
        """LT-42."""
        return self.id, "village"

    def wins_with(self, town: Town) -> str:
        return self.faction if self.model is None else town.cards[self.model].faction
