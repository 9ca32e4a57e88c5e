from rulesets.engine.asks import Flow, Page
from rulesets.event_jinro.roles.werewolf import Werewolf
from rulesets.event_jinro.town import Town


class EvilEyeWolf(Werewolf):
    """One of the pack; every night it also curses one seat, a packmate if it likes (EJ-110)."""

    id = "evil_eye_wolf"
    asks = {"evil_eye.curse": {"aim": "harm"}}
    most = 1

    def curse(self, town: Town, me: str) -> Page | None:
        return self._curse(town, me) if town.nameable(me) else None

    def _curse(self, town: Town, me: str) -> Flow:
        town.tonight.cursed = yield town.act("evil_eye.curse", me, town.nameable(me))
        town.designate(town.tonight.cursed)
