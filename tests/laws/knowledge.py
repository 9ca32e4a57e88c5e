"""What the seats of each ruleset rightly learn, as its facts have it: everything else that differs is a leak."""

from __future__ import annotations

from rulesets.engine import Ruleset, ruleset
from tests.laws.games import RULESETS
from tests.laws.secrecy import Knowledge


def knowledge(rules: Ruleset) -> Knowledge:
    learnt = {id: facts for id, facts in rules.notices.items() if facts.learnt}
    return Knowledge(
        circles=_circles(rules),
        outcomes=frozenset(id for id, facts in learnt.items() if not facts.secret),
        learnt=frozenset(id for id, facts in learnt.items() if facts.secret),
    )


def _circles(rules: Ruleset) -> tuple[frozenset[str], ...]:
    circles: dict[str, set[str]] = {}
    for role, facts in rules.facts.parts.items():
        if facts.circle:
            circles.setdefault(facts.circle, set()).add(role)
    return tuple(map(frozenset, circles.values()))


KNOWLEDGE = {id: knowledge(ruleset(id)) for id in RULESETS}
