from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class Psychic(Role):
    """通灵师: is told each night what somebody's card is (LT-26)."""

    id = "psychic"
    asks = {"psychic.look": {"act": "divine", "aim": "look", "call": 145}}
    notices = {
        "psychic.result": {
            "params": {"seat": "name", "role": "role"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "psychic", "in": "role", "claims": True},
        }
    }

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._look(town, me)

    def _look(self, town: Town, me: str) -> Flow:
        target = yield town.act("psychic.look", me, town.table.others(me))
        if target is None:
            return
        found = town.behind(target)
        role, _ = town.cards[found].before_the_keeper()
        town.table.tell(me, "psychic.result", seat=target, role=role)
        town.cards[found].looked_at(town, found, me)
