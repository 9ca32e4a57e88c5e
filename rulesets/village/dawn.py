"""The morning: the night's deaths take effect together."""

from __future__ import annotations

from .village import Village


def break_of_day(village: Village) -> list[str]:
    """J9-43, U13-44: the dead are announced together in seat order, with neither cause nor role."""
    table = village.table
    table.day += 1
    table.phase = "dawn"
    batch = village.batch()
    for strike in village.doomed:
        batch.strike(*strike)
    batch.drain()
    village.doomed.clear()
    village.marks.expire("dawn")
    dead = table.in_seat_order(batch.fallen)
    for seat in dead:
        table.bury(seat, batch.fallen[seat])
    table.announce("dawn.deaths", seats=dead)
    return dead
