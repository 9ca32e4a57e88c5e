from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.house_rules import ACT
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class Thief(Role):
    """盜賊: on night 1 takes one of the two cards in the middle and is that role from then on (LR-91, LR-92)."""

    id = "thief"
    asks = {"thief.choose": {"takes_role": True}}
    faction = "none"
    counts = "neither"
    needs_small_hours = True
    most = 1
    tells_apart = True
    always_dealt = True
    wants_in_the_middle = 2

    @staticmethod
    def is_called(_day: int) -> bool:
        return _day == 0

    def act(self, town: Town, me: str) -> Page | None:
        return self._take(town, me)

    def _take(self, town: Town, me: str) -> Flow:
        # Equal cards are one option, and their order is the book's.
        cards = [role for role in town.table.composition if role in town.middle]
        taken = yield town.table.choose("thief.choose", me, cards, of="role", seconds=ACT)
        if taken is None:
            taken = town.table.pick("thief.choose", cards, seat=me)
        town.night.choices.append(Choice(Step.TAKE, me, self, (taken,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        town.become(choice.by, town.roles[choice.target])
