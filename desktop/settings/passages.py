"""A licence's text as passages: files are wrapped for terminals, here a line ends where the sheet does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_GAP = re.compile(r"\n\s*\n")
_ITEM = re.compile(r"([-*•]|\(?[0-9a-zA-Z]{1,3}[.)])\s")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_RULE = re.compile(r"\|[\s|:-]+\|")
# A line that ends before this was ended on purpose.
_SHORT = 50


@dataclass(frozen=True)
class LicencePassage:
    text: str
    is_heading: bool = False


def passages(text: str) -> Iterator[LicencePassage]:
    for block in _GAP.split(text.strip()):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        yield from (LicencePassage(passage) for passage in _joined(lines))


def of_markdown(text: str) -> Iterator[LicencePassage]:
    """Of headings, paragraphs and tables; a table's head says nothing that its rows don't."""
    for block in _GAP.split(_LINK.sub(r"\1", text).replace("`", "").strip()):
        lines = [line.strip() for line in block.splitlines()]
        while lines and lines[0].startswith("#"):
            yield LicencePassage(lines.pop(0).lstrip("# "), is_heading=True)
        if lines and lines[0].startswith("|"):
            rows = lines[2:] if len(lines) > 1 and _RULE.fullmatch(lines[1]) else lines
            yield from (LicencePassage(" · ".join(cell.strip() for cell in row.strip("|").split("|"))) for row in rows)
        else:
            yield from (LicencePassage(passage) for passage in _joined(lines))


def _joined(lines: list[str]) -> Iterator[str]:
    said: list[str] = []
    for line in lines:
        if said and (len(said[-1]) < _SHORT or _ITEM.match(line)):
            yield " ".join(said)
            said = []
        said.append(line)
    if said:
        yield " ".join(said)
