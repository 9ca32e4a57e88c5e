"""The village's vote: a ballot, a runoff where the rules have one, and who is executed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesets.engine.asks import Ask, Asking
from rulesets.engine.ballot import Ballots, Count, cast, count

from .village import Held, Village


class Verdict(NamedTuple):
    """Who is to be executed, or why nobody is."""

    condemned: str | None
    reason: str | None = None


def ballot(village: Village, id: str, voters: Sequence[str], candidates: Sequence[str] | None = None) -> Asking[Count]:
    """One round. Nobody may name himself (J9-53, U13-17). `candidates`: the tied."""
    table = village.table
    at_least = 0 if table.options["abstain"] else 1
    secret = table.options["ballots"] != "open"
    params = {} if candidates is None else {"seats": list(candidates)}

    def question(voter: str) -> Ask:
        others = table.others(voter) if candidates is None else [seat for seat in candidates if seat != voter]
        return table.choose(id, voter, others, at_least=at_least, secret=secret, params=params)

    ballots: Ballots = {}
    yield from cast(table, voters, question, ballots)
    counted = count(table.alive, ballots)
    _tell(village, counted, runoff=candidates is not None)
    return counted


def _tell(village: Village, counted: Count, runoff: bool) -> None:
    """J9-54, J9-55, U13-18: what the table may know of a ballot, and when."""
    if village.table.options["ballots"] == "secret":
        village.held.append(Held(village.table.day, runoff, counted.ballots))
        village.table.announce("vote.tally", votes=counted.votes, runoff=runoff)
    else:
        village.table.announce("vote.tally", votes=counted.votes, runoff=runoff, ballots=counted.ballots)


def verdict(village: Village) -> Asking[Verdict]:
    table = village.table
    table.phase = "vote"
    counted = yield from ballot(village, "vote.execution", table.alive)
    if len(counted.leaders) > 1 and table.options["tie"] == "runoff":
        counted = yield from _runoff(village, counted.leaders)
    if not counted.leaders:
        return Verdict(None, "no_votes")
    if len(counted.leaders) > 1:
        return Verdict(None, "tie")
    return Verdict(counted.leaders[0])


def _runoff(village: Village, tied: Sequence[str]) -> Asking[Count]:
    """J9-58, U13-22: among exactly the tied. J9-59: they vote too, unless the option says otherwise."""
    others_only = village.table.options.get("runoff_voters") == "others"
    voters = [seat for seat in village.table.alive if not (others_only and seat in tied)]
    return ballot(village, "vote.runoff", voters, tied)
