"""The sheriff's election: once, on day 1, before anybody knows who died in the night (LR-110, LR-111)."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import Ballots, Count, cast
from rulesets.engine.deaths import Strike
from rulesets.werewolf.vote import Verdict, verdict

from .ballots import stage
from .day import speeches
from .night_end import is_decided
from .town import Town

RUN = 15


def is_held(town: Town, fallen: Sequence[Strike]) -> bool:
    """LR-110; LR-140: not in a game that the night has decided. Its dead are told, and it is over."""
    table = town.table
    return table.day == 1 and table.options["sheriff"] and not is_decided(town, fallen)


def election(town: Town) -> Flow:
    town.table.phase = "sheriff"
    candidates = yield from _candidacy(town)
    elected = yield from _elected(town, candidates)
    town.sheriff = elected.seat
    if elected.seat is None:
        town.table.announce("sheriff.none", reason=elected.reason)
    else:
        town.table.announce("sheriff.elected", seat=elected.seat)


def _candidacy(town: Town) -> Asking[list[str]]:
    """LR-112."""
    table = town.table

    def question(seat: str) -> Ask:
        return table.choose("sheriff.run", seat, ("run",), of="choice", at_least=0, secret=False, seconds=RUN)

    runs: Ballots = {}
    yield from cast(table, table.alive, question, runs)
    candidates = [seat for seat, answer in runs.items() if answer is not None]
    table.announce("sheriff.candidates", seats=candidates)
    return candidates


def _elected(town: Town, candidates: Sequence[str]) -> Asking[Verdict]:
    """LR-113 to LR-117."""
    if not candidates:
        return Verdict(None, "no_candidates")
    if len(candidates) == 1:
        is_office = town.table.options["sole_candidate"] == "elected"
        return Verdict(candidates[0]) if is_office else Verdict(None, "sole_candidate")
    counted = yield from _round(town, "vote.sheriff", candidates)
    if len(counted.leaders) > 1:
        counted = yield from _round(town, "vote.sheriff_runoff", counted.leaders, runoff=True)
    return verdict(counted)


def _round(town: Town, id: str, candidates: Sequence[str], runoff: bool = False) -> Asking[Count]:
    """LR-114, LR-115."""
    yield speeches(town, "talk.campaign", candidates)
    return (yield from stage(town, id, town.table.alive, candidates, runoff=runoff))
