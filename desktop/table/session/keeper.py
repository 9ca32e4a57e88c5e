"""Where what a session comes to is kept: a game's file, or nothing in a practice round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Keeper(Protocol):
    """Where answers are kept; raises where it can't keep one, and then nothing has happened.

    A note, and what was witnessed or decided, that it can't keep comes with the next that it can.
    """

    def answer(
        self,
        *entries: Mapping[str, Any],
        decided: Mapping[str, Any] | None = None,
        witnessed: Mapping[str, Any] | None = None,
    ) -> None:
        """With what is told of them to everybody, and to whom they were for."""

    def undo(self, answers: int = 1, seating: Mapping[str, Any] | None = None) -> None: ...

    def note(self, entry: Mapping[str, Any]) -> None: ...

    def seating(self, entry: Mapping[str, Any]) -> None: ...

    def witness(self, entry: Mapping[str, Any]) -> None: ...

    def decide(self, *decided: Mapping[str, Any]) -> None: ...

    def news(self) -> str:
        """What the table has to be told of what is kept: the id of a sentence, or nothing."""
