"""Frozen records as plain JSON, and back. What is as it is by default is left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


def plain(value: Any) -> Any:
    if is_dataclass(value):
        said = {entry.name: getattr(value, entry.name) for entry in fields(value) if not _is_default(value, entry)}
        return {name: plain(one) for name, one in said.items()}
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def _is_default(value: Any, entry: Field[Any]) -> bool:
    default = entry.default_factory() if entry.default_factory is not MISSING else entry.default
    return bool(getattr(value, entry.name) == default)


def made(kind: Any, value: Any) -> Any:
    """Of this type, or TypeError. What a later version says besides is passed over."""
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        said = _a(dict, value)
        return kind(**{name: made(hint, said[name]) for name, hint in hints.items() if name in said})
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(parts, value)
    if origin in (tuple, frozenset, list):
        return origin(made(parts[0], one) for one in _a(list, value))
    if origin is not None:
        return {_a(str, key): made(parts[1], one) for key, one in _a(dict, value).items()}
    if kind is Any:
        return value
    return _a((int, float), value) if kind is float else _a(kind, value)


def _one_of(kinds: tuple[Any, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return None if kind is NoneType and value is None else made(kind, value)
        except TypeError:
            continue
    raise TypeError(value)


def _a(kind: Any, value: Any) -> Any:
    if not isinstance(value, kind):
        raise TypeError(value)
    return value


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)
