from rulesets.engine.asks import Flow
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Graveyard(Event):
    """The seer falls, unless a golem lives (EJ-76)."""

    id = "graveyard"

    def dusk(self, town: Town) -> Flow:
        seers = [] if town.is_guarded else town.holders("seer")
        town.table.announce("event.victims", event=self.id, seats=seers)
        for seer in seers:
            town.fall(seer, "graveyard")
        yield from ()
