from rulesets.engine.asks import Flow, Page
from rulesets.village.role import Role
from rulesets.village.village import Village


class Seer(Role):
    """Every night divines one living seat but itself (J9-23, U13-30), and is told at once (J9-24, U13-31)."""

    id = "seer"

    def dealt(self, village: Village, me: str) -> None:
        """J9-09, U13-07: one seat that is sure to be human, drawn; it curses nobody."""
        candidates = [seat for seat in village.table.others(me) if village.cards[seat].may_be_omen]
        if village.rules.omen and candidates:
            omen = village.table.pick("seer.omen", candidates, seat=me)
            village.table.tell(me, "seer.result", seat=omen, result="human")

    def night(self, village: Village, me: str) -> Page | None:
        return self.divine(village, me)

    def divine(self, village: Village, me: str) -> Flow:
        target = yield village.table.choose("seer.divine", me, village.table.others(me))
        # J9-25, U13-30: no reply, no divination.
        if target is not None:
            card = village.cards[target]
            village.table.tell(me, "seer.result", seat=target, result=card.seen)
            card.divined(village, target)
