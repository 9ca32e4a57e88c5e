from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import Role


class PlateMagician(Role):
    """魔术师: exchanges two numbers for a night (LT-36): what is done to one is done to the other (LT-37, LT-38)."""

    id = "plate_magician"
    asks = {"plate_magician.swap": {"seals": 2, "likely": 0.3, "call": 32}}
    # Whoever looks at somebody has to see who is behind the number.
    needs_small_hours = True
    seals = (2, 2)
    most = 1

    def __init__(self) -> None:
        self._used: set[str] = set()

    def act(self, town: Town, me: str) -> Page | None:
        free = [seat for seat in town.table.alive if seat not in self._used]
        return self._swap(town, me, free) if len(free) > 1 else None

    def _swap(self, town: Town, me: str, free: list[str]) -> Flow:
        seats = yield town.act("plate_magician.swap", me, free, at_most=2)
        if seats is not None and len(seats) == 2:
            town.night.choices.append(Choice(Step.SWAP, me, self, tuple(seats)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        one, other = choice.targets
        self._used |= {one, other}
        town.tonight.plates = {one: other, other: one}
