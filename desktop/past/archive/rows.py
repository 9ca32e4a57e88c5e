"""A long list as QML takes it: a row is made when it is first seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QPersistentModelIndex, Qt

from desktop.widgets.plain import plain

Place = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
# Several screens of rows; what has been made beyond that is made anew.
_KEPT = 400


class Rows(QAbstractListModel):
    def __init__(self, made: Callable[[str], object]) -> None:
        super().__init__()
        self._made = made
        self._rows: dict[str, Any] = {}
        self.keys: list[str] = []

    def rowCount(self, parent: Place = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.keys)

    def data(self, index: Place, role: int = ROW) -> Any:
        key = self.keys[index.row()]
        if key not in self._rows:
            if len(self._rows) >= _KEPT:
                self._rows.clear()
            self._rows[key] = plain(self._made(key))
        return self._rows[key]

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        return {ROW: QByteArray(b"row")}

    def show(self, keys: Sequence[str]) -> None:
        """What stays at the beginning and at the end stays on the screen as it is."""
        before, after = self.keys, list(keys)
        first = _alike(before, after)
        last = _alike(before[first:][::-1], after[first:][::-1])
        if len(before) - last > first:
            self.beginRemoveRows(QModelIndex(), first, len(before) - last - 1)
            self.keys = before[:first] + before[len(before) - last :]
            self.endRemoveRows()
        if len(after) - last > first:
            self.beginInsertRows(QModelIndex(), first, len(after) - last - 1)
            self.keys = after
            self.endInsertRows()

    def renew(self, keys: Iterable[str] | None = None) -> None:
        """These have changed, or all."""
        if keys is None:
            self._rows.clear()
            if self.keys:
                self.dataChanged.emit(self.index(0), self.index(len(self.keys) - 1))
            return
        changed = [key for key in keys if self._rows.pop(key, None) is not None]
        if changed:
            places = {key: place for place, key in enumerate(self.keys)}
            for key in changed:
                if key in places:
                    self.dataChanged.emit(self.index(places[key]), self.index(places[key]))


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many at the beginning are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
