"""Rules: where their ids are named, what a role touches, what the werewolf games share."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import yaml

from .tree import Tree

SECTIONS = ("roles", "cards", "events", "asks", "notices", "causes", "rolls")
DECLARED_BY_CLASSES = ("asks", "notices", "causes", "rolls")
# What every ruleset may speak, and plain words that are also ids; as the tree before the facts had no list of them.
EVERYBODYS = frozenset(
    (
        *("vote.execution", "vote.runoff", "vote.tally", "vote.ballots", "execution", "execution.none", "vote"),
        *("role.look", "role.dealt", "decoy.suspect", "decoy.note", "talk.discussion", "last_words", "game.over"),
        *("night.report", "dawn.report", "dusk.report", "dawn.deaths", "night", "day", "dawn", "dusk", "deal"),
        *("attack", "village"),
    )
)
SHARED = ("Role", "Seer", "Guard", "Werewolf", "Villager", "Fox")
WORDS = {".py", ".yaml", ".po", ".qml", ".svg"}
_WORD = re.compile(r"\w+")


def literals(tree: Tree) -> str:
    ids = _own_ids(tree)
    named = sum(
        isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
        for _, module in tree.of("desktop", "i18n")
        for node in ast.walk(module)
    )
    return f"{named} literals of {len(ids)} ids"


def role(tree: Tree) -> str:
    """Of the roles that only one ruleset knows: files outside tests and papers that name them, at the median."""
    rulesets = [_ids(document, ("roles",)) for _, document in _documents(tree, "ruleset.yaml")]
    known = Counter(id for ids in rulesets for id in ids)
    files = [frozenset(_WORD.findall(file.read_text("utf-8"))) for file in _told(tree)]
    named = [sum(id in words for words in files) for id, times in known.items() if times == 1]
    return f"{median(named):g} files name it"


def shared(tree: Tree) -> str:
    names = Counter(node.name for _, node in tree.classes("rulesets"))
    return ", ".join(f"{names[name]} `{name}`" for name in SHARED)


def _told(tree: Tree) -> Iterator[Path]:
    for room in ("desktop", "i18n", "rulesets", "assets", "devtools"):
        yield from (file for file in (tree.root / room).rglob("*") if file.suffix in WORDS)


def _own_ids(tree: Tree) -> set[str]:
    """What the rulesets' files say, and what roles, cards and events declare in theirs."""
    found = {id for _, document in _documents(tree, "*.yaml") for id in _ids(document, SECTIONS)}
    for _, node in tree.classes("rulesets"):
        found |= {id for statement in node.body for id in _declared(statement)}
    return found - EVERYBODYS - _engines(tree)


def _engines(tree: Tree) -> set[str]:
    facts = tree.root / "rulesets" / "engine" / "facts.yaml"
    document = yaml.safe_load(facts.read_text("utf-8")) if facts.exists() else {}
    return {id for section in document.values() for id in section}


def _documents(tree: Tree, name: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    for file in sorted((tree.root / "rulesets").rglob(name)):
        document = yaml.safe_load(file.read_text("utf-8"))
        if isinstance(document, dict):
            yield file, document


def _ids(document: dict[str, Any], sections: tuple[str, ...]) -> set[str]:
    return {str(id) for section in sections for id in document.get(section) or () if not isinstance(id, dict)}


def _declared(statement: ast.stmt) -> set[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    value = getattr(statement, "value", None)
    is_one = any(isinstance(target, ast.Name) and target.id in DECLARED_BY_CLASSES for target in targets)
    if not is_one or not isinstance(value, ast.Dict):
        return set()
    return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
