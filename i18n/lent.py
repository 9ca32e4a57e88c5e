"""What packs say of their own ids, for one language: in it, or in the nearest that the pack has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from . import languages
from .catalog import Message
from .languages import FALLBACK, KNOWN, LANGUAGES


class Lent(NamedTuple):
    language: str
    message: Message


def chain(language: str) -> Iterator[str]:
    """The languages in which somebody would have it, the nearest first."""
    # Who reads zh-Hans reads zh-Hant sooner than anything else.
    near = [other for other in KNOWN if other.partition("-")[0] == language.partition("-")[0]]
    own = [one for one in languages.chain(language) if one != FALLBACK]
    yield from dict.fromkeys((*own, *near, FALLBACK, *LANGUAGES))


def lent(said: Mapping[str, Mapping[str, Message]], language: str) -> dict[str, Lent]:
    """By id."""
    found: dict[str, Lent] = {}
    for each in reversed([*chain(language)]):
        found.update({id: Lent(each, message) for id, message in said.get(each, {}).items()})
    return found
