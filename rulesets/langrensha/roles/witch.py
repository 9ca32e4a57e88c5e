from collections.abc import Sequence

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import MANY, Role


class Witch(Role):
    """女巫: is told the pack's target (LR-53), and has an antidote and a poison, each once (LR-57).

    Where the night has one lap she can't be told in time: she leaves a standing order (LR-179 to LR-181).
    """

    id = "witch"
    asks = {
        "witch.antidote": {"act": "protect", "aim": "guard"},
        "witch.poison": {"aim": "harm", "needs": 1.0},
        "witch.order": {"act": "protect", "aim": "guard", "seals": MANY, "likely": 0.8},
    }
    notices = {
        "witch.victim": {"params": {"seat": "maybe name"}, "secret": True, "learnt": True},
        "witch.ordered": {"params": {"seat": "maybe name"}, "secret": True, "learnt": True},
    }
    names_all = True
    has_antidote = True
    has_poison = True
    # The antidote was put to her tonight and she declined it.
    _declined: bool
    # Whom she saves if they are attacked, and whom she poisons if nobody of them is.
    _order: Sequence[str] = ()
    _aim: str | None = None

    def nightfall(self, town: Town, me: str) -> None:
        self._order, self._aim = (), None

    # In two laps

    def small_hours(self, town: Town, me: str) -> Page | None:
        victim = town.night.victim
        self._declined = False
        self._hear(town, me)
        if victim is not None and self.has_antidote and self._may_save(town, me, victim):
            return self._save(town, me, victim)
        return self._poison(town, me)

    def second(self, town: Town, me: str) -> Page | None:
        """LR-56: not both in one night."""
        return self._poison(town, me) if self._declined else None

    def _save(self, town: Town, me: str, victim: str) -> Flow:
        saved = yield town.act("witch.antidote", me, [victim])
        if saved is None:
            self._declined = True
        else:
            self._cure(town, saved)

    def _poison(self, town: Town, me: str) -> Page | None:
        """LR-55."""
        return self._pour(town, me) if self.has_poison else None

    def _pour(self, town: Town, me: str) -> Flow:
        self._aim = yield self._whom(town, me)
        self._poured(town, me)

    # In one

    def only(self, town: Town, me: str) -> Page | None:
        """LR-179."""
        return self._leave_order(town, me) if self.has_antidote else None

    def _leave_order(self, town: Town, me: str) -> Flow:
        seats = [seat for seat in town.table.alive if self._may_save(town, me, seat)]
        self._order = (yield town.act("witch.order", me, seats, at_most=len(seats))) or ()

    def only_second(self, town: Town, me: str) -> Page | None:
        return self._take_aim(town, me) if self.has_poison else None

    def _take_aim(self, town: Town, me: str) -> Flow:
        self._aim = yield self._whom(town, me)

    def night_over(self, town: Town, me: str) -> None:
        """LR-180: the antidote for the attacked, if she has ordered so; if not, the poison (LR-56)."""
        self._hear(town, me)
        victim = town.night.victim
        saved = victim if victim in self._order else None
        if self._order:
            town.table.tell(me, "witch.ordered", seat=saved)
        if saved is None:
            self._poured(town, me)
        else:
            self._cure(town, saved)

    # In both

    def _hear(self, town: Town, me: str) -> None:
        if self.has_antidote or town.table.options["witch_informed"] == "always":
            town.table.tell(me, "witch.victim", seat=town.night.victim)

    def _may_save(self, town: Town, me: str, victim: str) -> bool:
        """LR-58."""
        on_herself = town.table.options["witch_self_save"]
        return victim != me or on_herself == "always" or (on_herself == "first_night" and town.table.day == 0)

    def _whom(self, town: Town, me: str) -> Ask:
        return town.act("witch.poison", me, town.table.others(me))

    def _cure(self, town: Town, victim: str) -> None:
        self.has_antidote = False
        town.tonight.cured.add(victim)

    def _poured(self, town: Town, me: str) -> None:
        if self._aim is not None:
            self.has_poison = False
            town.doom(self._aim, "poison", me)
