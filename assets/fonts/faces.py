"""The bundled faces: what each is cut from, what it is called, and which signs it has to have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from i18n.catalog import SOURCES as CATALOGS
from i18n.languages import FACES, NAMES, RECORDS

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "source"
# In the order in which a collection has them.
MEMBERS = ("JP", "SC", "TC")
LATIN = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2040), 0x20AC, 0x2212)}
FULL_WIDTH = {chr(code) for code in (*range(0x3000, 0x3020), *range(0xFF01, 0xFF61), *range(0x2460, 0x2474))}


@dataclass(frozen=True)
class Face:
    file: str
    source: str
    # Which face of a collection.
    member: int
    family: str
    style: str
    signs: Callable[[], set[str]]


def faces(catalogs: Path = CATALOGS) -> list[Face]:
    latin = partial(_latin, catalogs)
    found = [
        Face("roman-bold.ttc", "roman-bold.ttf", 0, "Lantern Roman", "Bold", latin),
        Face("title-black.ttc", "title-black.ttf", 0, "Lantern Title", "Black", latin),
        Face("plain-medium.ttc", "plain-medium.ttf", 0, "Lantern Plain", "Medium", latin),
    ]
    # Which face Qt takes for Han signs between Latin words goes by the name of the Latin one: each has one for Chinese.
    for region, language in list(FACES.items())[1:]:
        found += [
            Face(f"roman-bold-{language}.ttc", "roman-bold.ttf", 0, f"Lantern Roman {region}", "Bold", latin),
            Face(f"plain-medium-{language}.ttc", "plain-medium.ttf", 0, f"Lantern Plain {region}", "Medium", latin),
        ]
    for region, language in FACES.items():
        member = MEMBERS.index(region)
        whole, said = partial(_whole, catalogs, region), partial(_said, catalogs, region)
        # Page titles have a family of their own, or Qt looks there for rare signs too. And what Home's button for a
        # language says: three whole faces are not opened for three words.
        found += [
            Face(f"serif-bold-{language}.ttc", "serif-bold.ttc", member, f"Lantern Serif {region}", "Bold", whole),
            Face(f"sans-medium-{language}.ttc", "sans-medium.ttc", member, f"Lantern Sans {region}", "Medium", whole),
            Face(f"title-black-{language}.ttc", "serif-black.ttc", member, f"Lantern Title {region}", "Black", said),
            Face(
                f"own-bold-{language}.ttc",
                "serif-bold.ttc",
                member,
                f"Lantern Own {region}",
                "Bold",
                partial(_names, region),
            ),
        ]
    return found


def in_catalog(catalogs: Path, language: str) -> set[str]:
    texts = (file.read_text("utf-8") for file in (catalogs / language).glob("*.po"))
    return {sign for text in texts for line in re.findall(r'"(.*)"', text) for sign in line}


def written(source: str, member: int) -> set[str]:
    """The signs that a source has."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    with TTFont(SOURCES / source, fontNumber=member) as font:
        return {chr(code) for code in font.getBestCmap()}


def japanese() -> set[str]:
    """Kana, signs and the first level of JIS X 0208."""
    return _encodable("euc_jp", (*range(0xA1, 0xA9), *range(0xB0, 0xD0)), range(0xA1, 0xFF))


def rare_japanese() -> set[str]:
    """Its second level, which has most of what was written in China before 1956 as well."""
    return _encodable("euc_jp", range(0xD0, 0xF5), range(0xA1, 0xFF))


def simplified() -> set[str]:
    """GB 2312, without the scripts of other languages."""
    return _encodable("gb2312", (*range(0xA1, 0xA4), *range(0xB0, 0xF8)), range(0xA1, 0xFF))


def traditional() -> set[str]:
    """The first level of Big5."""
    return _encodable("big5", (*range(0xA1, 0xA4), *range(0xA4, 0xC7)), (*range(0x40, 0x7F), *range(0xA1, 0xFF)))


EVERY_DAY = dict(zip(MEMBERS, (japanese, simplified, traditional), strict=True))


def _latin(catalogs: Path) -> set[str]:
    return LATIN | _said(catalogs, "")


def _whole(catalogs: Path, region: str) -> set[str]:
    return EVERY_DAY[region]() | _said(catalogs, region) | LATIN | FULL_WIDTH


def _said(catalogs: Path, region: str) -> set[str]:
    """In all languages that are written so."""
    return {sign for id, one in RECORDS.items() if one.face == region for sign in in_catalog(catalogs, id)}


def _names(region: str) -> set[str]:
    return {sign for id, one in RECORDS.items() if one.face == region for sign in NAMES[id]}


def _encodable(codec: str, leads: Iterable[int], trails: Iterable[int]) -> set[str]:
    found = set()
    trails = list(trails)
    for lead in leads:
        for trail in trails:
            found |= set(bytes((lead, trail)).decode(codec, errors="ignore"))
    return found
