from rulesets.werewolf.roles.werewolf import Werewolf


class HiddenWolf(Werewolf):
    """隱狼: human to the seer, a wolf in everything else (LR-40)."""

    id = "hidden_wolf"
    seen = "human"
