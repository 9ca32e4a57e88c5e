"""A led night: everybody shuts his eyes, and whoever leads calls one role after the other.

What is called depends on what the whole table knows alone: the composition, the options and the night's number. A
copy of a role that is dead, blocked, spent or left in the middle is called like any other; then nobody acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from rulesets.engine.asks import Asking, Flow, Notice, Page
from rulesets.engine.lap import put
from rulesets.engine.ruleset import called_for
from rulesets.engine.table import Call

from .role import Role, overrides

if TYPE_CHECKING:
    from .town import Town

# What a card does with those of its company; the rest of its night it does alone.
TOGETHER = ("act", "act_again")
# Where a role comes that has no place in the rulebook's order: after all that have.
LAST = 10_000


@dataclass(frozen=True)
class Stage:
    """A part of the night after which something is carried out; its moments, in order, are hooks of `Role`."""

    moments: tuple[str, ...]
    # Where there are two: whether this is the one for which a role's `act` may wait (LR-12).
    waits: bool | None = None
    # The moments for which a role is called, where others only follow on them.
    called_for: tuple[str, ...] = ()

    def has_act_of(self, role: type[Role]) -> bool:
        """What waits acts in the moments of its own stage."""
        is_now = self.waits or "act" in self.moments
        return bool(is_now) and overrides(role, "act") and self.waits in (None, role.waits)

    def has(self, role: type[Role]) -> bool:
        """Whether it is called for something that nobody does with it."""
        moments = self.called_for or self.moments
        alone = any(overrides(role, moment) for moment in moments if moment not in TOGETHER)
        together = role.company or role.joins_later
        return alone or (not self.called_for and self.has_act_of(role) and not together)


@dataclass(frozen=True)
class _Called:
    place: int
    what: str
    role: str
    # The company that is called, or which of the role's copies.
    company: str = ""
    copy: int = 0


class Calls:
    """One night's calls, stage by stage."""

    def __init__(self, town: Town, stages: Sequence[Stage], *, apart: bool = False, messages: int = 0) -> None:
        self._town = town
        self._table = table = town.table
        self._stages = [(stage, _called(town, stage)) for stage in stages]
        # Whether somebody may be told something outside his own call: then each is shown what he was told.
        self._apart = apart or any(town.roles[id].tells_apart for id in table.composition)
        roles = [one.role for _, called in self._stages for one in called]
        self._order = (*[None] * messages, *roles, *[None] * (len(table.alive) * self._apart))
        self._number = 0
        # From where on what is told belongs to the call that is on; which notices have been shown to whom.
        self._since = 0
        self._shown: set[tuple[int, str]] = set()

    def stage(self, number: int) -> Flow:
        stage, called = self._stages[number]
        for one in called:
            acted = self._company(stage, one) if one.company else self._copy(stage, one)
            if not (yield from acted):
                yield self._table.read("call.nobody", None, params={"role": one.role})

    def messages(self, seats: Iterable[str], page: Callable[[str], Page]) -> Flow:
        """Those who have fallen have their eyes open anyway, and write in turn (LR-164)."""
        for seat in seats:
            self._open(None, "", (seat,))
            yield from put(page(seat))

    def ends(self) -> Flow:
        """Each of the living is tapped in turn; who was told something outside his call is shown it now."""
        table = self._table
        for seat in table.alive if self._apart else ():
            self._open(None, "", (seat,))
            news = self._news(seat, range(table.seen.get(seat, 0), len(table.notices)))
            yield table.read("call.show", seat, params=_shows([notice for _, notice in news]))
        table.seen = dict.fromkeys(table.players, len(table.notices))
        table.call = None

    # One call

    def _open(self, role: str | None, what: str, seats: Iterable[str]) -> None:
        table = self._table
        self._number += 1
        self._since = len(table.notices)
        table.turn += 1
        table.kinds = ()
        table.call = Call(role, what, self._number, self._order, tuple(seats))

    def _company(self, stage: Stage, called: _Called) -> Asking[bool]:
        """They point together: what one of them is asked all have chosen, and only a block of all makes it void."""
        town, acted = self._town, False
        awake = [seat for seat in town.awake(called.company) if town.acts(seat)]
        self._open(called.role, called.what, awake)
        for moment in stage.moments if awake else ():
            page = getattr(town.cards[awake[0]], moment)(town, awake[0]) if moment in TOGETHER else None
            if page is not None:
                acted = True
                before = len(town.night.choices)
                yield from put(page, {"seats": awake})
                self._joined_by(awake[1:], before)
        return acted

    def _joined_by(self, others: Iterable[str], before: int) -> None:
        choices, cards = self._town.night.choices, self._town.cards
        voices = [choice for choice in choices[before:] if choice.together]
        choices += [replace(choice, by=seat, card=cards[seat]) for seat in others for choice in voices]

    def _copy(self, stage: Stage, called: _Called) -> Asking[bool]:
        town = self._town
        holders = [seat for seat in town.nameable() if town.cards[seat].id == called.role]
        seats = holders[called.copy : called.copy + 1]
        self._open(called.role, called.what, seats)
        acted = False
        for seat in seats:
            if town.acts(seat):
                acted = yield from self._acts(stage, seat)
        return acted

    def _acts(self, stage: Stage, seat: str) -> Asking[bool]:
        """What each moment tells, what it asks, and what it tells of that; whether there was any of these."""
        card, acted = self._town.cards[seat], False
        for moment in stage.moments:
            if moment in TOGETHER and (card.company or not stage.has_act_of(type(card))):
                continue
            page = getattr(card, moment)(self._town, seat)
            acted = (yield from self._shows_of_the_call(seat)) or acted
            if page is not None:
                yield from put(page)
                yield from self._shows_of_the_call(seat)
                acted = True
        return acted

    def _shows_of_the_call(self, seat: str) -> Asking[bool]:
        """What was told to this seat at nightfall is of its call, too."""
        fresh = [*self._town.at_nightfall, *range(self._since, len(self._table.notices))]
        news = list(self._news(seat, fresh))
        for at, notice in news:
            self._shown.add((at, seat))
            yield self._table.read("call.show", seat, params=_shows([notice]))
        return bool(news)

    def _news(self, seat: str, places: Iterable[int]) -> Iterator[tuple[int, Notice]]:
        for at in places:
            notice = self._table.notices[at]
            if notice.to is not None and seat in notice.to and (at, seat) not in self._shown:
                yield at, notice


def _shows(notices: Sequence[Notice]) -> dict[str, Any]:
    """Nothing, a notice, or several on the same sheet."""
    told: list[dict[str, Any]] = [{"id": notice.id, "params": notice.params} for notice in notices]
    first = told[0] if told else {"id": None, "params": {}}
    return {**first, "more": told[1:]} if told[1:] else first


def _called(town: Town, stage: Stage) -> list[_Called]:
    """In the rulebook's order: a call for each company that chooses, and for each copy of a role that acts alone."""
    calling, day = town.table.calling, town.table.day
    counts = {town.roles[id]: number for id, number in town.table.composition.items()}
    companies = {role.company: role for role in counts if role.company and stage.has_act_of(role)}
    together = {company: role.names_by for company, role in companies.items()}
    calls = [_Called(calling.get(what, LAST), what, company, company) for company, what in together.items()]
    for role, number in counts.items():
        if stage.has(role) and role.is_called(day):
            what = called_for(role, calling)
            calls += [_Called(calling.get(what, LAST), what, role.id, copy=copy) for copy in range(number)]
    return sorted(calls, key=attrgetter("place"))
