"""How a screen is looked at: language, seats, size of the window, size of the text; some of these, or all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from i18n import LANGUAGES
from i18n.languages import FALLBACK
from i18n.readings import annotated

SEATS = (5, 9, 13, 20)
SIZES = ((1024, 768), (1280, 720), (1920, 1080), (3840, 2160))
TEXTS = (1.0, 2.0, 1.4, 2.0)
# Twice a number of the field of four.
_TWICE = (0, 2, 3, 1)


class View(NamedTuple):
    language: str = FALLBACK
    seats: int = 9
    size: tuple[int, int] = (1280, 720)
    text: float = 1.0
    # Kana over rare characters.
    readings: bool = False
    # For a table that stands far away.
    far: bool = False

    def __str__(self) -> str:
        width, height = self.size
        marks = " readings" * self.readings + " far" * self.far
        return f"{self.language} {self.seats} {width}x{height} {self.text:.0%}{marks}"


def pairs() -> Iterator[View]:
    """Sixteen, in which each two values of two things meet: lines of the plane over the field of four; and readings."""
    for one, other in product(range(4), repeat=2):
        yield View(LANGUAGES[one], SEATS[other], SIZES[one ^ other], TEXTS[one ^ _TWICE[other]])
    # Where lines stand further apart there is least room in a small window with large letters.
    yield from (View(language, 9, (1280, 720), 1.4, readings=True) for language in annotated())
    # What all read grows with the distance, what a holder reads does not.
    yield View(FALLBACK, 20, (1280, 720), 1.4, far=True)


def every() -> Iterator[View]:
    for language in LANGUAGES:
        for readings in (False, True)[: 1 + (language in annotated())]:
            yield from (View(language, *each, readings) for each in product(SEATS, SIZES, sorted(set(TEXTS))))


def parsed(told: str) -> View:
    language, seats, size, text, *more = told.split(",")
    width, height = map(int, size.split("x"))
    if strange := {*more} - {"readings", "far"}:
        raise ValueError(strange)
    return View(language, int(seats), (width, height), float(text), "readings" in more, "far" in more)
