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
# So long is a line of a game that is played, packed and with its link: what was chosen or written does not show in it.
# What a page takes of text and names fits in; open words may take twice as much.
EVEN = 768
_CHAIN_BYTES = 6
_BLOCK = 64


class Broken(Exception):
    """A line that was not written like this, or not written whole."""


def seal(record: Any, salt: bytes, number: int, chain: bytes, even: int = 1) -> tuple[str, bytes]:
    """The record as one line, filled up to a multiple of `even`, and the chain's next link."""
    plain = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    packed = zlib.compress(plain, 1)
    filled = packed + bytes(-(len(packed) + _CHAIN_BYTES) % even)
    veiled = _veiled(filled, salt, number)
    link = _link(chain, veiled)
    return b64encode(link + veiled).decode("ascii"), link


def unseal(line: str | bytes, salt: bytes, number: int, chain: bytes) -> tuple[Any, bytes]:
    packed, link = linked(line, chain)
    return opened(packed, salt, number), link


def linked(line: str | bytes, chain: bytes) -> tuple[bytes, bytes]:
    """What a line holds, still packed, and the chain's next link: it is whole, and follows the one before."""
    packed, link = parted(line)
    if link != _link(chain, packed):
        raise Broken("the line does not follow the one before it")
    return packed, link


def is_chain(lines: Iterable[bytes], chain: bytes) -> bool:
    """Whether every line is whole and follows the one before; a shelf has millions of them."""
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
        return json.loads(_unpacked(packed, salt, number))
    except (zlib.error, ValueError, RecursionError) as error:
        raise Broken("the line can't be unpacked") from error


def _unpacked(packed: bytes, salt: bytes, number: int) -> bytes:
    """Block by block: most of a line is there only to fill it up."""
    unpacking, plain = zlib.decompressobj(), b""
    for block in range(-(-len(packed) // _BLOCK)):
        part = packed[block * _BLOCK : (block + 1) * _BLOCK]
        plain += unpacking.decompress(_veiled(part, salt, number, block), MOST_BYTES)
        if unpacking.eof:
            return plain
        if len(plain) >= MOST_BYTES:
            break
    raise Broken("the line is too long, or not whole")


def _link(chain: bytes, packed: bytes) -> bytes:
    return blake2b(chain + packed, digest_size=_CHAIN_BYTES).digest()


def _veiled(data: bytes, salt: bytes, number: int, first: int = 0) -> bytes:
    """From this block of the line on; veiled again it is as it was."""
    blocks, size = range(first, first - (-len(data) // _BLOCK)), len(data)
    veil = b"".join(blake2b(f"{number}/{block}".encode(), key=salt).digest() for block in blocks)[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(veil, "big")).to_bytes(size, "big")
