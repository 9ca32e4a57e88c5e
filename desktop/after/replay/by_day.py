"""What is worth a second look about the votes. Each rule finds its cases by itself and says only an id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.after.replay.tale import Highlight, Tale
from desktop.after.replay.votes import Round
from rulesets.engine import Notice

# Fewer hands than this make no crowd.
CROWD = 5


def executions(tale: Tale) -> Iterator[tuple[Round, str]]:
    for held in tale.rounds:
        fell = tale.fell.get(held.condemned)
        if fell is not None and tale.rules.cause(fell[1].cause).by == "vote" and fell[1].day == held.day:
            yield held, held.condemned


def hanged_its_own(tale: Tale) -> Iterator[Highlight]:
    for held, seat in executions(tale):
        role = tale.role(seat)
        if tale.side(seat) == "village" and not tale.rules.part(role).is_plain:
            params = {"seat": seat, "role": role, "n": len(held.for_condemned)}
            yield Highlight("highlight.hanged", held.step, 95 if _divines(tale, role) else 70, params)


def _divines(tale: Tale, role: str) -> bool:
    return any(role in tale.rules.asks[id].by for id in tale.asks_to("divine"))


def of_one_mind(tale: Tale) -> Iterator[Highlight]:
    """Whoever is named has to point at somebody else, so he does not count."""
    for held in tale.rounds:
        others = [name for voter, name in held.pointed.items() if voter != held.condemned]
        if held.condemned and len(others) >= CROWD and set(others) == {held.condemned}:
            yield Highlight("highlight.unanimous", held.step, 60, {"seat": held.condemned, "n": len(others)})


def by_one_vote(tale: Tale) -> Iterator[Highlight]:
    for held, seat in executions(tale):
        if len(held.pointed) >= CROWD and held.margin == 1 and len(held.votes) > 1:
            second = sorted(held.votes.items(), key=lambda row: -row[1])[1][0]
            yield Highlight("highlight.one_vote", held.step, 50, {"seat": seat, "other": second, "day": held.day})


def alone_and_right(tale: Tale) -> Iterator[Highlight]:
    for held, seat in executions(tale):
        others = [voter for voter, name in held.named.items() if seat not in (name, voter)]
        if len(held.pointed) > CROWD and len(others) == 1 and tale.side(seat) == tale.side(others[0]) == "village":
            yield Highlight("highlight.alone", held.step, 65, {"other": others[0], "seat": seat})


def packmate_named(tale: Tale) -> Iterator[Highlight]:
    for held, seat in executions(tale):
        for voter in held.for_condemned:
            if tale.is_of_pack(seat, held.step) and tale.is_of_pack(voter, held.step):
                yield Highlight("highlight.own_pack", held.step, 75, {"seat": seat, "other": voter})


def sharp_eye(tale: Tale) -> Iterator[Highlight]:
    """Of the village, and every finger at a wolf."""
    for voter in tale.story.players:
        fingers = [held for held in tale.rounds if voter in held.pointed and tale.accuses(held)]
        if len(fingers) >= 3 and all(_is_right(tale, voter, held) for held in fingers):
            yield Highlight("highlight.sharp", fingers[-1].step, 80, {"seat": voter, "n": len(fingers)})


def _is_right(tale: Tale, voter: str, held: Round) -> bool:
    return tale.side(voter, held.step) == "village" and tale.hunts(held.pointed[voter], held.step)


def named_most_and_alive(tale: Tale) -> Iterator[Highlight]:
    fingers = Counter(name for held in tale.rounds if tale.accuses(held) for name in held.pointed.values())
    for seat, n in fingers.most_common(1):
        if n > CROWD and seat in tale.story.alive:
            yield Highlight("highlight.magnet", len(tale.steps) - 1, 45, {"seat": seat, "n": n})


def undecided(tale: Tale) -> Iterator[Highlight]:
    evenings = [at for at, step in enumerate(tale.steps) for notice in step.notices if _names_nobody(tale, notice)]
    if len(evenings) > 1:
        yield Highlight("highlight.undecided", evenings[-1], 35, {"n": len(evenings)})


def _names_nobody(tale: Tale, notice: Notice) -> bool:
    """A day's own vote that came to nothing."""
    outcome = tale.rules.notice(notice.id).outcome
    return outcome is not None and (outcome.of, outcome.comes_to) == ("day", "nobody")


def perfect_village(tale: Tale) -> Iterator[Highlight]:
    fallen = [tale.side(seat) for _, seat in executions(tale)]
    if tale.winners == ("village",) and len(fallen) >= 2 and "village" not in fallen:
        yield Highlight("highlight.perfect.village", len(tale.steps) - 1, 90, {"n": len(fallen)})


RULES = (
    hanged_its_own,
    of_one_mind,
    by_one_vote,
    alone_and_right,
    packmate_named,
    sharp_eye,
    named_most_and_alive,
    undecided,
    perfect_village,
)
