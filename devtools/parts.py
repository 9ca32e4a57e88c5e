"""python -m devtools parts

What is still missing of every role, card and event, in one list: its file, its facts, its words, its scenarios. What
nobody has drawn is only noted: the first letter of its name stands in its place. So is a sign of any word, whoever says
it, that no face has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from assets import motifs
from assets.fonts import faces
from desktop.widgets import medallions
from i18n import LANGUAGES
from i18n.catalog import COMMON, Message
from i18n.checks.book import Book, books, page
from i18n.declared import of as declared
from i18n.needed import needed
from rulesets.engine import Ruleset, catalogue
from rulesets.engine.errors import BadRuleset

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
_ID = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+")
_WORD = re.compile(r"\w+")
_SECTIONS = ("asks", "notices", "causes")


@dataclass(frozen=True)
class Lack:
    """One line of the list; a note is none that has to be mended."""

    ruleset: str
    part: str
    what: str
    is_note: bool = False

    def __str__(self) -> str:
        return f"{self.ruleset} {self.part}: {'(may wait) ' if self.is_note else ''}{self.what}"


def lacks(every: Iterable[Ruleset], scenarios: Path = SCENARIOS) -> Iterator[Lack]:
    every = tuple(every)
    somewhere = set().union(*map(_declared, every))
    for rules in every:
        classes = {part.id: part for part in rules.code.parts()}  # type: ignore[attr-defined]
        unsaid = dict(_unsaid(rules, classes))
        shown = _named(scenarios / rules.id)
        for id in (*rules.cards, *rules.events):
            yield from (Lack(rules.id, id, what) for what in _of_its_file(rules, classes.get(id), somewhere))
            yield from unsaid.get(id, ())
            if id not in shown:
                yield Lack(rules.id, id, f"no scenario in tests/scenarios/{rules.id} names it")
            if f"{medallions.kind_of(rules, id)}/{id}" not in _drawn():
                yield Lack(rules.id, id, f"no drawing assets/motifs/{medallions.kind_of(rules, id)}/{id}.svg", True)


def _declared(rules: Ruleset) -> set[str]:
    return {*rules.asks, *rules.notices, *rules.vocabulary.causes, *rules.vocabulary.rolls}


def _of_its_file(rules: Ruleset, part: type | None, somewhere: set[str]) -> Iterator[str]:
    """What it speaks and nobody declares, as far as it stands there word for word.

    What several rulesets share may have words for a house rule that only some of them know.
    """
    if part is None:
        yield f"nothing in rulesets/{rules.id} has this id"
        return
    known = _declared(rules) if part.__module__.startswith(f"rulesets.{rules.id}.") else somewhere
    for id in _spoken(Path(sys.modules[part.__module__].__file__ or "")):
        if id not in known:
            yield f"speaks {id}, which neither its class nor rulesets/{rules.id}/ruleset.yaml declares"


@cache
def _spoken(file: Path) -> tuple[str, ...]:
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    said = (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return tuple(dict.fromkeys(id for id in said if _ID.fullmatch(id)))


def _unsaid(rules: Ruleset, classes: Mapping[str, Any]) -> Iterator[tuple[str, list[Lack]]]:
    """By part: the texts that it wants, and in which languages they are missing."""
    owners = {id: part.id for part in classes.values() for section in _SECTIONS for id in getattr(part, section, ())}
    owners |= {id: id for id in (*rules.cards, *rules.events)}
    found: dict[str, list[Lack]] = {}
    for id in dict.fromkeys(needed(declared(rules))):
        owner = _owner(id, owners)
        missing = [language for language in LANGUAGES if id not in _texts(language, rules.id)]
        if owner and missing:
            found.setdefault(owner, []).append(Lack(rules.id, owner, f"no text {id} in {', '.join(missing)}"))
    yield from found.items()


def unwritable(every: Iterable[Book]) -> Iterator[Lack]:
    """Of each word, whoever says it: the signs that not all faces of its language can be cut with."""
    for book in every:
        for language, id, text in book.texts():
            signs = _signs(language) if language in LANGUAGES else None
            if signs is not None and (lacking := sorted(set(text) - signs - {"\n"})):
                what = f"no face has {''.join(lacking)}: the system's fonts have to write it, where there are any"
                yield Lack(f"{language}/{book.domain}", id, what, True)


def _owner(text: str, owners: Mapping[str, str]) -> str:
    """`role.seer.name`, `notice.seer.result.wolf`: after the family comes what it belongs to, or begins with it."""
    about = text.split(".")[1:]
    ids = (".".join(about[:length]) for length in range(len(about), 0, -1))
    return next((owners[id] for id in ids if id in owners), "")


@cache
def _texts(language: str, ruleset: str) -> dict[str, Message]:
    """In no other language's stead."""
    return {**page(language, COMMON).messages, **page(language, ruleset).messages}


@cache
def _signs(language: str) -> set[str]:
    """What every source has that a face of it is cut from."""
    every = [face for face in faces.faces() if face.source.endswith(".ttc")]
    own = {(face.source, face.member) for face in every if face.file.endswith(f"-{language}.ttc")}
    if own:
        return set.intersection(*(faces.written(source, member) for source, member in own))
    # Behind a Latin face stands the sans with the Japanese forms.
    behind = faces.written("sans-medium.ttc", faces.MEMBERS.index("JP"))
    latin = (face.source for face in faces.faces() if not face.source.endswith(".ttc"))
    return set.intersection(*(faces.written(source, 0) | behind for source in set(latin)))


def _named(folder: Path) -> set[str]:
    return {word for file in folder.glob("*.yaml") for word in _WORD.findall(file.read_text("utf-8"))}


@cache
def _drawn() -> frozenset[str]:
    return frozenset(motif.name for motif in motifs.framed())


def main() -> int:
    try:
        found = [*lacks(catalogue()), *unwritable(books())]
    except BadRuleset as error:
        print(error)
        return 1
    for lack in found:
        print(lack)
    must = sum(not lack.is_note for lack in found)
    print(f"{must} missing, {len(found) - must} may wait")
    return int(must > 0)
