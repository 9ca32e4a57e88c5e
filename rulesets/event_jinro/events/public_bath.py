from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class PublicBath(Event):
    """The first minutes of the next discussion are small talk (EJ-144)."""

    id = "public_bath"
    deck = "town"

    def morning(self, town: Town) -> None:
        minutes = min(town.table.options["bath_minutes"], town.today.seconds // 60)
        town.today.bath_minutes = minutes
        self.announce(town, minutes=minutes)
