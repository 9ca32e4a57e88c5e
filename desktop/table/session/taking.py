"""Answers on their way: on the disk before the game takes them, and off it again where the game can't."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.table.session.keeper import Keeper
from rulesets.engine import Game


class Taking:
    def __init__(self) -> None:
        # How many answers are on the disk that the game has not taken yet.
        self._under_way = 0
        self._keeper: Keeper | None = None

    def follow(
        self, game: Game, keeper: Keeper, lines: Sequence[Mapping[str, Any]], told: Mapping[str, Mapping[str, Any]]
    ) -> None:
        """Kept in one go, with what is told of them."""
        keeper.answer(*lines, **told)
        self._keeper = keeper
        before, self._under_way = game.answers, len(lines)
        try:
            for line in lines:
                game.follow(line)
        except BaseException:
            # What the rules stumble over is taken back, or the file could never be taken up again.
            self.give_up()
            if game.answers > before:
                game.undo(game.answers - before)
            raise
        self._under_way = 0

    def give_up(self) -> None:
        """Takes off the disk what the game was about to take: from another thread, too, where it never comes back."""
        under_way, self._under_way = self._under_way, 0
        if under_way and self._keeper is not None:
            self._keeper.undo(under_way)
