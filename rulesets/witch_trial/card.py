"""A card: what is true of it, and what it does at each moment the rules call it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from .night import Body, Night, Use
    from .prison import Prison


class Card:
    id: ClassVar[str]
    # Ids that are its own, and what they mean: as a ruleset's file has them (rulesets/engine/facts_file.py).
    asks: ClassVar[dict[str, Any]] = {}
    notices: ClassVar[dict[str, Any]] = {}
    causes: ClassVar[dict[str, Any]] = {}
    # What it draws.
    rolls: ClassVar[tuple[str, ...]] = ()
    # What a detection takes it for.
    disguise: ClassVar[str | None] = None
    tradable: ClassVar[bool] = True
    # Whoever holds it can use nothing else, and is a witch.
    binds: ClassVar[bool] = False
    used_up_by_choosing: ClassVar[bool] = True
    # Whether it only asks something, to which nothing that others hand in makes a difference.
    answers: ClassVar[bool] = False
    # Whether it is an attack (WT-56); and for one that the rulebook does not print: after which card it is resolved.
    attacks: ClassVar[bool] = False
    follows: ClassVar[str] = "barrier"
    # For whoever plays it without thinking much: what for, how likely, and how likely where he has to kill.
    aim: ClassVar[str] = ""
    likely: ClassVar[float] = 1.0
    likely_for_killers: ClassVar[float] = 0.0

    def targets(self, prison: Prison, me: str) -> Sequence[str] | None:
        """Whom it could be used on tonight; None where it names nobody."""
        return None

    def resolve(self, night: Night, use: Use) -> None:
        """What it does when its place in the resolution comes."""

    def seized(self, night: Night, body: Body, killer: str) -> None:
        """What becomes of it when a Killing Spell strikes its holder down."""

    def abandoned(self, night: Night, body: Body) -> None:
        """What becomes of it when its holder turns to remnants."""
