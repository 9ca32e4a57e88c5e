"""Ballots of all kinds: the sheriff's, the execution's, the impeachment's."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import Ballots, Count, cast, count
from rulesets.werewolf.vote import Counting, ballot, keep

from .house_rules import BALLOT
from .town import Town


def stage(
    town: Town,
    id: str,
    voters: Sequence[str],
    candidates: Sequence[str] | None = None,
    *,
    runoff: bool = False,
    counting: Counting = count,
) -> Asking[Count]:
    """One round, told as a stage of its own name."""
    params = {"seats": list(candidates or ())} if runoff else None
    named = {"stage": id.removeprefix("vote."), "runoff": runoff}
    return ballot(town, id, voters, candidates, runoff=runoff, params=params, counting=counting, named=named)


def impeachment(town: Town, sheriff: str) -> Flow:
    """LR-176: more than half of all who may vote, the sheriff left out, take the badge for good."""
    table = town.table
    secret = town.rules.ballots != "open"

    def question(voter: str) -> Ask:
        options = ("impeach",)
        return table.choose("vote.impeach", voter, options, of="choice", at_least=0, secret=secret, seconds=BALLOT)

    ballots: Ballots = {}
    yield from cast(table, [seat for seat in town.voters if seat != sheriff], question, ballots)
    if town.rules.ballots == "secret":
        keep(town, {"stage": "impeach", "runoff": False}, ballots)
    against = sum(choice is not None for choice in ballots.values())
    table.announce("vote.tally", stage="impeach", runoff=False, votes={sheriff: against} if against else {})
    if against * 2 > len(ballots):
        town.sheriff = None
        table.announce("sheriff.impeached", seat=sheriff)
