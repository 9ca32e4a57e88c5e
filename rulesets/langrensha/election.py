"""The sheriff's election: once, on day 1, before anybody knows who died in the night (LR-110, LR-111)."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Ask, Asking, Flow
from rulesets.engine.ballot import Ballots, cast
from rulesets.engine.deaths import Strike
from rulesets.werewolf.vote import Verdict, verdict

from .ballots import stage
from .night_end import is_decided
from .talk import talked
from .town import Town

RUN = 15
UNDECIDED = Verdict(None)
# LR-187: after how many that were stopped there is no badge any more.
BLASTS = {"first": 1, "second": 2}


def is_held(town: Town, fallen: Sequence[Strike]) -> bool:
    """LR-110, LR-187; LR-140: not in a game that the night has decided. Its dead are told, and it is over."""
    table = town.table
    is_due = table.day == 1 or town.is_postponed
    return is_due and table.options["sheriff"] and not is_decided(town, fallen)


def election(town: Town) -> Flow:
    town.table.phase = "sheriff"
    candidates = yield from _shown(town, "sheriff.run", "run", town.table.alive)
    town.table.announce("sheriff.candidates", seats=candidates)
    elected = yield from _elected(town, candidates)
    if town.night_falls:
        return _stopped(town)
    town.is_postponed = False
    town.sheriff = elected.seat
    if elected.seat is None:
        town.table.announce("sheriff.none", reason=elected.reason)
    else:
        town.table.announce("sheriff.elected", seat=elected.seat)


def _stopped(town: Town) -> None:
    """LR-187."""
    town.stopped += 1
    town.is_postponed = town.stopped < BLASTS[town.table.options["badge_lost"]]
    if town.is_postponed:
        town.table.announce("sheriff.postponed")
    else:
        town.table.announce("sheriff.none", reason="blown_up")


def _shown(town: Town, id: str, word: str, seats: Sequence[str]) -> Asking[list[str]]:
    """LR-112, LR-190: who of these says so openly, each in turn."""
    table = town.table

    def question(seat: str) -> Ask:
        return table.choose(id, seat, (word,), of="choice", at_least=0, secret=False, seconds=RUN)

    said: Ballots = {}
    yield from cast(table, seats, question, said)
    return [seat for seat, answer in said.items() if answer is not None]


def _elected(town: Town, running: Sequence[str]) -> Asking[Verdict]:
    """LR-113 to LR-117."""
    if len(running) < 2:
        return _unopposed(town, running)
    if not (yield from talked(town, "talk.campaign", running)):
        return UNDECIDED
    candidates = yield from _left(town, running)
    if len(candidates) < 2:
        # LR-191.
        return Verdict(candidates[0]) if candidates else Verdict(None, "all_withdrew")
    voters = _voters(town, running)
    counted = yield from stage(town, "vote.sheriff", voters, candidates)
    tied = counted.leaders
    if len(tied) > 1:
        # LR-114.
        if not (yield from talked(town, "talk.campaign", tied)):
            return UNDECIDED
        counted = yield from stage(town, "vote.sheriff_runoff", voters, tied, runoff=True)
    return verdict(counted)


def _unopposed(town: Town, candidates: Sequence[str]) -> Verdict:
    if not candidates:
        return Verdict(None, "no_candidates")
    is_office = town.table.options["sole_candidate"] == "elected"
    return Verdict(candidates[0]) if is_office else Verdict(None, "sole_candidate")


def _left(town: Town, running: Sequence[str]) -> Asking[list[str]]:
    """LR-190."""
    if not town.table.options["withdrawal"]:
        return list(running)
    withdrawn = yield from _shown(town, "sheriff.withdraw", "withdraw", running)
    left = [seat for seat in running if seat not in withdrawn]
    if withdrawn:
        town.table.announce("sheriff.withdrawn", seats=withdrawn)
        town.table.announce("sheriff.candidates", seats=left)
    return left


def _voters(town: Town, running: Sequence[str]) -> Sequence[str]:
    """LR-115, LR-192."""
    alive = town.table.alive
    everybody = town.table.options["sheriff_voters"] == "everybody"
    return alive if everybody else [seat for seat in alive if seat not in running]
