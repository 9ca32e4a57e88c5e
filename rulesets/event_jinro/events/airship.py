from rulesets.engine.asks import Flow
from rulesets.engine.lap import turn
from rulesets.event_jinro import deck
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class Airship(Event):
    """The executed secretly picks any card left in the deck, and plays it (EJ-77, EJ-84)."""

    id = "airship"
    asks = {"airship.choose": {"whole_deck": True}}
    _picked: str | None = None

    def dusk(self, town: Town) -> Flow:
        if town.deck:
            yield from turn(town.table, self.by, [lambda seat: self._pick(town, seat)])
        if self._picked is None:
            self.fizzle(town)
            return
        town.deck.remove(self._picked)
        yield from deck.play(town, self._picked, self.by)

    def _pick(self, town: Town, seat: str) -> Flow:
        self._picked = yield town.table.choose("airship.choose", seat, deck.listed(town), of="event")
