"""What is read aloud while a game plays by itself: what its table was told then, whoever's eyes one looks through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.after.end.view import View
from desktop.after.replay.acts import Act
from desktop.records.story import Step
from i18n import speak, spoken

# Up to which speed all of it is said, and up to which what nobody forgets; faster than that the voice is silent.
ALL, GREAT = 1.0, 2.0


class Aloud:
    """Where nobody reads aloud."""

    def tell(self, language: str, lines: Sequence[str]) -> None:
        """In place of what is being said."""

    def hush(self) -> None:
        """At once."""

    @property
    def speaks(self) -> bool:
        """Who plays on waits for it."""
        return False


def said(view: View, act: Act, times: float) -> tuple[str, ...]:
    """Line by line, as a host says it."""
    if times > GREAT:
        return ()
    seats = {view.call(name): spoken.seat(view.words, number, name) for name, number in view.numbers.items()}
    lines = (spoken.spoken(view.words, line, seats) for line in _lines(view, act, times))
    return tuple(line for line in lines if line)


def _lines(view: View, act: Act, times: float) -> Iterator[str]:
    steps = view.replay.steps
    told = [(at, list(_told(view, at))) for at in act.steps if times <= ALL or _is_great(view, at)]
    first = next((at for at, lines in told if lines), None)
    if first is not None and not any(_is_heard(view, at) for at in _before(steps, first)):
        yield speak.when(view.words, steps[first].day, steps[first].phase)
    for _, lines in told:
        yield from lines


def _told(view: View, at: int) -> Iterator[str]:
    yield from (decision.line(view.words) for decision in view.replay.decided_at.get(at, ()))
    for notice in view.replay.steps[at].notices:
        if notice.to is None:
            told = view.teller.told(notice)
            yield told.brief or told.text


def _is_heard(view: View, at: int) -> bool:
    return bool(view.replay.decided_at.get(at)) or any(notice.to is None for notice in view.replay.steps[at].notices)


def _is_great(view: View, at: int) -> bool:
    return bool(view.replay.steps[at].deaths) or at == len(view.replay.steps) - 1


def _before(steps: Sequence[Step], at: int) -> Iterator[int]:
    """The steps of the same hour: when that is, is said once."""
    hour = (steps[at].day, steps[at].phase)
    for before in range(at - 1, -1, -1):
        if (steps[before].day, steps[before].phase) != hour:
            return
        yield before
