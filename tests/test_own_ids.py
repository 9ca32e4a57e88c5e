"""A ruleset's own ids are named in rulesets/: screens and words go by what the facts say of them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesets.engine import Ruleset, catalogue
from rulesets.engine.yaml_files import parsed

ROOT = Path(__file__).resolve().parent.parent
# Sample pages and a practice hand have to be about something.
MOST = 30


def own_ids(rulesets: Iterable[Ruleset], common: frozenset[str]) -> set[str]:
    found: set[str] = set()
    for rules in rulesets:
        words = rules.vocabulary
        found.update(rules.roles, rules.cards, rules.events, words.asks, words.notices, words.causes, words.rolls)
    return found - common


def everybodys() -> frozenset[str]:
    """What every ruleset may speak, and plain words that are also ids."""
    document = parsed(ROOT / "rulesets" / "engine" / "facts.yaml")
    return frozenset(id for section in document.values() for id in section) | {"attack", "deal"}


def named(text: str, ids: set[str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids:
            yield node.lineno, node.value


def test_screens_and_words_hardly_name_a_rulesets_own_ids() -> None:
    ids = own_ids(catalogue(), everybodys())
    assert len(ids) > 200
    where = Counter[str]()
    for room in ("desktop", "i18n"):
        for file in sorted((ROOT / room).rglob("*.py")):
            where[file.relative_to(ROOT).as_posix()] += len(list(named(file.read_text(encoding="utf-8"), ids)))
    assert where.total() <= MOST, [row for row in where.most_common() if row[1]]


def test_a_name_is_seen() -> None:
    assert list(named('KINDS = {\n    "hunter.shot": "fallen",\n}', {"hunter.shot"})) == [(2, "hunter.shot")]
    assert list(named('"the hunter.shot"', {"hunter.shot"})) == []
