"""Long words on the play screens: they take a line more before they get too small, and nobody's name is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.seats.seating import Seating
from desktop.table.pages import chronicle, moments, pages
from desktop.widgets.motifs import MotifImages
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES, Words
from rulesets.engine import Notice, ruleset

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = (1280, 720)
SMALLEST = 0.021 * SIZE[1]
PARTNERS = {
    "zh-Hans": "队友：10 号明月、12 号老周、15 号星河、16 号顾言和19 号江临",
    "en": "Partners: 10 · Júlia, 12 · Ling, 15 · Rosa, 16 · Sam and 19 · Tom".replace(" · ", "\u00a0·\u00a0"),
}


@pytest.fixture
def up() -> Iterator[list[Shown]]:
    shown: list[Shown] = []
    yield shown
    for one in shown:
        one.close()


def held(up: list[Shown], language: str, *diary: str, text: float = 1.0) -> Shown:
    page = played.held(language, act="divine")
    inside = replace(played.inside(page), diary=tuple(pages.ChronicleLine("", line) for line in diary))
    up.append(Shown(replace(page, open=inside), {"is_open": True}, SIZE, {"textScale": text}))
    up[-1].picture()
    return up[-1]


def words(shown: Shown) -> dict[str, QQuickItem]:
    return {str(item.property("text")): item for item in shown.items() if item.isVisible() and item.property("text")}


@pytest.mark.parametrize("language", PARTNERS)
def test_a_long_line_of_the_diary_takes_a_second_one(up: list[Shown], language: str) -> None:
    line = PARTNERS[language]
    parts = {text: item for text, item in words(held(up, language, line)).items() if text in line and len(text) > 5}
    assert sum(map(len, parts)) >= len(line) - len(parts) + 1
    assert len(parts) == 2
    assert all(item.property("font").pixelSize() >= int(SMALLEST) for item in parts.values())
    assert not any(text.rstrip()[-1].isdecimal() for text in parts)


def test_older_lines_stand_on_the_pages_before(up: list[Shown]) -> None:
    shown = held(up, "zh-Hans", "甲甲", PARTNERS["zh-Hans"], "乙乙", "丙丙", "丁丁")
    assert {"乙乙", "丙丙", "丁丁"} <= words(shown).keys()
    assert "甲甲" not in words(shown)
    leaf_back(shown)
    assert "甲甲" in words(shown)
    assert "丁丁" not in words(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_letters_what_a_role_does_is_the_diary_s_first_leaf(up: list[Shown], language: str) -> None:
    begun = held(up, language, text=2.0)
    assert does(language) in "".join(words(begun)).replace(" ", "")
    days = ("甲甲", "乙乙", "丙丙", "丁丁", "戊戊")
    later = held(up, language, *days, text=2.0)
    assert {*days} <= words(later).keys()
    assert does(language) not in "".join(words(later)).replace(" ", "")
    leaf_back(later)
    assert does(language) in "".join(words(later)).replace(" ", "")


def does(language: str) -> str:
    """The reader's role; where lines end there is no space."""
    return played.inside(played.held(language, act="divine")).does.replace(" ", "")


