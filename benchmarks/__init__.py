"""Measurements. A module of this package has a function rows() -> Iterable[Row], and is found by its name alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    name: str
    value: float
    unit: str
    note: str = ""
