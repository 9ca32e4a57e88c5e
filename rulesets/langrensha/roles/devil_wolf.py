from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class DevilWolf(Werewolf):
    """惡魔狼: each night may look whether somebody outside the pack has a power of the village (LR-166)."""

    id = "devil_wolf"
    asks = {"devil.look": {"aim": "look"}}
    notices = {
        "devil.result": {"params": {"seat": "name", "result": ["power", "plain"]}, "secret": True, "learnt": True}
    }

    def small_hours(self, town: Town, me: str) -> Page | None:
        outsiders = town.outsiders(PACK)
        return self._look(town, me, outsiders) if outsiders else None

    def _look(self, town: Town, me: str, outsiders: list[str]) -> Flow:
        target = yield town.act("devil.look", me, outsiders)
        if target is not None:
            card = town.cards[target]
            has_power = card.faction == "village" and not card.is_plain
            town.table.tell(me, "devil.result", seat=target, result="power" if has_power else "plain")
