from collections.abc import Iterable

from rulesets.engine.deaths import Strike
from rulesets.event_jinro.town import Town
from rulesets.werewolf.roles.guard import Guard


class SpiritTamer(Guard):
    """Protects; if it falls to an attack, the seat it named falls with it, whoever that is (EJ-125, EJ-126)."""

    id = "spirit_tamer"
    asks = {"spirit_tamer.protect": {"act": "protect", "aim": "guard"}}
    ask = "spirit_tamer.protect"

    def followers(self, town: Town, death: Strike) -> Iterable[Strike]:
        if death.cause == "attack" and self.protected is not None:
            yield Strike(self.protected, "spirit", by=death.target)
