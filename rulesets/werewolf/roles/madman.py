from rulesets.werewolf.role import Role


class Madman(Role):
    """Wins with the wolves, knows none of them and is unknown to them (J9-06, U13-06, EJ-11, EJ-161)."""

    id = "madman"
    faction = "werewolf"
