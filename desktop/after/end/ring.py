"""The ring as it was at a step, drawn as on the table: who acts, and at whom; and who is what, where that is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from desktop.after.end.knew import SeatThen, knew
from desktop.after.end.view import View
from desktop.keep.preferences import Preferences
from desktop.records import ring as replayed
from desktop.records.story import Step
from desktop.seats.ring import RingSeat, SeatTag
from desktop.widgets import medallions
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml


@dataclass(frozen=True)
class RingThen:
    title: str
    living: str
    sky: str
    # Whose turn it is at this step; 0 for nobody's, or where that is shut.
    actor: int
    seats: tuple[RingSeat, ...]
    # That of the side they were on, where that is open.
    colours: tuple[str, ...]
    # Whose secrets wait to be asked for, by their numbers.
    shut: tuple[int, ...]
    # Through whose eyes it is seen.
    eyes: SeatThen


@for_qml(RingThen)
class ThenModel(Screen):
    def __init__(self, preferences: Preferences, made: Callable[[], RingThen]) -> None:
        super().__init__(preferences)
        self._made = made

    def made(self) -> RingThen:
        return self._made()


def ring(view: View, at: int, eyes: str = "") -> RingThen:
    """`eyes`: as this seat saw it, which knew what it was told and no more."""
    step, seats = view.replay.steps[at], view.replay.rings[at]
    points = {name: aimed for name, aimed in aims_by(view, at) if _was_seen(view, at, name, eyes)}
    living = sum(seat.is_alive for seat in seats)
    return RingThen(
        title=view.teller.date(step),
        living=view.words.text("count.living", n=living, of=len(seats)),
        sky=view.rules.phase(step.phase).sky,
        actor=_actor(view, at, eyes),
        seats=tuple(_seat(view, seat, points, eyes) for seat in seats),
        colours=tuple(_colour(view, seat, eyes) for seat in seats),
        shut=tuple(seat.number for seat in seats if not view.sees(seat.name)),
        eyes=knew(view, at, eyes) if eyes else SeatThen(),
    )


def _actor(view: View, at: int, eyes: str) -> int:
    """Of a lap that is over nobody is in its middle, but who alone decided something in it."""
    act = view.replay.acts[view.replay.act_at(at)]
    told = act.steps[-1] if at == act.last else at
    step = view.replay.steps[told]
    seat = step.ask.seat if step.ask is not None and _is_open(view, step) else None
    is_whole = at == act.last and len(act.steps) > 1
    return view.numbers[seat] if seat and not is_whole and _was_seen(view, told, seat, eyes) else 0


def _was_seen(view: View, at: int, actor: str, eyes: str) -> bool:
    """A vote before all eyes was; a turn of the night only by who had it."""
    ask = view.replay.steps[at].ask
    return eyes in ("", actor) or (ask is not None and not ask.secret)


def _is_open(view: View, step: Step) -> bool:
    ask = step.ask
    return ask is not None and (not ask.secret or ask.seat is None or view.sees(ask.seat))


def aims(view: View, at: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Who is aimed at by whom at this step; in a vote, all fingers that are up by then."""
    ballot = next((one for one in view.replay.story.ballots if at in one.cast.values()), None)
    if ballot is None:
        yield from _aims_at(view, at)
        return
    for voter, cast in ballot.cast.items():
        if cast <= at and _is_open(view, view.replay.steps[cast]):
            yield voter, _aimed_at(view.replay.steps[cast])


def _aims_at(view: View, at: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    step = view.replay.steps[at]
    if step.ask is not None and step.ask.seat is not None and _is_open(view, step):
        yield step.ask.seat, _aimed_at(step)


def aims_by(view: View, at: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Where an act is over, of all its turns: its last page may have changed nothing."""
    act = view.replay.acts[view.replay.act_at(at)]
    if at < act.last:
        yield from aims(view, at)
        return
    for one in act.steps:
        yield from ((name, aimed) for name, aimed in aims(view, one) if aimed)


def _aimed_at(step: Step) -> tuple[str, ...]:
    if step.ask is None or step.ask.of != "seat" or not step.answer:
        return ()
    return tuple(step.answer) if isinstance(step.answer, list) else (step.answer,)


def _seat(view: View, seat: replayed.Seat, points: Mapping[str, tuple[str, ...]], eyes: str) -> RingSeat:
    # A thread goes to one seat; where there are more, all of them are bright.
    aims = points.get(seat.name, ())
    tags = tuple(SeatTag(f"states/{tag}", view.words.text(f"tag.{tag}")) for tag in seat.tags)
    shown = _role(view, seat, eyes)
    state = "living" if seat.is_alive else "ghost" if "ghost" in seat.tags else "out"
    said = view.words.text("seat.state.alive" if seat.is_alive else "seat.state.out")
    parts = (view.call(seat.name), shown.text if shown else "", said, *(tag.text for tag in tags))
    return RingSeat(
        number=seat.number,
        name=seat.name,
        state=state,
        tags=tuple(tag for tag in tags if tag.motif != "states/in_prison"),
        in_prison="in_prison" in seat.tags,
        shown=shown,
        has_pointed=len(aims) == 1,
        points_at=view.numbers[aims[0]] if len(aims) == 1 else 0,
        is_chosen=any(seat.name in aimed for aimed in points.values() if len(aimed) > 1),
        can_be_tapped=True,
        described=" · ".join(filter(None, parts)),
    )


def _colour(view: View, seat: replayed.Seat, eyes: str) -> str:
    return medallions.of(view.rules, seat.role, view.words).colour if _role(view, seat, eyes) else ""


def _role(view: View, seat: replayed.Seat, eyes: str) -> SeatTag | None:
    is_open = seat.name == eyes if eyes else view.sees(seat.name)
    if not seat.role or not (is_open or seat.is_known):
        return None
    medallion = medallions.of(view.rules, seat.role, view.words)
    return SeatTag(medallion.motif, medallions.name(view.words, view.rules, seat.role), medallion.frame)
