"""The same choices, made by those who hold the lantern and by those whom a leader calls."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from rulesets.engine import Ask, Death, Game
from rulesets.engine.pack import decided
from tests.laws.games import MOST_ASKS, Deal

Chosen = tuple[bool, Any]
# What a company decides together: asked of each by the lantern, of all at once in a led night.
TOGETHER = ("werewolf.attack", "werewolf.attack_second", "vampire.bite")


def end(game: Game) -> tuple[tuple[Death, ...], dict[str, str], Any]:
    return game.deaths, game.roles, game.result


def by_the_moment(deal: Deal) -> Callable[[Game], Chosen]:
    """What is chosen depends on the day, the ask and who is asked alone; a company is of one mind."""

    def choice(game: Game) -> Chosen:
        ask = game.ask
        assert ask is not None
        if ask.id in ("witch.order", "witch.antidote"):
            # An order counts as the choices it stands for.
            saved = [seat for seat in ask.options if _digest(f"{deal.seed}/{game.day}/saved/{seat}") % 2]
            return True, (saved or None) if ask.id == "witch.order" else next(iter(saved), None)
        seat = "" if ask.id in TOGETHER else ask.seat
        mark = f"{deal.seed}/{game.day}/{ask.id}/{seat}/{ask.options}"
        # A fallen leader is wanted sooner or later; a text says nothing to the rules.
        if ask.id != "lead.take" and _digest(mark) % 13 == 0:
            return False, None
        return True, _value(ask, mark)

    return choice


def _value(ask: Ask, mark: str) -> Any:
    if ask.kind == "text":
        return "word"[: ask.max_length] if ask.at_least else None
    if ask.kind != "choose" or (ask.at_least == 0 and _digest(mark) % 4 == 0):
        return None
    order = sorted(ask.options, key=lambda token: _digest(f"{mark}/{token}"))
    return order[0] if ask.at_most == 1 else order[: min(ask.at_most, len(order))]


def _digest(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def play(game: Game, choice: Callable[[Game], Chosen]) -> Game:
    for _ in range(MOST_ASKS):
        if game.ask is None:
            return game
        replies, value = choice(game)
        if replies:
            game.answer(value)
        else:
            game.no_reply()
    raise AssertionError(f"still going on after {MOST_ASKS} asks")


class Recorded:
    """What was chosen in a passed game, for the led one to choose again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._chosen: dict[tuple[Any, ...], list[Chosen]] = {}
        self._voices: dict[tuple[int, str], list[tuple[str, Any]]] = {}

    def keep(self, ask: Ask, day: int) -> None:
        """After it was answered."""
        line = self._game.journal["answers"][-1]
        chosen: Chosen = ("answer" in line, line.get("answer"))
        self._chosen.setdefault(self._key(ask, day), []).append(chosen)
        if ask.id in TOGETHER and ask.seat is not None:
            self._voices.setdefault((day, ask.id), []).append((ask.seat, line.get("answer")))

    def choice(self, game: Game) -> Chosen:
        ask = game.ask
        assert ask is not None
        if ask.id in TOGETHER:
            return self._agreed(ask, game.day)
        made = self._chosen.get(self._key(ask, game.day))
        if made:
            return made.pop(0)
        if ask.id == "witch.antidote":
            return True, self._ordered(ask, game.day)
        assert ask.id.startswith("call."), f"{ask.id} was not asked of {ask.seat} by the lantern"
        return True, None

    def _agreed(self, ask: Ask, day: int) -> Chosen:
        """LR-21, LR-46: whose choice is void has no voice; a second victim is another than the first (EJ-108)."""
        told = [notice for notice in self._game._table.notices if (notice.id, notice.day) == ("blocked", day)]
        blocked = {seat for notice in told for seat in notice.to or ()}
        voices = self._voices.get((day, ask.id), [])
        free = [voice for voice in voices if voice[0] not in blocked] or voices
        target = decided([target for _, target in free if target in ask.options])
        return target is not None, target

    def _ordered(self, ask: Ask, day: int) -> Any:
        """What a standing order of that night comes to."""
        orders = [made for key, made in self._chosen.items() if key[:3] == (day, "witch.order", ask.seat)]
        named = [seat for made in orders for _, order in made for seat in order or ()]
        return next((seat for seat in ask.options if seat in named), None)

    @staticmethod
    def _key(ask: Ask, day: int) -> tuple[Any, ...]:
        return day, ask.id, ask.seat, ask.options


def called(game: Game, choice: Callable[[Game], Chosen]) -> list[tuple[int, str | None]]:
    """The days and roles of all calls of a led game, as it is played: what everybody hears."""
    heard: list[tuple[int, str | None]] = []
    number = 0

    def listening(game: Game) -> Chosen:
        nonlocal number
        if game.call is not None and game.turn != number:
            number = game.turn
            heard.append((game.day, game.call.role))
        return choice(game)

    play(game, listening)
    return heard


def unshown(game: Game, choice: Callable[[Game], Chosen]) -> list[tuple[int, str, str]]:
    """By day, seat and id: what the living were told as a night of this led game fell, and no call of it shows them."""
    missed: list[tuple[int, str, str]] = []
    waiting: dict[tuple[str, str], None] = {}
    night = -1

    def looking_on(game: Game) -> Chosen:
        nonlocal night
        if game.call is None:
            missed.extend((night, *one) for one in waiting)
            waiting.clear()
        elif night != game.day:
            night = game.day
            living = set(game.alive)
            told = [notice for notice in game._table.notices if (notice.day, notice.phase) == (night, game.phase)]
            waiting.update({(seat, notice.id): None for notice in told for seat in living & (notice.to or set())})
        for shown in _shown(game.ask):
            waiting.pop(shown, None)
        return choice(game)

    play(game, looking_on)
    return missed


def _shown(ask: Ask | None) -> list[tuple[str, str]]:
    if ask is None or ask.id != "call.show" or ask.seat is None:
        return []
    return [(ask.seat, one["id"]) for one in ({"id": ask.params["id"]}, *ask.params.get("more", ()))]
