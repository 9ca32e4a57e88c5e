from rulesets.event_jinro.event import NamesASeat
from rulesets.event_jinro.town import Town


class Bank(NamesASeat):
    """The named seat's vote counts twice on the next day (EJ-99, EJ-148)."""

    id = "bank"
    asks = {"bank.target": {"aim": "guard"}}
    deck = "town"

    def morning(self, town: Town) -> None:
        if self.target in town.table.alive:
            town.marks.put("doubled", self.target, until="night")
            self.announce(town, seat=self.target)
