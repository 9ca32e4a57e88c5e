"""The tables that are played twice."""

from __future__ import annotations

from typing import Any

TABLES: dict[str, tuple[int, str, dict[str, Any], str, str]] = {
    "jinro_nine": (9, "9A", {"first_council_laps": 1}, "P1", "P5"),
    "ultimate_thirteen": (13, "standard", {}, "P2", "P9"),
    "event_jinro": (7, "std7", {}, "P1", "P4"),
    "langrensha": (9, "standard_9", {}, "P3", "P7"),
    "witch_trial": (7, "7", {}, "P2", "P6"),
}
