from collections.abc import Sequence

from rulesets.engine.deaths import Batch
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town
from rulesets.werewolf.roles.guard import Guard


class Arena(Event):
    """A protector who did not name an attacked seat falls (EJ-128), and takes nobody along (EJ-129)."""

    id = "arena"

    def strikes(self, town: Town, attacked: Sequence[str], batch: Batch) -> None:
        for seat in town.table.alive:
            card = town.cards[seat]
            if isinstance(card, Guard) and card.protected not in attacked:
                batch.strike(seat, "arena")
