"""python -m assets.fonts.gather: takes the source of the bundled faces out of Debian's packages anew.

Needs fonts-noto-cjk, fonts-noto-cjk-extra, fonts-noto-extra and fonts-vollkorn, and some minutes; what comes out is
tracked, so nobody else needs them. A collection has one face a region, and the regions share what they draw alike. Each
has every sign of JIS X 0208, GB 2312 and the first level of Big5: in its own form where that is drawn for any of them,
else in another's.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from fontTools.subset import Subsetter
from fontTools.ttLib import TTCollection, TTFont

from .cut import name, options
from .faces import EVERY_DAY, FULL_WIDTH, LATIN, SOURCES, japanese, rare_japanese

NOTO_CJK = Path("/usr/share/fonts/opentype/noto")
TRUETYPE = Path("/usr/share/fonts/truetype")
WHOLE = {
    "roman-bold.ttf": TRUETYPE / "vollkorn" / "Vollkorn-Bold.ttf",
    "title-black.ttf": TRUETYPE / "vollkorn" / "Vollkorn-Black.ttf",
    "plain-medium.ttf": TRUETYPE / "noto" / "NotoSans-Medium.ttf",
}
COLLECTIONS = [("Serif", "Bold"), ("Serif", "Black"), ("Sans", "Medium")]
PACKAGES = "fonts-noto-cjk fonts-noto-cjk-extra fonts-noto-extra fonts-vollkorn"
# A sign's code to the glyph that writes it.
Written = dict[int, str]


def standard(every_day: Callable[[], set[str]]) -> set[int]:
    rare = rare_japanese() if every_day is japanese else set()
    return set(map(ord, every_day() | LATIN | FULL_WIDTH | rare))


def gather(kind: str, style: str, standards: Mapping[str, set[int]]) -> None:
    fonts = TTCollection(_noto(kind, style)).fonts
    members = {region: _member(fonts, f"Noto {kind} CJK {region}") for region in standards}
    forms: dict[str, Written] = {region: font.getBestCmap() for region, font in members.items()}
    drawn = {forms[region][sign] for region, signs in standards.items() for sign in signs if sign in forms[region]}
    every = set().union(*standards.values())
    whole = _reduced(next(iter(members.values())), drawn)
    collection = TTCollection()
    for region in standards:
        font = TTFont(BytesIO(whole), recalcTimestamp=False, recalcBBoxes=False)
        _write_with(font, _complete(every, drawn, forms[region], *forms.values()))
        name(font, f"Lantern {kind} {region}", style)
        collection.fonts.append(font)
    collection.save(SOURCES / f"{kind}-{style}.ttc".lower())


def _reduced(font: TTFont, glyphs: set[str]) -> bytes:
    font.recalcTimestamp = False
    subsetter = Subsetter(options())
    subsetter.populate(glyphs=glyphs)
    subsetter.subset(font)
    written = BytesIO()
    font.save(written)
    return written.getvalue()


def _complete(signs: set[int], drawn: set[str], *forms: Written) -> Written:
    found: Written = {}
    for sign in sorted(signs):
        drawings = (form[sign] for form in forms if form.get(sign) in drawn)
        if drawing := next(drawings, None):
            found[sign] = drawing
    return found


def _write_with(font: TTFont, written: Written) -> None:
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format in (4, 12)]
    for table in font["cmap"].tables:
        table.cmap = {sign: glyph for sign, glyph in written.items() if table.format == 12 or sign <= 0xFFFF}


def _member(fonts: list[TTFont], family: str) -> TTFont:
    return next(font for font in fonts if font["name"].getDebugName(1).startswith(family))


def _noto(kind: str, style: str) -> Path:
    return NOTO_CJK / f"Noto{kind}CJK-{style}.ttc"


def main() -> None:
    origins = [*WHOLE.values(), *(_noto(*collection) for collection in COLLECTIONS)]
    if missing := [str(origin) for origin in origins if not origin.exists()]:
        sys.exit(f"not there: {', '.join(missing)}\napt install {PACKAGES}")
    for file, origin in WHOLE.items():
        shutil.copyfile(origin, SOURCES / file)
    standards = {region: standard(every_day) for region, every_day in EVERY_DAY.items()}
    for kind, style in COLLECTIONS:
        gather(kind, style, standards)


if __name__ == "__main__":
    main()
