from rulesets.werewolf.role import Role


class Moneylender(Role):
    """Executed, it draws three events instead of two (EJ-64)."""

    id = "moneylender"
    draws = 3
