"""Words that no line may part, of a language that puts no space between them: `phrases.txt` beside its catalogs.

They are the words of our own texts. What a group's pack says goes by them as far as they reach; a sign that stands in
none of them is taken for a part of the word it stands in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from . import catalog
from .catalog import is_fresh
from .languages import KNOWN

FILE = "phrases.txt"


@cache
def phrases(language: str) -> str:
    """With spaces between them; empty for a language that has no need of them."""
    target, origin = catalog.COMPILED / language / FILE, catalog.SOURCES / language / FILE
    found = target if is_fresh(target, origin) else origin
    return found.read_text(encoding="utf-8") if found.exists() else ""


def compile_phrases() -> Iterator[Path]:
    """Puts beside the compiled catalogs what is missing there or older; the files it has written."""
    for language in KNOWN:
        target, origin = catalog.COMPILED / language / FILE, catalog.SOURCES / language / FILE
        if origin.exists() and not is_fresh(target, origin):
            target.parent.mkdir(parents=True, exist_ok=True)
            half = target.with_suffix(".half")
            half.write_text(" ".join(origin.read_text(encoding="utf-8").split()), encoding="utf-8")
            half.replace(target)
            yield target
