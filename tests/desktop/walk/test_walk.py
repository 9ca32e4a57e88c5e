"""On every screen, in any language, window and size of text, nothing lies on anything else, and every text can be read.

`python -m devtools walk` looks at all combinations, this at each pair of them.
"""

from __future__ import annotations

from itertools import combinations, product

import pytest

from devtools.walk.screens import SCREENS, walked
from devtools.walk.views import View, every, pairs

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("view", [*pairs()], ids=str)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_stands_where_it_can_be_read_and_pressed(screen: str, view: View) -> None:
    assert list(walked(screen, view)) == []


def test_each_pair_of_values_is_looked_at() -> None:
    for one, other in combinations(range(len(View._fields)), 2):
        wanted = set(product({view[one] for view in every()}, {view[other] for view in every()}))
        assert {(view[one], view[other]) for view in pairs()} == wanted
