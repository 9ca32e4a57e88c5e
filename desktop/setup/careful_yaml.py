"""YAML from anybody's hand: small, flat and plain, or not read at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

MOST = 64 * 1024
_DEEPEST = 4
# Of one value. No number of more signs than that is one of ours, and what some forms make of them can't be written out.
_LONGEST = 1000
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_OPENS = (yaml.MappingStartEvent, yaml.SequenceStartEvent)
_SHUTS = (yaml.MappingEndEvent, yaml.SequenceEndEvent)


class UnreadableYaml(Exception):
    """`reason`: no file, too large, no text, or broken, then with the line."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


def of_file(path: Path) -> object:
    try:
        # A pipe or a device would be waited for.
        if not path.is_file():
            raise UnreadableYaml("file")
        with path.open("rb") as file:
            content = file.read(MOST + 1)
    except OSError as error:
        raise UnreadableYaml("file") from error
    return read(content)


def read(content: bytes) -> object:
    if len(content) > MOST:
        raise UnreadableYaml("large")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableYaml("text") from error
    try:
        for _ in _plain(text):
            pass
        return yaml.load(text, Loader=_LOADER)  # noqa: S506 - a safe loader, after a look at every event
    except yaml.MarkedYAMLError as error:
        raise UnreadableYaml("yaml", _line(error.problem_mark)) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise UnreadableYaml("yaml") from error


def _plain(text: str) -> Iterator[Any]:
    """Before anything is built of it: no references, by which little grows to much, no own types, no depth, no end."""
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        depth += isinstance(event, _OPENS) - isinstance(event, _SHUTS)
        is_odd = isinstance(event, yaml.AliasEvent) or getattr(event, "tag", None) is not None
        is_long = isinstance(event, yaml.ScalarEvent) and len(event.value) > _LONGEST
        if is_odd or is_long or depth > _DEEPEST:
            raise UnreadableYaml("yaml", _line(event.start_mark))
        yield event


def _line(mark: Any) -> int:
    return 0 if mark is None else int(mark.line) + 1
