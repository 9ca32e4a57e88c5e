from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.talk import explosion
from rulesets.langrensha.town import EXPLOSION, Errand, Town
from rulesets.werewolf.roles.werewolf import Werewolf


class BloodMoonHerald(Werewolf):
    """血月使徒: blows up and seals the village's night (LT-45); as the last wolf exiled has one more (LT-46)."""

    id = "blood_moon_herald"
    notices = {"blood_moon_herald.lingers": {"params": {"seat": "name"}, "learnt": True, "moment": "revealed"}}
    _lingers = False

    def in_talk(self, town: Town, me: str) -> Page | None:
        return self._blow_up(town, me)

    def _blow_up(self, town: Town, me: str) -> Flow:
        if (yield town.act("wolf.explode", me, [me])) is not None:
            town.errands.append(Errand(EXPLOSION, me, me, self.explode))

    def explode(self, town: Town, me: str, target: str) -> list[Strike]:
        town.is_sealed = True
        return explosion(town, me, target)

    def spared(self, town: Town, me: str) -> bool:
        """LT-46."""
        if any(town.cards[seat].counts == "wolf" for seat in town.table.others(me)):
            return False
        self._lingers = True
        town.table.announce("blood_moon_herald.lingers", seat=me)
        return True

    def overdue(self, town: Town, me: str) -> Strike | None:
        if not self._lingers:
            return None
        town.table.announce("execution", seat=me)
        return Strike(me, "execution")
