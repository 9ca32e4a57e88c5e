"""What the records of a game's file come to, however it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.keep.given import ABOUT, AT, RECORD, about_in, record_in


@dataclass(frozen=True)
class Recovered:
    """What a file still tells: the game's journal, and what stands behind it that could not be read."""

    journal: dict[str, Any]
    rest: bytes
    # Who sits there, as it was last written, with what was decided since; the notes to oneself, and what was witnessed.
    seating: dict[str, Any] = field(default_factory=dict)
    notes: tuple[dict[str, Any], ...] = ()
    witnessed: tuple[dict[str, Any], ...] = ()
    # What the file knows of its game: when it was begun, and by which version of the app.
    about: dict[str, Any] = field(default_factory=dict)
    # The game told again, where it is over and was written down.
    record: Mapping[str, Any] | None = None
    # On which installation and under which name it was last played.
    place: tuple[str, ...] = ()
    # A flipped bit, or one of the two beginnings: all of it could be read, and the file is not as it was written.
    is_mended: bool = False
    # The game had come further, or another way, when its file was last written to.
    is_older: bool = False

    @property
    def game(self) -> dict[str, Any]:
        """The journal, with what stands beside it."""
        beside = {ABOUT: self.about, RECORD: self.record}
        return {**self.journal, **{name: said for name, said in beside.items() if said}}


def recovered(
    head: Mapping[str, Any], records: Sequence[Mapping[str, Any]], rest: bytes, is_mended: bool, is_older: bool
) -> Recovered:
    notes, witnessed = (tuple(record[kind] for record in records if kind in record) for kind in "nw")
    journal = {**{key: value for key, value in head.items() if key != ABOUT}, "answers": _answers(records)}
    return Recovered(
        journal,
        rest,
        seating=_seating(records),
        notes=notes,
        witnessed=witnessed,
        about={**about_in(head), **_ended(records)},
        record=record_in(records),
        place=_place(records),
        is_mended=is_mended,
        is_older=is_older,
    )


def _ended(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """When it was over, where it is."""
    end = records[-1].get("e") if records else None
    return {"ended": end[AT]} if isinstance(end, Mapping) and type(end.get(AT)) is int else {}


def _place(records: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    places = [record["h"] for record in records if isinstance(record.get("h"), list)]
    return tuple(map(str, places[-1])) if places else ()


def _seating(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """As it was last written whole; what was decided behind that belongs to it."""
    seating: Mapping[str, Any] = {}
    decided: list[Any] = []
    for record in records:
        if isinstance(record.get("s"), Mapping):
            seating, before = record["s"], record["s"].get("decisions")
            decided = list(before) if isinstance(before, list) else []
        if isinstance(record.get("d"), list):
            decided += record["d"]
    return {**seating, "decisions": decided} if decided else dict(seating)


def _answers(records: Sequence[Mapping[str, Any]]) -> list[Any]:
    kept: list[Any] = []
    for record in records:
        undone = record.get("u", 0)
        if isinstance(undone, int) and undone > 0:
            del kept[max(0, len(kept) - undone) :]
        elif "a" in record:
            answered = record["a"]
            kept += answered if isinstance(answered, list) else [answered]
    return kept
