from rulesets.engine.asks import Flow, Page
from rulesets.event_jinro.roles.werewolf import Werewolf
from rulesets.event_jinro.town import Town


class Chimera(Werewolf):
    """Every night guesses whom the pack names (EJ-114); once it has awoken it is a werewolf (EJ-117)."""

    id = "chimera"
    circle = ""
    most = 1
    in_pack = False
    _guess: str | None = None
    _is_due = False
    _is_announced = False

    def meets(self, town: Town, me: str) -> None:
        if self.in_pack:
            super().meets(town, me)

    def confer(self, town: Town, me: str) -> Page | None:
        return super().confer(town, me) if self.in_pack else None

    def act(self, town: Town, me: str) -> Page | None:
        if self.in_pack:
            return super().act(town, me)
        return self._guessing(town, me) if town.nameable(me) else None

    def act_again(self, town: Town, me: str) -> Page | None:
        return super().act_again(town, me) if self.in_pack else None

    def _guessing(self, town: Town, me: str) -> Flow:
        self._guess = yield town.table.choose("chimera.guess", me, town.nameable(me))
        town.designate(self._guess)

    def night_over(self, town: Town, me: str) -> None:
        """EJ-114: either of two named seats is right; EJ-97: the named seat, wherever the attack lands."""
        if self._guess in town.night.attacks:
            self._is_due = True
        self._guess = None

    def others_fell(self, town: Town, me: str) -> None:
        """EJ-116: the only one left of the wolves awakens at that very moment."""
        if not town.pack:
            self.in_pack = True

    def before_night(self, town: Town, me: str) -> None:
        """EJ-115, EJ-116: it awakens, if it has not yet, and everybody is told so, without a name."""
        self.in_pack = self.in_pack or self._is_due
        if self.in_pack and not self._is_announced:
            self._is_announced = True
            town.table.announce("chimera.awakened")
            town.table.tell(town.pack, "werewolf.partners", seats=town.pack)
