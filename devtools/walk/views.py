"""How a screen is looked at: language, seats, size of the window, size of the text; some of these, or all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from i18n import LANGUAGES
from i18n.languages import FALLBACK

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

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.language} {self.seats} {width}x{height} {self.text:.0%}"


def pairs() -> Iterator[View]:
    """Sixteen, in which each two values of two things meet: lines of the plane over the field of four."""
    for one, other in product(range(4), repeat=2):
        yield View(LANGUAGES[one], SEATS[other], SIZES[one ^ other], TEXTS[one ^ _TWICE[other]])


def every() -> Iterator[View]:
    yield from (View(*each) for each in product(LANGUAGES, SEATS, SIZES, sorted(set(TEXTS))))


def parsed(told: str) -> View:
    language, seats, size, text = told.split(",")
    width, height = map(int, size.split("x"))
    return View(language, int(seats), (width, height), float(text))
