"""The village's vote: who is exiled, and what comes of it."""

from __future__ import annotations

from functools import partial

from rulesets.engine.asks import Asking, Flow
from rulesets.engine.ballot import WHOLE, count
from rulesets.engine.deaths import Strike
from rulesets.werewolf.vote import Verdict, lot, verdict

from .aftermath import aftermath
from .ballots import stage
from .town import Town


def vote(town: Town) -> Flow:
    table = town.table
    table.phase = "vote"
    condemned = yield from _condemned(town)
    fallen: list[Strike] = []
    if condemned.seat is None:
        table.announce("execution.none", reason=condemned.reason)
    else:
        fallen = yield from _exile(town, condemned.seat)
    yield table.report("dusk.report")
    yield from aftermath(town, fallen)


def _condemned(town: Town) -> Asking[Verdict]:
    """LR-134; a tie that lasts names nobody, or one of the tied is drawn, as the option says."""
    found = yield from _ballots(town)
    if found.reason == "tie" and town.table.options["vote_tie"] == "lot":
        return lot(town, found.tied)
    return found


def _ballots(town: Town) -> Asking[Verdict]:
    """LR-135 to LR-137."""

    def weight(voter: str) -> int:
        """LR-118, LR-162: in halves, so that all sums are exact."""
        card = town.cards[voter]
        return WHOLE + (voter == town.sheriff) + (card.more_weight if town.able(card) else 0)

    voters = town.voters
    marked = [seat for seat in town.marks.seats("marked") if seat in town.table.alive]
    # LR-87, LR-88: whoever lives, and whether or not the raven still does.
    extra = {seat: WHOLE * marked.count(seat) for seat in marked}
    weighed = partial(count, weight=weight)
    marks = partial(weighed, extra=extra)
    found = verdict((yield from stage(town, "vote.execution", voters, counting=marks)))
    others = [seat for seat in voters if seat not in found.tied]
    if found.reason == "tie" and others and town.table.options["vote_runoff"]:
        counted = yield from stage(town, "vote.runoff", others, found.tied, runoff=True, counting=weighed)
        return verdict(counted) if counted.leaders else found
    return found


def _exile(town: Town, condemned: str) -> Asking[list[Strike]]:
    """LR-102: the idiot's card; else he dies, then the elder's punishment."""
    card = town.cards[condemned]
    if town.able(card) and card.spared(town, condemned):
        return []
    fallen = [Strike(condemned, "execution")]
    town.executed = condemned
    town.table.announce("execution", seat=condemned)
    town.struck(fallen)
    yield from card.executed(town, condemned)
    return fallen
