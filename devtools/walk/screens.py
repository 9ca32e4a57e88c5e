"""The screens by name, and every place on each that one can come to."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from devtools.gallery.around import Opened, Walk
from devtools.walk import games, in_play
from devtools.walk.faults import faults
from devtools.walk.things import Eyes
from devtools.walk.views import View
from devtools.walk.wall import Wall
from i18n.languages import KNOWN
from rulesets.engine import catalogue

# As far as the setting goes.
FAR = 1.3
Places = Callable[[Opened, View], Iterator[str]]


def _around(*ways: str) -> Places:
    def places(opened: Opened, view: View) -> Iterator[str]:
        ruleset, names = _table(view)
        walk = Walk(opened, ruleset, names)
        for way in ways:
            yield from getattr(walk, way)()

    return places


def _table(view: View) -> tuple[str, tuple[str, ...]]:
    """As near as can be to so many seats; where several games come as near, one of them in each language.

    But at the first game bots reckon the odds, in each.
    """
    nearest = games.nearest(view.seats, view.language)
    as_near = [table for table in nearest if len(table[1]) == len(nearest[0][1])]
    if as_near[0][0] == catalogue()[0].id:
        return as_near[0]
    return as_near[KNOWN.index(view.language) % len(as_near)]


def _played(way: Callable[[in_play.InPlay], Iterator[str]]) -> Places:
    return lambda opened, view: way(in_play.InPlay(opened, view.seats))


SCREENS: Mapping[str, Places] = {
    "home": _around("home"),
    "setup": _around("setup"),
    "rulebook": _around("rulebook"),
    "settings": _around("settings"),
    "packs": _around("packs"),
    "workshop": _around("workshop"),
    "practice": _around("practice"),
    "library": _around("library_empty", "library"),
    "end": _around("end"),
    "troubles": _around("troubles"),
    **{name: _played(way) for name, way in in_play.PLACES.items()},
}


def walked(screen: str, view: View, pictures: Path | None = None) -> Iterator[str]:
    """What is wrong at any of its places, each thing once; and a picture of each, if somebody wants to see it."""
    said: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        set_so = {"text": view.text, "readings": view.readings, "distance": FAR if view.far else 1.0}
        opened = Opened(Path(folder), view.language, view.size, painted=bool(pictures), **set_so)
        wall = Wall(opened, view.size, painted=bool(pictures)) if screen in in_play.SEEN_BY_ALL else None
        windows: dict[str, Opened | Wall] = (
            {"": opened} if wall is None else {"": opened, " on the second screen": wall}
        )
        eyes = {where: Eyes(shown.window, shown.engine) for where, shown in windows.items()}
        try:
            for place in SCREENS[screen](opened, view):
                opened.hands.settle()
                if wall:
                    wall.draw()
                for where, seen in eyes.items():
                    if pictures:
                        name = f"{screen} {place}{where} {view}.png".replace(" ", "-")
                        seen.window.grabWindow().save(str(pictures / name))
                    found = [what for what in faults(seen.things(), seen.box) if what not in said]
                    said.update(found)
                    yield from (f"{screen} · {place}{where} · {view}: {what}" for what in found)
        finally:
            if wall:
                wall.close()
            opened.close()
