"""The council: packmates leave each other messages, while everybody else writes notes to himself."""

from __future__ import annotations

from functools import partial
from typing import Any

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Joined, OneAsk, Screen, Writes, lap
from rulesets.werewolf.council import by_line, whisper, whole
from rulesets.werewolf.role import PACK
from rulesets.werewolf.town import Town

# Of one message; of a text whose lines are messages.
LENGTH, LINES = 200, 400


def is_held(town: Town) -> bool:
    """J9-17, U13-12: by what the whole table knows, the composition and the number of the living."""
    wolves = sum(number for role, number in town.table.composition.items() if town.roles[role].company == PACK)
    return wolves >= 2 and (town.table.day == 0 or len(town.table.alive) >= 5)


class Council:
    """One night's council; `limit` is how many messages the pack may leave in it."""

    def __init__(self, town: Town, limit: int | None = None) -> None:
        self._town = town
        self._limit = limit
        self._written = 0
        # J9-77, U13-56.
        self._has_lines = town.table.options["messages_with_choice"]
        self._length = LINES if self._has_lines else LENGTH

    def laps(self, number: int) -> Flow:
        if number > 0 and is_held(self._town):
            for _ in range(number):
                yield from lap(self._town.table, self._town.table.alive, [Writes(self.page)], "council")

    def page(self, seat: str) -> Page:
        town = self._town
        is_closed = town.cards[seat].company != PACK or self._written == self._limit
        if is_closed or len(town.members(PACK)) < 2:
            return town.table.note(seat, self._length, params=self._params())
        return self._whisper(seat)

    def beside(self, choice: OneAsk) -> Screen:
        """The choice of the night, where messages stand on the same screen."""
        return Joined(Writes(self.page), choice) if self._has_lines and is_held(self._town) else choice

    def _params(self, left: int | None = None) -> dict[str, Any]:
        lines = {"lines": True} if self._has_lines else {}
        return lines if left is None else {"left": left, **lines}

    def _whisper(self, seat: str) -> Flow:
        left = None if self._limit is None else self._limit - self._written
        parted = partial(by_line, most=left) if self._has_lines else whole
        self._written += yield from whisper(self._town, seat, PACK, self._length, parted, self._params(left))
        if self._written == self._limit:
            self._town.table.tell(self._town.members(PACK), "werewolf.whisper.closed", count=self._written)
