"""How a game's file begins: which game it is, by a salt of its own, and how its table was set.

These two lines are there twice, one pair behind the other, so that a damaged beginning loses no game. Files of the
first form have one pair, and no sum behind the salt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from secrets import token_bytes
from typing import Any, NamedTuple

from desktop.keep.mending import neighbours, next_line
from desktop.keep.seal import SALT_BYTES, Broken, opened, parted, seal

MAGIC = "lantern-night-game 2"
_NAME, _FIRST = b"lantern-night-game ", b"lantern-night-game 1 "
_SUM_BYTES = 4
_FIRST_LENGTH = len(_FIRST) + 2 * SALT_BYTES
_LENGTH = _FIRST_LENGTH + 1 + 2 * _SUM_BYTES
# In a line of so many bytes each sign counts in full: none can be another and say the same.
_WITHOUT_A_REST = 3
# More than any first line has.
FIRST_LINE = 2 * _LENGTH


class Unreadable(Exception):
    """Not even the beginning of a game can be read."""


@dataclass(frozen=True)
class Beginning:
    salt: bytes
    head: dict[str, Any]
    # Its bytes, as they were written, and where in the file it ends.
    written: bytes
    end: int
    # The head's link.
    chain: bytes

    @property
    def id(self) -> str:
        """Of the game: a copy of its file has it, too."""
        return self.salt.hex()


def begun(head: Mapping[str, Any], salt: bytes = b"") -> Beginning:
    """Of a new game, or of one that comes with its salt."""
    salt = salt or token_bytes(SALT_BYTES)
    line, chain = seal({"head": dict(head)}, salt, 0, b"", _WITHOUT_A_REST)
    pair = b"%s\n%s\n" % (_first_line(salt), line.encode("ascii"))
    return Beginning(salt, dict(head), pair * 2, len(pair) * 2, chain)


def beginning(data: bytes) -> Beginning:
    """Raises Unreadable."""
    pair = _pair(data, 0)
    if pair is not None:
        end = pair.end if pair.is_first_form else _behind_the_second(data, pair)
    else:
        again = data.find(_NAME, 1)
        pair = _pair(data, again) if again > 0 else None
        if pair is None:
            raise Unreadable
        end = pair.end
    return Beginning(pair.salt, pair.head, pair.written * (1 if pair.is_first_form else 2), end, pair.chain)


def id_in(first: bytes) -> str:
    """Which game it is, by its first line alone; empty where that does not say it."""
    line = first.split(b"\n", 1)[0]
    salt = _salt(line)
    return salt.hex() if salt is not None else ""


class _Pair(NamedTuple):
    """The first line and the head, as they were written."""

    salt: bytes
    head: dict[str, Any]
    written: bytes
    end: int
    chain: bytes

    @property
    def is_first_form(self) -> bool:
        return self.written.startswith(_FIRST)


def _pair(data: bytes, position: int) -> _Pair | None:
    lengths = (_LENGTH, _FIRST_LENGTH)
    for length in reversed(lengths) if data.startswith(_FIRST, position) else lengths:
        found = _pair_of(data, position, position + length)
        if found is not None:
            return found
    return None


def _pair_of(data: bytes, position: int, end: int) -> _Pair | None:
    line = next_line(data, end + 1, b"") if _may_be_a_newline(data[end : end + 1]) else None
    if line is None:
        return None
    packed, chain = parted(line[0])
    for first, salt in _firsts(data[position:end]):
        head = _head(packed, salt)
        if head is not None:
            return _Pair(salt, head, b"%s\n%s\n" % (first, line[0]), line[1], chain)
    return None


def _firsts(line: bytes) -> Iterator[tuple[bytes, bytes]]:
    """What this first line may be, with its salt: itself, or what a bit has made it of."""
    for candidate in (line, *neighbours(line)):
        salt = _salt(candidate)
        if salt is not None:
            yield candidate, salt


def _salt(line: bytes) -> bytes | None:
    """None where this is no first line. That of the first form has no sum: its head has to tell."""
    written = line[len(_FIRST) :][: 2 * SALT_BYTES]
    try:
        salt = bytes.fromhex(written.decode("ascii"))
    except ValueError:
        return None
    fits = len(salt) == SALT_BYTES and line in (_first_line(salt), _FIRST + written)
    return salt if fits else None


def _first_line(salt: bytes) -> bytes:
    total = blake2b(salt, digest_size=_SUM_BYTES).hexdigest()
    return f"{MAGIC} {salt.hex()} {total}".encode("ascii")


def _head(packed: bytes, salt: bytes) -> dict[str, Any] | None:
    try:
        record = opened(packed, salt, 0)
    except Broken:
        return None
    head = record.get("head") if isinstance(record, dict) else None
    return head if isinstance(head, dict) else None


def _behind_the_second(data: bytes, pair: _Pair) -> int:
    """Where the records begin: behind the second pair, or what a fault has left of it."""
    end = pair.end + len(pair.written)
    second = data[pair.end : end]
    if second == pair.written or pair.written.startswith(second):
        return pair.end + len(second)
    return next((at for at in (end, pair.end) if next_line(data, at, pair.chain)), end)


def _may_be_a_newline(sign: bytes) -> bool:
    return len(sign) == 1 and (sign[0] ^ ord("\n")).bit_count() <= 1
