"""What is worth a second look where cards are played: who was cursed and what became of it, and which card did it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop.after.replay.by_day import executions
from desktop.after.replay.tale import Highlight, Tale
from desktop.records.story import Step

# Fewer at one door are no crowd.
_CROWD = 2


class Hunt(NamedTuple):
    """Who went for whom one night, with which card, and the step at which that night was over."""

    step: int
    seat: str
    card: str
    prey: str


def hunts(tale: Tale) -> Iterator[Hunt]:
    """A card that people die of, and whom it was for."""
    for at, night in tale.nights:
        for card, aim in _used(night):
            if card.ask and aim.ask and card.answer in tale.rules.facts.causes and isinstance(aim.answer, str):
                yield Hunt(at, str(card.ask.seat), card.answer, aim.answer)


def _used(night: Sequence[Step]) -> Iterator[tuple[Step, Step]]:
    """A card, and the aim that the same seat chose next."""
    cards: dict[str | None, Step] = {}
    for step in night:
        if step.ask is not None and step.ask.of == "card":
            cards[step.ask.seat] = step
        elif step.ask is not None and step.ask.of == "seat" and step.ask.seat in cards:
            yield cards.pop(step.ask.seat), step


def kills(tale: Tale) -> Iterator[Hunt]:
    for hunt in hunts(tale):
        fell = tale.fell.get(hunt.prey)
        if fell is not None and fell[1].cause == hunt.card and hunt.prey in _dawn(tale, hunt):
            yield hunt


def _dawn(tale: Tale, hunt: Hunt) -> list[str]:
    return tale.dawn(tale.steps[hunt.step]) or []


def at_the_last_moment(tale: Tale) -> Iterator[Highlight]:
    """Who had but this night left."""
    for hunt in kills(tale):
        if _left(tale, hunt.seat, hunt.step) == "1":
            yield Highlight("highlight.last_moment", hunt.step, 85, {"seat": hunt.seat, "other": hunt.prey})


def _left(tale: Tale, name: str, before: int) -> str:
    """How many nights were left to who has to kill, as he was told last."""
    told = [
        str(notice.params[param])
        for step in tale.steps[: before + 1]
        for notice in step.notices
        if name in (notice.to or ()) and (param := tale.rules.notice(notice.id).hurries)
    ]
    return told[-1] if told else ""


def spared_everybody(tale: Tale) -> Iterator[Highlight]:
    """Who had to kill, and died of nothing that anybody had played."""
    for name, (at, death) in tale.fell.items():
        if name in _cursed(tale) and death.cause not in tale.rules.cards:
            yield Highlight("highlight.spared", at, 64, {"seat": name})


def never_caught(tale: Tale) -> Iterator[Highlight]:
    named = {held.condemned for held in tale.rounds}
    for name, at in _cursed(tale).items():
        if name in tale.story.alive and name not in named:
            day = tale.steps[at].day
            params = {"seat": name, "role": tale.role(name), "day": day}
            yield Highlight("highlight.never_caught", len(tale.steps) - 1, 82, params)


def _cursed(tale: Tale) -> dict[str, int]:
    """Who has to kill from which step on."""
    found: dict[str, int] = {}
    for at, step in enumerate(tale.steps):
        for notice in step.notices:
            if tale.rules.notice(notice.id).must_kill:
                found.update({name: at for name in notice.to or () if name not in found})
    return found


def caged(tale: Tale) -> Iterator[Highlight]:
    """A vote that kills nobody was right where whom it fell on had something to hide."""
    executed = {id(held) for held, _ in executions(tale)}
    held_in = [held for held in tale.rounds if held.condemned and id(held) not in executed]
    caught = [held for held in held_in if tale.rules.hides(tale.role(held.condemned, held.step))]
    for held in caught:
        role = tale.role(held.condemned, held.step)
        params = {"seat": held.condemned, "role": role, "n": len(held.for_condemned)}
        yield Highlight("highlight.caged", held.step, 76, params)
    if len(held_in) > 1 and not caught and _cursed(tale):
        yield Highlight("highlight.caged.none", held_in[-1].step, 58, {"n": len(held_in)})


def sought_by_many(tale: Tale) -> Iterator[Highlight]:
    doors = Counter((hunt.step, hunt.prey) for hunt in hunts(tale))
    for (at, prey), n in doors.items():
        if n >= _CROWD:
            yield Highlight("highlight.sought", at, 62 + n, {"seat": prey, "n": n})


def traded(tale: Tale) -> Iterator[Highlight]:
    """A card that changed hands, and killed in the new ones."""
    for hunt in kills(tale):
        giver = _giver(tale, hunt)
        if giver:
            params = {"seat": hunt.seat, "card": hunt.card, "other": giver}
            yield Highlight("highlight.traded", hunt.step, 80, params)


def _giver(tale: Tale, hunt: Hunt) -> str:
    """From whom he had it; the last of them."""
    given = [
        str(notice.params["seat"])
        for step in tale.steps[: hunt.step + 1]
        for notice in step.notices
        if hunt.seat in (notice.to or ()) and notice.params.get("got") == hunt.card
    ]
    return given[-1] if given else ""


def one_barrier(tale: Tale) -> Iterator[Highlight]:
    """Two of somebody's are told otherwise."""
    held = Counter[str]()
    at: dict[str, int] = {}
    for number, step in enumerate(tale.steps):
        for notice in step.notices:
            if tale.rules.notice(notice.id).withstood:
                held.update(notice.to or ())
                at.update(dict.fromkeys(notice.to or (), number))
    for name, n in held.items():
        if n == 1:
            yield Highlight("highlight.barrier", at[name], 42, {"seat": name})


RULES = (
    at_the_last_moment,
    spared_everybody,
    never_caught,
    caged,
    sought_by_many,
    traded,
    one_barrier,
)
