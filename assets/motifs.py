"""The list of motifs and signs, and how one is inked."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ASSETS = Path(__file__).resolve().parent
SIGNS = "signs"
DRAWN_IN = 'color="#17110B"'  # stands once, on the root: every shape is filled with currentColor


@dataclass(frozen=True)
class Motif:
    kind: str
    id: str
    drawn: str
    frame: str | None  # signs have none

    @property
    def name(self) -> str:
        return f"{self.kind}/{self.id}"

    @property
    def file(self) -> Path:
        folder = ASSETS if self.kind == SIGNS else ASSETS / "motifs"
        return folder / f"{self.name}.svg"

    @property
    def svg(self) -> str:
        return self.file.read_text(encoding="utf-8")


def inked(svg: str, colour: str) -> str:
    """The drawing in one colour. What is cut out of it shows the ground, whatever that is."""
    return svg.replace(DRAWN_IN, f'color="{colour}"', 1)


@functools.cache
def every() -> tuple[Motif, ...]:
    listed: dict[str, dict[str, Any]] = yaml.safe_load((ASSETS / "motifs.yaml").read_text(encoding="utf-8"))
    return tuple(
        Motif(kind, id, entry, None) if kind == SIGNS else Motif(kind, id, entry["drawn"], entry["frame"])
        for kind, entries in listed.items()
        for id, entry in entries.items()
    )


def framed() -> tuple[Motif, ...]:
    return tuple(motif for motif in every() if motif.frame)
