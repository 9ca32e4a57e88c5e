"""Looks at every screen and every message in every language, and writes down which texts can't be read whole."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from itertools import product
from pathlib import Path
from re import fullmatch
from typing import Any, NamedTuple, cast

from PySide6.QtGui import QImage

from desktop.demo.hands import Hands
from desktop.table.pages.pages import LitPage, TablePage
from devtools.gallery import played
from devtools.gallery.around import Opened, Walk, names_for
from devtools.gallery.clips import SMALLEST, Reader, Text
from devtools.gallery.messages import Sayer, Saying
from devtools.gallery.screens import SCREENS
from devtools.gallery.shoot import Shown
from devtools.gallery.stand_in import AT_REST
from i18n.languages import FALLBACK, KNOWN, LANGUAGES, PSEUDO
from i18n.pseudo import instead_of_english
from rulesets.engine import catalogue

SPOKEN = (*LANGUAGES, PSEUDO)
# Drafts are looked at when somebody asks for them.
WRITTEN = (*SPOKEN, *(language for language in KNOWN if language not in LANGUAGES))


class View(NamedTuple):
    """How a window is looked at."""

    size: tuple[int, int] = (1280, 720)
    text: float = 1.0


VIEWS = tuple(View(size, text) for size, text in product(((1280, 720), (1920, 1080)), (1.0, 2.0)))
# From this size of text on the scroll is rolled up; just below it the scroll has least room.
SCROLL_GOES = 1.3
TOLD = (View((1280, 720), 1.25), View((1280, 720), 2.0), View((1920, 1080), 1.25), View((1920, 1080), 1.0))
# With so many rulesets one goes round all screens in a language, with the others only where they say much. In languages
# that are offered `devtools walk` does, and looks closer.
WHOLE = 2


class Fault(NamedTuple):
    language: str
    view: View
    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.language} {self.view.size[1]} {self.view.text:.0%} · {self.place}: {self.what}"


def found(spoken: Iterable[str] = SPOKEN, *, all_views: bool = False) -> Iterator[Fault]:
    """Each ruleset's messages and screens once in each language, in another view than in the others; or in all."""
    for language in spoken:
        turn = WRITTEN.index(language)
        for order, rules in enumerate(catalogue()):
            for view in _some(TOLD, turn + order, all_views):
                yield from in_play(language, view, rules.id)
            is_walked = language in LANGUAGES and not all_views
            everywhere = all_views or (not is_walked and (turn + order) % len(SPOKEN) < WHOLE)
            for view in _some(VIEWS, turn + order, all_views):
                most = order % 2 == turn % 2
                yield from around(language, view, rules.id, most=most, everywhere=everywhere, odds=not is_walked)
        for view in _some(VIEWS, turn, all_views):
            yield from on_screens(language, view)


def _some(views: Sequence[View], turn: int, all_views: bool) -> Sequence[View]:
    return views if all_views else (views[turn % len(views)],)


def on_screens(language: str, view: View) -> Iterator[Fault]:
    """The screens of the game, with tables of all sizes."""
    with speaking(language) as drawn:
        scenes = [Saying(name, *SCREENS[name](drawn), ()) for name in sorted(SCREENS)]
        yield from _turned(language, view, drawn, scenes)


def in_play(language: str, view: View, ruleset: str) -> Iterator[Fault]:
    """The messages of a ruleset, each in its place."""
    with speaking(language) as drawn:
        rules = next(rules for rules in catalogue() if rules.id == ruleset)
        sayings = [saying._replace(about=f"{ruleset} {saying.about}") for saying in Sayer(rules, drawn).all()]
        # Pages of one kind take turns without being built anew.
        yield from _turned(language, view, drawn, sorted(sayings, key=_kind))


def around(
    language: str, view: View, ruleset: str, *, most: bool, everywhere: bool = True, odds: bool = True
) -> Iterator[Fault]:
    """The screens around the game."""
    with speaking(language) as drawn, tempfile.TemporaryDirectory() as folder:
        opened = Opened(Path(folder), drawn, view.size, painted=False, text=view.text)
        try:
            walk = Walk(opened, ruleset, names_for(ruleset, drawn, most), odds=odds)
            for place in walk.places(everywhere=everywhere):
                yield from (Fault(language, view, place, what) for what in opened.reader.faults(smallest(language)))
        finally:
            opened.close()


