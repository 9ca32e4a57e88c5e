from rulesets.event_jinro.event import NamesASeat
from rulesets.event_jinro.town import Town


class Thieves(NamesASeat):
    """The named seat has no vote on the next day (EJ-99, EJ-147)."""

    id = "thieves"
    asks = {"thieves.target": {"aim": "harm"}}
    deck = "town"

    def morning(self, town: Town) -> None:
        if self.target in town.table.alive:
            town.marks.put("robbed", self.target, until="night")
            self.announce(town, seat=self.target)
