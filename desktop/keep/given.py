"""A game that is over and comes in whole: its journal, with what stands beside it under names of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Any

from desktop.keep.seal import SALT_BYTES

# Beside the journal: what its file knows of it (which game it is, when it began and ended, by which version of the
# app); what was decided over the rules' head; the game told again.
BESIDE = ABOUT, DECISIONS, RECORD = "game", "decisions", "record"
# Of an end: when it was, in seconds since the epoch.
AT = "at"
# So many signs of a record stand in a line: few enough for a flipped bit to be found in it.
_PIECE = 4_000


def id_of(game: Mapping[str, Any]) -> str:
    """Which game it is, wherever it lies. One that was given away without an id is known by all that was played."""
    id = game.get(ABOUT, {}).get("id")
    if id:
        return str(id)
    played = json.dumps([game[key] for key in ("ruleset", "setup", "seed", "answers")], sort_keys=True)
    return blake2b(played.encode("utf-8", "surrogatepass"), digest_size=SALT_BYTES).hexdigest()


def about_in(game: Mapping[str, Any]) -> dict[str, Any]:
    """What fits of what somebody's file says of its game."""
    said = game.get(ABOUT)
    rows = said.items() if isinstance(said, Mapping) else ()
    return {key: value for key, value in rows if key in _ABOUT and _ABOUT[key](value)}


def _is_time(value: object) -> bool:
    # As far as a calendar goes.
    return type(value) is int and 0 < value < 250_000_000_000


_ABOUT: Mapping[str, Callable[[object], bool]] = {
    "id": lambda value: isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{2 * SALT_BYTES}}}", value) is not None,
    "begun": _is_time,
    "ended": _is_time,
    "app": lambda value: isinstance(value, str) and len(value) < 40,
}


def head_of(game: Mapping[str, Any]) -> dict[str, Any]:
    """What only an end can tell stands there; the id stands in the first line."""
    head = {key: value for key, value in game.items() if key not in ("answers", *BESIDE)}
    about = {key: value for key, value in game.get(ABOUT, {}).items() if key in ("begun", "app")}
    return {**head, ABOUT: about} if about else head


def lines_of(game: Mapping[str, Any], end: Mapping[str, Any] | None = None) -> Iterator[Mapping[str, Any]]:
    """What was decided stands behind the answers."""
    yield from ({"a": answer} for answer in game["answers"])
    if game.get(DECISIONS):
        yield {"d": game[DECISIONS]}
    yield from record_lines(game.get(RECORD))
    if end:
        yield {"e": dict(end)}


def record_lines(record: Mapping[str, Any] | None) -> Iterator[dict[str, Any]]:
    if record is not None:
        text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        yield from ({"r": text[at : at + _PIECE]} for at in range(0, len(text), _PIECE))


def record_in(lines: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """Of a file's lines: what stands behind all answers. None where nothing does, or it can't be read."""
    pieces: list[str] = []
    for before, line in pairwise(({}, *lines)):
        if "a" in line or "u" in line or ("e" in before and "r" in line):
            pieces = []
        if isinstance(line.get("r"), str):
            pieces.append(line["r"])
    try:
        found = json.loads("".join(pieces)) if pieces else None
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
