"""On every screen, in any language, window and size of text, nothing lies on anything else, and every text can be read.

`python -m devtools walk` looks at all combinations, this at each pair of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

import pytest

from devtools.walk import screens
from devtools.walk.in_play import WALL
from devtools.walk.screens import SCREENS, walked
from devtools.walk.things import Thing
from devtools.walk.views import View, every, pairs
from i18n import Words

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("view", [*pairs()], ids=str)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_stands_where_it_can_be_read_and_pressed(screen: str, view: View) -> None:
    assert list(walked(screen, view)) == []


def test_of_the_wall_the_second_screen_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(things: Sequence[Thing], _: object) -> list[str]:
        return [" ".join(thing.text.text for thing in things if thing.text)]

    monkeypatch.setattr(screens, "faults", told)
    first = next(walked(WALL, View()))
    assert Words("en").text("second.waiting") in first.replace("\n", " ")


def test_each_pair_of_values_is_looked_at() -> None:
    for one, other in combinations(range(len(View._fields)), 2):
        wanted = set(product({view[one] for view in every()}, {view[other] for view in every()}))
        assert {(view[one], view[other]) for view in pairs()} == wanted
