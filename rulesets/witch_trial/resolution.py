"""行动结算阶段: everything that was handed in, in the order the rulebook prints."""

from __future__ import annotations

from collections.abc import Callable

from .book import CARDS
from .night import Night

ATTACKS_A_NIGHT = 3
# The Witch Killer before all Killing Spells (WT-56, WT-60).
ATTACKS = ("witch_killer", "slayer")

Step = Callable[[Night], None]


def each(card: str) -> Step:
    """All uses of one card, in submission order."""

    def step(night: Night) -> None:
        for use in night.of(card):
            CARDS[card].resolve(night, use)

    return step


def use_up(night: Night) -> None:
    """WT-48, WT-49: what is used up by being chosen; after the detections, which count it still."""
    for use in night.uses:
        if CARDS[use.card].used_up_by_choosing:
            night.prison.hands.use_up(use.seat, use.card)


def bar_the_surplus(night: Night) -> None:
    """WT-56. WT-57: counted before anything is resolved, so nobody's death frees a place."""
    attacks = [use for card in ATTACKS for use in night.of(card)]
    for use in attacks[ATTACKS_A_NIGHT:]:
        night.uses.remove(use)
        night.news(use.seat, "attack.barred")


def turn_to_remnants(night: Night) -> None:
    """WT-74, WT-80: all together, and only then does what they held pass on."""
    prison = night.prison
    run_out = prison.witches.end_of_night(prison.table.alive, night.killers)
    for body in [night.bury(seat, "remnant") for seat in run_out]:
        night.abandon(body)


ORDER: tuple[Step, ...] = (
    each("detection"),  # WT-53
    use_up,
    bar_the_surplus,
    each("autopsy"),  # WT-58
    each("barrier"),  # WT-59
    each("witch_killer"),  # WT-60
    each("slayer"),  # WT-61 to WT-68
    turn_to_remnants,  # WT-74 to WT-80
)


def resolve(night: Night) -> None:
    night.prison.table.phase = "resolution"
    for step in ORDER:
        step(night)
