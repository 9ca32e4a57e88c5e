"""The classic village's vote: a ballot, a runoff where the rules have one, and who is executed."""

from __future__ import annotations

from rulesets.engine.asks import Asking
from rulesets.werewolf.town import Town
from rulesets.werewolf.vote import Verdict, ballot, lot
from rulesets.werewolf.vote import verdict as verdict_of


def verdict(town: Town) -> Asking[Verdict]:
    table = town.table
    table.phase = "vote"
    found = verdict_of((yield from ballot(town, "vote.execution", table.alive)))
    how = table.options["tie"] if found.reason == "tie" else "none"
    if how == "runoff":
        return (yield from _runoff(town, found))
    # J9-58, U13-21: or one of the tied is drawn at once.
    return lot(town, found.tied) if how == "lot" else found


def _runoff(town: Town, first: Verdict) -> Asking[Verdict]:
    """J9-58, U13-22: among exactly the tied. J9-59: they vote too, unless the option says otherwise."""
    tied = first.tied
    others_only = town.table.options.get("runoff_voters") == "others"
    voters = [seat for seat in town.table.alive if not (others_only and seat in tied)]
    if not voters:
        return first  # J9-59: nobody could break it.
    params = {"seats": list(tied)}
    return verdict_of((yield from ballot(town, "vote.runoff", voters, tied, runoff=True, params=params)))
