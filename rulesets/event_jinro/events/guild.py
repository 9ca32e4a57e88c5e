from rulesets.engine.deaths import Strike
from rulesets.event_jinro.event import NamesASeat


class Guild(NamesASeat):
    """An attack on the named seat fails (EJ-98)."""

    id = "guild"
    asks = {"guild.target": {"aim": "guard"}}
    deck = "town"

    def averts(self, strike: Strike) -> bool:
        return strike.target == self.target
