"""The end of the night: who dies of it, and whether that has decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulesets.engine.deaths import Batch, Strike

from .aftermath import chain, has_a_shot
from .town import Town
from .victory import outcome

# The order of LR-100, but for poison: who is poisoned has died of that, whatever else came (LR-107). Nothing else
# depends on the order; a cause that does not stand here comes last.
STRIKES = ("poison", "attack", "white_wolf", "curse")


def night_deaths(town: Town) -> list[Strike]:
    """In seat order; they die at the announcement, in the phase `dawn` (LR-101)."""
    town.table.phase = "dawn"
    if town.night.victim is not None:
        town.doom(town.night.victim, "attack")
    batch = Batch(wards=(partial(averted, town),))
    heard = 0
    # Whoever is struck may strike back.
    while fresh := town.night.strikes[heard:]:
        heard += len(fresh)
        for strike in sorted(fresh, key=_rank):
            if not rescued(town, strike):
                batch.strike(town.behind(strike.target), strike.cause, strike.by)
    struck = list(batch.landed.values())
    fallen = [*struck, *chain(town, struck)]
    order = town.table.seat_number
    return sorted(fallen, key=lambda strike: order[strike.target])


def _rank(strike: Strike) -> int:
    return STRIKES.index(strike.cause) if strike.cause in STRIKES else len(STRIKES)


def rescued(town: Town, strike: Strike) -> bool:
    """LR-54, LR-60, LR-63: guard and antidote are against the pack's attack. LR-38: the shield is for all of these."""
    night, tonight = town.night, town.tonight
    if strike.target in tonight.shielded:
        return True
    if strike.cause != "attack":
        return False
    helpers = (strike.target in night.guarded) + (strike.target in tonight.cured)
    return helpers == 1 or (helpers == 2 and town.table.options["double_save"] == "saved")


def averted(town: Town, strike: Strike) -> bool:
    card = town.cards[strike.target]
    return town.able(card) and card.averts(town, strike)


def is_decided(town: Town, fallen: Sequence[Strike]) -> bool:
    """LR-140: whether the game is over without these; not while one of them has a shot that may turn it (LR-105)."""
    if any(has_a_shot(town, death) for death in fallen):
        return False
    dead = {strike.target for strike in fallen}
    living = [seat for seat in town.table.alive if seat not in dead]
    return outcome(town, living, _counted_at_dawn(town, living)) is not None


def _counted_at_dawn(town: Town, living: Sequence[str]) -> list[str]:
    """Who turns by dawn is a wolf (LR-160); where no other is left, whoever is of their side will be one (LR-42)."""
    turning = town.tonight.turning
    counted = [turning[seat].counts if seat in turning else town.cards[seat].counts for seat in living]
    if "wolf" in counted:
        return counted
    # An apostle who counts as nobody until he converts (LR-43).
    orphans = [town.cards[seat].faction == "werewolf" for seat in living]
    return ["wolf" if orphan else what for orphan, what in zip(orphans, counted, strict=True)]
