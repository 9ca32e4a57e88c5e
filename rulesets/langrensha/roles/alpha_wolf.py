from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.roles.hunter import Hunter
from rulesets.werewolf.roles.werewolf import Werewolf


class AlphaWolf(Werewolf):
    """狼王: shoots when exiled (LR-26) or killed by a hunter's shot (LR-27), and in no other case (LR-28)."""

    id = "alpha_wolf"
    asks = {"alpha.shoot": {"aim": "harm"}}
    gun = "alpha.shoot"

    def may_shoot(self, town: Town, death: Strike) -> bool:
        if death.cause == "shot":
            return isinstance(town.cards[death.by or ""], Hunter)
        return death.cause == "execution"
