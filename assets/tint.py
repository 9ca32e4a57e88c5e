"""Prints every scene and sky in five tints from one drawing.

The files in `night` are the drawing. The other four tints are the same blocks in other inks: after a change to a
night file, run `python assets/tint.py` and keep what it writes.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

ASSETS = Path(__file__).resolve().parent
DRAWN = "night"
PRINTED = ("dawn", "day", "dusk", "cover")
TINTS = (DRAWN, *PRINTED)

# One row is one ink: how night, dawn, day, dusk and cover mix it.
INKS = {
    "zenith": ("#060916", "#172345", "#12294F", "#141530", "#060916"),
    "upper sky": ("#0D1633", "#41557F", "#23568A", "#3A2550", "#0A1128"),
    "lower sky": ("#1A2B5A", "#B58F8E", "#5F93A6", "#8A3F3C", "#121D42"),
    "horizon": ("#2C4A7C", "#F0CF9A", "#D8CFA8", "#E08A42", "#1B2C5A"),
    "wood grain": ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
    "mist": ("#5A7BB0", "#F0D9B0", "#E8DDB4", "#E8A468", "#2A3C78"),
    "far": ("#16244C", "#6C7394", "#3F7189", "#5A3046", "#17264F"),
    "middle": ("#0E1733", "#39476C", "#234869", "#2E1E38", "#0D142E"),
    "near": ("#070B19", "#131B33", "#0E2038", "#110F20", "#060917"),
    "window": ("#B98A45", "#C2924A", "#4C6E87", "#CF9248", "#A97C3C"),
}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")


def reprint(drawing: str, tint: str) -> str:
    column = TINTS.index(tint)
    inks = {row[0]: row[column] for row in INKS.values()}
    return COLOUR.sub(lambda found: inks[found.group()], drawing)


def windows(drawing: str) -> list[list[float]]:
    """The lit panes as x, y, width, height, in the order in which they go out at nightfall."""
    groups = ET.fromstring(drawing).iter("{http://www.w3.org/2000/svg}g")
    panes = (group[0] for group in sorted(groups, key=lambda group: group.get("id", "")))
    return [[float(pane.get(side, "0")) for side in ("x", "y", "width", "height")] for pane in panes]


def prints() -> dict[Path, str]:
    """Every file made from the night drawing, with what it must hold."""
    made = {}
    for tint in PRINTED:
        made[ASSETS / "skies" / f"{tint}.svg"] = reprint(_read(ASSETS / "skies" / f"{DRAWN}.svg"), tint)
        for drawing in sorted((ASSETS / "scenes" / DRAWN).glob("*.svg")):
            made[ASSETS / "scenes" / tint / drawing.name] = reprint(_read(drawing), tint)
    panes = windows(_read(ASSETS / "scenes" / DRAWN / "windows.svg"))
    made[ASSETS / "scenes" / "windows.json"] = json.dumps(panes) + "\n"
    return made


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    for path, text in prints().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
