"""The day before the vote: impeachment, discussion, and the lap of those who may act by daylight."""

from __future__ import annotations

from rulesets.engine.asks import Asking, Flow, Page
from rulesets.engine.lap import lap

from .aftermath import aftermath
from .ballots import impeachment
from .house_rules import ACT
from .talk import talked
from .town import Errand, Town

# Carried out in this order; an errand that does not stand here comes last.
ERRANDS = ("sacrifice", "duel")


def day(town: Town) -> Flow:
    """It ends in the middle of the talk where night falls then (LR-185)."""
    table = town.table
    table.phase = "day"
    if table.options["impeachment"] and table.day > 1 and town.sheriff is not None:
        yield from impeachment(town, town.sheriff)
    order = yield from _order(town)
    if not (yield from talked(town, "talk.discussion", order)):
        return
    # LR-81: until as many have been seen as there are cards for, or nobody has the ability any more; all public.
    if town.errands_run < town.frame.errands and not town.punished:
        yield from day_lap(town)


def _order(town: Town) -> Asking[list[str]]:
    """LR-131, LR-122: in seat order, the sheriff last; or as he says (LR-193)."""
    table, sheriff = town.table, town.sheriff
    others = list(table.alive)
    if sheriff is not None and table.options["sheriff_order"]:
        # LR-194: beside the one who was found dead, if it was one, else beside the sheriff.
        origin = town.found_dead[0] if len(town.found_dead) == 1 else sheriff
        ways = ("onwards", "backwards")
        way = yield table.choose(
            "sheriff.order", sheriff, ways, of="choice", secret=False, seconds=ACT, params={"seat": origin}
        )
        others = _round(town, origin, backwards=way == "backwards")
    return sorted(others, key=lambda seat: seat == sheriff)


def _round(town: Town, origin: str, *, backwards: bool) -> list[str]:
    """The living, once round the table and away from this seat, which comes last."""
    players = town.table.players[::-1] if backwards else town.table.players
    at = players.index(origin) + 1
    return [seat for seat in players[at:] + players[:at] if seat in town.table.alive]


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
    fallen = errand.run(town, errand.by, errand.target)
    town.struck(fallen)
    yield from aftermath(town, fallen)
