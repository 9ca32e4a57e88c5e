from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class ClockTower(Event):
    """The next discussion is half as long (EJ-146)."""

    id = "clock_tower"
    deck = "town"

    def morning(self, town: Town) -> None:
        town.today.seconds //= 2
        self.announce(town, seconds=town.today.seconds)
