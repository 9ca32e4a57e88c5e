"""The village's vote: who is exiled, and what comes of it."""

from __future__ import annotations

from rulesets.engine.asks import Asking, Flow
from rulesets.engine.ballot import WHOLE
from rulesets.engine.deaths import Strike

from .aftermath import aftermath
from .ballots import Verdict, ballot, verdict
from .town import Town


def vote(town: Town) -> Flow:
    table = town.table
    table.phase = "vote"
    condemned = yield from _condemned(town)
    fallen: list[Strike] = []
    if condemned.seat is None:
        table.announce("execution.none", reason=condemned.reason)
    else:
        fallen = _exile(town, condemned.seat)
    yield table.report("dusk.report")
    yield from aftermath(town, fallen)


def _condemned(town: Town) -> Asking[Verdict]:
    """LR-134 to LR-137."""

    def weight(voter: str) -> int:
        """LR-118, LR-162: in halves, so that all sums are exact."""
        card = town.cards[voter]
        return WHOLE + (voter == town.sheriff) + (card.more_weight if town.able(card) else 0)

    voters = town.voters
    marked = [seat for seat in town.marks.seats("marked") if seat in town.table.alive]
    # LR-87, LR-88: whoever lives, and whether or not the raven still does.
    extra = {seat: WHOLE * marked.count(seat) for seat in marked}
    counted = yield from ballot(town, "vote.execution", voters, weight=weight, extra=extra)
    tied = counted.leaders
    if len(tied) > 1 and town.table.options["vote_runoff"]:
        others = [seat for seat in voters if seat not in tied]
        counted = yield from ballot(town, "vote.runoff", others, tied, runoff=True, weight=weight)
        return verdict(counted) if counted.leaders else Verdict(None, "tie")
    return verdict(counted)


def _exile(town: Town, condemned: str) -> list[Strike]:
    """LR-102: the idiot's card; else he dies, then the elder's punishment."""
    card = town.cards[condemned]
    if town.able(card) and card.spared(town, condemned):
        return []
    fallen = [Strike(condemned, "execution")]
    town.table.announce("execution", seat=condemned)
    town.fall(fallen)
    card.exiled(town, condemned)
    return fallen
