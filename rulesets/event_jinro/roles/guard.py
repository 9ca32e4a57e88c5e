from rulesets.event_jinro.protector import Watchman


class Guard(Watchman):
    """An attack on the seat it names fails (EJ-122)."""

    id = "guard"
