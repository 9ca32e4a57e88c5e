from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Parliament(Event):
    """The next vote takes the opposite form of yesterday's (EJ-149)."""

    id = "parliament"
    deck = "town"

    def morning(self, town: Town) -> None:
        town.today.form = "in_turn" if town.yesterday.form == "simultaneous" else "simultaneous"
        self.announce(town, form=town.today.form)
