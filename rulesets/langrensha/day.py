"""The day before the vote: impeachment, discussion, and the lap of those who may act by daylight."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import lap

from .aftermath import aftermath
from .ballots import impeachment
from .town import Errand, Town

# Carried out in this order; an errand that does not stand here comes last.
ERRANDS = ("sacrifice", "duel")


def day(town: Town) -> Flow:
    table = town.table
    table.phase = "day"
    if table.options["impeachment"] and table.day > 1 and town.sheriff is not None:
        yield from impeachment(town, town.sheriff)
    # LR-131, LR-122: in seat order, the sheriff last.
    last = [seat for seat in table.alive if seat == town.sheriff]
    yield speeches(town, "talk.discussion", [seat for seat in table.alive if seat not in last] + last)
    # LR-81: until as many have been seen as there are cards for, or nobody has the ability any more; all public.
    if town.errands_run < town.frame.errands and not town.punished:
        yield from day_lap(town)


def speeches(town: Town, id: str, speakers: Sequence[str]) -> Ask:
    table = town.table
    return table.talk(id, table.options["talk_seconds"] * len(speakers), order=list(speakers), rounds=1)


def day_lap(town: Town) -> Flow:
    """LR-78: a turn for everybody, so nobody knows whose errand it was until it is run."""

    def choice(seat: str) -> Page:
        return town.cards[seat].by_day(town, seat) or town.decoy(seat)

    town.errands.clear()
    yield from lap(town.table, town.table.alive, [choice], "errands")
    for errand in sorted(town.errands, key=_rank):
        yield from _run(town, errand)


def _rank(errand: Errand) -> int:
    return ERRANDS.index(errand.kind) if errand.kind in ERRANDS else len(ERRANDS)


def _run(town: Town, errand: Errand) -> Flow:
    """LR-81: it lapses where either has died in the meantime."""
    if not {errand.by, errand.target} <= set(town.table.alive):
        return
    town.errands_run += 1
    fallen = [errand.run(town, errand.by, errand.target)]
    town.struck(fallen)
    yield from aftermath(town, fallen)
