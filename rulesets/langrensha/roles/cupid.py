from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.night import Choice
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import ACT, Town


class Cupid(Role):
    """丘比特: on night 1 makes two players lovers, and has to (LR-86)."""

    id = "cupid"
    needs_small_hours = True
    seals = (2, 1)
    unique = True
    always_dealt = True

    def evening(self, town: Town, me: str) -> Page | None:
        return self._link(town, me) if town.table.day == 0 else None

    def _link(self, town: Town, me: str) -> Flow:
        table = town.table
        seats = yield table.choose("cupid.link", me, table.alive, at_least=2, at_most=2, seconds=ACT)
        town.night.links.append(Choice(me, self, tuple(seats or self._drawn(town, me))))

    def _drawn(self, town: Town, me: str) -> list[str]:
        one = town.table.pick("cupid.link", town.table.alive, seat=me)
        return [one, town.table.pick("cupid.link", town.table.others(one), seat=me)]
