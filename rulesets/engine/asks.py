"""Ask and Notice: the only two things a flow says to the world."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeVar

from .errors import InvalidAnswer, listed, shown

Answer = str | list[str] | None


class Ask(NamedTuple):
    id: str
    seat: str | None
    secret: bool
    kind: str
    of: str | None
    options: tuple[str, ...]
    at_least: int
    at_most: int
    max_length: int | None
    seconds: int | None
    params: dict[str, Any]


class Notice(NamedTuple):
    id: str
    params: dict[str, Any]
    to: frozenset[str] | None
    day: int
    phase: str


T = TypeVar("T")

# A part of a flow that comes to something. What is sent in fits the ask, so it may be taken for what was asked for.
Asking = Generator[Ask, Any, T]
Flow = Asking[None]
# One page of a turn: its ask, and what becomes of the answer. A bare ask where nothing becomes of it.
Page = Ask | Flow


def checked(ask: Ask, value: object) -> Answer:
    """The value as the flow will get it, or InvalidAnswer with what is allowed."""
    if ask.kind == "choose":
        if ask.at_most > 1 and value is not None:
            return _several(ask, value)
        if type(value) is str and value in ask.options:
            return value
    elif ask.kind == "text":
        if type(value) is str:
            return _text(ask, value)
    elif value is None or (isinstance(value, str) and value in ask.options):
        # Something to read has no options; a talk may have what interrupts it.
        return value
    if value is None and ask.at_least == 0:
        return None
    raise InvalidAnswer(f"{ask.id}: {shown(value)} is not allowed; {_allowed(ask)}")


def _several(ask: Ask, value: object) -> list[str]:
    if type(value) is list or type(value) is tuple:
        tokens = list(value)
        known = all(type(token) is str and token in ask.options for token in tokens)
        if known and ask.at_least <= len(tokens) <= ask.at_most and len(set(tokens)) == len(tokens):
            return tokens
    raise InvalidAnswer(f"{ask.id}: {shown(value)} is not allowed; {_allowed(ask)}")


def _text(ask: Ask, value: str) -> str:
    if not 1 <= len(value) <= (ask.max_length or 0):
        raise InvalidAnswer(f"{ask.id}: a text has 1 to {ask.max_length} characters, this one has {len(value)}")
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise InvalidAnswer(f"{ask.id}: the text has a character that can't be written down")
    return value


def _allowed(ask: Ask) -> str:
    decline = " or None to decline" if ask.at_least == 0 else ""
    if ask.kind == "choose" and ask.at_most > 1:
        return f"a list of {ask.at_least} to {ask.at_most} different ones of {listed(ask.options)}{decline}"
    if ask.kind == "choose":
        return f"one of {listed(ask.options)}{decline}"
    if ask.kind == "text":
        return f"a text of 1 to {ask.max_length} characters{decline}"
    if ask.options:
        return f"None, which goes on, or what interrupts it: {listed(ask.options)}"
    return "only None, which goes on"
