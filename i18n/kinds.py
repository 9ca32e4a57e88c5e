"""How a param is read, by its kind; the facts of a ruleset say which param of which notice or ask is of which.

Some kinds choose a variant, that is an id with something more at its end:

  a tuple       the value itself: seer.result has .wolf and .human
  toll          how many names: .none, .one ({first}), .two ({first}, {second}), .more ({seats})
  maybe …       .none where there is nothing
  flag          the param's own name, where it is true
  option <id>   none, but it is said as that option says it
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rulesets.engine import UnknownRuleset, ruleset
from rulesets.engine.facts import MAYBE, OPTION, Facts, Kind, Params
from rulesets.engine.meanings import Meanings

__all__ = ["MAYBE", "OPTION", "Kind", "Params", "asked", "carried", "variants"]

TOLL = (".none", ".one", ".two", ".more")


def carried(of: str | Meanings | None, notice: str) -> Params:
    """Empty for a notice nobody has described: it is then said without its params."""
    facts = _facts(of)
    return facts.notices[notice].wording if facts and notice in facts.notices else {}


def asked(of: str | Meanings | None, ask: str) -> Params:
    facts = _facts(of)
    return facts.asks[ask].wording if facts and ask in facts.asks else {}


def _facts(of: str | Meanings | None) -> Facts | None:
    if isinstance(of, Meanings):
        return of.facts
    try:
        return None if of is None else ruleset(of).facts
    except UnknownRuleset:
        return None


def variants(kinds: Params) -> Iterator[str]:
    """Every ending that the id of such a notice may have."""
    choices = [_endings(param, kind) for param, kind in kinds.items()]
    for combination in product(*choices):
        yield "".join(combination)


def _endings(param: str, kind: Kind) -> tuple[str, ...]:
    if isinstance(kind, tuple):
        return tuple(f".{token}" for token in kind)
    if kind == "toll":
        return TOLL
    if kind == "flag":
        return ("", f".{param}")
    return ("", ".none") if kind.startswith(MAYBE) else ("",)
