"""Which family writes what, in each language: the bundled ones, and behind them whatever the system has."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
REGIONS = {"ja": "JP", "zh-Hans": "SC", "zh-Hant": "TC"}
ROMAN, PLAIN, TITLE = "Lantern Roman", "Lantern Plain", "Lantern Title"


@dataclass(frozen=True)
class Families:
    # page titles · names and buttons · small and long text · seat numbers, clocks and counts
    title: str
    display: str
    text: str
    numeral: str


def families(language: str) -> Families:
    if language in REGIONS:
        region = REGIONS[language]
        return Families(f"{TITLE} {region}", f"Lantern Serif {region}", f"Lantern Sans {region}", ROMAN)
    return Families(TITLE, ROMAN, PLAIN, ROMAN)


def as_map() -> dict[str, dict[str, str]]:
    """All languages at once, as QML takes them, ready for whatever people write."""
    load()
    return by_language()


def by_language() -> dict[str, dict[str, str]]:
    return {language: asdict(families(language)) for language in (*REGIONS, "en")}


def load() -> None:
    read()
    stand_in()


@cache
def read() -> None:
    """Once an application. It is enough where the app has the word: its faces have every sign of its own words."""
    for file in sorted(FONTS.iterdir()):
        if file.suffix in (".otf", ".ttf"):
            QFontDatabase.addApplicationFont(str(file))
    # Asked for one, it goes through the system's as well: 15 ms that the first text need not wait.
    QFontDatabase.hasFamily(ROMAN)


@cache
def stand_in() -> None:
    """What one face lacks the next of its kind has: a Chinese name on a Japanese page. It costs 4 ms a face."""
    for kind, latin in (("Serif", ROMAN), ("Sans", PLAIN)):
        cjk = [f"Lantern {kind} {region}" for region in REGIONS.values()]
        whole = [f"Noto {kind} CJK {region}" for region in REGIONS.values()]
        for family in (latin, *cjk):
            QFont.insertSubstitutions(family, [other for other in cjk if other != family] + whole)
    for region in REGIONS.values():
        # A title is cut down to the app's own words; a ruleset's name may need more.
        QFont.insertSubstitutions(f"{TITLE} {region}", [f"Lantern Serif {region}"])
