"""Names that people have in each language, the same whoever looks: long ones come last, and one of another script."""

from __future__ import annotations

from i18n.languages import FALLBACK, record


def names(language: str, count: int) -> list[str]:
    """As its record has them; of one that says none yet, those of the language it comes down to."""
    own = record(language)
    return list((own.names_tried or own.names or record(FALLBACK).names_tried)[:count])
