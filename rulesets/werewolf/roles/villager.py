from rulesets.werewolf.role import MANY, Role


class Villager(Role):
    """Talks and votes, nothing else (J9-41, U13-46, LR-50)."""

    id = "villager"
    is_plain = True
    most = MANY
