from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class Cupid(Role):
    """丘比特: on night 1 makes two players lovers, and has to (LR-86)."""

    id = "cupid"
    asks = {"cupid.link": {"seals": 2}}
    needs_small_hours = True
    seals = (2, 1)
    tells_apart = True
    most = 1
    always_dealt = True

    @staticmethod
    def is_called(_day: int) -> bool:
        return _day == 0

    def act(self, town: Town, me: str) -> Page | None:
        return self._link(town, me) if town.table.day == 0 else None

    def _link(self, town: Town, me: str) -> Flow:
        seats = yield town.act("cupid.link", me, town.table.alive, at_least=2, at_most=2)
        town.night.choices.append(Choice(Step.LINK, me, self, tuple(seats or self._drawn(town, me))))

    def _drawn(self, town: Town, me: str) -> list[str]:
        one = town.table.pick("cupid.link", town.table.alive, seat=me)
        return [one, town.table.pick("cupid.link", town.table.others(one), seat=me)]

    def carried_out(self, town: Town, choice: Choice) -> None:
        one, other = town.table.in_seat_order(choice.targets)
        town.marks.put("lover", one, by=other)
        town.marks.put("lover", other, by=one)
