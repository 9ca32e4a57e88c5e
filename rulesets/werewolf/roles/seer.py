from collections.abc import Sequence

from rulesets.engine.asks import Flow, Page
from rulesets.werewolf.role import Role
from rulesets.werewolf.town import Town


class Seer(Role):
    """Every night divines one living seat but itself (J9-23, U13-30, EJ-119, LR-51).

    It is shown wolf or human (J9-24, U13-31, EJ-119, LR-52).
    """

    id = "seer"
    asks = {"seer.divine": {"act": "divine", "aim": "look"}}
    notices = {
        "seer.result": {
            "params": {"seat": "name", "result": ["wolf", "human"]},
            "secret": True,
            "learnt": True,
            "finds": {"says": "seer", "in": "result", "guilty": ["wolf"], "claims": True},
        }
    }
    waits = True
    # Divined tonight and not told of yet.
    _divined: str | None = None

    def opening(self, town: Town, me: str) -> Page | None:
        """EJ-14."""
        return self.act(town, me)

    def omen(self, town: Town, me: str) -> None:
        """J9-09, U13-07, EJ-15: one seat that is sure to be human, drawn; it curses nobody."""
        others = [(seat, town.cards[seat]) for seat in town.table.others(me)]
        safe = [seat for seat, card in others if card.seen == "human" and card.may_be_omen]
        if safe:
            omen = town.table.pick("seer.omen", safe, seat=me)
            town.table.tell(me, "seer.result", seat=omen, result="human")

    def act(self, town: Town, me: str) -> Page | None:
        options = town.nameable(me)
        return self.divine(town, me, options) if options else None

    def divine(self, town: Town, me: str, options: Sequence[str]) -> Flow:
        target = yield town.act("seer.divine", me, options)
        # J9-25, U13-30: no reply, no divination.
        if target is None:
            return
        town.designate(target)
        self._divined = target
        if town.rules.told_at_once:
            self.learns(town, me)
        found = town.behind(target)
        town.cards[found].divined(town, found)
        town.cards[found].looked_at(town, found, me)

    def learns(self, town: Town, me: str) -> None:
        divined, self._divined = self._divined, None
        if divined is not None:
            town.table.tell(me, "seer.result", seat=divined, result=town.shown(divined))
