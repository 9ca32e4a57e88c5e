from rulesets.engine.deaths import Strike
from rulesets.event_jinro.event import NamesASeat


class Guild(NamesASeat):
    """An attack on the named seat fails (EJ-98)."""

    id = "guild"
    deck = "town"

    def averts(self, strike: Strike) -> bool:
        return strike.target == self.target
