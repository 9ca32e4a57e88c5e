"""Cuts the bundled fonts out of Debian's: python assets/fonts/make.py [FILE...]

Needs the packages fonts-noto-cjk, fonts-noto-cjk-extra, fonts-noto-extra and fonts-vollkorn. Each face keeps the
characters that its language writes every day, and all that the catalogs use; what else a name may hold is left to
the system's fonts. The families get names of their own, so that a cut font is never taken for the whole one.
Each file has its face twice, under a second name for large letters: see `large` in desktop/widgets/fonts.py. All but
the names is there once.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))

from i18n.languages import NAMES  # noqa: E402

SMALL, LARGE = "Lantern", "Lampion"
CATALOGS = ROOT / "i18n" / "catalogs"
NOTO_CJK = Path("/usr/share/fonts/opentype/noto")
NOTO = Path("/usr/share/fonts/truetype/noto")
VOLLKORN = Path("/usr/share/fonts/truetype/vollkorn")
PACKAGES = "fonts-noto-cjk fonts-noto-cjk-extra fonts-noto-extra fonts-vollkorn"
REGIONS = {"ja": "JP", "zh-Hans": "SC", "zh-Hant": "TC"}
LATIN = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2040), 0x20AC, 0x2212)}
FULL_WIDTH = {chr(code) for code in (*range(0x3000, 0x3020), *range(0xFF01, 0xFF61), *range(0x2460, 0x2474))}


@dataclass(frozen=True)
class Face:
    file: str
    source: Path
    # The face's own family in a collection.
    member: str
    family: str
    style: str
    characters: Callable[[], set[str]]


def _encodable(codec: str, leads: Iterable[int], trails: Iterable[int]) -> set[str]:
    found = set()
    trails = list(trails)
    for lead in leads:
        for trail in trails:
            found |= set(bytes((lead, trail)).decode(codec, errors="ignore"))
    return found


def japanese() -> set[str]:
    """Kana, signs and the first level of JIS X 0208."""
    return _encodable("euc_jp", (*range(0xA1, 0xA9), *range(0xB0, 0xD0)), range(0xA1, 0xFF))


def simplified() -> set[str]:
    """GB 2312, without the scripts of other languages."""
    return _encodable("gb2312", (*range(0xA1, 0xA4), *range(0xB0, 0xF8)), range(0xA1, 0xFF))


def traditional() -> set[str]:
    """The first level of Big5."""
    return _encodable("big5", (*range(0xA1, 0xA4), *range(0xA4, 0xC7)), (*range(0x40, 0x7F), *range(0xA1, 0xFF)))


EVERY_DAY = {"ja": japanese, "zh-Hans": simplified, "zh-Hant": traditional}


def in_catalogs(language: str) -> set[str]:
    texts = (file.read_text("utf-8") for file in (CATALOGS / language).glob("*.po"))
    return {character for text in texts for line in re.findall(r'"(.*)"', text) for character in line}


def _faces() -> list[Face]:
    faces = [
        Face("roman-bold.ttc", VOLLKORN / "Vollkorn-Bold.ttf", "", "Lantern Roman", "Bold", _latin),
        Face("title-black.ttc", VOLLKORN / "Vollkorn-Black.ttf", "", "Lantern Title", "Black", _latin),
        Face("plain-medium.ttc", NOTO / "NotoSans-Medium.ttf", "", "Lantern Plain", "Medium", _latin),
    ]
    for language, region in REGIONS.items():
        faces += [
            _cjk("Serif", "Bold", language, region, partial(_whole, language)),
            _cjk("Sans", "Medium", language, region, partial(_whole, language)),
            # Page titles only: what the catalogs say. A family of its own, or Qt looks here for rare characters too.
            replace(
                _cjk("Serif", "Black", language, region, partial(in_catalogs, language)),
                file=f"title-black-{language}.ttc",
                family=f"Lantern Title {region}",
            ),
            # What Home's button for it says: three whole faces are not opened for three words.
            replace(
                _cjk("Serif", "Bold", language, region, partial(set, NAMES[language])),
                file=f"own-bold-{language}.ttc",
                family=f"Lantern Own {region}",
            ),
        ]
    return faces


def _latin() -> set[str]:
    return LATIN | in_catalogs("en")


def _whole(language: str) -> set[str]:
    return EVERY_DAY[language]() | in_catalogs(language) | LATIN | FULL_WIDTH


def _cjk(kind: str, style: str, language: str, region: str, characters: Callable[[], set[str]]) -> Face:
    return Face(
        file=f"{kind.lower()}-{style.lower()}-{language}.ttc",
        source=NOTO_CJK / f"Noto{kind}CJK-{style}.ttc",
        member=f"Noto {kind} CJK {region}",
        family=f"Lantern {kind} {region}",
        style=style,
        characters=characters,
    )


def cut(face: Face) -> Path:
    font = _opened(face)
    # The same fonts come out of the same sources, whenever they are cut.
    font.recalcTimestamp = False
    options = Options()
    # The regions' other forms are faces of their own here, and nothing is set vertically.
    options.layout_features = [tag for tag in options.layout_features if tag not in ("locl", "vert", "vrt2")]
    options.layout_features += ["lnum", "tnum"]
    options.name_IDs = [0, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes={ord(character) for character in face.characters()})
    subsetter.subset(font)
    target = HERE / face.file
    _twice(font, face).save(target)
    return target


def _twice(font: TTFont, face: Face) -> TTCollection:
    written = BytesIO()
    _name(font, face)
    font.save(written)
    both = TTCollection()
    both.fonts = [TTFont(written, recalcTimestamp=False) for _ in range(2)]
    _call(both.fonts[1], replace(face, family=face.family.replace(SMALL, LARGE)))
    return both


def _opened(face: Face) -> TTFont:
    if not face.member:
        return TTFont(face.source)
    collection = TTCollection(face.source)
    return next(font for font in collection.fonts if font["name"].getDebugName(1).startswith(face.member))


def _name(font: TTFont, face: Face) -> None:
    _call(font, face)
    if "CFF " in font:
        font["CFF "].cff.fontNames = [f"{face.family}-{face.style}".replace(" ", "")]


def _call(font: TTFont, face: Face) -> None:
    full, postscript = f"{face.family} {face.style}", f"{face.family}-{face.style}".replace(" ", "")
    for id, text in ((1, full), (2, "Regular"), (4, full), (6, postscript), (16, face.family), (17, face.style)):
        font["name"].setName(text, id, 3, 1, 0x409)


if __name__ == "__main__":
    wanted = sys.argv[1:]
    faces = [face for face in _faces() if not wanted or face.file in wanted]
    if missing := sorted({str(face.source) for face in faces if not face.source.exists()}):
        sys.exit(f"not there: {', '.join(missing)}\napt install {PACKAGES}")
    for face in faces:
        made = cut(face)
        print(f"{made.stat().st_size:9} {made.name}")
