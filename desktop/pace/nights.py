"""How long the nights of this evening took, from the first cover to the table, with how many hand-overs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.table.privacy.machine import State, Turn
from desktop.table.session.session import Session

# Seconds from hand to hand, as guessed before a night has been seen, and as far as it is believed afterwards.
HANDING = 7.0
LEAST, MOST = 2.0, 40.0


@dataclass(frozen=True)
class Night:
    seconds: float
    hand_offs: int
    # What its turns had to last at the least, all together.
    dwelt: float


def handing(nights: Sequence[Night]) -> float:
    """What a hand-over costs at this table, besides the dwell."""
    hand_offs = sum(night.hand_offs for night in nights)
    if not hand_offs:
        return HANDING
    spare = sum(night.seconds - night.dwelt for night in nights)
    return max(LEAST, min(MOST, spare / hand_offs))


class NightWatch:
    """Looks at a session whenever its page has changed. A night that had begun before it looked does not count."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._is_whole = not session.game.journal["answers"]
        self._began: float | None = None
        self._turn: Turn | None = None
        self._hand_offs = 0
        self._dwelt = 0.0
        self.nights: list[Night] = []

    def look(self, now: float) -> None:
        state, turn = self._session.state, self._session.machine.turn
        if state is State.TABLE:
            self._over(now)
        elif self._began is not None and state is State.LIT and turn is not None and turn is not self._turn:
            self._turn, self._hand_offs, self._dwelt = turn, self._hand_offs + 1, self._dwelt + turn.dwell
        # The deal is handed round like a night, and the first night follows it at once.
        elif self._began is None and self._is_whole and self._session.rules.phase(self._session.game.phase).dark:
            self._began, self._hand_offs, self._dwelt = now, 0, 0.0

    def _over(self, now: float) -> None:
        if self._began is not None and self._hand_offs:
            self.nights.append(Night(now - self._began, self._hand_offs, self._dwelt))
        self._began, self._is_whole = None, True
