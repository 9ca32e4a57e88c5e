"""Plays until a table of some kind is there, or a night."""

from __future__ import annotations

from desktop.demo.director import Director


class ToTable(Director):
    def _is_over(self) -> bool:
        return self._stage.shown.state == "table" or super()._is_over()


class ToNight(Director):
    """To the first page of the first night on which somebody acts."""

    def _is_over(self) -> bool:
        game = self._wish.game
        return (game.phase == "night" and game.day == 1 and self._stage.shown.state == "lit") or super()._is_over()
