from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.witch_trial.card import Card

if TYPE_CHECKING:
    from rulesets.witch_trial.night import Night, Use
    from rulesets.witch_trial.prison import Prison


class Detection(Card):
    """探知魔法: how many cards another player holds, and the name of one of them (WT-53, WT-55)."""

    id = "detection"
    notices = {
        "detection.result": {
            "params": {"seat": "name", "count": "number", "card": "maybe card"},
            "secret": True,
            "learnt": True,
            "finds": {"says": "detection", "in": "card", "guilty": ["slayer"]},
        }
    }
    aim = "look"
    likely = 0.4
    answers = True

    def targets(self, prison: Prison, me: str) -> Sequence[str]:
        return prison.table.others(me)  # WT-44

    def resolve(self, night: Night, use: Use) -> None:
        prison = night.prison
        held = prison.hands.as_detected(use.target)
        shown = None
        if held:
            drawn = prison.table.pick("detection.card", held, seat=use.seat)
            shown = prison.hands.detected_as(drawn)  # WT-54
        prison.news(use.seat, "detection.result", seat=use.target, count=len(held), card=shown)
