"""A long list as QML takes it: a row is made when it is first seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.widgets.typed import Shown, for_qml, retire, shown

Place = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
# Several screens of rows. Of more, those are put away that were asked for longest ago; and of those that were put away
# as many are kept, too: what shows them goes only when the list is drawn next.
_KEPT = 400


@for_qml()
class LongList(QAbstractListModel):
    def __init__(self, made: Callable[[str], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made = made
        self._rows: dict[str, Shown] = {}
        self._away: list[Shown] = []
        self.keys: list[str] = []

    def rowCount(self, parent: Place = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.keys)

    def data(self, index: Place, role: int = ROW) -> Shown:
        key = self.keys[index.row()]
        row = self._rows.pop(key, None) or shown(self._made(key), self)
        self._rows[key] = row
        if len(self._rows) > _KEPT:
            self._put_away([self._rows.pop(next(iter(self._rows)))])
        return row

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
        changed = {key: self._rows.pop(key) for key in list(self._rows if keys is None else keys) if key in self._rows}
        if keys is None and self.keys:
            self.dataChanged.emit(self.index(0), self.index(len(self.keys) - 1))
        elif changed:
            places = {key: place for place, key in enumerate(self.keys)}
            for place in (places[key] for key in changed if key in places):
                self.dataChanged.emit(self.index(place), self.index(place))
        self._put_away(changed.values())

    def _put_away(self, rows: Iterable[Shown]) -> None:
        self._away += rows
        for row in self._away[:-_KEPT]:
            retire(row)
        self._away = self._away[-_KEPT:]


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many at the beginning are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
