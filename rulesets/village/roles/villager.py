from rulesets.village.role import Role


class Villager(Role):
    """Talks and votes, nothing else (J9-41, U13-46)."""

    id = "villager"
    is_plain = True
