from collections.abc import Sequence

from rulesets.engine.asks import Flow
from rulesets.engine.lap import Reads, turn
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Casino(Event):
    """A card is drawn: the villager, and both attacks fail; the werewolf, and both are made (EJ-102, EJ-106)."""

    id = "casino"
    notices = {"casino.drawn": {"params": {"card": ["villager", "werewolf"]}, "secret": True, "bends": True}}
    second_attack = True
    _card = ""

    def turn_zero(self, town: Town) -> Flow:
        self._card = town.table.pick("casino", ("villager", "werewolf"), seat=self.by)
        town.table.tell(self.by, "casino.drawn", card=self._card)
        yield from turn(town.table, self.by, [Reads(lambda seat: town.table.read("event.read", seat))])

    def lands(self, town: Town, named: Sequence[str]) -> Sequence[str]:
        return [] if self._card == "villager" else named