def pictures(language: str, view: View, ruleset: str) -> Iterator[tuple[str, QImage]]:
    """Of all screens, with as many people as this game takes."""
    with speaking(language) as drawn:
        for name in sorted(SCREENS):
            shown = Shown(*SCREENS[name](drawn), view.size, {"textScale": view.text})
            shown.freeze(1.0)
            yield name, shown.picture()
            shown.close()
        with tempfile.TemporaryDirectory() as folder:
            opened = Opened(Path(folder), drawn, view.size, text=view.text)
            for place in Walk(opened, ruleset, names_for(ruleset, drawn, most=True)).places():
                yield place.replace(" ", "-"), opened.window.grabWindow()
            opened.close()


@contextmanager
def speaking(language: str) -> Iterator[str]:
    """The language that is drawn: the longer English is drawn as English is."""
    with instead_of_english() if language == PSEUDO else nullcontext():
        yield FALLBACK if language == PSEUDO else language


def _kind(saying: Saying) -> tuple[str, bool]:
    return saying.page.state, bool(getattr(saying.page, "moments", ()))


def _shape(saying: Saying) -> tuple[Any, ...]:
    """What a screen is built for."""
    page = saying.page
    parts = [len(getattr(page, part, ())) for part in ("seats", "tablets", "phrases")]
    choices = len(page.step.choices) if isinstance(page, TablePage) else 0
    return page.state, *parts, choices, getattr(page, "layout", "")


def _turned(language: str, view: View, drawn: str, sayings: Sequence[Saying]) -> Iterator[Fault]:
    between = played.spent(drawn)
    shown = Shown(between, {}, view.size, {"textScale": view.text}, painted=False)
    reader = Reader(shown.window, shown.engine)
    last, live = (), vars(AT_REST)
    for saying in sayings:
        # A table of another size is another table, and a moment is played from its beginning.
        if _shape(saying) != last:
            shown.turn(between, {})
        elif _kind(saying)[1]:
            shown.turn(replace(cast(TablePage, saying.page), moments=()), {})
        last, now = _shape(saying), {**vars(AT_REST), **saying.live}
        shown.turn(saying.page, {name: value for name, value in now.items() if live[name] != value})
        live = now
        said = saying.said if view.text >= SCROLL_GOES else (*saying.said, *saying.hung)
        wrong = _faults(shown, reader, saying, said, smallest(language))
        yield from (Fault(language, view, saying.about, what) for what in wrong)
    shown.close()


def smallest(language: str) -> float:
    """What nobody reads may be written smaller: it has to fit all the same."""
    return 0 if language == PSEUDO else SMALLEST


def _faults(shown: Shown, reader: Reader, saying: Saying, said: Sequence[str], least: float) -> Iterator[str]:
    stands, is_moment = "", _kind(saying)[1]
    # In a moment one thing comes after the other.
    for share in (0.3, 1.0) if is_moment else (1.0,):
        if is_moment:
            shown.at(share)
        shown.settle()
        texts = reader.texts()
        stands += _stand(texts)
        yield from reader.faults(least, texts)
    if isinstance(saying.page, LitPage) and any(_bare(text) not in stands for text in said):
        stands += "".join(_leafed_through(shown, reader))
    yield from (f"{text!r} is not all there" for text in said if _bare(text) not in stands)


def _leafed_through(shown: Shown, reader: Reader) -> Iterator[str]:
    """What of a private page comes at a tap: the diary's other leaves, and, at a large text, the notes."""
    hands = Hands(shown.window, shown.engine)
    leaves: list[str] = []
    while hands.sees("diary") and (leaf := _leaf(reader)) not in leaves:
        # The newest is read first.
        leaves.insert(0, leaf)
        hands.tap("diary")
        shown.settle()
    yield "".join(leaves)
    if hands.sees("note"):
        hands.tap("note")
        shown.settle()
        yield _stand(reader.texts())
        # The next page begins with its notes put away.
        shown.turn(played.spent(FALLBACK), {})


def _leaf(reader: Reader) -> str:
    """The diary's lines, without the number of the leaf."""
    rows = [text.text for text in reader.texts() if text.name == "diary"]
    return _bare("".join(row for row in rows if not fullmatch(r"\d+ / \d+", row)))


def _stand(texts: Sequence[Text]) -> str:
    return _bare("".join(text.text for text in texts))


def _bare(text: str) -> str:
    """However it is parted into lines; the dot between two parts goes with the end of a line."""
    return "".join(text.replace("·", "").split()).replace("\u200b", "")


def listed(faults: Iterable[Fault]) -> Iterator[str]:
    """A line for each thing that is wrong, with the first place it was seen at, and how often."""
    seen: dict[str, list[Fault]] = {}
    for fault in faults:
        seen.setdefault(fault.what, []).append(fault)
    for what, same in seen.items():
        more = f" (and {len(same) - 1} times more)" if len(same) > 1 else ""
        first = same[0]
        yield f"{first.place}: {what} · {first.language} {first.view.size[1]}p {first.view.text:.0%}{more}"
