from rulesets.langrensha.wolf import Wolf


class HiddenWolf(Wolf):
    """隱狼: human to the seer, a wolf in everything else (LR-40)."""

    id = "hidden_wolf"
    seen = "human"
