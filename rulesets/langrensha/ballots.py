"""Ballots of all kinds: the sheriff's, the impeachment's, the execution's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import WHOLE, Ballots, Count, cast, count

from .town import BALLOT, Held, Town


class Verdict(NamedTuple):
    """Who is named, or why nobody is."""

    seat: str | None
    reason: str | None = None


def verdict(counted: Count) -> Verdict:
    """Who leads alone; a tie names nobody."""
    leaders = counted.leaders
    if len(leaders) == 1:
        return Verdict(leaders[0])
    return Verdict(None, "tie" if leaders else "no_votes")


def ballot(
    town: Town,
    id: str,
    voters: Sequence[str],
    candidates: Sequence[str] | None = None,
    *,
    runoff: bool = False,
    weight: Callable[[str], int] = lambda voter: WHOLE,
    extra: Mapping[str, int] | None = None,
) -> Asking[Count]:
    """One round. `candidates`: among whom, where not among all; nobody may name himself."""
    table = town.table
    secret = table.options["ballots"] != "open"
    params = {"seats": list(candidates)} if candidates is not None and runoff else None

    def question(voter: str) -> Ask:
        options = table.others(voter) if candidates is None else [seat for seat in candidates if seat != voter]
        return table.choose(id, voter, options, at_least=0, secret=secret, seconds=BALLOT, params=params)

    ballots: Ballots = {}
    yield from cast(table, voters, question, ballots)
    counted = count(table.alive, ballots, weight, extra)
    stage = id.removeprefix("vote.")
    published = {} if keep(town, stage, runoff, ballots) else {"ballots": counted.ballots}
    table.announce("vote.tally", stage=stage, runoff=runoff, votes=counted.votes, **published)
    return counted


def keep(town: Town, stage: str, runoff: bool, ballots: Ballots) -> bool:
    """LR-133: a secret ballot is kept for the end. Returns whether it was."""
    if town.table.options["ballots"] != "secret":
        return False
    town.held.append(Held(town.table.day, stage, runoff, ballots))
    return True


def impeachment(town: Town, sheriff: str) -> Flow:
    """LR-176: more than half of all who may vote, the sheriff left out, take the badge for good."""
    table = town.table
    secret = table.options["ballots"] != "open"

    def question(voter: str) -> Ask:
        options = ("impeach",)
        return table.choose("vote.impeach", voter, options, of="choice", at_least=0, secret=secret, seconds=BALLOT)

    ballots: Ballots = {}
    yield from cast(table, [seat for seat in town.voters if seat != sheriff], question, ballots)
    keep(town, "impeach", False, ballots)
    against = sum(choice is not None for choice in ballots.values())
    table.announce("vote.tally", stage="impeach", runoff=False, votes={sheriff: against} if against else {})
    if against * 2 > len(ballots):
        town.sheriff = None
        table.announce("sheriff.impeached", seat=sheriff)
