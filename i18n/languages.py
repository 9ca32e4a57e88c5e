"""The languages there are: a folder each in `catalogs`, with the record of what is known of it besides its words.

Records are written in YAML. Compiled they are one small JSON file, so that a start reads no YAML for them; one that is
out of date is passed over, as a compiled catalog is.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

RECORD = "language.yaml"
SOURCES = Path(__file__).resolve().parent / "catalogs"
COMPILED = SOURCES.parent / "build" / "languages.json"
# With this in the environment, languages still being written are offered like the others.
DRAFTS_TOO = "LANTERN_NIGHT_DRAFTS"


class Language(NamedTuple):
    """docs/languages.md says what each is for."""

    id: str
    name: str
    # offered, or draft: its words are still being written.
    status: str
    order: int
    # The name that CLDR's data go by, and what a system calls it.
    locale: str
    heard: tuple[str, ...]
    # Which language has the words that this one lacks; none for the one that has them all.
    falls_back: str
    # latin, han or another.
    script: str
    # Which region's forms of the bundled Han faces write it; what of the system's does where nothing is bundled.
    face: str = ""
    families: tuple[str, ...] = ()
    charset: str = ""
    avoids: tuple[str, ...] = ()
    # Of its words, beside the one they are called by: see forms.py.
    forms: tuple[str, ...] = ()
    simplified: str = ""
    # Whether votes are counted as 正 or at a gate.
    tally: str = "gate"
    hanging_marks: bool = False
    voices: tuple[str, ...] = ()
    voice_called: str = ""
    desktop_locale: str = ""
    winget_locale: str = ""
    names: tuple[str, ...] = ()
    names_tried: tuple[str, ...] = ()

    @property
    def is_offered(self) -> bool:
        return self.status == "offered"

    @property
    def is_han(self) -> bool:
        """Written without spaces, with numerals of its own, and downwards where a title is."""
        return self.script == "han"


def _of(row: Mapping[str, Any]) -> Language:
    said: dict[str, Any] = {key: tuple(of) if isinstance(of, list) else of for key, of in row.items()}
    return Language(**said)


def of_rows(rows: Iterable[Mapping[str, Any]]) -> dict[str, Language]:
    """In the order in which they are offered."""
    found = map(_of, rows)
    return {one.id: one for one in sorted(found, key=lambda one: (not one.is_offered, one.order, one.id))}


def _found() -> dict[str, Language]:
    sources = sorted(SOURCES.glob(f"*/{RECORD}"))
    try:
        built = COMPILED.stat().st_mtime_ns
        rows = json.loads(COMPILED.read_bytes())
        same = [one["id"] for one in rows] == [one.parent.name for one in sources]
        if not sources or (same and all(one.stat().st_mtime_ns <= built for one in sources)):
            return of_rows(rows)
    except (OSError, ValueError, TypeError, KeyError):
        pass
    # Wanted by nobody who has them compiled.
    from .records import rows as read  # noqa: PLC0415

    return of_rows(read(sources))


RECORDS = _found()
KNOWN = tuple(RECORDS)
# What players are offered, and how each calls itself.
LANGUAGES = tuple(id for id, one in RECORDS.items() if one.is_offered)
NAMES = {id: one.name for id, one in RECORDS.items()}
# Stands in where no other has a word, so that no id is ever seen.
FALLBACK = next(id for id, one in RECORDS.items() if not one.falls_back)
# English made longer and accented, to find what is clipped and what was never given an id.
PSEUDO = "en-XA"
# The regions whose forms bundled faces have, and the first language that is written so.
FACES: dict[str, str] = {}
for _one in RECORDS.values():
    if _one.face:
        FACES.setdefault(_one.face, _one.id)


def record(language: str) -> Language:
    return RECORDS.get(language, RECORDS[FALLBACK])


def offered(*read: str) -> tuple[str, ...]:
    """In a list to choose from: with those that are read here already, or all, where that is wished for."""
    return tuple(id for id in KNOWN if id in (*LANGUAGES, *read) or os.environ.get(DRAFTS_TOO))


@cache
def chain(language: str) -> tuple[str, ...]:
    """The language, and what it falls back on, one after the other: zh-HK, zh-Hant, en."""
    after = RECORDS[language].falls_back if language in RECORDS else FALLBACK if language != FALLBACK else ""
    return (language, *chain(after)) if after else (language,)


def locale_of(language: str) -> str:
    """The name that CLDR's data go by."""
    return record(language).locale


def language_of(locale: str) -> str:
    """The language somebody reads, by what the system says."""
    said = re.split(r"[-_.@]", locale)
    fits = {
        len(heard): id
        for id in reversed(LANGUAGES)
        for heard in (name.split("-") for name in RECORDS[id].heard)
        if said[: len(heard)] == heard
    }
    return fits[max(fits)] if fits else FALLBACK
