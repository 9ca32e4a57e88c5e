from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.night import Choice
from rulesets.langrensha.role import Role
from rulesets.langrensha.town import Town


class Magician(Role):
    """魔術師: once per game swaps the roles of two seats whose cards do not lie open (LR-82, LR-85)."""

    id = "magician"
    needs_small_hours = True
    seals = (2, 2)
    unique = True
    has_swapped = False

    def evening(self, town: Town, me: str) -> Page | None:
        closed = [seat for seat in town.table.alive if not town.marks.on(seat, "open")]
        return self._swap(town, me, closed) if len(closed) > 1 and not self.has_swapped else None

    def _swap(self, town: Town, me: str, closed: list[str]) -> Flow:
        seats = yield town.act("magician.swap", me, closed, at_most=2)
        if seats is not None and len(seats) == 2:
            town.night.swaps.append(Choice(me, self, tuple(seats)))

    def carried_out(self, targets: tuple[str, ...]) -> None:
        self.has_swapped = True
