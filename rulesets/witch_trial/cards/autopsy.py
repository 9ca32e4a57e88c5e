from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.witch_trial.card import Card

if TYPE_CHECKING:
    from rulesets.witch_trial.night import Night, Use
    from rulesets.witch_trial.prison import Prison


class Autopsy(Card):
    """检定魔法: whether a dead player was killed by the Witch Killer (WT-58)."""

    id = "autopsy"
    notices = {
        "autopsy.result": {"params": {"seat": "name", "by_witch_killer": "flag"}, "secret": True, "learnt": True}
    }
    likely = 0.2
    answers = True

    def targets(self, prison: Prison, me: str) -> Sequence[str]:
        table = prison.table
        return [seat for seat in table.players if seat not in table.alive]  # WT-45

    def resolve(self, night: Night, use: Use) -> None:
        (death,) = (death for death in night.prison.table.deaths if death.name == use.target)
        night.prison.news(use.seat, "autopsy.result", seat=use.target, by_witch_killer=death.cause == "witch_killer")
