"""Votes (§7): three forms, a runoff among the tied, and what a tie that lasts means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import WHOLE, Ballots, Count, cast, count
from rulesets.engine.table import Table
from rulesets.werewolf.vote import Form, Verdict, ballot, lot, verdict

from .town import Town

# By the tag that all may see (EJ-148).
DOUBLED = {"double_vote": 2}


def asks_of(vote: str) -> dict[str, Any]:
    """What the rounds of an event's own vote mean: the same but for whose they are."""
    said = {
        "params": {"simultaneous": "flag", "spell": "flag"},
        "unsaid": ["simultaneous", "spell"],
        "aim": "lock",
        "purpose": vote,
    }
    return {
        f"vote.{vote}": {**said, "ballot": {"of": vote, "tied": ["runoff"], "weighs": DOUBLED}},
        f"vote.{vote}_runoff": {**said, "ballot": {"of": vote, "runoff": True, "tied": ["none"], "weighs": DOUBLED}},
    }


def of_the_day(town: Town) -> Asking[Verdict]:
    """EJ-38, EJ-39: a tie that lasts ends as the option says."""
    table = town.table
    table.phase = "vote"
    found = yield from held(town, "execution", "runoff", town.today.form)
    if found.reason == "tie":
        if table.options["tie_rule"] == "draw":
            table.end([], [], "draw")
        if table.options["tie_rule"] == "lot":
            return lot(town, found.tied)
    return found


def held(town: Town, first: str, runoff: str, form: str) -> Asking[Verdict]:
    """A vote, and the runoff that a tie calls for; both by the names of their rounds."""
    voters = [seat for seat in town.table.alive if not town.marks.on(seat, "robbed")]  # EJ-31, EJ-147
    found = verdict((yield from _ballot(town, first, voters, town.table.alive, form)))
    if found.reason != "tie":
        return found  # EJ-35, EJ-40
    # EJ-36, EJ-37: the tied vote only where nobody else could.
    free = [seat for seat in voters if seat not in found.tied] or voters
    counted = yield from _ballot(town, runoff, free, found.tied, "simultaneous")
    return verdict(counted) if counted.leaders else found


def _ballot(town: Town, name: str, voters: Sequence[str], candidates: Sequence[str], form: str) -> Asking[Count]:
    """One round (EJ-34)."""
    runoff = name.endswith("runoff")
    return ballot(
        town,
        f"vote.{name}",
        voters,
        candidates,
        runoff=runoff,
        params={"simultaneous": form == "simultaneous", "spell": town.today.spell},
        counting=partial(count, weight=_weight(town)),
        form=FORMS[form],
        named={"round": name, "runoff": runoff},
    )


def _free(table: Table, voters: Sequence[str], question: Callable[[str], Ask], ballots: Ballots) -> Flow:
    """EJ-33: who steps up votes; the last voter needs no calling."""
    waiting = list(voters)
    while waiting:
        voter = None
        if len(waiting) > 1:
            voter = yield table.choose("vote.next", None, waiting, secret=False)
        called = [voter or waiting[0]]
        waiting.remove(called[0])
        if len(waiting) == 1:
            called.append(waiting.pop())
        yield from cast(table, called, question, ballots)
    # Told in seat order, whoever stepped up first.
    ballots.update([(voter, ballots.pop(voter)) for voter in voters])


def _weight(town: Town) -> Callable[[str], int]:
    """EJ-148."""
    return lambda voter: 2 * WHOLE if town.marks.on(voter, "doubled") else WHOLE


# In turn and at once are put alike, in seat order; the screen tells them apart by the ask's params.
FORMS: dict[str, Form] = {"simultaneous": cast, "in_turn": cast, "free": _free}
