from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import Role


class Witch(Role):
    """女巫: is told the pack's target (LR-53), and has an antidote and a poison, each once (LR-57)."""

    id = "witch"
    asks = {
        "witch.antidote": {"act": "protect", "aim": "guard", "call": 50},
        "witch.poison": {"aim": "harm", "needs": 2.5, "call": 51},
    }
    notices = {"witch.victim": {"params": {"seat": "maybe name"}, "secret": True, "learnt": True}}
    has_antidote = True
    has_poison = True
    # The antidote was put to her tonight and she declined it.
    _declined: bool

    def small_hours(self, town: Town, me: str) -> Page | None:
        victim = town.night.victim
        self._declined = False
        if self.has_antidote or town.table.options["witch_informed"] == "always":
            town.table.tell(me, "witch.victim", seat=victim)
        if victim is not None and self.has_antidote and self._may_save(town, me, victim):
            return self._save(town, me, victim)
        return self._poison(town, me)

    def second(self, town: Town, me: str) -> Page | None:
        """LR-56: not both in one night."""
        return self._poison(town, me) if self._declined else None

    def _may_save(self, town: Town, me: str, victim: str) -> bool:
        """LR-58."""
        on_herself = town.table.options["witch_self_save"]
        return victim != me or on_herself == "always" or (on_herself == "first_night" and town.table.day == 0)

    def _save(self, town: Town, me: str, victim: str) -> Flow:
        saved = yield town.act("witch.antidote", me, [victim])
        if saved is None:
            self._declined = True
        else:
            self.has_antidote = False
            town.tonight.cured.add(saved)

    def _poison(self, town: Town, me: str) -> Page | None:
        """LR-55."""
        return self._pour(town, me) if self.has_poison else None

    def _pour(self, town: Town, me: str) -> Flow:
        target = yield town.act("witch.poison", me, town.table.others(me))
        if target is not None:
            self.has_poison = False
            town.doom(target, "poison", me)
