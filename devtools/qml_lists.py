"""What QML takes out of a page's lists: Qt's linter knows that it is something, and not what.

So who takes an element says what it is, and this holds it against the page:

    Repeater { model: settings.page.rows; … required property Rule modelData }
    readonly property Rule rule: settings.page.rows[index] || settings.noRule
    (settings.page.rows.find(…) as Rule).name
    property list<Rule> rows: settings.page.rows
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from desktop.widgets.kinds import Kind, fields_of, parent_of
from desktop.widgets.typed import MODELS, RECORDS

_PATH = r"(?P<path>\w+(?:\.\w+)+)"
_DECLARED = re.compile(
    r"^(?:required |readonly |default )*property (?:list<(?P<many>\w+)>|(?P<one>\w+)) "
    r"(?P<name>\w+)(?:: (?P<value>.*))?$"
)
_ID = re.compile(r"^id: (\w+)$")
_MODEL = re.compile(rf"^model: {_PATH}$")
# An element, by its place or by what is said of it.
_TAKEN = re.compile(rf"{_PATH}(?:\[|\.(?:find|findLast|at)\()")
_CAST = re.compile(r"^ as (\w+)")
# Behind an element that is taken as a whole.
_WHOLE = re.compile(r"^(?: (?:\|\||\?\?) .*)?$")
_BRACKETS = {"[": 1, "(": 1, "]": -1, ")": -1}


class File:
    """Its objects by their ids, with the types of their properties. A line's indent says whose it is."""

    def __init__(self, text: str) -> None:
        self.lines = [
            (number, len(line) - len(line.lstrip()), line.strip()) for number, line in enumerate(text.split("\n"), 1)
        ]
        self.types: dict[str, dict[str, str]] = {}
        for id, block in self._blocks():
            self.types[id] = {
                found["name"]: found["one"] for line in block if (found := _DECLARED.match(line)) and found["one"]
            }

    def _blocks(self) -> Iterator[tuple[str, list[str]]]:
        for at, (_, indent, line) in enumerate(self.lines):
            if found := _ID.match(line):
                yield found[1], [*self._beside(at, indent, -1), *self._beside(at, indent, 1)]

    def _beside(self, at: int, indent: int, step: int) -> Iterator[str]:
        """The lines of the same object, above or below."""
        while 0 <= (at := at + step) < len(self.lines):
            _, other, line = self.lines[at]
            if line and other < indent:
                return
            if other == indent:
                yield line

    def holds(self, path: str) -> Kind | None:
        """What stands at the end of a path that begins with an id; None where that is no page's business."""
        first, *names = path.split(".")
        if not names:
            return None
        kind: Kind | None = None
        type_name = self.types.get(first, {}).get(names[0])
        for place, name in enumerate(names):
            kind = _named(type_name) if place == 0 else _field(kind, name)
        return kind


def faults(file: Path) -> Iterator[str]:
    """As line: what is wrong."""
    read = File(file.read_text(encoding="utf-8"))
    awaited: Kind | None = None
    for number, _, line in read.lines:
        if found := _MODEL.match(line):
            awaited = _listed(read, found["path"])
        declared = _DECLARED.match(line)
        if declared and declared["name"] == "modelData" and awaited:
            yield from _held(number, declared["one"], awaited)
            awaited = None
        yield from (
            _of_value(read, number, declared) if declared and declared["value"] else _of_line(read, number, line)
        )


def _of_value(read: File, number: int, declared: re.Match[str]) -> Iterator[str]:
    value, said = declared["value"], declared["one"]
    if declared["many"]:
        kind = _listed(read, value)
        yield from _held(number, declared["many"], kind) if kind else ()
    elif (found := _TAKEN.match(value)) and _WHOLE.match(_behind(value, found)):
        kind = _listed(read, found["path"])
        yield from _held(number, said, kind) if kind else ()
    else:
        yield from _of_line(read, number, value)


def _of_line(read: File, number: int, line: str) -> Iterator[str]:
    for found in _TAKEN.finditer(line):
        kind = _listed(read, found["path"])
        cast = _CAST.match(_behind(line, found))
        if kind and cast:
            yield from _held(number, cast[1], kind)
        elif kind:
            yield f"{number}: say what is taken out of {found['path']}: ({found[0]}… as {kind.of.__name__})"


def _behind(line: str, taken: re.Match[str]) -> str:
    """What stands behind the bracket that closes."""
    depth = 1
    for at in range(taken.end(), len(line)):
        depth += _BRACKETS.get(line[at], 0)
        if not depth:
            return line[at + 1 :]
    return ""


def _held(number: int, said: str, kind: Kind) -> Iterator[str]:
    if said not in _line(kind.of):
        yield f"{number}: this is a list of {kind.of.__name__}, and no {said} is in it"


def _line(record: type) -> list[str]:
    parent = parent_of(record)
    return [record.__name__, *(_line(parent) if parent else ())]


def _listed(read: File, path: str) -> Kind | None:
    """The list of records that stands there."""
    kind = read.holds(path)
    return kind if kind and kind.is_list and kind.is_record else None


def _named(type_name: str | None) -> Kind | None:
    return next((Kind(each) for each in (*RECORDS, *MODELS) if each.__name__ == type_name), None)


def _field(kind: Kind | None, name: str) -> Kind | None:
    if kind is None or kind.is_list:
        return None
    if kind.of in MODELS:
        pages = MODELS[kind.of]
        return Kind(pages[0]) if name == "page" and len(pages) == 1 else None
    return fields_of(kind.of).get(name) if kind.of in RECORDS else None
