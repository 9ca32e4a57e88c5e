from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Church(Event):
    """Yesterday's executed and the night's dead may talk on the next day, not vote (EJ-145)."""

    id = "church"
    deck = "town"
    gives_the_fallen_a_say = True

    def morning(self, town: Town) -> None:
        town.today.ghosts = town.table.in_seat_order([self.by, *town.found_dead])
        self.announce(town, ghosts=town.today.ghosts)
