"""The classic village's vote: a ballot, a runoff where the rules have one, and who is executed."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Asking
from rulesets.engine.ballot import Count
from rulesets.werewolf.town import Town
from rulesets.werewolf.vote import Verdict, ballot
from rulesets.werewolf.vote import verdict as verdict_of


def verdict(town: Town) -> Asking[Verdict]:
    table = town.table
    table.phase = "vote"
    counted = yield from ballot(town, "vote.execution", table.alive)
    if len(counted.leaders) > 1 and table.options["tie"] == "runoff":
        counted = yield from _runoff(town, counted.leaders)
    return verdict_of(counted)


def _runoff(town: Town, tied: Sequence[str]) -> Asking[Count]:
    """J9-58, U13-22: among exactly the tied. J9-59: they vote too, unless the option says otherwise."""
    others_only = town.table.options.get("runoff_voters") == "others"
    voters = [seat for seat in town.table.alive if not (others_only and seat in tied)]
    return ballot(town, "vote.runoff", voters, tied, runoff=True, params={"seats": list(tied)})
