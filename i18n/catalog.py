"""One domain in one language, as a mapping of id to message.

A frozen app has the compiled files and reads them. In a checkout a compiled file that is missing or older than its
source is passed over, and the source is read: slower, never out of date. Nothing is written here.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from . import languages
from .languages import FALLBACK, PSEUDO, chain

SOURCES = languages.SOURCES
COMPILED = languages.COMPILED.parent
COMMON = "app"

# Whose words are said in a language's place: nobody's, but where the screens are tried out.
INSTEAD: dict[str, str] = {}

# One text, or one for each plural form of the language.
Message = str | tuple[str, ...]
Messages = Mapping[str, Message]
_RULE = rb"nplurals=(\d+);\s*plural=([^;]+);"


class Merged(NamedTuple):
    messages: Messages
    # Of what another language lends, by id: it goes by that one's grammar.
    lent: Mapping[str, str]


def source(language: str, domain: str) -> Path:
    return SOURCES / language / f"{domain}.po"


def compiled(language: str, domain: str) -> Path:
    return COMPILED / language / f"{domain}.mo"


def is_fresh(target: Path, origin: Path) -> bool:
    try:
        built = target.stat().st_mtime_ns
        return not origin.exists() or built >= origin.stat().st_mtime_ns
    except OSError:
        return False


@cache
def messages(language: str, domain: str) -> Messages:
    """Empty where this domain has not been written."""
    if language == PSEUDO:
        # Only the tests of the screens come here.
        from .pseudo import stretched  # noqa: PLC0415

        return stretched(messages(FALLBACK, domain))
    target, origin = compiled(language, domain), source(language, domain)
    if is_fresh(target, origin):
        return read(target.read_bytes())
    if not origin.exists():
        return {}
    # Babel's parser is not wanted by an app that has its compiled files.
    from .po import parsed  # noqa: PLC0415

    return parsed(origin)


@cache
def plural(language: str) -> Callable[[float], int]:
    """Which form a number takes, by the head of the language's catalog; the checks see to it that CLDR agrees."""
    target, origin = compiled(language, COMMON), source(language, COMMON)
    return plural_in((target if is_fresh(target, origin) else origin).read_bytes())


def plural_in(data: bytes) -> Callable[[float], int]:
    """The rule of a file, source or compiled. Of a fraction it is the last form, as CLDR has it for ours."""
    # PySide has it imported; without it, it would take a millisecond.
    from gettext import c2py  # noqa: PLC0415

    found = re.search(_RULE, data)
    if found is None:
        return lambda _: 0
    last, whole = int(found[1]) - 1, c2py(found[2].decode())
    return lambda n: whole(int(n)) if n == int(n) else last


@cache
def merged(language: str, ruleset: str | None) -> Merged:
    """What a table of this ruleset says: its own words first, even in another language, then everybody's."""
    domains = (COMMON,) if ruleset is None else (COMMON, ruleset)
    words: dict[str, Message] = {}
    lent: dict[str, str] = {}
    for domain in domains:
        for layer in reversed(chain(language)):
            found = messages(INSTEAD.get(layer, layer), domain)
            words.update(found)
            if layer != language:
                lent.update(dict.fromkeys(found, layer))
            elif lent:
                lent = {id: other for id, other in lent.items() if id not in found}
    return Merged(words, lent)


def forget() -> None:
    """For whoever has changed the files underneath."""
    messages.cache_clear()
    plural.cache_clear()
    merged.cache_clear()


def read(data: bytes) -> Messages:
    """A GNU .mo file. The first entry is the header, under the empty id."""
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    _, _, number, ids, texts = struct.unpack_from(f"{order}5I", data)
    keys, found = (_strings(data, order, number, table) for table in (ids, texts))
    return dict(message(key, text.split("\0")) for key, text in zip(keys, found, strict=True) if key)


def named(message: Message) -> set[str]:
    """What its forms name in braces."""
    texts = (message,) if isinstance(message, str) else message
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}


def message(key: str, forms: Iterable[str]) -> tuple[str, Message]:
    """A plural's key is its id twice, with a NUL between."""
    id, plural, _ = key.partition("\0")
    every = tuple(forms)
    return id, every if plural else every[0]


def _strings(data: bytes, order: str, number: int, table: int) -> Iterator[str]:
    for length, start in struct.iter_unpack(f"{order}2I", data[table : table + 8 * number]):
        yield data[start : start + length].decode("utf-8")
