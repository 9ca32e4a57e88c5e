"""A letter in place of a drawing that nobody has made yet: written where the drawing would stand.

    letters/ja/預/prophet

The language says which face writes it, and what comes last whose letter it is.
"""

from __future__ import annotations

from html import escape
from urllib.parse import unquote

from desktop.widgets import fonts

_GRID = 64
_MIDDLE = _GRID // 2
_SIZE, _LINE = 26, 41
# On a lit page nobody may read a role from its brightness: whichever letter stands in it, the ring makes it as much ink
# as a drawing has.
_RING = f'<circle cx="{_MIDDLE}" cy="{_MIDDLE}" r="22" fill="none" stroke="currentColor" stroke-width="4"/>'


def svg(name: str) -> str:
    """Empty where the name is another drawing's."""
    if not name.startswith("letters/"):
        return ""
    _, language, letter, _ = unquote(name).split("/")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_GRID} {_GRID}" color="#17110B">{_RING}'
        f'<text x="{_MIDDLE}" y="{_LINE}" text-anchor="middle" font-size="{_SIZE}" font-weight="700" '
        f'font-family="{fonts.families(language).display}" fill="currentColor">{escape(letter)}</text></svg>'
    )
