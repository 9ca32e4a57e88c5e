from rulesets.werewolf.role import Role


class Golem(Role):
    """While it lives, a night's second attack fails (EJ-109) and the graveyard has no effect (EJ-76)."""

    id = "golem"
    guards_town = True
