from collections.abc import Sequence

from rulesets.engine.asks import Flow
from rulesets.engine.lap import Reads, turn
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class IllusionistGarden(Event):
    """The attack is shifted by a die round the ring of the living, in a direction of choice (EJ-94 to EJ-97)."""

    id = "illusionist_garden"
    asks = {"illusionist.direction": {"choices": {"clockwise": 1.0, "counterclockwise": 1.0}}}
    notices = {"illusionist.die": {"params": {"die": "number"}, "secret": True, "bends": True}}
    _shift = 0

    def turn_zero(self, town: Town) -> Flow:
        yield from turn(town.table, self.by, [lambda seat: self._direction(town, seat)])
        if self._shift:
            yield from turn(town.table, self.by, [Reads(lambda seat: town.table.read("event.read", seat))])

    def _direction(self, town: Town, seat: str) -> Flow:
        ways = {"clockwise": 1, "counterclockwise": -1}
        way = yield town.table.choose("illusionist.direction", seat, list(ways), of="choice")
        if way is not None:
            die = town.table.pick("illusionist.die", range(1, 7), seat=seat)
            town.table.tell(seat, "illusionist.die", die=die)
            self._shift = ways[way] * die

    def lands(self, town: Town, named: Sequence[str]) -> Sequence[str]:
        rings = [town.table.ring(seat) for seat in named]
        return [ring[self._shift % len(ring)] for ring in rings]
