"""What nobody has drawn yet has the first letter of its name in its place, in its side's frame."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from assets import frames, measures
from desktop.after.export import pictures
from desktop.table.pages import motifs
from desktop.widgets import drawing, fonts, letters, medallions
from i18n import LANGUAGES, Words
from rulesets.engine import Ruleset, catalogue, ruleset

INK = "C8402C"


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if these had been left for later."""
    left = ("seer", "werewolf", "fox", "barrier", "witch", "airship")
    drawn = {(kind, id): frame for (kind, id), frame in medallions._frames().items() if id not in left}
    monkeypatch.setattr(medallions, "_frames", lambda: drawn)


def inked(image: QImage) -> set[tuple[int, int]]:
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {place for place in places if image.pixelColor(*place).alpha() > 127}


def letter(language: str, sign: str) -> set[tuple[int, int]]:
    fonts.read(language)
    return inked(drawing.picture(f"letters/{language}/{sign}/prophet", 64, INK))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(
    ("ruleset_id", "id", "frame", "side"),
    [
        ("jinro_nine", "seer", "circle", "village"),
        ("jinro_nine", "werewolf", "bite", "werewolf"),
        ("langrensha", "fox", "square", "fox"),
        ("witch_trial", "barrier", "tablet", ""),
        ("witch_trial", "witch", "tablet", ""),
        ("event_jinro", "airship", "ema", ""),
    ],
)
def test_it_stands_in_the_frame_of_its_side_or_kind(ruleset_id: str, id: str, frame: str, side: str) -> None:
    rules, words = ruleset(ruleset_id), Words("en", ruleset_id)
    initial = medallions.name(words, rules, id)[0]
    medallion = medallions.of(rules, id, words)
    assert (medallion.motif, medallion.frame, medallion.side) == (f"letters/en/{initial}/{id}", frame, side)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_is_that_of_the_name_in_the_readers_language(language: str) -> None:
    rules, words = ruleset("jinro_nine"), Words(language, "jinro_nine")
    assert motifs.of_part(rules, "seer", words) == f"letters/{language}/{words.text('role.seer.name')[0]}/seer"
    assert motifs.of_part(rules, "guard", words) == "roles/guard"


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_what_has_neither_a_drawing_nor_a_name_has_nothing(rules: Ruleset) -> None:
    assert medallions.of(rules, "nobody", Words("en", "jinro_nine")) == medallions.NOTHING


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "sign"), [("ja", "預"), ("zh-Hans", "预"), ("zh-Hant", "預"), ("en", "P"), ("en", "&")]
)
def test_it_is_written_where_a_drawing_stands(language: str, sign: str) -> None:
    places = letter(language, sign)
    edge = (frames.GRID - frames.LIVE) / 2
    assert places
    assert all(edge <= x < frames.GRID - edge and edge <= y < frames.GRID - edge for x, y in places)
    across, down = ([place[axis] for place in places] for axis in (0, 1))
    assert all(abs((min(side) + max(side)) / 2 - frames.GRID / 2) <= 4 for side in (across, down))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_as_bright_on_a_lit_page_as_any_drawing(language: str) -> None:
    fonts.read(language)
    words = [Words(language, rules.id) for rules in catalogue()]
    names = {one.text(id)[0] for one in words for id in one.ids() if id.startswith("role.") and id.endswith(".name")}
    shares = {sign: measures.coverage(letters.svg(f"letters/{language}/{sign}/prophet")) for sign in names}
    assert {sign: share for sign, share in shares.items() if not 0.14 <= share <= 0.22} == {}


@pytest.mark.usefixtures("qapp")
def test_one_letter_is_not_another() -> None:
    assert letter("en", "P") != letter("en", "S")


@pytest.mark.usefixtures("qapp")
def test_a_frame_goes_round_it() -> None:
    framed = drawing.picture("letters/en/P/prophet", 64, "F2E6C9", "bite", INK)
    assert len(inked(framed)) > 2 * len(letter("en", "P"))


@pytest.mark.usefixtures("undrawn")
def test_an_exported_page_has_it_too() -> None:
    symbols = pictures.symbols(ruleset("jinro_nine"), ["seer"], Words("en", "jinro_nine"))
    assert ">S</text>" in symbols
    assert 'id="m-seer"' in symbols
    assert pictures.of("letters/en/S/seer") == pictures.used("seer")


def test_no_other_drawing_is_taken_for_a_letter() -> None:
    assert [letters.svg(name) for name in ("roles/seer", "signs/check", "")] == ["", "", ""]
