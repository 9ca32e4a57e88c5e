"""Plays until a table of some kind is there."""

from __future__ import annotations

from desktop.demo.director import Director


class ToTable(Director):
    def _is_over(self) -> bool:
        return self._stage.shown.state == "table" or super()._is_over()
