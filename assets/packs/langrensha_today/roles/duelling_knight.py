from rulesets.engine.asks import Page
from rulesets.engine.deaths import Strike
from rulesets.langrensha.roles.knight import Knight
from rulesets.langrensha.town import Town


class DuellingKnight(Knight):
    """骑士: challenges somebody in the middle of the discussion (LT-01); where he was right, night falls (LT-02)."""

    id = "duelling_knight"
    # He waits for no lap of his own.
    errand = ""

    def by_day(self, town: Town, me: str) -> Page | None:
        return None

    def in_talk(self, town: Town, me: str) -> Page | None:
        """LT-01: the candidates' speeches are not for it."""
        return None if self.has_duelled or town.table.phase != "day" else self._challenge(town, me)

    def duel(self, town: Town, me: str, target: str) -> list[Strike]:
        """LT-02, LT-03."""
        fallen = super().duel(town, me, target)
        town.night_falls = fallen[0].target == target
        return fallen
