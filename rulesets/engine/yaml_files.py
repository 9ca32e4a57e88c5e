"""YAML as this project reads it: safe, by the C parser where there is one; a stranger's with each entry's line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .errors import NotYaml, listed
from .sentences import say

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# Far more than anybody writes into one file, or one thing into another.
_MOST_NODES = 20_000
_MOST_DEPTH = 20
# What may be read as a number, and how long one may be: in base 60 the time it takes grows with the square of that.
_NUMBER = re.compile(r"[-+0-9A-Fa-fxob:_.]+")
_MOST_DIGITS = 200
Where = tuple[str | int, ...]


def parsed(file: Path) -> Any:
    try:
        return yaml.load(file.read_text("utf-8"), Loader=_LOADER)  # noqa: S506
    except (OSError, UnicodeDecodeError) as error:
        raise NotYaml(file, say("unreadable").because(error)) from error
    except yaml.YAMLError as error:
        raise NotYaml(file, say("not_yaml").because(error)) from error


@dataclass(frozen=True)
class Lined:
    """What a file says, and on which line each entry begins, by the keys and numbers that lead to it."""

    name: str
    value: Any
    lines: Mapping[Where, int]

    def line(self, *where: str | int) -> int:
        """Of the entry itself, or of the nearest that holds it."""
        while where not in self.lines and where:
            where = where[:-1]
        return self.lines.get(where, 1)


def lined(name: str, data: bytes) -> Lined:
    """A stranger's file: nothing is said twice, refers to elsewhere or has no end. NotYaml begins with `name:line`."""
    try:
        text = data.decode("utf-8-sig")
        _check(name, text)
        root = yaml.compose(text, Loader=_LOADER)
        return Lined(name, yaml.load(text, Loader=_LOADER), dict(_lines(name, root, ())))  # noqa: S506
    except UnicodeDecodeError as error:
        raise NotYaml(name, say("not_text"), data[: error.start].count(10) + 1) from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        what = say("not_yaml").because(getattr(error, "problem", None) or error)
        raise NotYaml(name, what, mark.line + 1 if mark else 1) from error
    except (ValueError, RecursionError, OverflowError) as error:
        # A date that there is not, a number without an end.
        raise NotYaml(name, say("not_yaml").because(error), 1) from error


def _check(name: str, text: str) -> None:
    """Before anything is made of it: an alias in an alias doubles, and depth costs the stack."""
    depth = 0
    event: Any
    for number, event in enumerate(yaml.parse(text, Loader=_LOADER)):
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise NotYaml(name, say("refers"), line)
        if isinstance(event, yaml.ScalarEvent) and len(event.value) > _MOST_DIGITS and _NUMBER.fullmatch(event.value):
            raise NotYaml(name, say("long_number", most=_MOST_DIGITS), line)
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _MOST_DEPTH or number > _MOST_NODES:
            raise NotYaml(name, say("too_long", entries=_MOST_NODES, deep=_MOST_DEPTH), line)


def _lines(name: str, node: Any, where: Where) -> Iterator[tuple[Where, int]]:
    if node is None:
        return
    yield where, node.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode):
        for number, entry in enumerate(node.value):
            yield from _lines(name, entry, (*where, number))
    elif isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, entry in node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode) or key.tag == "tag:yaml.org,2002:merge":
                raise NotYaml(name, say("a_word_as_key"), line)
            if key.value in seen:
                said = listed((*where, key.value)).replace(", ", ".")
                raise NotYaml(name, say("stands_twice", key=said), line)
            seen.add(key.value)
            yield from _lines(name, entry, (*where, key.value))
            yield (*where, key.value), line
