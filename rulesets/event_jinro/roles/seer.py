from rulesets.engine.asks import Flow, Page
from rulesets.event_jinro.role import Role
from rulesets.event_jinro.town import Town


class Seer(Role):
    """Names one living seat a night, and is shown wolf or human (EJ-119)."""

    id = "seer"
    _named: str | None = None

    def opening(self, town: Town, me: str) -> Page | None:
        """EJ-14."""
        return self.act(town, me)

    def omen(self, town: Town, me: str) -> None:
        """EJ-15."""
        others = [(seat, town.cards[seat]) for seat in town.table.others(me)]
        safe = [seat for seat, card in others if card.seen == "human" and card.may_be_omen]
        seat = town.table.pick("seer.omen", safe, seat=me)
        town.table.tell(me, "seer.result", seat=seat, result=town.cards[seat].seen)

    def act(self, town: Town, me: str) -> Page | None:
        options = town.nameable(me)
        return self._divine(town, me) if options else None

    def _divine(self, town: Town, me: str) -> Flow:
        self._named = yield town.table.choose("seer.divine", me, town.nameable(me))
        if self._named is not None:
            town.designate(self._named)
            town.cards[self._named].divined(town, self._named)

    def learns(self, town: Town, me: str) -> None:
        named, self._named = self._named, None
        if named is not None:
            result = town.event.shown(named, town.cards[named].seen)
            town.table.tell(me, "seer.result", seat=named, result=result)
