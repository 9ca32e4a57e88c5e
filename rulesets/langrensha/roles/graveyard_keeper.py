from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class GraveyardKeeper(Role):
    """守墓人: each night may look at one dead player's exact role and faction (LR-89, LR-90)."""

    id = "graveyard_keeper"
    asks = {"graveyard.look": {"aim": "look", "names_dead": ["graveyard_keeper"]}}
    notices = {
        "graveyard.result": {
            "params": {"seat": "name", "role": "role", "faction": "faction"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "medium", "in": "faction", "claims": True},
        }
    }

    def small_hours(self, town: Town, me: str) -> Page | None:
        dead = [seat for seat in town.table.players if seat not in town.table.alive]
        return self._look(town, me, dead) if dead else None

    def _look(self, town: Town, me: str, dead: list[str]) -> Flow:
        target = yield town.act("graveyard.look", me, dead)
        if target is not None:
            role, faction = town.cards[target].before_the_keeper()
            town.table.tell(me, "graveyard.result", seat=target, role=role, faction=faction)
