"""What the whole table has decided over the rules' head. It is openly shown ever after, and kept beside the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from i18n import Words, speak
from rulesets.engine import Game, Ruleset

VOID, PIN = "void", "pin"
_VOIDS = {"night": "undo.void.night", "dusk": "undo.void.vote"}


@dataclass(frozen=True)
class Decision:
    kind: str
    # Which phase was begun anew, or in which a PIN was taken off.
    day: int
    phase: str
    seat: str = ""
    # How many notices everybody had been told by then: where it stands among them.
    told: int = 0

    def line(self, words: Words) -> str:
        if self.kind == PIN:
            return words.text("pin.taken_off", name=self.seat)
        return words.text("undo.voided", when=speak.when(words, self.day, self.phase))


def void_words(words: Words, day: int, phase: str, rules: Ruleset) -> dict[str, str]:
    """How the table is asked whether this phase is to be begun anew."""
    step = speak.when(words, day, phase)
    return {
        "void": words.text(_VOIDS.get(rules.phase(phase).sky, "undo.void.part")),
        "void_ask": words.text("undo.void.explain", step=step),
        "void_do": words.text("undo.void.do"),
    }


def read(entries: object) -> tuple[Decision, ...]:
    """As a file has them. What does not fit is left out."""
    found = entries if isinstance(entries, list) else []
    return tuple(Decision(**entry) for entry in found if isinstance(entry, Mapping) and _fits(entry))


def written(decisions: Sequence[Decision]) -> list[dict[str, Any]]:
    return [asdict(decision) for decision in decisions]


def latest(decisions: Sequence[Decision], game: Game, words: Words) -> str:
    """What was decided since anything else was told to everybody."""
    told = len(game.notices())
    return next((decision.line(words) for decision in reversed(decisions) if decision.told == told), "")


def between(decisions: Sequence[Decision], number: int) -> Iterator[Decision]:
    """Those that stand before the notice of this number."""
    return (decision for decision in decisions if decision.told == number)


def _fits(entry: Mapping[Any, Any]) -> bool:
    kinds = {"kind": str, "day": int, "phase": str, "seat": str, "told": int}
    return entry.keys() == kinds.keys() and all(type(entry[key]) is kind for key, kind in kinds.items())
