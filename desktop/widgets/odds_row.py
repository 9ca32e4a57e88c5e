"""How often who wins, as a bar of ink with its number (`OddsBar.qml`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class OddsRow:
    # Of a role or a side; empty for a name of its own.
    id: str = ""
    name: str
    # By its name in the palette.
    colour: str = ""
    motif: str = ""
    frame: str = "circle"
    # From 0 to 1: how long, and from where to where it may really reach.
    share: float = 0.0
    least: float = 0.0
    most: float = 0.0
    text: str = ""
    label: str = ""
