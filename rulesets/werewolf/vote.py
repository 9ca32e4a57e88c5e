"""Votes: one round of ballots, what the table is told of it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import Ballots, Count, cast, count
from rulesets.engine.table import Table

if TYPE_CHECKING:
    from .town import Town

Form = Callable[[Table, Sequence[str], Callable[[str], Ask], Ballots], Flow]
Counting = Callable[[Sequence[str], Ballots], Count]
UNNAMED: Mapping[str, Any] = {}


class Verdict(NamedTuple):
    """Who is named; or None, why, and among whom the tie lasts."""

    seat: str | None
    reason: str | None = None
    tied: Sequence[str] = ()


def verdict(counted: Count) -> Verdict:
    """Who leads alone; a tie names nobody (J9-60, U13-21, EJ-38, LR-134), nor do no votes (J9-61, U13-23, LR-135)."""
    leaders = counted.leaders
    if not leaders:
        return Verdict(None, "no_votes")
    return Verdict(leaders[0]) if len(leaders) == 1 else Verdict(None, "tie", leaders)


def ballot(
    town: Town,
    id: str,
    voters: Sequence[str],
    candidates: Sequence[str] | None = None,
    *,
    runoff: bool = False,
    params: dict[str, Any] | None = None,
    counting: Counting = count,
    form: Form = cast,
    named: Mapping[str, Any] = UNNAMED,
) -> Asking[Count]:
    """One round. Nobody may name himself (J9-53, U13-17, EJ-31, LR-132).

    `candidates`: among whom, if not among all. `named`: what its tally says first, where rounds are told apart.
    """
    table, rules = town.table, town.rules
    at_least, seconds, secret = 0 if rules.may_abstain else 1, rules.vote_seconds, rules.ballots != "open"

    def question(voter: str) -> Ask:
        others = table.others(voter) if candidates is None else [seat for seat in candidates if seat != voter]
        return table.choose(id, voter, others, at_least=at_least, secret=secret, seconds=seconds, params=params)

    cast_by: Ballots = {}
    table.cast = {} if secret else cast_by
    yield from form(table, voters, question, cast_by)
    table.cast = {}
    counted = counting(table.alive, cast_by)
    # J9-54, U13-18, EJ-34, LR-133: what the table may know of a ballot, and when.
    tally = {**named, "votes": counted.votes, "runoff": runoff}
    if rules.ballots == "secret":
        keep(town, {**named, "runoff": runoff}, counted.ballots)
    else:
        tally["ballots"] = counted.ballots
    table.announce("vote.tally", **tally)
    return counted


def keep(town: Town, named: Mapping[str, Any], ballots: Ballots) -> None:
    """J9-55, LR-133: a secret ballot is kept for the end."""
    town.held.append({"day": town.table.day, **named, "ballots": ballots})


def opened(town: Town) -> None:
    """J9-55, LR-133: when all is over, everybody learns of every secret ballot."""
    for held in town.held:
        town.table.announce("vote.ballots", **held)


def lot(town: Town, tied: Sequence[str]) -> Verdict:
    """J9-58, U13-21, EJ-39, LR-137: one of the tied, drawn for all to see."""
    return Verdict(town.table.pick("vote.lot", tied))
