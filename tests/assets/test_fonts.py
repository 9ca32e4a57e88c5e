"""The bundled fonts: whatever the catalogs say, they can write it, and each language with its own forms."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTCollection, TTFont

from assets.fonts.cut import BUILD, cut_all
from assets.fonts.faces import EVERY_DAY, Face, faces, rare_japanese, written
from i18n import LANGUAGES, NAMES
from i18n.catalog import SOURCES as CATALOGS
from i18n.po import parsed

LICENCE = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "OFL.txt"
HAN = ("ja", "zh-Hans", "zh-Hant")
# Characters that are written otherwise in Japan, on the mainland and in Taiwan.
TELLING = "直骨刃角"


@cache
def font(name: str) -> Any:
    return TTFont(BUILD / name, fontNumber=0)


@cache
def source(name: str, member: int) -> set[str]:
    return written(name, member)


def files(language: str) -> list[str]:
    if language == "en":
        return ["roman-bold.ttc", "plain-medium.ttc", "title-black.ttc"]
    return [f"{face}-{language}.ttc" for face in ("serif-bold", "sans-medium", "title-black")]


def said(language: str) -> set[str]:
    """Every character that the catalogs of a language may put on a screen."""
    found: set[str] = set()
    for file in (CATALOGS / language).glob("*.po"):
        for message in parsed(file).values():
            found.update(*((message,) if isinstance(message, str) else message))
    return found - {"\n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_catalogs_can_be_written(language: str) -> None:
    """But for signs that no source has: `devtools parts` notes those, with the word (ADR 14)."""
    for face in (face for face in faces() if face.file in files(language)):
        known, had = cut_signs(BUILD / face.file), source(face.source, face.member)
        # Signs that a Latin face lacks are taken from the face that stands in for it.
        if language == "en":
            known, had = known | cut_signs(BUILD / "sans-medium-ja.ttc"), had | source("sans-medium.ttc", 0)
        missing = said(language) & had - known
        assert not missing, f"{face.file} lacks {''.join(sorted(missing))}"


def outline(name: str, character: str) -> list[Any]:
    glyphs, pen = font(name).getGlyphSet(), RecordingPen()
    glyphs[font(name).getBestCmap()[ord(character)]].draw(pen)
    return list(pen.value)


@pytest.mark.parametrize("kind", ["serif-bold", "sans-medium"])
def test_each_language_has_its_own_forms(kind: str) -> None:
    drawn = {language: [outline(f"{kind}-{language}.ttc", character) for character in TELLING] for language in HAN}
    assert drawn["ja"] != drawn["zh-Hans"] != drawn["zh-Hant"] != drawn["ja"]


def test_a_cut_font_has_a_name_of_its_own() -> None:
    assert len(faces()) == 19
    for face in faces():
        names = {record.toUnicode() for record in font(face.file)["name"].names if record.nameID in (1, 4, 6, 16)}
        assert all(name.startswith("Lantern") for name in names), names
    assert "SIL OPEN FONT LICENSE" in LICENCE.read_text("utf-8")


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


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.file)
def test_a_file_has_its_face_once_and_two_names_for_it(face: Face) -> None:
    small, large = TTCollection(BUILD / face.file).fonts
    assert large["name"].getDebugName(16) == small["name"].getDebugName(16).replace("Lantern", "Lampion")
    apart = {tag for tag in small.reader.tables if small.reader.tables[tag].offset != large.reader.tables[tag].offset}
    assert apart == {"name"}


# Of JIS's second level, of GB 2312 alone, of Big5 alone; no sentence has had one of them yet.
NEVER_SAID = "鑿瓏貔"


def cut_signs(file: Path) -> set[str]:
    with TTFont(file, fontNumber=0) as cut:
        return {chr(code) for code in cut.getBestCmap()}


def reworded(folder: Path, text: str) -> list[Face]:
    """The faces of the titles, the Japanese one first, by catalogs that say no more than this."""
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        (folder / language / "app.po").write_text(f'msgid "a.title"\nmsgstr "{text}"\n', "utf-8")
    return [face for face in faces(folder) if face.file.startswith("title-black-")]


def test_a_word_with_signs_that_nobody_has_used_breaks_nothing(tmp_path: Path) -> None:
    assert not any(set(NEVER_SAID) & said(language) for language in LANGUAGES)
    every = reworded(tmp_path / "catalogs", NEVER_SAID)
    assert len(cut_all(every, tmp_path / "build")) == len(HAN)
    for face in every:
        assert cut_signs(tmp_path / "build" / face.file) >= set(NEVER_SAID)
    of_words = [face for face in faces(tmp_path / "catalogs") if face.file.startswith(("serif-", "sans-"))]
    assert all(set(NEVER_SAID) <= face.signs() & source(face.source, face.member) for face in of_words)


def test_only_what_would_come_out_otherwise_is_cut_again(tmp_path: Path) -> None:
    every = reworded(tmp_path / "catalogs", "gate 門")[:1]
    assert len(cut_all(every, tmp_path)) == 1
    assert cut_all(every, tmp_path) == []
    (tmp_path / "catalogs" / "ja" / "app.po").write_text('msgid "a.title"\nmsgstr "門 gate"\n', "utf-8")
    assert cut_all(every, tmp_path) == []
    (tmp_path / "catalogs" / "ja" / "app.po").write_text('msgid "a.title"\nmsgstr "鑿"\n', "utf-8")
    assert [file.name for file in cut_all(every, tmp_path)] == ["title-black-ja.ttc"]
    (tmp_path / "title-black-ja.ttc").unlink()
    assert [file.name for file in cut_all(every, tmp_path)] == ["title-black-ja.ttc"]


def test_the_same_bytes_come_out_whenever_it_is_cut(tmp_path: Path) -> None:
    every = reworded(tmp_path / "catalogs", NEVER_SAID)[:1]
    first, second = cut_all(every, tmp_path / "first"), cut_all(every, tmp_path / "second")
    assert [file.read_bytes() for file in first] == [file.read_bytes() for file in second]


def test_a_sign_that_no_source_has_is_left_to_the_system(tmp_path: Path) -> None:
    every = reworded(tmp_path / "catalogs", "\N{IZAKAYA LANTERN}門")[:1]
    for file in cut_all(every, tmp_path / "build"):
        assert "門" in cut_signs(file)
        assert "\N{IZAKAYA LANTERN}" not in cut_signs(file)


def test_each_region_has_the_signs_of_all_standards() -> None:
    signs = rare_japanese().union(*(signs() for signs in EVERY_DAY.values()))
    for face in faces():
        if face.source.endswith(".ttc"):
            assert len(signs - source(face.source, face.member)) < 10
