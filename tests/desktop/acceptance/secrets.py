"""What nobody but one may know of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def secrets_of(inside: Mapping[str, Any]) -> Iterator[str]:
    """What stands on the open page and nowhere else."""
    for key in ("motif", "role", "side", "does", "question", "question_hint", "card_line", "draft"):
        yield inside[key]
    yield from (line["text"] for line in inside["diary"])
    yield from inside["notes"]
    for choice in inside["stands_on"]:
        yield from (choice["text"], choice["motif"], choice["detail"])
