"""What a pack lacks of words, and what its words name that nobody says there."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.engine import Ruleset, ruleset
from rulesets.engine.library import files

from .catalog import Message, merged, named
from .declared import of as declared
from .kinds import Params
from .languages import FALLBACK
from .needed import needed


def wanted(rules: Ruleset) -> list[str]:
    """The ids that a ruleset with packs in it says, and the bundled one does not."""
    bundled = needed(declared(ruleset(rules.id))) if rules.id in files() else ()
    common = {*bundled, *merged(FALLBACK, rules.id).messages}
    return [id for id in dict.fromkeys(needed(declared(rules))) if id not in common]


def lacking(rules: Ruleset) -> Iterator[str]:
    """Of these, those that no pack says in any language."""
    said = {id for words in rules.words.values() for id in words}
    return (id for id in wanted(rules) if id not in said)


def unsaid(rules: Ruleset, id: str, message: Message) -> list[str]:
    """The names in braces that are none of what is said there."""
    known = () if isinstance(message, str) else ("n",)
    return sorted(named(message).difference(known, _said(rules, id)))


def _said(rules: Ruleset, id: str) -> tuple[str, ...]:
    family, _, rest = id.partition(".")
    if family == "done":
        return ("what",)
    if family in ("ask", "aloud"):
        return tuple(_longest(rest, {key: facts.wording for key, facts in rules.asks.items()}))
    if family in ("notice", "public", "diary"):
        wording = _longest(rest, {key: facts.wording for key, facts in rules.notices.items()})
        named = tuple(param for param, kind in wording.items() if isinstance(kind, str))
        return (*named, "first", "second") if "toll" in wording.values() else named
    return ()


def _longest(id: str, every: dict[str, Params]) -> Params:
    """Of the id that this one is, or is an ending of."""
    found = [known for known in every if id == known or id.startswith(f"{known}.")]
    return every[max(found, key=len)] if found else {}
