from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class Magician(Role):
    """魔術師: once per game swaps the roles of two seats whose cards do not lie open (LR-82, LR-85)."""

    id = "magician"
    asks = {"magician.swap": {"seals": 2, "likely": 0.3}}
    needs_small_hours = True
    seals = (2, 2)
    tells_apart = True
    most = 1
    has_swapped = False

    def act(self, town: Town, me: str) -> Page | None:
        closed = [seat for seat in town.table.alive if not town.marks.on(seat, "open")]
        return self._swap(town, me, closed) if len(closed) > 1 and not self.has_swapped else None

    def _swap(self, town: Town, me: str, closed: list[str]) -> Flow:
        seats = yield town.act("magician.swap", me, closed, at_most=2)
        if seats is not None and len(seats) == 2:
            town.night.choices.append(Choice(Step.SWAP, me, self, tuple(seats)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        """LR-83, LR-84."""
        self.has_swapped = True
        one, other = choice.targets
        card = town.cards[one]
        town.give(one, town.cards[other])
        town.give(other, card)
        town.tonight.changed.update(choice.targets)
