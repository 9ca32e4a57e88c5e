"""Compositions of one's own, as a group might lay them out: mostly fair, always allowed."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume
from hypothesis import strategies as st

from rulesets.engine import BadSetup, Ruleset


def compositions(rules: Ruleset, number: int) -> st.SearchStrategy[dict[str, int]]:
    """Random cards for so many players; what the ruleset refuses is drawn again."""
    cards = [role for role in rules.roles if _is_dealt(rules, role)]
    packs = st.integers(number, number + 4).flatmap(
        lambda size: st.lists(st.sampled_from(cards), min_size=size, max_size=size)
    )
    base = _base(rules)

    def allowed(extra: list[str]) -> dict[str, int]:
        counts = Counter(base)
        for role in extra:
            if _fits(rules, counts, number):
                break
            counts[role] += 1
            if _total_is_over(rules, counts, number):
                counts[role] -= 1
        while not _fits(rules, counts, number):
            assume(sum(counts.values()) < number * 5)
            counts[_filler(rules)] += 1
        return dict(counts)

    return packs.map(allowed)


def around(rules: Ruleset, number: int, role: str) -> dict[str, int]:
    """One of this role, or two where it comes in no smaller number, and those who do nothing."""
    counts = Counter({**_base(rules), role: 1})
    if _total_is_over(rules, counts, number):
        counts[role] += 1
    while not _fits(rules, counts, number) and sum(counts.values()) < number * 5:
        counts[_filler(rules)] += 1
    return dict(counts)


def _base(rules: Ruleset) -> dict[str, int]:
    return {"witch_killer": 1} if "witch_killer" in rules.roles else {"werewolf": 1}


def _filler(rules: Ruleset) -> str:
    return "barrier" if "barrier" in rules.roles else "villager"


def _is_dealt(rules: Ruleset, role: str) -> bool:
    return not (rules.id == "witch_trial" and role in ("prisoner", "witch"))


def _fits(rules: Ruleset, counts: Counter[str], number: int) -> bool:
    try:
        rules.composition(number, dict(counts))
    except BadSetup:
        return False
    return True


def _total_is_over(rules: Ruleset, counts: Counter[str], number: int) -> bool:
    """Whether no number of fillers would make this composition an allowed one."""
    trial = Counter(counts)
    for _ in range(number * 5):
        if _fits(rules, trial, number):
            return False
        trial[_filler(rules)] += 1
    return True
