from rulesets.engine.asks import Page
from rulesets.werewolf.company import naming
from rulesets.werewolf.night import Step
from rulesets.werewolf.role import MANY, PACK, Role
from rulesets.werewolf.town import Town


class Werewolf(Role):
    """Knows its packmates (J9-05, U13-05, EJ-11); every night names a seat to them (J9-36, U13-36, EJ-103, LR-20)."""

    id = "werewolf"
    faction = "werewolf"
    counts = "wolf"
    seen = "wolf"
    company = circle = PACK
    names_by = "werewolf.attack"
    is_wolfkin = True
    explodes = True
    most = MANY

    def act(self, town: Town, me: str) -> Page | None:
        return naming(town, me, self, Step.ATTACK)

    def agreed(self, town: Town, target: str) -> None:
        town.night.victim = target
