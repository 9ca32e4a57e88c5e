from rulesets.engine.asks import Flow, Page
from rulesets.event_jinro.roles.werewolf import Werewolf
from rulesets.event_jinro.town import Town
from rulesets.werewolf.role import PACK, AnyTown


class Chimera(Werewolf):
    """Every night guesses whom the pack names (EJ-114); once it has awoken it is a werewolf (EJ-117)."""

    id = "chimera"
    asks = {"chimera.guess": {"aim": "harm"}}
    notices = {"chimera.awakened": {"learnt": True}}
    circle = ""
    most = 1
    company = ""
    counts = seen = "human"
    _guess: str | None = None
    _is_due = False
    _is_announced = False

    def act(self, town: AnyTown, me: str) -> Page | None:
        if self.company:
            return super().act(town, me)
        return self._guessing(town, me) if town.nameable(me) else None

    def act_again(self, town: Town, me: str) -> Page | None:
        return super().act_again(town, me) if self.company else None

    def _guessing(self, town: Town, me: str) -> Flow:
        self._guess = yield town.act("chimera.guess", me, town.nameable(me))
        town.designate(self._guess)

    def night_over(self, town: Town, me: str) -> None:
        """EJ-114: either of two named seats is right; EJ-97: the named seat, wherever the attack lands."""
        if self._guess in town.tonight.attacks:
            self._is_due = True
        self._guess = None

    def others_fell(self, town: Town, me: str) -> None:
        """EJ-116: the only one left of the wolves awakens at that very moment."""
        if not town.members(PACK):
            self._awaken()

    def _awaken(self) -> None:
        self.company = PACK
        self.counts = self.seen = "wolf"

    def before_night(self, town: Town, me: str) -> None:
        """EJ-115, EJ-116: it awakens, if it has not yet, and everybody is told so, without a name."""
        if self._is_due:
            self._awaken()
        if self.company and not self._is_announced:
            self._is_announced = True
            town.table.announce("chimera.awakened")
            pack = town.members(PACK)
            town.table.tell(pack, "werewolf.partners", seats=pack)
