"""What each field of a page is to QML. No Qt in it: the linter's files are written from the same.

A page is a record: a frozen dataclass, a named tuple, or the words of a page (`said.py`). Its fields are values, other
records, records that may be missing, and tuples of one kind. A mapping is none of them: nobody could say what is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, TypeGuard, Union, get_args, get_origin, get_type_hints

from desktop.widgets.said import PageWords, Said

# What a value is where nobody has made a record: on one that QML has made, which stands in for nothing.
BLANKS: Mapping[type, object] = {str: "", bool: False, int: 0, float: 0.0}


class Kind(NamedTuple):
    """One value or record, or a list of them; `of` is its class."""

    of: type
    is_list: bool = False
    may_be_missing: bool = False

    @property
    def is_record(self) -> bool:
        return self.of not in BLANKS


class NotForQml(TypeError):
    """Says which field, and what it may be."""


def is_record(found: object) -> TypeGuard[type]:
    return isinstance(found, type) and (
        hasattr(found, "__dataclass_fields__") or hasattr(found, "_fields") or issubclass(found, PageWords)
    )


@cache
def fields_of(record: type) -> dict[str, Kind]:
    """Each field with its kind, those of its parents first."""
    if issubclass(record, PageWords):
        return {name: Kind(str) for name, word in _members(record) if isinstance(word, Said)}
    hints = get_type_hints(record)
    names = getattr(record, "_fields", None) or getattr(record, "__dataclass_fields__", {})
    return {name: _field(record, name, hints[name]) for name in names}


def parent_of(record: type) -> type | None:
    """The record that it adds fields to, if it does."""
    return next(
        (each for each in record.__bases__ if is_record(each) and each is not PageWords and fields_of(each)), None
    )


def own_fields(record: type) -> dict[str, Kind]:
    parent = parent_of(record)
    return {name: kind for name, kind in fields_of(record).items() if parent is None or name not in fields_of(parent)}


def records_in(record: type, seen: dict[type, None] | None = None) -> dict[type, None]:
    """It and all that it holds, its parents too, each once, in a steady order."""
    seen = {} if seen is None else seen
    if record not in seen:
        seen[record] = None
        parent = parent_of(record)
        for each in (
            *((parent,) if parent else ()),
            *(kind.of for kind in fields_of(record).values() if kind.is_record),
        ):
            records_in(each, seen)
    return seen


def kind_of(hint: Any) -> Kind:
    """What a type is to QML. NotForQml where it is nothing."""
    if isinstance(hint, type) and (hint in BLANKS or is_record(hint)):
        return Kind(hint)
    inner = tuple(each for each in get_args(hint) if each not in (NoneType, Ellipsis))
    if len(inner) == 1 and not (found := kind_of(inner[0])).is_list:
        if get_origin(hint) is tuple and get_args(hint)[1:] == (Ellipsis,) and not found.may_be_missing:
            return found._replace(is_list=True)
        if get_origin(hint) in (Union, UnionType) and found.is_record:
            return found._replace(may_be_missing=True)
    raise NotForQml(
        f"{hint} is nothing to QML: str, int, float, bool, a record, `X | None` of a record, or tuple[X, ...]"
    )


def _field(record: type, name: str, hint: Any) -> Kind:
    try:
        return kind_of(hint)
    except NotForQml as wrong:
        raise NotForQml(f"{record.__name__}.{name}: {wrong}") from None


def _members(record: type) -> Iterator[tuple[str, object]]:
    for each in reversed(record.__mro__):
        yield from vars(each).items()
