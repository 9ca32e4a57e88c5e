from rulesets.engine.deaths import Batch
from rulesets.event_jinro.protector import Protector


class SpiritTamer(Protector):
    """Protects; if it falls to an attack, the seat it named falls with it, whoever that is (EJ-125, EJ-126)."""

    id = "spirit_tamer"
    ask = "spirit_tamer.protect"

    def takes_along(self, batch: Batch, me: str) -> None:
        if self.protected is not None:
            batch.strike(self.protected, "spirit", by=me)
