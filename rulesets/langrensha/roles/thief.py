from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.night import Choice
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import ACT, Town


class Thief(Role):
    """盜賊: on night 1 takes one of the two cards in the middle and is that role from then on (LR-91, LR-92)."""

    id = "thief"
    faction = "none"
    needs_small_hours = True
    unique = True
    always_dealt = True
    wants_in_the_middle = 2

    def evening(self, town: Town, me: str) -> Page | None:
        return self._take(town, me)

    def _take(self, town: Town, me: str) -> Flow:
        # Equal cards are one option, and their order is the book's.
        cards = [role for role in town.table.composition if role in town.middle]
        taken = yield town.table.choose("thief.choose", me, cards, of="role", seconds=ACT)
        if taken is None:
            taken = town.table.pick("thief.choose", cards, seat=me)
        town.night.takings.append(Choice(me, self, (taken,)))
