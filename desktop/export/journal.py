"""A journal as a file to give away, and one that was given: the plain journal, readable by anybody."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulesets.engine import BadJournal, Game
from rulesets.engine.journal import setup_of

# Far above the longest game: what is larger was not written by one.
MOST_BYTES = 8_000_000


class NotAGame(Exception):
    """`reason` is the id of a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def written(journal: Mapping[str, Any]) -> str:
    return json.dumps(journal, ensure_ascii=False, indent=1) + "\n"


def read(path: Path) -> dict[str, Any]:
    """A journal that has been played through once, so that whoever shows it can't stumble."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise NotAGame("error.no_journal")
        return parsed(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise NotAGame("error.no_journal") from error


def parsed(text: str) -> dict[str, Any]:
    try:
        journal = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotAGame("error.no_journal") from error
    try:
        setup_of(journal)
    except BadJournal as error:
        raise NotAGame(_whose_rules(journal)) from error
    try:
        return Game.replay(journal).journal
    except BadJournal as error:
        raise NotAGame("error.broken_journal") from error


def _whose_rules(journal: object) -> str:
    """A game of other rules is still a game; anything else is none."""
    is_game = isinstance(journal, Mapping) and {"ruleset", "version", "answers"} <= journal.keys()
    return "error.other_version" if is_game else "error.no_journal"


def save(path: Path, text: str) -> None:
    """All or nothing. Raises OSError where the disk refuses."""
    half = path.with_name(f"{path.name}.half")
    try:
        with half.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
