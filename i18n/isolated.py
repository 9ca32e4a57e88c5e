"""What people write, in a sentence of ours: it turns nothing round but itself.

Hebrew and Arabic read from the right. So that the number after such a name stays after it, the name is put between the
marks that Unicode has for this; what needs none is left as it is. Orders to turn what follows round are no letters.
"""

from __future__ import annotations

import re
from unicodedata import bidirectional, category

FIRST, LAST = "\u2068", "\u2069"
_RIGHT_TO_LEFT = ("R", "AL", "AN")
# Embeddings, overrides, and isolates whose way somebody else has chosen.
_ORDERS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067"
_SEPARATORS = ("Zl", "Zp")
_SPACES = "\t\n\x0b\x0c\r\x85"
# Whatever may matter here at all; in most names nothing does.
_MATTERS = re.compile(
    "[\x00-\x1f\x7f-\x9f\u0590-\u08ff\u200e\u200f\u2028-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def harmless(text: str) -> str:
    """Without orders and control signs, as a name may be called."""
    return "".join(map(_letter, text)) if _MATTERS.search(text) else text


def isolated(text: str) -> str:
    """Line by line, as lines are read."""
    return "\n".join(map(_isolated, text.split("\n"))) if _MATTERS.search(text) else text


def _letter(sign: str) -> str:
    if sign in _SPACES or category(sign) in _SEPARATORS:
        return " "
    return "" if sign in _ORDERS or category(sign) == "Cc" else sign


def _isolated(line: str) -> str:
    """What stands between such marks already stays between them."""
    kept, depth, turns = "", 0, False
    for sign in harmless(line):
        if sign == LAST and not depth:
            continue
        depth += (sign == FIRST) - (sign == LAST)
        turns = turns or (not depth and bidirectional(sign) in _RIGHT_TO_LEFT)
        kept += sign
    whole = kept + LAST * depth
    return f"{FIRST}{whole}{LAST}" if turns else whole
