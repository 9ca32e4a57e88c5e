"""A journal as a file to give away, and one that was given: the plain journal, readable by anybody."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rulesets.engine import BadJournal, Game, catalogue
from rulesets.engine.journal import setup_of

# Far above the longest game: what is larger was not written by one.
MOST_BYTES = 8_000_000
# How the file of a game that is kept here begins, and goes on unreadable.
SEALED = "lantern-night-game"


class NotAGame(Exception):
    """`reason` is the id of a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


# Beside the journal: what was decided over the rules' head.
DECISIONS = "decisions"


def written(journal: Mapping[str, Any], decisions: Sequence[Mapping[str, Any]] = ()) -> str:
    beside = {DECISIONS: list(decisions)} if decisions else {}
    return json.dumps({**journal, **beside}, ensure_ascii=False, indent=1) + "\n"


def read(path: Path) -> dict[str, Any]:
    """A game that has been played through once, so that whoever shows it can't stumble; and what was decided in it.

    Raises NotAGame.
    """
    try:
        # A pipe or a device would be waited for.
        if not path.is_file():
            raise NotAGame("error.journal.unreadable")
        if path.stat().st_size > MOST_BYTES:
            raise NotAGame("error.journal.large")
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise NotAGame("error.journal.unreadable") from error
    except UnicodeDecodeError as error:
        raise NotAGame("error.journal.none") from error
    return parsed(text)


def parsed(text: str) -> dict[str, Any]:
    if text.startswith(SEALED):
        raise NotAGame("error.journal.sealed")
    try:
        journal = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotAGame("error.journal.none") from error
    try:
        setup_of(journal)
    except BadJournal as error:
        raise NotAGame(_whose_rules(journal)) from error
    try:
        game = Game.replay(journal)
    except BadJournal as error:
        raise NotAGame("error.journal.broken") from error
    if game.result is None:
        # Looked through, it would open the secrets of a table that still plays.
        raise NotAGame("error.journal.unfinished")
    found = journal.get(DECISIONS)
    decided = [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
    return {**game.journal, DECISIONS: decided} if decided else game.journal


def _whose_rules(journal: object) -> str:
    """A game of other rules is still a game; anything else is none."""
    if not isinstance(journal, Mapping) or not journal.keys() >= {"ruleset", "version", "answers"}:
        return "error.journal.none"
    ours = {rules.id: rules.version for rules in catalogue()}
    if not isinstance(journal["ruleset"], str) or journal["ruleset"] not in ours:
        return "error.journal.ruleset"
    return "error.journal.version" if journal["version"] != ours[journal["ruleset"]] else "error.journal.broken"
