"""Which sound follows from what the table sees. A lit page has none."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.table.pages.pages import TableMoment
from desktop.table.stage.live import Live

LAST_MINUTE = 60.0
_WRITTEN = "brush"
# As a moment begins; of others what is written is heard. The breath of a verdict comes when its light goes out.
_OF_MOMENTS: Mapping[str, str] = {
    "dawn": "string",
    "fallen": "breath",
    "night": "bell",
    "lifted": "bell",
}


def of_moment(moment: TableMoment) -> str:
    goes_out = moment.kind != "fallen" or moment.seats
    return _OF_MOMENTS.get(moment.kind, _WRITTEN) if goes_out else _WRITTEN


def of_time(before: Live, now: Live) -> str:
    """Of the countdown and of the timer, while the page stays the same; empty where there is none."""
    if now.countdown != before.countdown:
        return "clapper"
    if before.clock > LAST_MINUTE >= now.clock:
        return "clapper"
    return "bell" if before.clock > 0.0 == now.clock else ""
