"""Who was what, a row for every seat; and what is worth a second look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.after.end.view import View
from desktop.after.replay.highlights import sentence
from desktop.after.replay.tale import Highlight
from desktop.widgets import medallions
from i18n import speak

# What stands beside a highlight that is nobody's own.
_SIGNS = {
    "highlight.nose": "signs/search",
    "highlight.quiet": "signs/sun",
    "highlight.caged.none": "signs/lock",
    "highlight.undecided": "signs/point",
    "highlight.perfect.village": "signs/check",
    "highlight.perfect.wolves": "signs/moon",
}


@dataclass(frozen=True)
class HeldCard:
    motif: str
    frame: str
    name: str


@dataclass(frozen=True)
class SeatAtEnd:
    """A seat at the end. `fell` is the step at which it fell, −1 for the living."""

    number: int
    label: str
    # What it was, when and how it ended; and what it was and when it ended, where there is less room.
    line: str
    brief: str
    motif: str
    frame: str
    colour: str
    won: bool
    fell: int
    is_shut: bool
    # What it held when it was over, in games of cards.
    hand: tuple[HeldCard, ...]
    held: str


@dataclass(frozen=True)
class Worth:
    """A highlight, and the step to look at it."""

    text: str
    when: str
    step: int
    motif: str
    frame: str
    colour: str


def rows(view: View) -> Iterator[SeatAtEnd]:
    result = view.replay.story.result
    fell = {death.name: at for at, step in enumerate(view.replay.steps) for death in step.deaths}
    for name, number in view.numbers.items():
        medallion = view.medallion(name, _last_role(view, name))
        hand = tuple(_hand(view, name)) if view.sees(name) else ()
        yield SeatAtEnd(
            number=number,
            label=view.call(name),
            line=_line(view, name, _fate(view, name)),
            brief=_line(view, name, _moment(view, name)),
            motif=medallion.motif,
            frame=medallion.frame,
            colour=medallion.colour,
            won=result is not None and name in result.winners and view.sees(name),
            fell=fell.get(name, -1),
            is_shut=not view.sees(name),
            hand=hand,
            held=view.words.text("end.hand", cards=[card.name for card in hand]) if hand else "",
        )


def _last_role(view: View, name: str) -> str:
    return (view.replay.story.roles[name] or ("",))[-1]


def _line(view: View, name: str, fate: str) -> str:
    role = _was(view, name)
    if not role:
        return fate
    if name not in view.deaths:
        return view.words.text("end.row.alive", role=role)
    return view.words.text("end.row.dead", role=role, death=fate)


def _fate(view: View, name: str) -> str:
    return view.fate(name) or view.words.text("seat.state.alive")


def _moment(view: View, name: str) -> str:
    death = view.deaths.get(name)
    return speak.date(view.words, death.day, death.phase) if death else view.words.text("seat.state.alive")


def _was(view: View, name: str) -> str:
    if not view.is_open(name):
        return ""
    roles = view.replay.story.roles[name] if view.sees(name) else (view.known.roles[name],)
    named = [medallions.name(view.words, view.rules, role) for role in roles if role]
    if len(named) < 2:
        return "".join(named)
    return view.words.text("end.became", before=named[0], after=named[-1])


def _hand(view: View, name: str) -> Iterator[HeldCard]:
    for id in view.replay.story.hands.get(name, ()):
        medallion = medallions.of(view.rules, id, view.words)
        yield HeldCard(medallion.motif, medallion.frame, medallions.name(view.words, view.rules, id))


def worth(view: View) -> Iterator[Worth]:
    """They tell of roles: they wait until everything is open."""
    for one in () if view.shut else view.replay.highlights:
        step = view.replay.steps[one.step]
        motif, frame, colour = _picture(view, one)
        text = sentence(view.words, view.replay.story, one, view.call)
        yield Worth(text, view.teller.date(step), one.step, motif, frame, colour)


def _picture(view: View, one: Highlight) -> tuple[str, str, str]:
    name = one.params.get("seat")
    if name is None:
        return _SIGNS.get(one.id, "signs/lantern"), "circle", ""
    role = view.replay.rings[one.step][view.numbers[name] - 1].role
    medallion = medallions.of(view.rules, role, view.words)
    return medallion.motif, medallion.frame, medallion.colour
