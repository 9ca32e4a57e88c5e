"""What roles and events have in common: an id, and the words they bring along."""

from __future__ import annotations

from typing import ClassVar


class Card:
    id: ClassVar[str]
    # Ids that it speaks and that `ruleset.yaml` does not list.
    asks: ClassVar[tuple[str, ...]] = ()
    notices: ClassVar[tuple[str, ...]] = ()
    causes: ClassVar[tuple[str, ...]] = ()
    rolls: ClassVar[tuple[str, ...]] = ()
