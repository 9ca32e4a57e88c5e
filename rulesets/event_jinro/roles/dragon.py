from rulesets.event_jinro.protector import Watchman


class Dragon(Watchman):
    """A second knight (EJ-122, EJ-13)."""

    id = "dragon"
