"""Words that no line may part, of a language that puts no space between them: `phrases.txt` beside its catalogs.

They are the words of our own texts. What a group's pack says goes by them as far as they reach; a sign that stands in
none of them is taken for a part of the word it stands in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from . import lists

FILE = "phrases.txt"


@cache
def phrases(language: str) -> str:
    """With spaces between them; empty for a language that has no need of them."""
    return lists.written(language, FILE)


def compile_phrases() -> Iterator[Path]:
    return lists.compiled(FILE, lambda written: " ".join(written.split()))
