"""Sealing: a saved game can't be read at a glance, and a broken line is noticed.

This keeps a curious eye from stumbling over a role; it is no encryption. Who has the file and this program can
read it, as he could by finishing the game.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import a2b_base64
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

SALT_BYTES = 12
# Far above what any line of a game holds, unpacked.
MOST_BYTES = 1_000_000
_CHAIN_BYTES = 6


class Broken(Exception):
    """A line that was not written like this, or not written whole."""


def seal(record: Any, salt: bytes, number: int, chain: bytes) -> tuple[str, bytes]:
    """The record as one line, and the chain's next link."""
    plain = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    packed = _veiled(zlib.compress(plain, 1), salt, number)
    link = _link(chain, packed)
    return b64encode(link + packed).decode("ascii"), link


def unseal(line: str | bytes, salt: bytes, number: int, chain: bytes) -> tuple[Any, bytes]:
    packed, link = linked(line, chain)
    return opened(packed, salt, number), link


def linked(line: str | bytes, chain: bytes) -> tuple[bytes, bytes]:
    """What a line holds, still packed, and the chain's next link: it is whole, and follows the one before."""
    packed, link = parted(line)
    if link != _link(chain, packed):
        raise Broken("the line does not follow the one before it")
    return packed, link


def is_chain(lines: Iterable[bytes]) -> bool:
    """Whether every line is whole and follows the one before; a shelf has millions of them."""
    chain = b""
    for line in lines:
        try:
            raw = a2b_base64(line, strict_mode=True)
        except ValueError:
            return False
        before, chain = chain, raw[:_CHAIN_BYTES]
        if blake2b(before + raw[_CHAIN_BYTES:], digest_size=_CHAIN_BYTES).digest() != chain:
            return False
    return True


def parted(line: str | bytes) -> tuple[bytes, bytes]:
    try:
        raw = b64decode(line, validate=True)
    except ValueError as error:
        raise Broken("not a line of ours") from error
    return raw[_CHAIN_BYTES:], raw[:_CHAIN_BYTES]


def opened(packed: bytes, salt: bytes, number: int) -> Any:
    try:
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(_veiled(packed, salt, number), MOST_BYTES)
        if not unpacking.eof:
            raise Broken("the line is too long, or not whole")
        return json.loads(plain)
    except (zlib.error, ValueError, RecursionError) as error:
        raise Broken("the line can't be unpacked") from error


def _link(chain: bytes, packed: bytes) -> bytes:
    return blake2b(chain + packed, digest_size=_CHAIN_BYTES).digest()


def _veiled(data: bytes, salt: bytes, number: int) -> bytes:
    blocks = range(-(-len(data) // 64))
    veil = b"".join(blake2b(f"{number}/{block}".encode(), key=salt).digest() for block in blocks)[: len(data)]
    return (int.from_bytes(data, "big") ^ int.from_bytes(veil, "big")).to_bytes(len(data), "big")
