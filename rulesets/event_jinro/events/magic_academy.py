from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class MagicAcademy(Event):
    """The next vote is a free vote, and each voter speaks a spell (EJ-141)."""

    id = "magic_academy"
    deck = "town"

    def morning(self, town: Town) -> None:
        town.today.form, town.today.spell = "free", True
        self.announce(town, form=town.today.form)
