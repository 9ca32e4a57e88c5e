"""English, 40 % longer and accented. What is clipped, or was never given an id, shows at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from . import catalog
from .catalog import Message, Messages
from .languages import FALLBACK, PSEUDO

_PLAIN = "AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz"
_ACCENTED = "ÁáÇçĐđÉéĞğĤĥÎîĶķĹĺÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_PLACEHOLDER = re.compile(r"(\{\w+\})")
_LONGER = 0.4


@contextmanager
def instead_of_english() -> Iterator[None]:
    """While it lasts: a screen draws by its language's name, and takes this for English."""
    catalog.INSTEAD[FALLBACK] = PSEUDO
    catalog.merged.cache_clear()
    try:
        yield
    finally:
        del catalog.INSTEAD[FALLBACK]
        catalog.merged.cache_clear()


def stretched(messages: Messages) -> Messages:
    # Names are the same in every language, and are counted.
    return {id: message if id.endswith(".names") else _message(message) for id, message in messages.items()}


def _message(message: Message) -> Message:
    return _text(message) if isinstance(message, str) else tuple(map(_text, message))


def _text(text: str) -> str:
    parts = _PLACEHOLDER.split(text)
    accented = [part if part.startswith("{") else part.translate(_ACCENTS) for part in parts]
    said = sum(len(part) for part in parts if not part.startswith("{"))
    # Words of five letters, so that the longer text may still be wrapped.
    more = "".join(" ~~~~~"[position % 6] for position in range(round(said * _LONGER)))
    return f"{''.join(accented)}{more}".rstrip()
