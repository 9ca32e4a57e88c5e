from rulesets.event_jinro.event import GivesAWord


class TowerOfBabel(GivesAWord):
    """In the next discussion nothing but the word may be said (EJ-66, EJ-67)."""

    id = "tower_of_babel"
    rule = "only"
