"""One flipped bit, mended.

A line's link says what the line was: of all lines that differ by a bit one fits, and by chance another in one of 10**10
files. So the link is the parity of its line, and lines of older files have it, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from string import ascii_letters, digits

from desktop.keep.seal import Broken, linked

# A line that is longer is not searched: it would take seconds.
MOST = 8_000
_NEWLINE = ord("\n")
_SIGNS = frozenset(f"{ascii_letters}{digits}+/=".encode())
Fits = Callable[[bytes], bool]


def next_line(data: bytes, position: int, chain: bytes) -> tuple[bytes, int] | None:
    """The line that follows `chain` from here on, as it was written, and where the one after it begins."""

    def fits(line: bytes) -> bool:
        return _follows(line, chain)

    end = data.find(b"\n", position)
    whole = data[position:] if end < 0 else data[position:end]
    if position >= len(data):
        return None
    if fits(whole):
        return whole, min(len(data), position + len(whole) + 1)
    return _without_its_newline(whole, position, fits) or _mended(data, position, whole, fits)


def neighbours(line: bytes) -> Iterator[bytes]:
    """All that differ by a bit."""
    return (other for at in range(len(line)) for other in _neighbours(line, at))


def _without_its_newline(whole: bytes, position: int, fits: Fits) -> tuple[bytes, int] | None:
    """A bit has made something else of it."""
    ends = (at for at, byte in enumerate(whole) if (byte ^ _NEWLINE).bit_count() == 1)
    return next(((whole[:at], position + at + 1) for at in ends if fits(whole[:at])), None)


def _mended(data: bytes, position: int, whole: bytes, fits: Fits) -> tuple[bytes, int] | None:
    places, after = _doubtful(whole), position + len(whole) + 1
    mended = next((other for at in places for other in _neighbours(whole, at) if fits(other)), None)
    if mended is None and after <= len(data):
        # A newline may have been made of a sign.
        end = data.find(b"\n", after)
        longer = data[position:] if end < 0 else data[position:end]
        mended = next(filter(fits, _neighbours(longer, len(whole))), None)
        after = position + len(longer) + 1
    return None if mended is None else (mended, min(len(data), after))


def _doubtful(line: bytes) -> Sequence[int]:
    """Where one bit may have been another. What is cut or filled with noise need not be searched."""
    if len(line) > MOST or len(line) % 4:
        return ()
    strange = [at for at, byte in enumerate(line) if byte not in _SIGNS]
    if len(strange) > 1:
        return ()
    return strange or range(len(line))


def _neighbours(line: bytes, at: int) -> Iterator[bytes]:
    for bit in range(8):
        other = line[at] ^ 1 << bit
        if other != _NEWLINE and other < 0x80:
            yield line[:at] + bytes((other,)) + line[at + 1 :]


def _follows(line: bytes, chain: bytes) -> bool:
    try:
        linked(line, chain)
    except Broken:
        return False
    return True
