"""A page with a field of every kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from desktop.widgets.said import PageWords, Said


class TryWords(PageWords):
    back = Said("button.back")
    ok = Said("button.ok")


class TryMark(NamedTuple):
    text: str


@dataclass(frozen=True)
class TryRow:
    name: str
    mark: TryMark
    count: int = 0
    note: TryMark | None = None


@dataclass(frozen=True)
class TryPage:
    title: str
    share: float
    is_on: bool
    rows: tuple[TryRow, ...]
    lines: tuple[str, ...]
    numbers: tuple[int, ...]
    words: TryWords
    first: TryRow | None = None


@dataclass(frozen=True)
class TryWider(TryPage):
    more: str = "more"
