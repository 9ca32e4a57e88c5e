from rulesets.event_jinro.town import Town
from rulesets.werewolf.roles import guard


class Guard(guard.Guard):
    """Knight and dragon know each other where both are dealt (EJ-13)."""

    notices = {"guard.partners": {"params": {"seats": "names"}, "secret": True, "learnt": True, "mates": "seats"}}
    circle = "guard"

    def meets(self, town: Town, me: str) -> None:
        both = [seat for seat in town.table.alive if isinstance(town.cards[seat], Guard)]
        if len(both) > 1:
            town.table.tell(me, "guard.partners", seats=both)
