"""The morning: what the night has struck dies, together and in silence about the causes."""

from __future__ import annotations

from functools import partial

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Batch, Strike

from .aftermath import aftermath, chain
from .town import Town

# The order of LR-100, but for poison: who is poisoned has died of that, whatever else came (LR-107). Nothing else
# depends on the order; a cause that does not stand here comes last.
STRIKES = ("poison", "attack", "white_wolf", "curse")


def dawn(town: Town) -> Flow:
    table = town.table
    table.phase = "dawn"
    fallen = night_deaths(town)
    town.bury({strike.target: strike for strike in fallen})
    # LR-101, LR-130: together, in seat order, without causes.
    table.announce("dawn.deaths", seats=[strike.target for strike in fallen])
    town.reveal(fallen)
    _announce_marks(town)
    town.tell_changed()
    town.settle()
    yield table.report("dawn.report")
    yield from aftermath(town, fallen)


def night_deaths(town: Town) -> list[Strike]:
    if town.night.victim is not None:
        town.doom(town.night.victim, "attack")
    batch = Batch(wards=(partial(rescued, town), partial(averted, town)))
    for strike in sorted(town.night.strikes, key=_rank):
        batch.strike(*strike)
    struck = list(batch.landed.values())
    fallen = [*struck, *chain(town, struck)]
    _turn(town, [strike.target for strike in fallen])
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


def _turn(town: Town, fallen: list[str]) -> None:
    """LR-160: who was to turn lives, unless something else kills him that night."""
    for seat, role in town.tonight.turning.items():
        if seat not in fallen:
            town.become(seat, role)


def _announce_marks(town: Town) -> None:
    """LR-87."""
    marked = town.marks.seats("marked")
    for seat in town.table.alive:
        for _ in range(marked.count(seat)):
            town.table.announce("raven.marked", seat=seat)
