"""Times the nights of the game that is on."""

from __future__ import annotations

from desktop.pace.night import Night
from desktop.table.privacy.machine import State, Turn
from desktop.table.session.session import Session


class NightWatch:
    """Looks at a session whenever its page has changed. A night that had begun before it looked does not count."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._is_whole = not session.game.journal["answers"]
        self._began: float | None = None
        self._turn: Turn | None = None
        self._hand_offs = 0
        self.nights: list[Night] = []

    def look(self, now: float) -> None:
        state, turn = self._session.state, self._session.machine.turn
        if state is State.TABLE:
            self._over(now)
        elif self._began is not None and state is State.LIT and turn is not None and turn is not self._turn:
            self._turn, self._hand_offs = turn, self._hand_offs + 1
        # The deal is handed round like a night, and the first night follows it at once.
        elif self._began is None and self._is_whole and self._session.rules.phase(self._session.game.phase).dark:
            self._began, self._hand_offs = now, 0

    def _over(self, now: float) -> None:
        if self._began is not None and self._hand_offs:
            self.nights.append(Night(now - self._began, self._hand_offs))
        self._began, self._is_whole = None, True
