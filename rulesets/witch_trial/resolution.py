"""行动结算阶段: everything that was handed in, in the order the rulebook prints."""

from __future__ import annotations

from collections.abc import Callable

from .book import CARDS
from .night import Night, Use

ATTACKS_A_NIGHT = 3
# The Witch Killer before all Killing Spells (WT-56, WT-60).
ATTACKS = ("witch_killer", "slayer")

Step = Callable[[Night], None]


def each(card: str) -> Step:
    """All uses of one card, in submission order."""

    def step(night: Night) -> None:
        if CARDS[card].answers and night.answers_at_once:
            return
        for use in night.of(card):
            CARDS[card].resolve(night, use)

    return step


def each_attack(card: str) -> Step:
    """Likewise, as far as they are carried out."""

    def step(night: Night) -> None:
        for use in night.of(card):
            if _is_carried_out(night, use):
                CARDS[card].resolve(night, use)

    return step


def use_up(night: Night) -> None:
    """WT-48, WT-49: what is used up by being chosen; after the detections, which count it still."""
    for use in night.uses:
        if CARDS[use.card].used_up_by_choosing:
            night.prison.hands.use_up(use.seat, use.card)


def bar_the_surplus(night: Night) -> None:
    """WT-56. WT-57: counted before anything is resolved, so nobody's death frees a place."""
    if _counts_what_is_carried_out(night):
        return
    attacks = [use for card in ATTACKS for use in night.of(card)]
    for use in attacks[ATTACKS_A_NIGHT:]:
        night.uses.remove(use)
        _bar(night, use)


def _is_carried_out(night: Night, use: Use) -> bool:
    """WT-62: whoever is dead before his turn doesn't attack, and his card stays with him.

    WT-57 with `attack_places: carried_out`: so he takes no place and the next in order has it; he isn't told that he
    was barred. An attack that is blocked, misses or comes late is carried out, its card used up (WT-49): it takes one.
    After three the living who are left are barred as ever.
    """
    if use.seat in night.bodies:
        return False
    if _counts_what_is_carried_out(night) and night.carried_out == ATTACKS_A_NIGHT:
        _bar(night, use)
        return False
    night.carried_out += 1
    return True


def _counts_what_is_carried_out(night: Night) -> bool:
    return bool(night.prison.table.options["attack_places"] == "carried_out")


def _bar(night: Night, use: Use) -> None:
    night.prison.news(use.seat, "attack.barred")


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
    each_attack("witch_killer"),  # WT-60
    each_attack("slayer"),  # WT-61 to WT-68
    turn_to_remnants,  # WT-74 to WT-80
)


def resolve(night: Night) -> None:
    night.prison.table.phase = "resolution"
    for step in ORDER:
        step(night)
