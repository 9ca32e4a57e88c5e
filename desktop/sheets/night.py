"""Whom a game master calls in which night: heard from a game that bots play, as the board alone decides it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.draft.draft import Draft
from rulesets.engine import Ask, BadSetup, Game
from rulesets.engine.bots import RandomBot
from rulesets.engine.table import CALLER, Call

# What is called goes by the night's number: some roles wake in the first one, some in every other one.
NIGHTS = 3
# A game may be over sooner.
_TRIES = 20


@dataclass(frozen=True)
class NightCall:
    call: Call
    # The first thing that was asked of whoever was called.
    ask: Ask
    # How many are called so, one after the other; and in which of the nights.
    times: int
    days: tuple[int, ...]


@dataclass(frozen=True)
class LedNights:
    days: tuple[int, ...]
    # The phase in which they are called.
    phase: str
    calls: tuple[NightCall, ...]


@dataclass(frozen=True)
class _Heard:
    call: Call
    ask: Ask
    day: int
    phase: str

    @property
    def who(self) -> tuple[str | None, str]:
        return self.call.role, self.call.what


_Night = list[_Heard]


def led_nights(draft: Draft) -> LedNights | None:
    """None where nobody leads such a game."""
    if CALLER not in draft.rules.leadings:
        return None
    found: list[_Night] = []
    for seed in range(_TRIES):
        found = max(found, _whole(draft, seed), key=len)
        if len(found) == NIGHTS:
            break
    return _together(found) if found else None


def _whole(draft: Draft, seed: int) -> list[_Night]:
    """The nights of a game that came to their end: all that were to be called were."""
    try:
        game = _game(draft, seed)
    except BadSetup:
        return []
    found: dict[int, _Night] = {}
    for heard in _calls(game, RandomBot(seed)):
        night = found.setdefault(heard.day, [])
        if all(heard.call.number != other.call.number for other in night):
            night.append(heard)
        if len(found) > NIGHTS:
            break
    whole = [night for night in found.values() if len(night) == len(night[0].call.order)]
    return whole[:NIGHTS]


def _game(draft: Draft, seed: int) -> Game:
    names = [str(seat) for seat in range(len(draft.players))]
    options, fixed = draft.all_values(), draft.fixed
    dealt = draft.chosen
    return Game.new(draft.rules, names, preset=dealt, options=options, fixed=fixed, seed=seed, leading=CALLER)


def _calls(game: Game, bot: RandomBot) -> Iterator[_Heard]:
    while game.ask is not None:
        if game.call is not None:
            yield _Heard(game.call, game.ask, game.day, game.phase)
        game.answer(bot.answer(game.ask))


def _together(nights: list[_Night]) -> LedNights:
    """In one order: what is called in some nights alone stands where it is called in them."""
    order: list[tuple[str | None, str]] = []
    for night in nights:
        at = 0
        for one in night:
            if one.who not in order:
                order.insert(at, one.who)
            at = order.index(one.who) + 1
    first = nights[0][0]
    return LedNights(tuple(night[0].day for night in nights), first.phase, tuple(_call(who, nights) for who in order))


def _call(who: tuple[str | None, str], nights: list[_Night]) -> NightCall:
    there = [[one for one in night if one.who == who] for night in nights]
    heard = [one for night in there for one in night]
    days = tuple(dict.fromkeys(one.day for one in heard))
    return NightCall(heard[0].call, heard[0].ask, max(map(len, there)), days)
