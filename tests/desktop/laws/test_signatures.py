"""With a second screen there are two engines, and what QML functions take and give is checked by the last one's types.

A type that a file of ours makes is another one in each engine: in a signature it would turn what the game's own window
gives there into nothing. And who comes second to a file may be given the other's type for a property: the object made
for it is not of that, and nothing of the file can be made. What Home is made of is there before any wall is. Types of
Qt's and of Python's are the same in all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from desktop.start.screen_files import ROOMS

_FILES = {file.stem: file.read_text(encoding="utf-8") for file in sorted(ROOMS.rglob("*.qml"))}


def reached(file: str) -> set[str]:
    """It and all that it is made of, and that in turn."""
    found, left = {file}, [file]
    while left:
        more = (set(re.findall(r"\w+", _FILES[left.pop()])) & _FILES.keys()) - found
        found |= more
        left += more
    return found


_ON_THE_WALL = reached("SecondWindow")
_MADE = _ON_THE_WALL | {name for file in _ON_THE_WALL for name in re.findall(r"component (\w+):", _FILES[file])}
_SIGNATURE = re.compile(r"(?:function\b[^(\n]*|signal \w+)\(([^)]*)\)(?:: *([\w<>]+))?")


def named(text: str) -> Iterator[str]:
    """Types of our own that a signature names."""
    for takes, gives in _SIGNATURE.findall(text):
        kinds = [*re.findall(r": *([\w<>]+)", takes), gives]
        yield from (kind for each in kinds for kind in re.findall(r"\w+", each) if kind in _MADE)


def test_what_the_wall_is_made_of_is_found() -> None:
    assert {"SecondTable", "RoundTable", "Seat", "TypeRole", "OutPlate"} <= _ON_THE_WALL
    assert "Lit" not in _ON_THE_WALL


@pytest.mark.parametrize("file", _FILES)
def test_no_signature_names_a_type_that_another_engine_makes_anew(file: str) -> None:
    assert list(named(_FILES[file])) == []


def filled(text: str) -> list[str]:
    """Properties of a type of our own that an object is made for on the spot."""
    return [kind for kind in re.findall(r"property (\w+) \w+: \1 \{", text) if kind in _MADE]


@pytest.mark.parametrize("file", sorted(_ON_THE_WALL - reached("Home")))
def test_no_property_is_filled_with_what_another_engine_makes_anew(file: str) -> None:
    assert filled(_FILES[file]) == []


def test_a_property_that_is_filled_so_is_found() -> None:
    assert filled("readonly property Ambient ambient: Ambient {") == ["Ambient"]


@pytest.mark.parametrize(
    "text",
    ["function of(players: int): TypeRole {", "function isLegible(lines: Lines): bool {", "signal met(seat: Seat)"],
)
def test_a_type_of_our_own_in_a_signature_is_found(text: str) -> None:
    assert len(list(named(text))) == 1
