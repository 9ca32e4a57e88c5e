from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.talk import explosion
from rulesets.langrensha.town import EXPLOSION, Errand, Town
from rulesets.werewolf.roles.werewolf import Werewolf


class WhiteWolfKing(Werewolf):
    """白狼王: who blows himself up takes somebody with him (LT-05 to LT-08)."""

    id = "white_wolf_king"
    asks = {"white_wolf_king.explode": {"aim": "leave"}}
    notices = {
        "white_wolf_king.takes": {
            "params": {"seat": "name", "target": "name"},
            "learnt": True,
            "falls": {"who": "target", "cause": "explosion"},
            "moment": "fallen",
        }
    }

    def in_talk(self, town: Town, me: str) -> Page | None:
        return self._blow_up(town, me)

    def _blow_up(self, town: Town, me: str) -> Flow:
        """LT-06: he names whom he takes, or himself, and then takes nobody."""
        target = yield town.act("white_wolf_king.explode", me, town.table.alive)
        if target is not None:
            town.errands.append(Errand(EXPLOSION, me, target, self.explode))

    def explode(self, town: Town, me: str, target: str) -> list[Strike]:
        fallen = explosion(town, me, target)
        if target != me and self._takes(town, me):
            town.table.announce("white_wolf_king.takes", seat=me, target=target)
            fallen.append(Strike(target, EXPLOSION, me))
        return fallen

    def _takes(self, town: Town, me: str) -> bool:
        """LT-08: not as the last wolf, nor with the night's poison in him."""
        others = [town.cards[seat].counts for seat in town.table.others(me)]
        poisoned = any(strike.target == me and strike.cause == "poison" for strike in town.night.strikes)
        return "wolf" in others and not (poisoned and town.table.phase == "sheriff")
