from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.night import Choice, Step
from rulesets.werewolf.role import PACK, AnyTown

from ..lone import LoneWolf


class MechanicalWolf(LoneWolf):
    """机械狼: learns once what somebody can do (LT-27 to LT-33); alone until the others are out (LT-10, LT-11)."""

    id = "mechanical_wolf"
    asks = {
        "mechanical_wolf.learn": {"act": "divine", "aim": "look", "call": 34},
        "mechanical_wolf.look": {"act": "divine", "aim": "look"},
        "mechanical_wolf.poison": {"aim": "harm", "needs": 2.0},
        "mechanical_wolf.shield": {"act": "protect", "aim": "guard"},
        "mechanical_wolf.strike": {"aim": "harm"},
        "mechanical_wolf.shoot": {"aim": "harm", "needs": 0.0, "purpose": "shot"},
    }
    notices = {
        "mechanical_wolf.learnt": {
            "params": {"seat": "name", "role": "role"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "mechanical_wolf", "in": "role"},
        },
        "mechanical_wolf.result": {
            "params": {"seat": "name", "role": "role"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "mechanical_wolf", "in": "role"},
        },
        "mechanical_wolf.armed": {"secret": True, "learnt": True},
    }
    causes = {"mechanical_wolf": {}}
    gun = "mechanical_wolf.shoot"
    # It acts alone before it is called with the pack.
    joins_later = False
    needs_small_hours = True
    # Whose card it has learnt, and in the night of which day; whether what can be done once was done.
    learnt = ""
    _since = 0
    _is_spent = False

    def act(self, town: AnyTown, me: str) -> Page | None:
        if self.company == PACK:
            return super().act(town, me)
        return None if self.learnt else self._learn(town, me)

    def _learn(self, town: Town, me: str) -> Flow:
        target = yield town.act("mechanical_wolf.learn", me, town.table.others(me))
        if target is not None:
            town.night.choices.append(Choice(Step.LAST, me, self, (target,)))

    def carried_out(self, town: Town, choice: Choice) -> None:
        """LT-27: so that who looks at it in the same night sees that already (LT-28)."""
        self._since = town.table.day
        self.learnt, _ = town.cards[town.behind(choice.target)].before_the_keeper()
        town.table.tell(choice.by, "mechanical_wolf.learnt", seat=choice.target, role=self.learnt)

    def before_the_keeper(self) -> tuple[str, str]:
        """LT-28."""
        return self.learnt or self.id, self.faction

    def small_hours(self, town: Town, me: str) -> Page | None:
        """LT-29 to LT-32: not in the night in which it learnt."""
        if not self.learnt or self._since == town.table.day or self._is_spent:
            return None
        if self.learnt == "psychic":
            return self._look(town, me)
        if self.learnt == "witch":
            return self._poison(town, me)
        if self.learnt == "guard":
            return self._shield(town, me)
        return self._strike(town, me) if self.learnt == "werewolf" and self.company == PACK else None

    def _look(self, town: Town, me: str) -> Flow:
        target = yield town.act("mechanical_wolf.look", me, town.table.others(me))
        if target is not None:
            found, _ = town.cards[town.behind(target)].before_the_keeper()
            town.table.tell(me, "mechanical_wolf.result", seat=target, role=found)

    def _poison(self, town: Town, me: str) -> Flow:
        target = yield town.act("mechanical_wolf.poison", me, town.table.others(me))
        if target is not None:
            self._is_spent = True
            town.doom(target, "poison", me)

    def _shield(self, town: Town, me: str) -> Flow:
        target = yield town.act("mechanical_wolf.shield", me, town.table.alive)
        if target is not None:
            self._is_spent = True
            town.tonight.shielded.add(target)

    def _strike(self, town: Town, me: str) -> Flow:
        target = yield town.act("mechanical_wolf.strike", me, town.table.others(me))
        if target is not None:
            self._is_spent = True
            town.doom(target, self.id, me)

    def may_shoot(self, town: Town, death: Strike) -> bool:
        """LT-33."""
        return self.learnt == "hunter" and death.cause in town.rules.hunter_shoots
