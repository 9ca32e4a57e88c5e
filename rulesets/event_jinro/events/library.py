from rulesets.event_jinro.event import GivesAWord


class Library(GivesAWord):
    """In the next discussion every sentence ends with the word (EJ-68)."""

    id = "library"
    rule = "ending"
