"""What is worth a second look about the nights, and about who was left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile

from desktop.after.replay.tale import Highlight, Tale
from desktop.records.story import Step
from rulesets.engine import Notice
from rulesets.engine.pack import decided


def saved(tale: Tale) -> Iterator[Highlight]:
    attacks, protects = tale.asks_to("attack"), tale.asks_to("protect")
    for at, night in tale.nights:
        # Then the choice was no longer the pack's own, or a protector has had no say.
        if any(tale.rules.notice(notice.id).bends for step in night for notice in step.notices):
            continue
        hunted = {decided(_answers(night, attack)) for attack in attacks}
        alive = {name for name in night[-1].alive if not tale.rules.part(tale.role(name, at)).is_attack_proof}
        for step in night:
            if step.ask and step.ask.seat and step.ask.id in protects:
                for other in _named(step) & hunted & alive:
                    params = {"seat": step.ask.seat, "role": tale.role(step.ask.seat, at), "other": other}
                    yield Highlight("highlight.saved", at, 85, params)


def first_look(tale: Tale) -> Iterator[Highlight]:
    """The first divination that was somebody's own choice: who hunts himself looks for others than wolves."""
    divines = tale.asks_to("divine")
    for at, step in enumerate(tale.steps):
        looker = step.ask.seat if step.ask and step.ask.id in divines and step.answer else None
        if looker and not tale.rules.hunts(tale.role(looker, at)):
            if any(_finds_guilt(tale, step, notice) for notice in _told_in_turn(tale, at)):
                yield Highlight("highlight.first_look", at, 55, {"seat": looker, "other": step.answer})
            return


def _finds_guilt(tale: Tale, step: Step, notice: Notice) -> bool:
    """Of whom this step has named, and told to whoever has named him."""
    if step.ask is None or step.ask.seat not in (notice.to or ()):
        return False
    return tale.rules.tells_of_guilt(notice) and notice.params["seat"] == step.answer


def divined_fox(tale: Tale) -> Iterator[Highlight]:
    divines = tale.asks_to("divine")
    for at, night in tale.nights:
        for step in night:
            if step.ask and step.ask.id in divines and step.answer in (tale.dawn(night[-1]) or []):
                fell = tale.fell.get(step.answer)
                if fell and tale.rules.cause(fell[1].cause).by == "look":
                    yield Highlight("highlight.fox", at, 75, {"seat": step.ask.seat, "other": step.answer})


def wolves(tale: Tale) -> Iterator[Highlight]:
    """A wolf nobody ever pointed at; a pack without a loss; else the wolf that lasted longest."""
    factions = tale.rules.facts.factions
    alive = [name for name in tale.story.players if name in tale.pack and name in tale.story.alive]
    named = {name for held in tale.rounds for name in held.pointed.values() if tale.accuses(held)}
    last = len(tale.steps) - 1
    if any(factions[side].hunts for side in tale.winners) and len(tale.pack) > 1 and len(alive) == len(tale.pack):
        yield Highlight("highlight.perfect.wolves", last, 90, {"seats": alive})
    if len(tale.rounds) > 1:
        for seat in alive:
            if seat not in named:
                yield Highlight("highlight.unseen", last, 80, {"seat": seat, "role": tale.role(seat)})
    yield from _lasted(tale)


def _lasted(tale: Tale) -> Iterator[Highlight]:
    fell = sorted((tale.fell[name] for name in tale.pack if name in tale.fell), key=lambda row: row[0])
    if len(tale.pack) > 1 and len(fell) == len(tale.pack) and fell[-1][0] > fell[-2][0] and fell[-1][1].day > 2:
        at, death = fell[-1]
        yield Highlight("highlight.last_wolf", at, 50, {"seat": death.name, "day": death.day})


def quiet(tale: Tale) -> Iterator[Highlight]:
    mornings = [at for at, step in enumerate(tale.steps) if step.day > 1 and tale.dawn(step) == []]
    if len(mornings) > 1:
        yield Highlight("highlight.quiet", mornings[-1], 40, {"n": len(mornings)})


def barriers(tale: Tale) -> Iterator[Highlight]:
    held: Counter[str] = Counter()
    for at, step in enumerate(tale.steps):
        for notice in step.notices:
            if tale.rules.notice(notice.id).withstood:
                held.update(notice.to or ())
                for seat in notice.to or ():
                    if held[seat] == 2:
                        yield Highlight("highlight.barriers", at, 55, {"seat": seat})


def few_left(tale: Tale) -> Iterator[Highlight]:
    alive = [name for name in tale.story.players if name in tale.story.alive]
    if tale.story.result is not None and 1 <= len(alive) <= 3:
        yield Highlight("highlight.few_left", len(tale.steps) - 1, 30, {"seats": alive, "n": len(alive)})


def _named(step: Step) -> set[str]:
    """Whom somebody has named, where he may name several."""
    return {step.answer} if isinstance(step.answer, str) else set(step.answer or ())


def _told_in_turn(tale: Tale, at: int) -> Iterator[Notice]:
    """What came of a choice: where others stand on the same screen it is told with the last of them."""
    first = tale.steps[at].ask
    same = takewhile(lambda step: step.ask and first and step.ask.seat == first.seat, tale.steps[at:])
    for step in same:
        yield from step.notices


def _answers(night: Iterable[Step], id: str) -> list[str]:
    return [step.answer for step in night if step.ask and step.ask.id == id and step.answer]


RULES = (saved, first_look, divined_fox, wolves, quiet, barriers, few_left)
