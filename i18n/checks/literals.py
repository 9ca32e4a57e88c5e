"""No text stands in QML: what a property shows is said by id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

_SHOWN = re.compile(
    r"(?:^|[{;])\s*(?:text|title|placeholderText|toolTip|Accessible\.(?:name|description))\s*:\s*(?P<value>.*)"
)
_LITERAL = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`")
# What a call or an index is given is an id or a key, and what is compared is a token: say("lit.hold"), kind === "text".
_ARGUMENT = re.compile(r"(?:[\w\])]\s*)?[(\[,]\s*$|[!=]=\s*$")
_LETTER = re.compile(r"(?<!\\)[^\W\d_]")


def in_qml(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.qml")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for literal in literals(line):
                yield f"{file.relative_to(folder.parent).as_posix()}:{number}: {literal} is text; say it by an id"


def literals(line: str) -> list[str]:
    shown = _SHOWN.search(line)
    if shown is None:
        return []
    value = shown["value"]
    return [
        found[0]
        for found in _LITERAL.finditer(value)
        if _LETTER.search(found[0]) and not _ARGUMENT.search(value[: found.start()])
    ]
