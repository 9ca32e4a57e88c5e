"""A long list makes its rows as they are seen, and keeps what is put away until nothing shows it any more."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent

from desktop.past.archive.bars import ChartRow
from desktop.past.archive.long_list import _KEPT, LongList
from desktop.widgets.typed import Shown


def long_list(length: int) -> LongList:
    made = LongList(lambda key: ChartRow(kind="game", name=key))
    made.show([str(place) for place in range(length)])
    return made


def row(rows: LongList, place: int) -> Shown:
    return rows.data(rows.index(place))


def put_away() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_row_is_made_once_and_anew_when_it_has_changed() -> None:
    rows = long_list(3)
    first = row(rows, 0)
    assert row(rows, 0) is first
    rows.renew(["0"])
    assert row(rows, 0) is not first


def test_a_row_that_has_changed_is_there_as_long_as_something_may_show_it() -> None:
    rows = long_list(3)
    first = row(rows, 0)
    for _ in range(_KEPT):
        rows.renew()
        put_away()
        assert shiboken6.isValid(first)
        row(rows, 0)
    rows.renew()
    put_away()
    assert not shiboken6.isValid(first)


def test_of_a_very_long_list_what_was_seen_last_is_kept() -> None:
    rows = long_list(_KEPT + 1)
    first, second = row(rows, 0), row(rows, 1)
    for place in range(2, _KEPT):
        row(rows, place)
    assert row(rows, 0) is first
    row(rows, _KEPT)
    assert row(rows, 0) is first
    assert row(rows, 1) is not second
