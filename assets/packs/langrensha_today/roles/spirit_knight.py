from rulesets.engine.deaths import Strike
from rulesets.langrensha.town import Town
from rulesets.werewolf.roles.werewolf import Werewolf


class SpiritKnight(Werewolf):
    """恶灵骑士: no night kills it (LT-43); whoever looks at it or poisons it first dies of that (LT-44)."""

    id = "spirit_knight"
    causes = {"spirit_knight": {}}
    # LT-12.
    explodes = False
    _has_returned = False

    def averts(self, town: Town, strike: Strike) -> bool:
        if strike.cause == "poison" and strike.by is not None:
            self._return(town, strike.by)
        return True

    def looked_at(self, town: Town, me: str, by: str) -> None:
        self._return(town, by)

    def _return(self, town: Town, to: str) -> None:
        if not self._has_returned:
            self._has_returned = True
            town.doom(town.behind(to), self.id)
