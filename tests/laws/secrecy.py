"""Two games side by side that differ only in what one seat, the viewer, must not know.

Both are given the same answers wherever that is possible, so that they look the same for as long as
the rules let them. Up to the first public difference that the rules make, the viewer's notices and asks, and the
public steps, must be equal: if they are not, something has leaked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import chain
from typing import Any

from rulesets.engine import Ask, Game, Notice
from tests.laws.games import MOST_ASKS, Deal
from tests.laws.shape import shape


@dataclass(frozen=True)
class Knowledge:
    """Who is told whom, and what may openly differ between two games, by ruleset."""

    # Sets of roles whose holders learn who else holds one of them.
    circles: tuple[frozenset[str], ...] = ()
    # Public notices that carry what secret acts have brought about.
    outcomes: frozenset[str] = frozenset()
    # What a seat is rightly told about another, by its own power or by another's act on it.
    learnt: frozenset[str] = frozenset()


class Leak(AssertionError):
    """The viewer could tell the two games apart."""


@dataclass
class Compared:
    steps: int
    days: int


def plan(deal: Deal, game: Game, ask: Ask, salt: str, last: frozenset[str]) -> Any:
    """An answer that depends on the moment alone, so that both games answer alike where they can."""
    mark = f"{deal.seed}/{game.day}/{game.phase}/{ask.id}/{salt}"
    if ask.kind == "talk" and ask.options:
        # Whether it is interrupted depends on how often it has been put: it must come to an end.
        return ask.options[0] if _digest(f"{mark}/{game.answers}") % 6 == 0 else None
    if ask.kind == "text":
        return f"word {_digest(mark) % 97}"[: ask.max_length] if _digest(mark) % 3 == 0 or ask.at_least else None
    if ask.kind != "choose":
        return None
    if ask.at_least == 0 and _digest(mark) % 5 == 0:
        return None
    order = sorted(ask.options, key=lambda token: (token in last, _digest(f"{mark}/{token}")))
    return order[0] if ask.at_most == 1 else order[: max(1, min(ask.at_most, len(order)))]


def _digest(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


@dataclass
class Side:
    game: Game
    salt: Mapping[str, str]

    def move(self, deal: Deal, watched: frozenset[str]) -> None:
        ask = self.game.ask
        assert ask is not None
        seat = ask.seat or ""
        # A power answers alike wherever its card lies; a voter answers for himself.
        salt = seat if not ask.secret or ask.id.startswith("vote.") else ""
        otherwise = self.salt.get(seat, "") if ask.secret else ""
        self.game.answer(plan(deal, self.game, ask, salt + otherwise, watched))


def compare(
    deal: Deal, viewer: str, sides: tuple[Side, Side], knowledge: Knowledge, watched: frozenset[str]
) -> Compared:
    """Plays both to their first rightful difference; raises Leak where the viewer sees more."""
    seen = Seen(viewer, knowledge)
    for step in range(MOST_ASKS):
        left, right = sides[0].game, sides[1].game
        if seen.part_rightly(left, right):
            return Compared(step, left.day)
        _same_step(viewer, left, right)
        if left.ask is None:
            return Compared(step, left.day)
        mine = left.ask.secret and left.ask.seat == viewer
        for side in sides:
            side.move(deal, watched if mine else frozenset())
    raise AssertionError("the games did not end")


class Seen:
    """Reads the new notices of both games as the viewer gets them."""

    def __init__(self, viewer: str, knowledge: Knowledge) -> None:
        self._viewer = viewer
        self._knowledge = knowledge
        self._read = [0, 0]

    def part_rightly(self, left: Game, right: Game) -> bool:
        mine = [self._new(0, left), self._new(1, right)]
        for one, other in zip(*mine, strict=False):
            if one != other:
                return self._rightful(one, other)
        if len(mine[0]) != len(mine[1]):
            longer = max(mine, key=len)
            return self._rightful(longer[min(map(len, mine))], None)
        return False

    def _new(self, side: int, game: Game) -> list[Notice]:
        told = game._table.notices
        fresh = told[self._read[side] :]
        self._read[side] = len(told)
        return [notice for notice in fresh if notice.to is None or self._viewer in notice.to]

    def _rightful(self, one: Notice, other: Notice | None) -> bool:
        for notice in (one, other):
            if notice is not None:
                allowed = self._knowledge.outcomes if notice.to is None else self._knowledge.learnt
                if notice.id in allowed:
                    return True
        raise Leak(f"{self._viewer} is told {one} in one game, {other} in the other")


def _same_step(viewer: str, left: Game, right: Game) -> None:
    """The next step looks the same from outside, and to the viewer in full if it is his."""
    _equal("who lives", left.alive, right.alive)
    _equal("day and phase", (left.day, left.phase), (right.day, right.phase))
    one, other = left.ask, right.ask
    if one is None or other is None:
        _equal("whether it is over", one, other)
        return
    if not one.secret or one.seat == viewer:
        _equal("a screen", left.screen, right.screen)
    _equal("the step", _from_behind(left), _from_behind(right))
    if not one.secret:
        _equal("whether undo is free", left.undo_is_free, right.undo_is_free)


def _from_behind(game: Game) -> tuple[Any, ...]:
    asks = [(ask.seat, ask.secret, *shape(ask)) for ask in game.screen]
    return *asks, *game.pages


def _equal(what: str, one: object, other: object) -> None:
    if one != other:
        raise Leak(f"{what}: {one} in one game, {other} in the other")


def truth(deal: Deal) -> dict[str, Any]:
    """What was dealt, as `fixed` takes it."""
    game = deal.game()
    hands = {
        seat: notice.params["cards"]
        for seat in game.players
        for notice in game.notices(seat)
        if notice.id == "hand.dealt"
    }
    return {"hands": hands} if hands else {"roles": game.roles}


def swapped(deal: Deal, one: str, other: str) -> tuple[Deal, Deal]:
    """The deal as it fell, and with two seats' cards exchanged."""
    ((key, dealt),) = truth(deal).items()
    exchanged = {**dealt, one: dealt[other], other: dealt[one]}
    return replace(deal, fixed={**deal.fixed, key: dealt}), replace(deal, fixed={**deal.fixed, key: exchanged})


def may_differ(deal: Deal, viewer: str, one: str, other: str, knowledge: Knowledge) -> bool:
    """Whether the viewer must not notice that these two exchanged their cards."""
    ((key, dealt),) = truth(deal).items()
    if key == "hands":
        return True
    return all(
        (dealt[one] in circle) == (dealt[other] in circle) for circle in knowledge.circles if dealt[viewer] in circle
    )


def circle_of(deal: Deal, seat: str, knowledge: Knowledge) -> frozenset[str]:
    """The seats that share secrets with this one."""
    ((key, dealt),) = truth(deal).items()
    if key == "hands":
        return frozenset((seat,))
    mine = [circle for circle in knowledge.circles if dealt[seat] in circle]
    return frozenset(chain([seat], (name for name in dealt if any(dealt[name] in circle for circle in mine))))
