from rulesets.event_jinro.event import Event


class BeastForest(Event):
    """The pack names a second seat too, and both attacks are made (EJ-107)."""

    id = "beast_forest"
    second_attack = True
