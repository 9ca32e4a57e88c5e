from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.witch_trial.card import Card

if TYPE_CHECKING:
    from rulesets.witch_trial.night import Night, Use


class Barrier(Card):
    """结界魔法: its user can't be killed by any attack tonight (WT-59)."""

    id = "barrier"
    notices = {"barrier.success": {"secret": True, "learnt": True, "withstood": True}}
    likely = 0.5
    likely_for_killers = 0.3

    def resolve(self, night: Night, use: Use) -> None:
        night.behind_barriers.add(use.seat)
