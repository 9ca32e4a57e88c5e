"""On every screen, in any language, window and size of text, nothing lies on anything else, and every text can be read.

`python -m devtools walk` looks at all combinations, this at each pair of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path

import pytest

from assets.fonts import cut
from devtools.__main__ import main
from devtools.walk import screens
from devtools.walk.in_play import SEEN_BY_ALL
from devtools.walk.screens import SCREENS, walked
from devtools.walk.things import Thing
from devtools.walk.views import View, every, pairs
from i18n import Words

pytestmark = pytest.mark.usefixtures("qapp")

# Beyond the pairs: where once something was cut, too small, or lay on what is below it.
ONCE_WRONG = (
    ("home", View("ja", 5, (1024, 768), 1.4)),
    ("table", View("en", 5, (1024, 768))),
    ("table", View("en", 5, (1024, 768), 2.0)),
    ("board", View("en", 5, (1920, 1080), 2.0)),
    ("guided", View("en", 20, (1024, 768), 2.0)),
    ("guided", View("zh-Hant", 20, (1024, 768), 2.0)),
    ("setup", View("en", 13, (1024, 768))),
    ("setup", View("en", 20, (1024, 768), 2.0)),
    ("lit", View("en", 13, (1024, 768))),
    ("lit", View("en", 20, (1920, 1080), 2.0)),
    ("shared", View("en", 13, (1024, 768), 2.0)),
    ("shared", View("zh-Hant", 13, (1280, 720), 2.0)),
    ("shared", View("ja", 20, (1280, 720), 2.0, readings=True)),
    ("library", View("en", 9, (1024, 768))),
    ("library", View("zh-Hans", 9, (1024, 768))),
    ("home", View("ja", 13, (1280, 720), 2.0, readings=True)),
    ("lead", View("zh-Hant", 20, (1280, 720))),
    ("lead", View("ja", 9, (3840, 2160), 1.4, readings=True)),
)


@pytest.mark.parametrize("view", [*pairs()], ids=str)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_stands_where_it_can_be_read_and_pressed(screen: str, view: View) -> None:
    assert list(walked(screen, view)) == []


@pytest.mark.parametrize(("screen", "view"), ONCE_WRONG, ids=str)
def test_what_was_wrong_once_stays_right(screen: str, view: View) -> None:
    assert view not in pairs()
    assert list(walked(screen, view)) == []


# Of each the first place, and what stands on the second screen there.
ON_THE_WALL = {"table": ("report", "Noor"), "board": ("counting", "Farid"), "moments": ("dawn 0", "Marguerite")}


@pytest.mark.parametrize("screen", SEEN_BY_ALL)
def test_what_all_see_is_looked_at_on_the_second_screen_too(screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(things: Sequence[Thing], _: object) -> list[str]:
        return [" ".join(thing.text.text for thing in things if thing.text)]

    monkeypatch.setattr(screens, "faults", told)
    place, said = ON_THE_WALL.get(screen, ("waiting", Words("en").text("second.waiting")))
    seen = dict(line.split(": ", 1) for line in walked(screen, View()))
    assert said in seen[f"{screen} · {place} on the second screen · {View()}"].replace("\n", " ")


def test_each_pair_of_values_is_looked_at() -> None:
    # Of language, seats, window and text.
    for one, other in combinations(range(4), 2):
        wanted = set(product({view[one] for view in every()}, {view[other] for view in every()}))
        assert {(view[one], view[other]) for view in pairs()} == wanted


def test_languages_with_readings_are_looked_at_with_them_too() -> None:
    for views in (pairs(), every()):
        assert {view.language for view in views if view.readings} == {"ja"}


def test_nothing_is_looked_at_before_the_faces_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def look(*_: object) -> list[str]:
        done.append("walked")
        return []

    monkeypatch.setattr(cut, "cut_all", lambda: done.append("cut"))
    monkeypatch.setattr(screens, "walked", look)
    assert main(["walk", "home", "--view", "en,9,1024x768,1"]) == 0
    assert done == ["cut", "walked"]


def test_a_screen_that_there_is_not_is_answered_by_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["walk", "tabel"]) == 2
    assert capsys.readouterr().err.startswith("tabel: no screen is called so; there are home, ")


def test_a_view_that_is_none_is_answered_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["walk", "--view", "ja,9"])
    assert capsys.readouterr().err.endswith("argument --view: invalid view value: 'ja,9'\n")


@pytest.mark.parametrize("screen", ["home", "rulebook", "table"])
def test_unpainted_all_stands_as_it_does_painted(screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "faults", lambda things, _: [str(thing) for thing in things])
    unpainted = list(walked(screen, View()))
    assert unpainted == list(walked(screen, View(), pictures=tmp_path))
    assert any("text" in thing for thing in unpainted)
