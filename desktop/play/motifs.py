"""Which drawing stands for what: a file below assets/motifs, without its ending."""

from __future__ import annotations

from rulesets.engine import Ruleset


def of_role(rules: Ruleset, role: str) -> str:
    """In a card game what one is, is a state; and a card is no role."""
    if rules.cards == rules.roles:
        return f"roles/{role}"
    return f"cards/{role}" if role in rules.cards else f"states_of_cards/{role}"


def of_state(state: str) -> str:
    return f"states/{state}"


def of_token(kind: str | None, rules: Ruleset, token: str) -> str:
    """Words and seats have none."""
    if kind == "role":
        return of_role(rules, token)
    return f"{kind}s/{token}" if kind in ("card", "event") else ""
