from rulesets.langrensha.role import Role


class Villager(Role):
    """平民: has his vote and nothing else (LR-50)."""

    id = "villager"
    is_plain = True
