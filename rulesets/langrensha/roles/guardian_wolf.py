from rulesets.engine.asks import Flow, Page
from rulesets.langrensha.town import Town
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.werewolf import Werewolf


class GuardianWolf(Werewolf):
    """守衛狼: each night shields a member of the pack from that night's killings (LR-37, LR-38)."""

    id = "guardian_wolf"
    asks = {"guardian.protect": {"aim": "guard"}}

    def small_hours(self, town: Town, me: str) -> Page | None:
        return self._protect(town, me)

    def _protect(self, town: Town, me: str) -> Flow:
        target = yield town.act("guardian.protect", me, town.members(PACK))
        if target is not None:
            town.tonight.shielded.add(target)