def leaf_back(shown: Shown) -> None:
    shown.picture()
    diary = next(item for item in shown.items() if item.objectName() == "diary")
    middle = diary.mapToScene(QPointF(diary.width() / 2, diary.height() / 2)).toPoint()
    QTest.mouseClick(shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scroll_has_only_the_first_of_a_long_count(language: str) -> None:
    say = Words(language, "event_jinro")

    def line(**votes: int) -> str:
        notice = Notice("vote.tally", {"round": "execution", "votes": votes}, None, 2, "vote")
        return chronicle.chronicle(say, [notice], str)[0].text

    assert all(name in line(Aki=1, Ben=2) for name in ("Aki", "Ben"))
    long = line(Aki=1, Ben=5, Dan=3, Eve=2)
    assert "…" in long
    assert [name for name in ("Aki", "Ben", "Dan", "Eve") if name in long] == ["Ben", "Dan"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_list_that_goes_on_none_is_the_last(language: str) -> None:
    say = Words(language, "langrensha")
    notice = Notice("sheriff.candidates", {"seats": [*"ABCDEFG"]}, None, 1, "sheriff")
    line = chronicle.chronicle(say, [notice], str)[0].text
    apart = say.text("list.next", first="", second="")
    assert apart.join("ABCDE") in line
    assert line.endswith("…")


def test_a_shot_in_the_morning_is_not_the_day_s_end() -> None:
    seating = Seating.plain("langrensha", "en", ("Aki", "Ben"))
    notice = Notice("shot", {"seat": "Aki", "target": "Ben"}, None, 2, "dawn")
    (moment,) = moments.moments([notice], 0, ruleset("langrensha"), seating)
    assert (moment.kind, moment.title) == ("fallen", seating.words.text("moment.fallen"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_turned_says_what_it_does(language: str) -> None:
    seating = Seating.plain("event_jinro", language, ("Aki", "Ben"))
    for event in ruleset("event_jinro").events:
        notice = Notice("event.chosen", {"event": event}, None, 2, "dusk")
        (moment,) = moments.moments([notice], 0, ruleset("event_jinro"), seating)
        assert moment.title == seating.words.text(f"event.{event}.name")
        assert moment.line == seating.words.text(f"event.{event}.does")


def tied(*equals: str) -> str:
    """What is said of a tie between these, Zoe having a vote less."""
    seating = Seating.plain("jinro_nine", "en", (*equals, "Zoe"))
    tally = Notice(
        "vote.tally", {"round": "execution", "votes": dict.fromkeys(equals, 2) | {"Zoe": 1}}, None, 2, "vote"
    )
    none = Notice("execution.none", {"reason": "tie"}, None, 2, "dusk")
    (moment,) = moments.moments([tally, none], 0, ruleset("jinro_nine"), seating)
    assert moment.names == equals
    return moment.line


def test_of_a_tie_all_are_counted_and_they_alone() -> None:
    assert [name for name in ("Aki", "Ben", "Dan", "Eve", "Zoe") if name in tied("Aki", "Ben", "Dan", "Eve")] == [
        *("Aki", "Ben", "Dan", "Eve")
    ]
    assert "Aki" not in tied("Aki", "Ben", "Dan", "Eve", "Fay", "Gus", "Hal")


def test_what_is_drawn_once_is_kept(up: list[Shown]) -> None:
    images = MotifImages(lambda id, size, draw: draw(id, size))
    page = held(up, "en")
    size = page.window.size()
    first = images.requestImage("sky/night?parts=sky.orb.mist.land.windows", size, size)
    again = images.requestImage("sky/night?parts=sky.orb.mist.land.windows", size, size)
    assert first.cacheKey() == again.cacheKey()
    assert first.size() == size


def test_a_han_name_takes_its_own_face_and_leaves_the_sentence_around_it_alone(show: Callable[..., Shown]) -> None:
    shown = show(replace(played.cover("en"), name="花子", title="Pass the lantern to 花子"))
    faces = {
        item.property("text"): item.property("font").family()
        for item in shown.items()
        if "花子" in str(item.property("text")) and item.property("boxWidth")
    }
    plain = faces["花子"], faces["Pass the lantern to 花子"]
    assert [face.replace("Lampion", "Lantern") for face in plain] == ["Lantern Serif JP", "Lantern Roman"]


@pytest.mark.parametrize(("spoken", "face"), [("en", "Roman"), ("zh-Hans", "Roman SC"), ("zh-Hant", "Roman TC")])
def test_han_in_an_english_sentence_is_drawn_as_the_table_reads_it(
    show: Callable[..., Shown], spoken: str, face: str
) -> None:
    """Which face is taken for what a Latin one lacks goes by the name of that one."""
    shown = show(replace(played.cover("en"), title="Pass the lantern to 直子"))
    shown.app.spoken = spoken
    shown.app.languageChanged.emit()
    shown.settle()
    (family,) = {
        item.property("font").family()
        for item in shown.items()
        if str(item.property("text")).replace("\n", " ") == "Pass the lantern to 直子" and item.property("boxWidth")
    }
    assert family.replace("Lampion", "Lantern") == f"Lantern {face}"
