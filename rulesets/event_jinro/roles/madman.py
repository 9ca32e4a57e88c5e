from rulesets.event_jinro.role import Role


class Madman(Role):
    """Sides with the wolves, whom it does not know (EJ-11, EJ-161)."""

    id = "madman"
    faction = "werewolf"
