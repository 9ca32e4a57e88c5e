"""Names that come as a list: from a chat, a letter or a table."""

from __future__ import annotations

import re

_LINE = re.compile(r"[\r\n\t\u2028\u2029]+")
_COMMA = re.compile(r"[,;、，；]")
# "1.", "2)", "3、", or a dot, as lists begin their lines.
_MARK = re.compile(r"\s*(?:\d{1,2}\s*[.):、．：]|[-*•·・])\s*")
_LONGEST, _MOST = 40, 4000


def listed(text: str) -> list[str]:
    lines = (_MARK.sub("", line, count=1) for line in _LINE.split(text[:_MOST]))
    names = (_plain(name) for line in lines for name in _COMMA.split(line))
    return [name for name in names if name]


def _plain(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()[:_LONGEST]
