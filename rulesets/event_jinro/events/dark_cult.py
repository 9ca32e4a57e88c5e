from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class DarkCult(Event):
    """The madman learns who the wolves are, a chimera among them; they learn nothing (EJ-101)."""

    id = "dark_cult"
    notices = {"dark_cult.wolves": {"params": {"seats": "names"}, "secret": True, "learnt": True, "mates": "seats"}}

    def tells(self, town: Town, seat: str) -> None:
        if seat in town.holders("madman"):
            wolves = [other for other in town.table.alive if town.cards[other].is_wolfkin]
            town.table.tell(seat, "dark_cult.wolves", seats=wolves)
