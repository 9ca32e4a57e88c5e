from rulesets.werewolf.role import Role


class Mayor(Role):
    """村長: his vote on an execution weighs 1.5 (LR-162)."""

    id = "mayor"
    more_weight = 1
