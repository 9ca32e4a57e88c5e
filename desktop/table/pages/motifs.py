"""Which drawing stands for what: a file below assets/motifs without its ending, or a letter in its place."""

from __future__ import annotations

from desktop.widgets import medallions
from i18n import Words
from rulesets.engine import Ruleset


def of_part(rules: Ruleset, id: str, words: Words) -> str:
    """Of a role, a card or an event: as bright as any other's, for these stand on lit pages."""
    return medallions.alike(rules, id, words).motif


def of_state(state: str) -> str:
    return f"states/{state}"


def of_token(kind: str | None, rules: Ruleset, token: str, words: Words) -> str:
    """Words and seats have none."""
    return of_part(rules, token, words) if kind in ("role", "card", "event") else ""
