from rulesets.engine.asks import Flow
from rulesets.engine.lap import Wide, turn
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class LegendaryTree(Event):
    """Two living seats are linked for good: when one falls, so does the other (EJ-92, EJ-93)."""

    id = "legendary_tree"
    asks = {"legendary_tree.pair": {"seals": 2}}

    def turn_zero(self, town: Town) -> Flow:
        def page(seat: str) -> Flow:
            pair = yield town.table.choose("legendary_tree.pair", seat, town.nameable(), at_least=2, at_most=2)
            if pair is not None:
                self._link(town, *pair)

        yield from turn(town.table, self.by, [Wide(page, 2)])

    def _link(self, town: Town, one: str, other: str) -> None:
        town.marks.put("linked", one, by=other)
        town.marks.put("linked", other, by=one)
        town.designate(one)
        town.designate(other)
