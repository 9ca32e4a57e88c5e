from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.witch_trial.card import Card

if TYPE_CHECKING:
    from rulesets.witch_trial.night import Night, Use
    from rulesets.witch_trial.prison import Prison


class Slayer(Card):
    """杀人魔法: strikes after the Witch Killer, in submission order; a kill makes its user a witch."""

    id = "slayer"
    aim = "harm"
    attacks = True
    likely = 0.1
    likely_for_killers = 0.8
    used_up_by_choosing = False  # WT-49: only when the attack is carried out

    def targets(self, prison: Prison, me: str) -> Sequence[str]:
        return prison.table.others(me)  # WT-44

    def resolve(self, night: Night, use: Use) -> None:
        night.prison.hands.use_up(use.seat, self.id)
        late = night.bodies.get(use.target)
        body = late or night.strike(use)  # WT-61, WT-67
        if body is None:
            return
        body.lookers.append(use.seat)  # WT-85, WT-86
        if late is None:
            night.seize(body, use.seat)
