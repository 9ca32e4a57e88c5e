"""The faces of a page, cut to the signs that are on it: it asks nobody else for one, and looks alike everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from assets.fonts.cut import options
from assets.fonts.faces import HERE, SOURCES, Face, faces
from devtools.site import places

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

LICENCE = HERE / "OFL.txt"
_TITLES = re.compile(r"<(h1|h2|h3|nav|li|b)\b[^>]*>(.*?)</\1>", re.DOTALL)
_TAG = re.compile(r"<style>.*?</style>|<[^>]+>", re.DOTALL)


def in_titles(page: str) -> set[str]:
    return in_text("".join(inner for _, inner in _TITLES.findall(page)))


def in_text(page: str) -> set[str]:
    return {sign for sign in unescape(_TAG.sub("", page)) if sign.isprintable()}


@dataclass(frozen=True)
class Cut:
    """A face by the name that the page's style has for it."""

    family: str
    place: str
    source: str
    signs: Callable[[str], set[str]]

    def wanted(self, page: str) -> set[str]:
        """What the source has of the page's signs."""
        with _opened(self.source) as source:
            known = set(source.getBestCmap())
        return {sign for sign in self.signs(page) if ord(sign) in known}

    def made(self, page: str) -> bytes:
        from fontTools.subset import Subsetter  # noqa: PLC0415

        made = BytesIO()
        with _opened(self.source) as font:
            subsetter = Subsetter(options())
            subsetter.populate(unicodes=sorted(map(ord, self.signs(page))))
            subsetter.subset(font)
            font.flavor = "woff"
            font.save(made)
        return made.getvalue()

    def lacks(self, page: str) -> set[str]:
        from fontTools.ttLib import TTFont  # noqa: PLC0415

        kept: Path = places.SITE / self.place
        if not kept.is_file():
            return self.wanted(page)
        with TTFont(kept) as font:
            there = set(font.getBestCmap())
        return {sign for sign in self.wanted(page) if ord(sign) not in there}


def cuts(language: str) -> tuple[Cut, ...]:
    titles, text = ("roman-bold", "plain-medium"), (f"serif-bold-{language}", f"sans-medium-{language}")
    title, plain = titles if language == places.FIRST else text
    found = (
        Cut("Lantern", f"faces/{language}-title.woff", title, in_titles),
        Cut("Lampion", f"faces/{language}-text.woff", plain, in_text),
    )
    # Beside English titles the other languages' names stand in a face that has them.
    names = Cut("Names", "faces/names.woff", "serif-bold-ja", lambda page: in_titles(page) - _latin())
    return (*found, names) if language == places.FIRST else found


def _latin() -> set[str]:
    return set(map(chr, range(0x2100)))


def _opened(source: str) -> TTFont:
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    face: Face = next(face for face in faces() if face.file == f"{source}.ttc")
    return TTFont(SOURCES / face.source, fontNumber=face.member, lazy=True, recalcTimestamp=False)
