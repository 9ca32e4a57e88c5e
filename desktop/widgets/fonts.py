"""Which family writes what, in each language: the bundled ones, and behind them whatever the system has."""

from __future__ import annotations

import sys
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QFontDatabase

from desktop.widgets import ASSETS
from i18n.languages import FACES, FALLBACK, KNOWN, record
from i18n.phrases import phrases

# Cut from the catalogs before the app starts: see assets/fonts/cut.py.
FONTS = ASSETS / "fonts" / "build"
REGIONS = {language: region for region, language in FACES.items()}
ROMAN, PLAIN, TITLE = "Lantern Roman", "Lantern Plain", "Lantern Title"
NUMERALS = "roman-bold.ttc"
# What the languages call themselves: three words of three faces that need not be opened whole for them.
OWN = tuple(f"own-bold-{language}.ttc" for language in REGIONS)
# A language that has no face of its own at a table that reads Chinese; where nothing says otherwise its Han signs are
# drawn as the first has them.
FIRST, *CHINESE = REGIONS
BESIDE = tuple(f"{face}-{language}.ttc" for language in CHINESE for face in ("roman-bold", "plain-medium"))
PLAINLY = tuple(language for language in KNOWN if not record(language).face)
# What the families of each file are called, the two faces in it being the same.
SMALL, LARGE = "Lantern", "Lampion"


class Families(NamedTuple):
    # page titles · names and buttons · small and long text · seat numbers, clocks and counts
    title: str
    display: str
    text: str
    numeral: str
    # What the language calls itself.
    own: str


def families(language: str, beside: str = FIRST) -> Families:
    """`beside`: in whose form a Han sign stands between the words of a language that has none."""
    if region := record(language).face:
        serif, sans, own = (f"Lantern {kind} {region}" for kind in ("Serif", "Sans", "Own"))
        return Families(f"{TITLE} {region}", serif, sans, ROMAN, own)
    return Families(TITLE, _beside(ROMAN, beside), _beside(PLAIN, beside), ROMAN, ROMAN)


def _beside(latin: str, language: str) -> str:
    region = record(language).face
    return f"{latin} {region}" if FACES[region] in CHINESE else latin


def as_map() -> dict[str, dict[str, str]]:
    """All languages at once, as QML takes them, ready for whatever people write."""
    load()
    return by_language()


def by_language() -> dict[str, dict[str, str]]:
    """Each face, and the same for large letters; what is written in no face of Han also as it stands beside each."""
    each = {language: families(language) for language in KNOWN}
    faced = [language for language in KNOWN if record(language).face]
    each |= {f"{language}-{beside}": families(language, beside) for language in PLAINLY for beside in faced}
    found = {key: _faces(own._asdict()) for key, own in each.items()}
    for language in KNOWN:
        found[language] |= _written(language)
    return found | {"": found[FALLBACK] | {"beside": FIRST}}


def _written(language: str) -> dict[str, str]:
    """What else a screen asks of it: how it looks goes by that."""
    own = record(language)
    hangs = "yes" if own.hanging_marks else "no"
    return {"script": own.script, "tally": own.tally, "hangs": hangs, "phrases": phrases(language)}


def _faces(own: dict[str, str]) -> dict[str, str]:
    return own | {f"large_{face}": large(family) for face, family in own.items()}


def large(family: str) -> str:
    """The family of letters of 64 pixels and more.

    Without a graphics card Qt draws these as outlines, and FreeType hands it each up to three quarters of a pixel
    aside, by where a small letter of the same font file was drawn last: a cover would tell what was read before it.
    So each file has its face twice, and what is large has one to itself.
    """
    return family.replace(SMALL, LARGE) if sys.platform == "linux" else family


def read(language: str) -> None:
    """It is enough where the app has the word: a language's faces have every sign of the app's words in it."""
    for file in (*OWN, NUMERALS, *_files(language)):
        _add(file)


def load() -> None:
    """All there are, for whatever people write."""
    for file in (*OWN, *(file for language in KNOWN for file in _files(language)), *BESIDE):
        _add(file)
    stand_in()


def _files(language: str) -> tuple[str, ...]:
    if region := record(language).face:
        of = FACES[region]
        return f"serif-bold-{of}.ttc", f"sans-medium-{of}.ttc", f"title-black-{of}.ttc"
    return NUMERALS, "plain-medium.ttc", "title-black.ttc"


@cache
def _add(file: str) -> None:
    """Once an application."""
    QFontDatabase.addApplicationFont(str(FONTS / file))


@cache
def stand_in() -> None:
    """What one face lacks the next of its kind has: a Chinese name on a Japanese page. It costs 4 ms a face."""
    from PySide6.QtGui import QFont  # noqa: PLC0415

    others = [family for language in PLAINLY for family in record(language).families]
    for change in (str, large):
        for kind, latin in (("Serif", ROMAN), ("Sans", PLAIN)):
            cjk = [change(f"Lantern {kind} {region}") for region in REGIONS.values()]
            whole = [f"Noto {kind} CJK {region}" for region in REGIONS.values()] + others
            for family in (change(latin), *cjk):
                QFont.insertSubstitutions(family, [other for other in cjk if other != family] + whole)
            for language in CHINESE:
                first = change(f"Lantern {kind} {REGIONS[language]}")
                rest = [other for other in cjk if other != first]
                QFont.insertSubstitutions(change(_beside(latin, language)), [first, *rest, *whole])
        for region in REGIONS.values():
            # A title is cut down to the app's own words; a ruleset's name may need more.
            QFont.insertSubstitutions(change(f"{TITLE} {region}"), [change(f"Lantern Serif {region}")])
