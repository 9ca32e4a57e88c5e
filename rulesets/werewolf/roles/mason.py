from rulesets.werewolf.role import MANY, Role


class Mason(Role):
    """Knows the other masons (EJ-12) and may leave them a line at night (EJ-91)."""

    id = "mason"
    company = circle = "mason"
    least = 2
    most = MANY
