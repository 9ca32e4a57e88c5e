from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Altar(Event):
    """From this morning's dead on, the roles of those who fall are shown (EJ-143)."""

    id = "altar"
    deck = "town"

    def morning(self, town: Town) -> None:
        town.altar = True
        self.announce(town)
