"""Drawings that packs bring: known by what they are, and drawn as they are wherever a page's brightness tells nothing.

    given/5f1c…/roles/ferrier

Their pack was looked through when it was read: shapes and colours alone. What is too long to be drawn at once has none.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256

_BEGINNING = "given/"
# A hundred times what a drawing of the house's takes.
LONGEST = 64 * 1024
# As many as the packs of an evening may bring.
_MOST = 400
_BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>'
_drawn: OrderedDict[str, str] = OrderedDict()


def named(part: str, data: bytes) -> str:
    """What it is asked for by; empty where it is not drawn. `part`: whose it is, as `roles/ferrier`."""
    if len(data) > LONGEST:
        return ""
    name = f"{_BEGINNING}{sha256(data).hexdigest()[:32]}/{part}"
    if name not in _drawn:
        _drawn[name] = data.decode("utf-8", "replace")
    _drawn.move_to_end(name)
    while len(_drawn) > _MOST:
        _drawn.popitem(last=False)
    return name


def svg(name: str) -> str:
    """Empty where the name is another drawing's; a blank one where this one has been forgotten."""
    return _drawn.get(name, _BLANK) if name.startswith(_BEGINNING) else ""
