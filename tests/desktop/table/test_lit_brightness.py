"""The glow on a face tells nothing: pages of one lap are equally bright, and laid out alike, whoever reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from desktop.table.pages import lit_parts, pages
from desktop.widgets import ASSETS
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from i18n import Words
from tests.desktop.table.brightness import COLUMNS, luminance

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = (1280, 720)
ROLES = sorted(file.stem for file in (ASSETS / "motifs" / "roles").glob("*.svg"))


@pytest.fixture(params=[False, True], ids=["plain", "readings"])
def lit(request: pytest.FixtureRequest) -> Iterator[Shown]:
    shown = Shown(played.lit("ja"), {}, SIZE, {"readings": request.param})
    yield shown
    shown.close()


def measured(shown: Shown, page: pages.LitPage, chosen: Sequence[str] = ()) -> list[float]:
    shown.turn(page, {"is_open": page.open is not None, "ticked": bool(chosen), "chosen": chosen})
    image = shown.picture()
    return [luminance(image), *(luminance(image, place) for place in COLUMNS)]


def alike(rows: list[list[float]]) -> None:
    whole, *columns = zip(*rows, strict=True)
    assert max(whole) - min(whole) <= 0.6
    assert min(whole) >= 30.0
    assert max(whole) <= 31.2
    for column in columns:
        assert max(column) - min(column) <= 2


LAPS: dict[str, tuple[int, str, int]] = {
    "six": (6, "seats", 0),
    "nine": (9, "seats", 0),
    "twelve": (12, "seats", 0),
    "twenty": (20, "seats", 0),
    "hand": (8, "hand", 0),
    "full hand": (12, "hand", 0),
    "cards": (12, "cards", 0),
    "deck": (12, "cards", 25),
    "text": (12, "text", 0),
    "read": (12, "read", 0),
}


def of_a_lap(players: int, layout: str, cards: int) -> list[pages.LitPage]:
    """From behind: only number and name are the reader's own. `cards`: with so many of them."""
    if layout == "cards":
        # One alone is asked, as all know: others would have the same page under their own names.
        page = played.lit("ja", players, layout)
        some = [replace(page, number=tablet.number, name=tablet.name) for tablet in page.tablets[:3]]
    else:
        everybody = [page for _, page in played.lap("ja", players, layout)]
        some = [everybody[0], everybody[len(everybody) // 2], everybody[-1]]
    return [replace(page, fields=(replace(page.fields[0], cards=cards or page.fields[0].cards),)) for page in some]


@pytest.mark.parametrize("lap", LAPS)
def test_shut_pages_of_a_lap_are_alike(lit: Shown, lap: str) -> None:
    several = of_a_lap(*LAPS[lap])
    assert len({page.name for page in several}) > 1
    alike([measured(lit, page) for page in several])
    alike([measured(lit, page, ("3",)) for page in several])


def test_a_hand_that_is_only_read_is_as_bright(lit: Shown) -> None:
    several = of_a_lap(8, "hand", 0)
    read = [replace(page, nobody="", fields=(replace(page.fields[0], is_inert=True),)) for page in several]
    alike([measured(lit, page) for page in read])


def test_held_pages_of_a_lap_are_alike_whatever_the_role(lit: Shown) -> None:
    page = played.held("ja")
    inside = played.inside(page)
    called = [f"{tablet.number} {tablet.name}" for tablet in page.tablets]
    busy = tuple(pages.ChronicleLine(str(day), called[day]) for day in range(1, 6))
    rows = [measured(lit, replace(page, open=replace(inside, motif=f"roles/{role}"))) for role in ROLES]
    empty = replace(inside, diary=(), notes=(), allowed=())
    full = replace(inside, diary=busy, notes=page.note_phrases[:2])
    rows += [measured(lit, replace(page, open=inside)) for inside in (empty, full)]
    alike(rows)


def test_held_pages_are_alike_whether_what_the_role_does_has_readings_or_not(lit: Shown) -> None:
    page = played.held("ja")
    inside, places = played.inside(page), []
    words = Words("ja", "jinro_nine")
    said = [words.text(f"role.{role}.does") for role in ("werewolf", "seer", "villager")]
    rows = []
    for does in (*said, "夜の番にすることはありません。"):
        rows.append(measured(lit, replace(page, open=replace(inside, does=does))))
        places.append(placed(lit))
    alike(rows)
    assert places[1:] == places[:-1]


@pytest.mark.parametrize("is_read", [False, True])
def test_held_pages_with_large_letters_are_alike_however_much_there_is_to_read(is_read: bool) -> None:
    """Five lines, each as high as three of the others: what they leave free is shaded."""
    page = played.held("ja")
    called = [f"{tablet.number} {tablet.name}" for tablet in page.tablets]
    shown = Shown(page, {}, SIZE, {"textScale": 2.0, "readings": is_read})
    rows = []
    for lines in (0, 1, 3, 9):
        busy = tuple(pages.ChronicleLine(str(day), called[day]) for day in range(1, lines + 1))
        # What is not there yet comes with another frame.
        inside = replace(played.inside(page), diary=busy)
        rows.append([measured(shown, replace(page, open=inside)) for _ in range(2)][-1])
    shown.close()
    whole, *columns = zip(*rows, strict=True)
    assert max(whole) - min(whole) <= 0.6
    assert max(max(column) - min(column) for column in columns) <= 2


def test_a_card_a_seat_and_a_decoy_are_alike_while_held(lit: Shown) -> None:
    page = played.held("zh-Hans", 8, "hand")
    cards = played.inside(page)
    seats = tuple(str(tablet.number) for tablet in page.tablets)
    card = lit_parts.ReadCard("A", cards.stands_on[0].motif, "", called := cards.stands_on[0].text, "", 4 * called)
    asks = (cards, replace(cards, allowed=seats), replace(cards, allowed=()), replace(cards, card=card))
    alike([measured(lit, replace(page, open=inside)) for inside in asks])


def test_nothing_moves_by_role_or_when_the_page_is_held(lit: Shown) -> None:
    page = played.held("ja")
    empty, hunter = replace(played.inside(page), diary=(), notes=()), played.inside(played.held("ja", act="attack"))
    places = []
    for inside in (None, empty, hunter):
        measured(lit, replace(page, open=inside))
        places.append(placed(lit))
    assert len(places[0]) > 20
    assert places[1:] == [places[0], places[0]]


def placed(shown: Shown) -> dict[str, tuple[float, ...]]:
    """Every control by its name, and where it is; notes can be rubbed out only where there are some."""
    found: dict[str, tuple[float, ...]] = {}
    for item in shown.items():
        name = item.objectName()
        if name and item.isVisible() and not name.startswith("eraseNote"):
            corner = item.mapToScene(QPointF(0, 0))
            found[name] = (corner.x(), corner.y(), item.width(), item.height())
    return found


def test_only_the_seal_is_no_brown(lit: Shown) -> None:
    """Paper, ink and the seal: no page may glow in another colour."""
    lit.turn(played.held("ja"), {"chosen": ["6"]})
    image = lit.picture()
    strange = [
        (x, y)
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
        if image.pixelColor(x, y).red() < image.pixelColor(x, y).blue()
    ]
    assert strange == []


def test_covers_differ_by_the_ink_of_the_name_alone() -> None:
    shown = Shown(played.cover("ja"), {}, SIZE)
    bright = []
    for cover, _ in played.lap("ja", 20)[::4]:
        shown.turn(cover, {})
        bright.append(luminance(shown.picture()))
    shown.close()
    assert max(bright) - min(bright) <= 0.6
    assert sum(bright) / len(bright) == pytest.approx(11.9, abs=0.4)


def test_a_spent_page_is_as_bright_as_its_cover() -> None:
    shown = Shown(played.cover("ja"), {}, SIZE)
    covered = luminance(shown.picture())
    spent = []
    for left in (1.0, 0.5, 0.1):
        shown.turn(played.spent("ja"), {"dwell": left})
        spent.append(luminance(shown.picture()))
    shown.close()
    assert max(spent) - min(spent) <= 0.1
    assert spent[0] == pytest.approx(covered, abs=0.4)
