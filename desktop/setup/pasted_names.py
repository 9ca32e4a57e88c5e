"""Names that come as a list: from a chat, a letter or a table."""

from __future__ import annotations

import re

_LINE = re.compile(r"[\r\n\t\u2028\u2029]+")
_COMMA = re.compile(r"[,;、，；]")
# "1.", "2)", "3、", or a dot, as lists begin their lines.
_MARK = re.compile(r"^\s*(?:\d{1,2}\s*[.):、．：]|[-*•·・])\s*")
# Part of how a name is written, in Persian and Hindi as in pictures of families.
_JOINERS = "\u200c\u200d"
_LONGEST, _MOST = 40, 4000


def listed(text: str) -> list[str]:
    lines = (_MARK.sub("", line) for line in _LINE.split(text[:_MOST]))
    names = (_plain(name) for line in lines for name in _COMMA.split(line))
    return [name for name in names if name]


def _plain(name: str) -> str:
    letters = (" " if letter.isspace() else letter for letter in name)
    return "".join(letter for letter in letters if letter.isprintable() or letter in _JOINERS).strip()[:_LONGEST]
