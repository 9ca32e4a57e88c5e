"""What roles and events have in common: an id, and the facts of what they ask and tell."""

from __future__ import annotations

from typing import Any, ClassVar


class Card:
    id: ClassVar[str]
    # Ids that are its own, and what they mean: as a ruleset's file has them (rulesets/engine/facts_file.py).
    asks: ClassVar[dict[str, Any]] = {}
    notices: ClassVar[dict[str, Any]] = {}
    causes: ClassVar[dict[str, Any]] = {}
    # What it draws.
    rolls: ClassVar[tuple[str, ...]] = ()
