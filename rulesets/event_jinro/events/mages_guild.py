from rulesets.engine.asks import Flow
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town


class MagesGuild(Event):
    """The executed openly names one living seat, which falls at once (EJ-65)."""

    id = "mages_guild"
    asks = {"mages_guild.target": {"aim": "harm", "purpose": "mages_guild"}}

    def dusk(self, town: Town) -> Flow:
        target = yield town.table.choose("mages_guild.target", self.by, town.table.alive, secret=False)
        if target is None:
            self.fizzle(town)
            return
        town.designate(target)
        town.table.announce("event.victims", event=self.id, seats=[target])
        town.fall(target, "mages_guild")
