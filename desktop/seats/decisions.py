"""What was done over the rules' head, by the whole table or with its file. It is openly told, and stands ever after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
from typing import Any

from i18n import Words, speak
from rulesets.engine import Game

# By the whole table: a phase begun anew, a PIN taken off, somebody gone on without.
VOID, PIN, SKIP = "void", "pin", "skip"
# With the game's file: gone on elsewhere, in a copy, from an older state, with its end unread; written anew.
ELSEWHERE, COPY, OLDER, CUT, ANEW = "elsewhere", "copy", "older", "cut", "anew"
_LINES = {
    VOID: "undo.voided",
    PIN: "pin.taken_off",
    SKIP: "absent.gone_on",
    ELSEWHERE: "kept.elsewhere",
    COPY: "kept.copy",
    OLDER: "kept.older",
    CUT: "kept.cut",
    ANEW: "kept.anew",
}


@dataclass(frozen=True)
class Decision:
    kind: str
    # Which phase was begun anew, or when it was.
    day: int
    phase: str
    # Whom it was about; empty for somebody who leads and does not play, too.
    seat: str = ""
    # How many notices everybody had been told by then: where it stands among them.
    told: int = 0

    @classmethod
    def now(cls, kind: str, game: Game, seat: str = "") -> Decision:
        return cls(kind, game.day, game.phase, seat, len(game.notices()))

    @classmethod
    def void(cls, game: Game) -> Decision:
        """Of the phase that is on: back to where it began."""
        return cls(VOID, game.day, game.phase, told=game.phase_began.told)

    @property
    def written(self) -> dict[str, Any]:
        return asdict(self)

    def line(self, words: Words) -> str:
        name = self.seat or words.text("lead.caller")
        return words.text(_LINES[self.kind], name=name, when=speak.when(words, self.day, self.phase))


def read(entries: object) -> tuple[Decision, ...]:
    """As a file has them. What does not fit is left out."""
    found = entries if isinstance(entries, list) else []
    return tuple(Decision(**entry) for entry in found if isinstance(entry, Mapping) and _fits(entry))


def placed(decisions: Sequence[Decision], told: int) -> Iterator[tuple[int, Decision]]:
    """Each with how many notices stand before it; `told`: all that there are.

    What was decided before something was taken back stands behind none of what is gone.
    """
    least = list(accumulate((decision.told for decision in reversed(decisions)), min, initial=told))
    return zip(reversed(least[1:]), decisions, strict=True)


def since(decisions: Sequence[Decision], told: int, game: Game, words: Words) -> tuple[str, ...]:
    """What was decided since so many notices had been told."""
    return tuple(one.line(words) for at, one in placed(decisions, len(game.notices())) if at >= told)


def _fits(entry: Mapping[Any, Any]) -> bool:
    kinds = {"kind": str, "day": int, "phase": str, "seat": str, "told": int}
    is_one = entry.keys() == kinds.keys() and all(type(entry[key]) is kind for key, kind in kinds.items())
    return is_one and entry["kind"] in _LINES
