"""Lists that stand beside a language's catalogs, and are compiled with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from . import catalog
from .catalog import is_fresh
from .languages import KNOWN


def written(language: str, file: str) -> str:
    """Empty for a language that has no need of it."""
    target, origin = catalog.COMPILED / language / file, catalog.SOURCES / language / file
    found = target if is_fresh(target, origin) else origin
    return found.read_text(encoding="utf-8") if found.exists() else ""


def compiled(file: str, packed: Callable[[str], str]) -> Iterator[Path]:
    """Puts beside the compiled catalogs what is missing there or older; the files it has written."""
    for language in KNOWN:
        target, origin = catalog.COMPILED / language / file, catalog.SOURCES / language / file
        if origin.exists() and not is_fresh(target, origin):
            target.parent.mkdir(parents=True, exist_ok=True)
            half = target.with_suffix(".half")
            half.write_text(packed(origin.read_text(encoding="utf-8")), encoding="utf-8")
            half.replace(target)
            yield target
