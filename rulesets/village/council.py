"""The council: packmates leave each other messages, while everybody else writes notes to himself."""

from __future__ import annotations

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import lap

from .village import Village

LENGTH = 200


def is_held(village: Village) -> bool:
    """J9-17, U13-12: by what the whole table knows, the composition and the number of the living."""
    wolves = sum(number for role, number in village.table.composition.items() if village.roles[role].in_pack)
    return wolves >= 2 and (village.table.day == 0 or len(village.table.alive) >= 5)


class Council:
    """One night's council; `limit` is how many messages the pack may leave in it."""

    def __init__(self, village: Village, limit: int | None = None) -> None:
        self._village = village
        self._limit = limit
        self._written = 0

    def laps(self, number: int) -> Flow:
        for _ in range(number if is_held(self._village) else 0):
            yield from lap(self._village.table, self._village.table.alive, [self.page])

    def page(self, seat: str) -> Page:
        village = self._village
        alone = len(village.pack) < 2
        if not village.cards[seat].in_pack or alone or self._written == self._limit:
            return village.table.note(seat, LENGTH)
        return self._whisper(seat)

    def _whisper(self, seat: str) -> Flow:
        table, pack = self._village.table, self._village.pack
        params = {} if self._limit is None else {"left": self._limit - self._written}
        text = yield table.text("werewolf.whisper", seat, LENGTH, params=params)
        if text is None:
            return
        # J9-14, U13-12: to the living pack, the writer included.
        table.tell(pack, "werewolf.whisper", seat=seat, text=text)
        self._written += 1
        if self._written == self._limit:
            table.tell(pack, "werewolf.whisper.closed", count=self._written)
