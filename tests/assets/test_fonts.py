"""The bundled fonts: they can write what the catalogs say, and each language with its own forms."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTCollection, TTFont

from i18n import LANGUAGES, NAMES
from i18n.catalog import SOURCES
from i18n.po import parsed

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
HAN = ("ja", "zh-Hans", "zh-Hant")
# Characters that are written otherwise in Japan, on the mainland and in Taiwan.
TELLING = "直骨刃角"


@cache
def font(name: str) -> Any:
    return TTFont(FONTS / name, fontNumber=0)


def faces(language: str) -> list[str]:
    if language == "en":
        return ["roman-bold.ttc", "plain-medium.ttc", "title-black.ttc"]
    return [f"{face}-{language}.ttc" for face in ("serif-bold", "sans-medium", "title-black")]


def said(language: str) -> set[str]:
    """Every character that the catalogs of a language may put on a screen."""
    found: set[str] = set()
    for file in (SOURCES / language).glob("*.po"):
        for message in parsed(file).values():
            found.update(*((message,) if isinstance(message, str) else message))
    return found - {"\n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_catalogs_can_be_written(language: str) -> None:
    for name in faces(language):
        # Signs that a Latin face lacks are taken from the face that stands in for it.
        known = {*font(name).getBestCmap(), *(font("sans-medium-ja.ttc").getBestCmap() if language == "en" else ())}
        missing = {character for character in said(language) if ord(character) not in known}
        assert not missing, f"{name} lacks {''.join(sorted(missing))}: run assets/fonts/make.py"


def outline(name: str, character: str) -> list[Any]:
    glyphs, pen = font(name).getGlyphSet(), RecordingPen()
    glyphs[font(name).getBestCmap()[ord(character)]].draw(pen)
    return list(pen.value)


@pytest.mark.parametrize("kind", ["serif-bold", "sans-medium"])
def test_each_language_has_its_own_forms(kind: str) -> None:
    drawn = {language: [outline(f"{kind}-{language}.ttc", character) for character in TELLING] for language in HAN}
    assert drawn["ja"] != drawn["zh-Hans"] != drawn["zh-Hant"] != drawn["ja"]


def test_a_cut_font_has_a_name_of_its_own() -> None:
    files = [file for file in FONTS.iterdir() if file.suffix == ".ttc"]
    assert len(files) == 15
    for file in files:
        names = {record.toUnicode() for record in font(file.name)["name"].names if record.nameID in (1, 4, 6, 16)}
        assert all(name.startswith("Lantern") for name in names), names
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("language", HAN)
def test_what_a_language_calls_itself_looks_as_in_its_whole_face(language: str) -> None:
    for character in NAMES[language]:
        assert outline(f"own-bold-{language}.ttc", character) == outline(f"serif-bold-{language}.ttc", character)


@pytest.mark.parametrize("language", HAN)
def test_everyday_names_can_be_written(language: str) -> None:
    names = {
        "ja": "花子長谷川光太郎結衣陽葵",
        "zh-Hans": "晓雯陈默欧阳若曦司徒明月",
        "zh-Hant": "曉雯陳默歐陽若曦司徒明月",
    }
    known = font(f"serif-bold-{language}.ttc").getBestCmap()
    assert all(ord(character) in known for character in names[language])


@pytest.mark.parametrize("file", sorted(FONTS.glob("*.ttc")), ids=lambda file: file.name)
def test_a_file_has_its_face_once_and_two_names_for_it(file: Path) -> None:
    small, large = TTCollection(file).fonts
    assert large["name"].getDebugName(16) == small["name"].getDebugName(16).replace("Lantern", "Lampion")
    apart = {tag for tag in small.reader.tables if small.reader.tables[tag].offset != large.reader.tables[tag].offset}
    assert apart == {"name"}
