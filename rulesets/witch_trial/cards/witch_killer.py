from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rulesets.witch_trial.card import Card

if TYPE_CHECKING:
    from rulesets.witch_trial.night import Body, Night, Use
    from rulesets.witch_trial.prison import Prison


class WitchKiller(Card):
    """魔女杀手: strikes before all others, is never used up and never traded, and its holder is a witch."""

    id = "witch_killer"
    aim = "harm"
    attacks = True
    likely = 0.95
    disguise: ClassVar[str | None] = "slayer"  # WT-54
    tradable = False  # WT-22
    binds = True  # WT-43
    used_up_by_choosing = False  # WT-48

    def targets(self, prison: Prison, me: str) -> Sequence[str]:
        return prison.table.others(me)  # WT-44

    def resolve(self, night: Night, use: Use) -> None:
        """WT-60. WT-64: whoever has killed with it can't be struck himself for the rest of the night."""
        if night.strike(use):
            night.out_of_reach = use.seat

    def seized(self, night: Night, body: Body, killer: str) -> None:
        """WT-65, WT-68, WT-88: to the killer at once and by force, in place of a choice."""
        night.hand_over(body, self.id, killer, origin=body.seat)
        body.heir = killer

    def abandoned(self, night: Night, body: Body) -> None:
        """WT-79, WT-80: to anybody alive, who is not told whose it was; with nobody left it is gone."""
        table = night.prison.table
        if table.alive:
            # Drawn from the dead holder's own stream: earlier moves, known to few, shift nothing.
            receiver = table.pick("witch_killer.moves", table.alive, seat=body.seat)
            night.hand_over(body, self.id, receiver, origin=None)
