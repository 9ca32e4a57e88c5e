"""By which rules a kept game is played: with the packs that lie beside the games, where it needs some.

Most games need none, and then no pack is looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesets.engine import BadJournal, Ruleset
from rulesets.engine.needs import MissingPacks, WaitingPacks

if TYPE_CHECKING:
    from desktop.keep.packs import Packs

# Where packs lie, and which are on: read by name by whoever must not import what reads packs.
PACKS, PACKS_ON = "packs", "packs_on.json"
# Why a game can't be gone on with, or shown: the id of a sentence.
OTHER_RULES = "error.other_version"
LACKS_PACKS = "error.lacks_packs"
PACKS_WAIT = "error.packs_wait_here"

# None where the bundled ones will do. Raises BadJournal.
FindRules = Callable[[Mapping[str, Any]], Ruleset | None]


def bundled(_: Mapping[str, Any]) -> None:
    """Where no pack is looked for."""


class RulesOf:
    def __init__(self, home: Path) -> None:
        self._home = home

    def __call__(self, journal: Mapping[str, Any]) -> Ruleset | None:
        return self._packs.rules_of(journal) if journal.get("packs") else None

    def at_hand(self, journal: Mapping[str, Any]) -> Ruleset | None:
        """None where a pack is missing, too: what was written down is told again without."""
        with suppress(BadJournal):
            return self(journal)
        return None

    @property
    def stamp(self) -> list[Any]:
        """Another one whenever there is a pack that was not there."""
        return self._packs.stamp if (self._home / PACKS).exists() else []

    @cached_property
    def _packs(self) -> Packs:
        from desktop.keep.packs import HOUSE, Packs  # noqa: PLC0415

        return Packs(self._home, house=HOUSE)


def why(error: BadJournal) -> str:
    if isinstance(error, WaitingPacks):
        return PACKS_WAIT
    return LACKS_PACKS if isinstance(error, MissingPacks) else OTHER_RULES
