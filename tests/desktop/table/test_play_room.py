"""Room on the crowded table: nothing that hangs on a lantern lies on a button, and no picture on what is to be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtQuick import QQuickItem

from desktop.seats import ring
from desktop.table.pages import pages
from devtools.gallery import played
from devtools.gallery.clips import Reader
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES, Words, speak

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]
TOOLS = ("leave", "rulebook", "void", "takeBack")
TAG = ring.SeatTag("states/marked", "tag")


@pytest.fixture
def show() -> Iterator[Show]:
    up: list[Shown] = []

    def put(page: pages.Page, live: Mapping[str, Any] | None = None, **look: Any) -> Shown:
        up.append(Shown(page, live or {}, (1280, 720), look))
        up[-1].picture()
        return up[-1]

    yield put
    for shown in up:
        shown.close()


def place(item: QQuickItem) -> QRectF:
    return QRectF(item.mapToScene(QPointF(0, 0)), QSizeF(item.width(), item.height()))


def seen(shown: Shown) -> list[QQuickItem]:
    return [item for item in shown.items() if item.isVisible() and item.width() > 0]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("count", [6, 8, 12, 13, 16, 20])
def test_no_tag_lies_on_a_button(show: Show, count: int, text: float) -> None:
    page = played.table("ja", count)
    around = tuple(replace(seat, tags=(TAG,)) for seat in page.seats)
    shown = show(replace(page, seats=around, undo_is_free=True), textScale=text)
    buttons = {item.objectName(): place(item) for item in seen(shown) if item.objectName() in TOOLS}
    tags = [place(item) for item in seen(shown) if item.property("isOffice") is not None]
    assert buttons.keys() == set(TOOLS)
    assert len(tags) >= count
    assert [(name, tag) for name, button in buttons.items() for tag in tags if tag.intersects(button)] == []


@pytest.mark.parametrize("count", [9, 20])
def test_a_role_that_is_shown_hides_neither_name_nor_fate(show: Show, count: int) -> None:
    role = ring.SeatTag("roles/hunter", "role", "circle")
    fate = "8日目・追放"
    page = played.over("ja", count)
    *fallen, last = (replace(seat, shown=role, state="out", fate=fate) for seat in page.seats)
    shown = show(replace(page, seats=(*fallen, replace(last, state="living", fate=""))))
    pictures = [place(item) for item in seen(shown) if "roles/hunter" in str(item.property("motif"))]
    fates = [item for item in seen(shown) if item.property("line") == fate]
    assert (len(pictures), len(fates)) == (count, count - 1)
    assert [painted for painted in map(ink, fates) if any(picture.intersects(painted) for picture in pictures)] == []


def ink(text: QQuickItem) -> QRectF:
    """Where the letters stand in their box."""
    across, down = float(text.property("paintedWidth")), float(text.property("paintedHeight"))
    box = place(text)
    return QRectF(box.center() - QPointF(across / 2, down / 2), QSizeF(across, down))


@pytest.mark.parametrize("text", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("count", [13, 16, 20])
def test_who_speaks_stands_clear_of_the_neighbours_tags(show: Show, count: int, text: float) -> None:
    page = played.table("ja", count)
    around = tuple(replace(seat, state="living", fate="", tags=(TAG, TAG)) for seat in page.seats)
    shown = show(replace(page, seats=around), {"speaking": 2}, textScale=text)
    (bright,) = (item for item in seen(shown) if item.objectName() == "seat-2")
    assert bright.property("isBright")
    grown = place(bright)
    edge = (float(bright.property("grown")) - 1) * grown.width() / 2
    tags = [item for item in seen(shown) if item.property("isOffice") is not None]
    others = [place(tag) for tag in tags if not bright.isAncestorOf(tag)]
    assert len(others) >= 2 * (count - 1)
    # The glow may touch a tag, the paper not.
    assert [tag for tag in others if tag.adjusted(2, 2, -2, -2).intersects(grown.adjusted(-edge, 0, edge, 0))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [6, 9, 12, 14, 20])
def test_what_stands_along_the_foot_is_read_from_the_sofa(show: Show, count: int, language: str) -> None:
    shown = show(replace(played.table(language, count), undo_is_free=True))
    for name in TOOLS:
        (button,) = (item for item in seen(shown) if item.objectName() == name)
        (words,) = (item for item in around_in(button) if item.property("rowCount") is not None)
        assert words.property("font").pixelSize() >= 0.0205 * 720, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [7, 8, 9, 12, 14, 15, 18, 20])
def test_day_and_phase_are_read_in_any_corner(show: Show, count: int, language: str) -> None:
    words = Words(language, "witch_trial")
    title, (day, phase) = speak.when(words, 12, "announcement"), speak.when_parts(words, 12, "announcement")
    shown = show(replace(played.table(language, count), title=title, day=day, phase=phase))
    reader = Reader(shown.window, shown.engine)
    assert reader.faults() == []


def test_who_speaks_without_a_clock_fills_the_dial(show: Show) -> None:
    page = played.table("ja", 9)
    name = page.names[3]
    shown = show(page, {"speaking": 4})
    sizes = [item.property("font").pixelSize() for item in seen(shown) if item.property("line") == name]
    # Larger than on the lantern itself.
    assert max(sizes) >= 0.08 * 720


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_why_a_vote_can_not_be_closed_stands_under_what_the_button_says(show: Show, text: float) -> None:
    ballot = played.board("zh-Hans", 13)
    assert ballot.step.board is not None
    board = replace(ballot.step.board, may_close=False, why_not="还差 3 人。")
    shown = show(replace(ballot, step=replace(ballot.step, board=board)), textScale=text)
    (label,) = (letters(item) for item in seen(shown) if item.property("line") == ballot.words.close)
    (why,) = (letters(item) for item in seen(shown) if item.property("line") == board.why_not)
    assert not label.intersects(why)


def letters(text: QQuickItem) -> QRectF:
    """Without the air above and below the line."""
    painted = ink(text)
    air = (painted.height() - text.property("font").pixelSize()) / 2
    return painted.adjusted(0, air, 0, -air)


def around_in(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from around_in(child)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_confirm_stands_in_the_middle_of_its_button_with_and_without_its_tick(
    show: Show, language: str, text: float
) -> None:
    page = played.lit(language)
    shown = show(page, textScale=text)
    places = []
    for ticked in (False, True):
        shown.turn(page, {"ticked": ticked})
        shown.settle()
        (button,) = (item for item in seen(shown) if item.objectName() == "confirm")
        (words,) = (item for item in around_in(button) if item.property("line") == page.words.confirm)
        signs = [
            place(item) for item in around_in(button) if item.property("motif") == "signs/check" and item.isVisible()
        ]
        places.append(ink(words))
        assert abs(place(words).center().x() - place(button).center().x()) < 1
        assert len(signs) == ticked
        assert not any(sign.intersects(ink(words)) or sign.x() < place(button).x() for sign in signs)
    assert places[0] == places[1]


def written(shown: Shown) -> list[QQuickItem]:
    """The texts: what can be asked about in one has its line, too."""
    return [item for item in seen(shown) if item.property("line") and item.property("font") is not None]


def test_what_comes_next_stands_in_the_band_whatever_is_told(show: Show) -> None:
    page = played.step("en", "confirm", 9)
    steps = [replace(page.step, title="On to the night.", lines=lines) for lines in ((), ("Nobody died.",))]
    told = [show(replace(page, step=step)) for step in steps]
    titles = [[item for item in written(shown) if item.property("line") == "On to the night."] for shown in told]
    bare, full = (ink(title) for (title,) in titles)
    assert bare == full


def test_what_comes_next_is_not_said_louder_than_what_has_happened(show: Show) -> None:
    page = played.step("ja", "confirm")
    lines = tuple(f"{number}・{name}の役職は、市民でした。" for number, name in enumerate(page.names, 1))[:7]
    step = replace(page.step, title="夜に移ります。", lines=lines)
    shown = show(replace(page, step=step), textScale=2.0)
    sizes = {str(item.property("line")): item.property("font").pixelSize() for item in written(shown)}
    assert max(sizes[step.title], sizes[step.next_said]) <= sizes["\n".join(lines)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_of_a_talk_is_as_large_as_that_of_any_language(show: Show, language: str) -> None:
    """Long words of the steps below it take two rows, and their room from it: then they stand beside it."""
    shown = show(played.table(language, 13, "event_jinro"), {"clock": 420.0})
    (digits,) = (item for item in seen(shown) if item.property("line") == "7:00" or item.property("text") == "7:00")
    assert digits.property("font").pixelSize() >= 0.08 * 720
