"""Labelled chance: every label, and every seat drawn for, has its own stream of the seed.

The streams are cut from a hash, not from the standard library's generator: a journal must
play the same on every version of Python for as long as anybody keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import count
from struct import Struct
from typing import Any, TypeVar

from .errors import BadSetup, listed, shown

T = TypeVar("T")
_WORDS = Struct("<8Q")


def _stream(seed: int, label: str, seat: int | None) -> Iterator[int]:
    start = f"{seed}\0{label}\0{'' if seat is None else seat}\0"
    for block in count():
        yield from _WORDS.unpack(blake2b(f"{start}{block}".encode()).digest())


class Dice:
    def __init__(self, seed: int, rolls: Mapping[str, Sequence[Any]]) -> None:
        self._seed = seed
        self._queued = {label: list(reversed(values)) for label, values in rolls.items()}
        self._streams: dict[tuple[str, int | None], Iterator[int]] = {}

    def pick(self, label: str, options: Sequence[T], seat: int | None = None) -> T:
        queued = self._queued.get(label)
        if queued:
            return self._fitting(label, queued.pop(), options)
        return options[self._below(len(options), label, seat)]

    def shuffle(self, label: str, items: Sequence[T], seat: int | None = None) -> list[T]:
        queued = self._queued.get(label)
        if queued:
            return self._whole(label, queued.pop(), items)
        rest = list(items)
        # Fisher and Yates, from the back.
        for last in range(len(rest) - 1, 0, -1):
            other = self._below(last + 1, label, seat)
            rest[last], rest[other] = rest[other], rest[last]
        return rest

    def _below(self, bound: int, label: str, seat: int | None) -> int:
        stream = self._streams.get((label, seat))
        if stream is None:
            stream = self._streams[label, seat] = _stream(self._seed, label, seat)
        # 64 bits over a few dozen options: the remainder's bias is below 1 in 10**17.
        return next(stream) % bound

    @staticmethod
    def _fitting(label: str, value: Any, options: Sequence[T]) -> T:
        for option in options:
            if type(option) is type(value) and option == value:
                return option
        raise BadSetup(f"fixed.rolls.{label}: {shown(value)} does not fit here; allowed: {listed(options)}")

    @staticmethod
    def _whole(label: str, value: Any, items: Sequence[T]) -> list[T]:
        if isinstance(value, list | tuple) and sorted(map(repr, value)) == sorted(map(repr, items)):
            return list(value)
        raise BadSetup(f"fixed.rolls.{label}: {shown(value)} is not an order of {listed(items)}")
