from rulesets.event_jinro.event import Event


class Slum(Event):
    """Tonight no protection works (EJ-127)."""

    id = "slum"
    protection_holds = False
