"""Words of a scenario that its ruleset does not know: what they say can neither happen nor fail to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rulesets.engine.errors import listed, shown
from rulesets.engine.facts import Said
from rulesets.engine.ruleset import Ruleset


def known_params(rules: Ruleset, kind: str, id: str) -> Collection[str] | None:
    """The params that an ask or a notice may carry; None of one that there is not, which is said already."""
    said: Mapping[str, Said] = rules.asks if kind == "asks" else rules.notices
    return said[id].params if id in said else None


def unknown(script: Mapping[str, Any], rules: Ruleset) -> Iterator[str]:
    words = rules.vocabulary
    expect = script.get("expect", {})
    for row in script.get("answers") or ():
        yield from _word("answers.ask", row["ask"], words.asks)
    until = expect.get("until") or {}
    if until:
        yield from _word("until.phase", until["phase"], words.phases)
    for cause in expect.get("dead", {}).values():
        yield from _word("dead", cause, words.causes)
    for role in expect.get("roles", {}).values():
        yield from _word("roles", role, rules.roles)
    for id in expect.get("order", ()):
        yield from _word("order", id, (*words.asks, *words.notices))
    yield from _rows(expect, rules)
    yield from _result(expect.get("result") or {}, rules)


def _rows(expect: Mapping[str, Any], rules: Ruleset) -> Iterator[str]:
    kinds = {"asks": ("asked", "not_asked"), "notices": ("told", "not_told")}
    for kind, parts in kinds.items():
        known = getattr(rules.vocabulary, kind)
        for part in parts:
            for row in expect.get(part) or ():
                yield from _word(f"{part}.id", row["id"], known)
                if "phase" in row:
                    yield from _word(f"{part}.phase", row["phase"], rules.vocabulary.phases)
                yield from _params(part, kind, row, rules)


def _params(part: str, kind: str, row: Mapping[str, Any], rules: Ruleset) -> Iterator[str]:
    params = known_params(rules, kind, row["id"])
    if params is not None:
        for key in row.get("params") or {}:
            yield from _word(f"{part}.params of {row['id']}", key, params)


def _result(result: Mapping[str, Any], rules: Ruleset) -> Iterator[str]:
    for faction in result.get("factions") or ():
        yield from _word("result.factions", faction, rules.vocabulary.factions)
    if "reason" in result:
        yield from _word("result.reason", result["reason"], rules.vocabulary.reasons)


def _word(where: str, word: object, known: Collection[str]) -> Iterator[str]:
    if word not in known:
        yield f"{where}: {shown(word)} is not known to this ruleset; allowed: {listed(known, most=90) or 'nothing'}"
