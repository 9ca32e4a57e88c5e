"""The records of the languages as they are written: read, checked, and compiled for the start."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import yaml

from . import languages
from .languages import RECORD, Language

STATUSES = ("offered", "draft")


class BadRecord(ValueError):
    """It says which file, which line of it and what is allowed."""


def rows(files: Iterable[Path]) -> list[dict[str, Any]]:
    found = [row(file) for file in files]
    known = {one["id"]: one for one in found}
    for one in found:
        _comes_down(one, known)
    return found


def row(file: Path) -> dict[str, Any]:
    try:
        said = yaml.safe_load(file.read_text(encoding="utf-8"))
    except yaml.YAMLError as error:
        raise BadRecord(f"{_where(file)}: is no YAML ({error})") from error
    if not isinstance(said, dict):
        raise BadRecord(f"{_where(file)}: wants lines like `name: 한국어`")
    faults = list(_faults(said))
    if faults:
        raise BadRecord("\n".join(f"{_where(file)}: {fault}" for fault in faults))
    return {"id": file.parent.name, **said}


def _faults(said: Mapping[str, Any]) -> Iterator[str]:
    kinds = {key: get_origin(kind) or kind for key, kind in get_type_hints(Language).items() if key != "id"}
    wanted = set(kinds) - set(Language._field_defaults)
    yield from (f"{key} is missing" for key in sorted(wanted - set(said)))
    yield from (f"{key} is nothing that a record says; allowed: {', '.join(kinds)}" for key in set(said) - set(kinds))
    for key, value in said.items():
        kind = kinds.get(key, type(value))
        kind = list if kind is tuple else kind
        if type(value) is not kind or (kind is list and not all(isinstance(one, str) for one in value)):
            yield f"{key} is {value!r}; it wants {'a list of texts' if kind is list else f'a {kind.__name__}'}"
    if said.get("status") not in STATUSES:
        yield f"status is {said.get('status')!r}; allowed: {', '.join(STATUSES)}"


def _comes_down(one: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]]) -> None:
    passed = [one["id"]]
    while after := known[passed[-1]]["falls_back"]:
        if after not in known:
            raise BadRecord(f"{passed[-1]}/{RECORD}: falls_back is {after!r}; there are: {', '.join(known)}")
        if after in passed:
            raise BadRecord(f"{one['id']}/{RECORD}: falls back on itself: {' → '.join([*passed, after])}")
        passed.append(after)


def _where(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def compiled() -> list[Path]:
    """Writes them as one file where it would come out otherwise, or is older; the file, if it was written."""
    target, sources = languages.COMPILED, sorted(languages.SOURCES.glob(f"*/{RECORD}"))
    text = json.dumps(rows(sources), ensure_ascii=False, sort_keys=True)
    built = target.stat().st_mtime_ns if target.exists() else 0
    if all(one.stat().st_mtime_ns <= built for one in sources) and target.read_text(encoding="utf-8") == text:
        return []
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_suffix(".half")
    half.write_text(text, encoding="utf-8")
    half.replace(target)
    return [target]
