"""What packs say of their own ids, for one language: in it, or in the nearest that the pack has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .catalog import Message
from .languages import FALLBACK, LANGUAGES

# Who reads the one reads the other sooner than anything else.
_NEAR = {"zh-Hans": "zh-Hant", "zh-Hant": "zh-Hans"}


class Lent(NamedTuple):
    language: str
    message: Message


def chain(language: str) -> Iterator[str]:
    """The languages in which somebody would have it, the nearest first."""
    yield from dict.fromkeys((language, _NEAR.get(language, FALLBACK), FALLBACK, *LANGUAGES))


def lent(said: Mapping[str, Mapping[str, Message]], language: str) -> dict[str, Lent]:
    """By id."""
    found: dict[str, Lent] = {}
    for each in reversed([*chain(language)]):
        found.update({id: Lent(each, message) for id, message in said.get(each, {}).items()})
    return found
