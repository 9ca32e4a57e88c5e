"""What nobody but one may know of a game."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.table.pages.pages import HeldPage


def secrets_of(inside: HeldPage) -> Iterator[str]:
    """What stands on the open page and nowhere else."""
    for key in ("motif", "role", "side", "does", "draft"):
        yield getattr(inside, key)
    yield inside.note
    yield from inside.counts
    yield from (said.replace("\n", " ") for said in inside.questions)
    yield from (line.text for line in inside.diary)
    yield from inside.notes
    for choice in inside.stands_on:
        yield from (choice.text, choice.motif, choice.brief)
    for large in filter(None, (inside.card, inside.result)):
        yield from (large.motif, large.name, large.does)
