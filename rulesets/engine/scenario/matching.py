"""Whether what came is what a row means, and where it differs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesets.engine.asks import Notice

from .form import ASK_FIELDS
from .playing import Put

Row = Mapping[str, Any]
# It lies anew in each turn: what is in it counts, not where.
HAND = "hand"


def fits(row: Row, came: Put | Notice) -> bool:
    return next(differences(row, came), None) is None


def differences(row: Row, came: Put | Notice) -> Iterator[str]:
    """What does not fit, in words; nothing where all of it does."""
    if came.id != row["id"]:
        yield f"id {came.id}"
        return
    for field in ("day", "phase"):
        if row.get(field, getattr(came, field)) != getattr(came, field):
            yield f"{field} {getattr(came, field)}"
    yield from _asked(row, came) if isinstance(came, Put) else _heard(row, came)


def _heard(row: Row, notice: Notice) -> Iterator[str]:
    if notice.to is not None and row["to"] not in notice.to:
        yield f"to {' and '.join(sorted(notice.to))}"
    yield from _params(row, notice.params)


def _asked(row: Row, put: Put) -> Iterator[str]:
    ask = put.ask
    # The options are exactly these, in this order: an order may tell something.
    fields = {**ask._asdict(), "options": list(ask.options)}
    for field in ("seat", *ASK_FIELDS):
        if field in row and row[field] != fields[field]:
            yield f"{field} {fields[field]}"
    if missing := [token for token in row.get("has", ()) if token not in ask.options]:
        yield f"has no {_tokens(missing)}"
    if present := [token for token in row.get("lacks", ()) if token in ask.options]:
        yield f"has {_tokens(present)}"
    yield from _params(row, ask.params)


def _params(row: Row, params: Mapping[str, Any]) -> Iterator[str]:
    for key, value in (row.get("params") or {}).items():
        if key not in params:
            yield f"no param {key}"
        elif not (params[key] == value or (key == HAND and _are_the_same(params[key], value))):
            yield f"{key} {params[key]}"


def _are_the_same(one: Any, other: Any) -> bool:
    return isinstance(one, list) and isinstance(other, list) and sorted(map(str, one)) == sorted(map(str, other))


def _tokens(tokens: list[Any]) -> str:
    return ", ".join(map(str, tokens))
