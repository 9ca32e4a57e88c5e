from rulesets.werewolf.roles.werewolf import Werewolf


class WolfGrandma(Werewolf):
    """狼祖母: human to the seer, and to the keeper a seer of the village (LR-165)."""

    id = "wolf_grandma"
    seen = "human"

    def before_the_keeper(self) -> tuple[str, str]:
        return "seer", "village"
