"""Votes (§7): three forms, a runoff among the tied, and what a tie that lasts means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import WHOLE, Ballots, cast, count
from rulesets.engine.table import Table

from .town import Town


class Verdict(NamedTuple):
    """Who is named; or None, why, and among whom the tie lasts."""

    seat: str | None
    reason: str | None = None
    tied: Sequence[str] = ()


def of_the_day(town: Town) -> Asking[Verdict]:
    """EJ-38, EJ-39: a tie that lasts ends as the option says."""
    table = town.table
    table.phase = "vote"
    verdict = yield from held(town, "execution", "runoff", town.today.form)
    if verdict.reason == "tie":
        if table.options["tie_rule"] == "draw":
            table.end([], [], "draw")
        if table.options["tie_rule"] == "lot":
            return Verdict(table.pick("vote.lot", verdict.tied))
    return verdict


def held(town: Town, first: str, runoff: str, form: str) -> Asking[Verdict]:
    """A vote, and the runoff that a tie calls for; both by the names of their rounds."""
    voters = [seat for seat in town.table.alive if not town.marks.on(seat, "robbed")]  # EJ-31, EJ-147
    leaders = yield from _ballot(town, first, voters, town.table.alive, form)
    if not leaders:
        return Verdict(None, "no_votes")  # EJ-40
    if len(leaders) > 1:
        # EJ-36, EJ-37: the tied vote only where nobody else could.
        free = [seat for seat in voters if seat not in leaders] or voters
        leaders = (yield from _ballot(town, runoff, free, leaders, "simultaneous")) or leaders
    return Verdict(leaders[0]) if len(leaders) == 1 else Verdict(None, "tie", leaders)


def _ballot(town: Town, name: str, voters: Sequence[str], candidates: Sequence[str], form: str) -> Asking[list[str]]:
    """One round, and who leads in it."""
    table = town.table
    params = {"simultaneous": form == "simultaneous", "spell": town.today.spell}

    def question(voter: str) -> Ask:
        others = [seat for seat in candidates if seat != voter]
        return table.choose(f"vote.{name}", voter, others, secret=False, params=params)

    ballots: Ballots = {}
    yield from FORMS[form](table, voters, question, ballots)
    counted = count(table.alive, {voter: ballots[voter] for voter in voters}, _weight(town))
    is_runoff = name.endswith("runoff")
    table.announce("vote.tally", round=name, runoff=is_runoff, votes=counted.votes, ballots=counted.ballots)  # EJ-34
    return counted.leaders


def _free(table: Table, voters: Sequence[str], question: Callable[[str], Ask], ballots: Ballots) -> Flow:
    """EJ-33: who steps up votes; the last voter needs no calling."""
    waiting = list(voters)
    while waiting:
        voter = None
        if len(waiting) > 1:
            voter = yield table.choose("vote.next", None, waiting, secret=False)
        voter = voter or waiting[0]
        waiting.remove(voter)
        yield from cast(table, [voter], question, ballots)


def _weight(town: Town) -> Callable[[str], int]:
    """EJ-148."""
    return lambda voter: 2 * WHOLE if town.marks.on(voter, "doubled") else WHOLE


# In turn and at once are put alike, in seat order; the screen tells them apart by the ask's params.
FORMS = {"simultaneous": cast, "in_turn": cast, "free": _free}
