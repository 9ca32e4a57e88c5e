from rulesets.event_jinro.role import Role


class Villager(Role):
    """Talks and votes, nothing else."""

    id = "villager"
    is_plain = True
    most = 18
