"""The journal: setup, seed and answers. It is the save file, and playing it again is the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .asks import Answer
from .errors import BadJournal, BadSetup, UnknownRuleset, listed, shown
from .library import ruleset
from .needs import check_needs, needs_of
from .ruleset import Ruleset
from .setup import Setup, checked, copied

FORMAT = 1
# Far above the longest game; what is longer was not written by one.
MOST_ANSWERS = 100_000
_KEYS = ("format", "ruleset", "version", "setup", "seed", "answers")
_SETUP = ("players", "preset", "options", "fixed")
_NO_REPLY = ({"ask", "no_reply"}, {"ask", "no_reply", "own"})


class Entry(NamedTuple):
    ask: str
    answer: Answer
    replied: bool = True
    # Where nobody has replied: whether its owner has said so, or the table has gone on without him.
    own: bool = False


def written(setup: Setup, entries: Iterable[Entry]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "ruleset": setup.ruleset.id,
        "version": setup.ruleset.version,
        # A game without packs is written as it always was.
        **({"packs": [need._asdict() for need in setup.ruleset.packs]} if setup.ruleset.packs else {}),
        "setup": {
            "players": list(setup.players),
            "preset": copied(setup.preset),
            "profile": setup.profile,
            "options": dict(setup.options),
            "leading": setup.leading,
            "fixed": copied(setup.fixed),
        },
        "seed": setup.seed,
        "answers": [line(entry) for entry in entries],
    }


def line(entry: Entry) -> dict[str, Any]:
    """One answer as it is written down."""
    if entry.replied:
        return {"ask": entry.ask, "answer": copied(entry.answer)}
    if entry.own:
        return {"ask": entry.ask, "no_reply": True, "own": True}
    return {"ask": entry.ask, "no_reply": True}


def setup_of(journal: object, rules: Ruleset | None = None) -> Setup:
    if not isinstance(journal, Mapping):
        raise BadJournal(f"journal: {shown(journal)} is not a mapping with {listed(_KEYS)}")
    _has("journal", journal, _KEYS)
    if type(journal["format"]) is not int or journal["format"] != FORMAT:
        raise BadJournal(f"journal.format: {shown(journal['format'])} can't be read; this program reads {FORMAT}")
    setup = journal["setup"]
    if not isinstance(setup, Mapping):
        raise BadJournal(f"journal.setup: {shown(setup)} is not a mapping with {listed(_SETUP)}")
    _has("journal.setup", setup, _SETUP)
    try:
        rules = rules or ruleset(journal["ruleset"])
        if journal["ruleset"] != rules.id:
            raise BadJournal(f"journal.ruleset: {shown(journal['ruleset'])}, but {rules.id} is to be played")
        if type(journal["version"]) is not int or journal["version"] != rules.version:
            raise BadJournal(
                f"journal.version: written for version {shown(journal['version'])} of {rules.id}, "
                f"this is version {rules.version}"
            )
        check_needs(needs_of(journal), rules.packs)
        if journal["seed"] is None:
            raise BadJournal("journal.seed: a whole number is missing")
        return checked(
            rules,
            setup["players"],
            setup["preset"],
            rules.options_of_now(setup["options"]) if isinstance(setup["options"], Mapping) else setup["options"],
            journal["seed"],
            setup["fixed"],
            # Journals were written before there were these.
            setup.get("profile"),
            setup.get("leading"),
        )
    except (BadSetup, UnknownRuleset) as error:
        raise BadJournal(f"journal: {error}") from error


def entries_of(journal: Mapping[str, Any]) -> list[Entry]:
    answers = journal["answers"]
    if not isinstance(answers, list | tuple) or len(answers) > MOST_ANSWERS:
        raise BadJournal(f"journal.answers: should be a list of at most {MOST_ANSWERS} answers")
    return [_entry(number, answer) for number, answer in enumerate(answers, 1)]


def _entry(number: int, answer: object) -> Entry:
    if isinstance(answer, Mapping) and isinstance(answer.get("ask"), str):
        if answer.keys() == {"ask", "answer"}:
            return Entry(answer["ask"], answer["answer"])
        if answer.keys() in _NO_REPLY and answer["no_reply"] is True and answer.get("own", True) is True:
            return Entry(answer["ask"], None, False, "own" in answer)
    raise BadJournal(f"journal.answers: number {number} should be {{ask, answer}} or {{ask, no_reply: true}}")


def _has(where: str, mapping: Mapping[Any, Any], keys: tuple[str, ...]) -> None:
    missing = [key for key in keys if key not in mapping]
    if missing:
        raise BadJournal(f"{where}: {listed(missing)} missing")
