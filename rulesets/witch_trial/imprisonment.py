"""夜间阶段: the open vote for whom to imprison tonight."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from rulesets.engine.asks import Ask, Flow
from rulesets.engine.ballot import Ballots, cast, count

from .prison import Prison

# Who is imprisoned and None, or None and the reason why nobody is.
Verdict = Generator[Ask, Any, tuple[str | None, str | None]]


def evening(prison: Prison) -> Flow:
    table = prison.table
    table.phase = "evening"
    prison.imprisoned, reason = yield from _verdict(prison)  # WT-38
    if prison.imprisoned is None:
        table.announce("imprison.none", reason=reason)
    else:
        table.announce("imprison", seat=prison.imprisoned)
    yield table.report("dusk.report")


def _verdict(prison: Prison) -> Verdict:
    if prison.table.options["imprison_motion"]:
        carried = yield from _motion(prison)
        if not carried:
            return None, "motion"
    return (yield from _vote(prison))


def _motion(prison: Prison) -> Generator[Ask, Any, bool]:
    """WT-32."""
    table = prison.table
    ballots: Ballots = {}

    def question(voter: str) -> Ask:
        return table.choose("vote.motion", voter, ("for", "against"), of="choice", at_least=0, secret=False)

    yield from cast(table, prison.ring, question, ballots)
    choices = list(ballots.values())
    carried = choices.count("for") * 2 > len(table.alive)
    counts = {side: choices.count(side) for side in ("for", "against")}
    table.announce("motion.result", **counts, ballots=ballots, passed=carried)
    return carried


def _vote(prison: Prison) -> Verdict:
    """WT-33, WT-34."""
    table = prison.table
    ballots: Ballots = {}

    def question(voter: str) -> Ask:
        return table.choose("vote.imprison", voter, table.alive, at_least=0, secret=False)

    yield from cast(table, prison.ring, question, ballots)
    counted = count(table.alive, ballots)
    table.announce("vote.tally", votes=counted.votes, runoff=False, ballots=ballots)
    electorate = table.players if table.options["quorum"] == "seated" else table.alive
    if not counted.cast:
        return None, "no_votes"
    if counted.cast * 2 <= len(electorate):
        return None, "quorum"  # WT-35
    if len(counted.leaders) > 1:
        return None, "tie"  # WT-37
    return counted.leaders[0], None  # WT-36
