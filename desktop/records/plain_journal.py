"""A journal as a file to give away, and one that was given: the plain journal, readable by anybody."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from desktop.keep.given import ABOUT, DECISIONS, RECORD, about_in
from desktop.keep.rules_of import FindRules, bundled
from desktop.records import record
from rulesets.engine import BadJournal, Game, catalogue
from rulesets.engine.journal import setup_of
from rulesets.engine.needs import MissingPacks

# Far above the longest game: what is larger was not written by one.
MOST_BYTES = 8_000_000
# How the file of a game that is kept here begins, and goes on unreadable.
SEALED = "lantern-night-game"


class NotAGame(Exception):
    """`reason` is the id of a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def written(
    journal: Mapping[str, Any],
    decisions: Sequence[Mapping[str, Any]] = (),
    record: Mapping[str, Any] | None = None,
) -> str:
    """With what stands beside it, where something does."""
    beside = {DECISIONS: list(decisions), RECORD: record}
    said = {**journal, **{name: one for name, one in beside.items() if one}}
    return json.dumps(said, ensure_ascii=False, indent=1) + "\n"


def read(path: Path, rules_of: FindRules = bundled) -> dict[str, Any]:
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
    return parsed(text, rules_of)


def parsed(text: str, rules_of: FindRules = bundled) -> dict[str, Any]:
    if text.startswith(SEALED):
        raise NotAGame("error.journal.sealed")
    try:
        journal = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotAGame("error.journal.none") from error
    played = _played(journal, rules_of)
    found = journal.get(DECISIONS)
    decided = [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
    beside = {DECISIONS: decided, ABOUT: about_in(journal)}
    return {**played, **{name: one for name, one in beside.items() if one}}


def _played(journal: Any, rules_of: FindRules) -> dict[str, Any]:
    """What other rules can't play is told again as it was written down, where it was."""
    try:
        rules = rules_of(journal) if isinstance(journal, Mapping) else None
        setup_of(journal, rules)
        game = Game.replay(journal, rules)
    except BadJournal as error:
        told = _told(journal)
        if told is None:
            raise NotAGame(_whose_rules(journal, error)) from error
        return told
    if game.result is None:
        # Looked through, it would open the secrets of a table that still plays.
        raise NotAGame("error.journal.unfinished")
    return game.journal


def _told(journal: Any) -> dict[str, Any] | None:
    """A journal that came with its record; None where the two are not of one game."""
    try:
        story = record.read(journal[RECORD])
        kept = {key: journal[key] for key in ("format", "ruleset", "version", "setup", "seed", "answers", RECORD)}
        kept |= {key: journal[key] for key in ("packs",) if key in journal}
        is_one = (story.rules.id, story.rules.version) == (kept["ruleset"], kept["version"])
        is_theirs = list(story.players) == kept["setup"]["players"]
    except (record.BadRecord, KeyError, TypeError):
        return None
    fits = is_one and is_theirs and isinstance(kept["answers"], list) and story.result is not None
    return kept if fits else None


def _whose_rules(journal: object, error: BadJournal) -> str:
    """A game of other rules is still a game; anything else is none."""
    if isinstance(error, MissingPacks):
        return "error.journal.packs"
    if not isinstance(journal, Mapping) or not journal.keys() >= {"ruleset", "version", "answers"}:
        return "error.journal.none"
    ours = {rules.id: rules.version for rules in catalogue()}
    if not isinstance(journal["ruleset"], str) or journal["ruleset"] not in ours:
        return "error.journal.ruleset"
    return "error.journal.version" if journal["version"] != ours[journal["ruleset"]] else "error.journal.broken"
