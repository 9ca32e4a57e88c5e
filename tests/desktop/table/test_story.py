"""The hanging scroll: every line has its day, the newest stays, and all are written alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from desktop.table.pages.pages import ChronicleLine
from devtools.gallery import played
from devtools.gallery.names import names
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("qapp")

Hang = Callable[..., list[QQuickItem]]
A_DAY = 4


@pytest.fixture
def hang() -> Iterator[Hang]:
    """The entries of a scroll on which much has happened, those that hang there."""
    up: list[Shown] = []

    def put(language: str, days: int, players: int = 6, **look: Any) -> list[QQuickItem]:
        page = replace(played.table(language, players), chronicle=tuple(happened(language, days)))
        up.append(Shown(page, {}, (1920, 1080), look))
        up[-1].settle()
        return [item for item in up[-1].items() if item.property("bodyDown") is not None and item.isVisible()]

    yield put
    for shown in up:
        shown.close()


def happened(language: str, days: int) -> Iterator[ChronicleLine]:
    words, called = Words(language), names(language, 6)
    for day in range(1, days + 1):
        for number in range(A_DAY):
            yield ChronicleLine("" if number else day_of(words, day), f"{day}.{number} {called[number]}")


def day_of(words: Words, day: int) -> str:
    return words.text("chronicle.day", day=words.numeral(day))


def said(entry: QQuickItem) -> tuple[str, QQuickItem]:
    """The day that stands with an entry, and its text."""
    day, body = entry.childItems()
    return (str(day.property("text")) if day.isVisible() else "", body)


@pytest.mark.parametrize("text", [1.0, 1.25])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_that_is_left_says_its_day(hang: Hang, language: str, text: float) -> None:
    entries = hang(language, 9, textScale=text)
    words = Words(language)
    days = [said(entry)[0] for entry in entries]
    numbers = [int(said(entry)[1].property("line").split(".")[0]) for entry in entries]
    assert 1 < len(entries) < 9 * A_DAY
    assert numbers[-1] == 9
    assert days[0] == day_of(words, numbers[0])
    # And after it only where a day begins.
    fresh = [day_of(words, now) if now != before else "" for before, now in pairwise(numbers)]
    assert days[1:] == fresh


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_written_alike_and_stay_on_the_paper(hang: Hang, language: str) -> None:
    entries = hang(language, 9)
    bodies = [said(entry)[1] for entry in entries]
    assert len({body.property("font").pixelSize() for body in bodies}) == 1
    assert len({body.mapToScene(QPointF(0, 0)).x() for body in bodies}) == 1
    room = entries[0].parentItem().parentItem()
    assert entries[-1].y() + entries[-1].height() <= room.height() + 1


def test_a_day_stands_beside_short_words_and_above_long_ones(hang: Hang) -> None:
    for language, beside in (("ja", True), ("zh-Hans", True), ("en", False)):
        first = hang(language, 1)[0]
        assert (said(first)[1].x() > 0) is beside
        assert (said(first)[1].y() > 0) is not beside
        day, body = first.childItems()
        assert body.y() >= day.height() or body.x() >= float(day.property("paintedWidth"))


def test_nothing_has_happened_yet(hang: Hang) -> None:
    assert hang("en", 0) == []
