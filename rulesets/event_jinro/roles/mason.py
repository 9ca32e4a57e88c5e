from rulesets.engine.asks import Page
from rulesets.event_jinro.role import Role, line
from rulesets.event_jinro.town import Town


class Mason(Role):
    """Knows the other masons (EJ-12) and may leave them a line at night (EJ-91)."""

    id = "mason"
    circle = "mason"
    least = 2
    most = 18

    def meets(self, town: Town, me: str) -> None:
        town.table.tell(me, "mason.partners", seats=town.holders(self.id))

    def confer(self, town: Town, me: str) -> Page | None:
        masons = [seat for seat in town.holders(self.id) if seat != town.prisoner]
        return line(town, "mason.whisper", me, masons)
