"""The screens of the gallery by name: a page of a real game, and what is live beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from devtools.gallery import played
from devtools.gallery.played import Fits, Scene, lit_of, open_of

HELD = {"is_open": True, "ticked": True}


def _at(fits: Fits, *, pin: bool = False) -> Callable[[str], Scene]:
    def scene(language: str) -> Scene:
        sitting = played.at(fits, language, pin=played.PIN if pin else "")
        if pin:
            sitting.take_up()
        return sitting.scene

    return scene


def _page(
    fits: Fits, players: int = played.TWELVE, which: int | None = 4, *, held: bool = False, reads: bool = False
) -> Callable[[str], Scene]:
    return partial(played.page, fits, players=players, which=which, held=held, reads=reads)


SCREENS: dict[str, Callable[[str], Scene]] = {
    "cover": _at(lit_of("seats")),
    "cover-held": played.held_cover,
    "cover-pin": _at(lit_of("seats"), pin=True),
    "cover-decided": played.decided,
    "spent": lambda language: played.spending(language).scene,
    "lit": _page(lit_of("seats")),
    "lit-empty": _page(lit_of("seats"), which=None),
    "lit-held": _page(lit_of("seats", "divine"), held=True),
    "lit-wolf": _page(lit_of("seats", "attack"), held=True),
    "lit-read": _page(lit_of("read"), which=None),
    "lit-read-held": _page(lit_of("read"), which=None, held=True),
    "lit-20": _page(lit_of("seats"), 20, 9),
    "lit-20-held": _page(lit_of("seats"), 20, 9, held=True),
    "lit-6": _page(lit_of("seats"), 6),
    **{f"lit-{layout}": _page(lit_of(layout), which=1) for layout in ("hand", "cards", "text")},
    **{f"lit-{layout}-held": _page(lit_of(layout), which=1, held=True) for layout in ("hand", "cards", "text")},
    **{f"lit-{layout}-read": _page(lit_of(layout), which=1, held=True, reads=True) for layout in ("hand", "cards")},
    **{f"table-{players}": partial(played.talk, players=players) for players in (6, 12, 13, 20)},
    "table-open": partial(played.talk, players=9, speaks=1.0),
    "table-standing": _at(played.has_lines),
    "board": played.ballot,
    "board-20": partial(played.ballot, players=20),
    "countdown": partial(played.ballot, share=0.0, counts=True),
    **{
        kind: partial(played.moment, kind=kind)
        for kind in ("dawn", "verdict", "tie", "event", "night", "fallen", "revealed", "end")
    },
    "lap": played.first_lap,
    "report": _at(open_of("confirm")),
    "choose": _at(open_of("choose")),
}
