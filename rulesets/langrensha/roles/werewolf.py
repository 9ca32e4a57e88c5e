from rulesets.langrensha.wolf import Wolf


class Werewolf(Wolf):
    """狼人: a member of the pack, and nothing more (LR-20)."""

    id = "werewolf"
