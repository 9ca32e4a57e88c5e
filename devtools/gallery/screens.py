"""The screens of the gallery by name: a page, and what is live beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from desktop.table.pages import moments, pages
from devtools.gallery import samples

Scene = tuple[pages.Page, dict[str, Any]]
HELD = {"is_open": True, "shows_draft": True, "ticked": True}


def _held(page: pages.LitPage, inside: pages.Open, chosen: tuple[str, ...] = ("6",)) -> Scene:
    return replace(page, open=inside), {**HELD, "chosen": chosen}


def _seat(language: str, role: str, players: int = 12) -> Scene:
    page = samples.lit_page(language, players)
    return _held(page, samples.opened(page, role))


def _shut(page: pages.LitPage, chosen: tuple[str, ...] = ("6",)) -> Scene:
    return page, {"shows_draft": bool(chosen), "ticked": bool(chosen), "chosen": chosen}


def _hand(language: str) -> Scene:
    page = samples.lit_page(language, 8, "hand", 6)
    return _held(page, samples.hand(page), ("A",))


def _cards(language: str) -> Scene:
    page = samples.lit_page(language, 12, "cards", 12, pages=1)
    return _held(page, samples.events(page), ("2",))


def _text(language: str) -> Scene:
    page = samples.lit_page(language, 12, "text", 7)
    return _held(page, samples.opened(page, samples.WOLF), ())


def _talk(language: str, players: int, speaks: int = 4) -> Scene:
    live = {"clock": 272, "share": 0.62, "speaking": speaks}
    return samples.table_page(language, players), live


def _ballot(language: str, players: int = 13) -> Scene:
    return samples.ballot(language, players), {"countdown": 0}


SCREENS: dict[str, Callable[[str], Scene]] = {
    "cover": lambda language: (samples.cover(language), {}),
    "cover-long": lambda language: (samples.cover(language, 9), {}),
    "cover-held": lambda language: (
        samples.cover(language, may_go_on_without=True, reminded=2),
        {"hold": 0.6},
    ),
    "cover-decided": lambda language: (
        samples.cover(
            language, decided=samples.words(language).text("pin.taken_off", name=samples.names(language, 2)[1])
        ),
        {},
    ),
    "cover-pin": lambda language: (samples.cover(language, wants_pin=True), {}),
    "spent": lambda language: (samples.spent(language), {}),
    "lit": lambda language: _shut(samples.lit_page(language)),
    "lit-empty": lambda language: _shut(samples.lit_page(language), ()),
    "lit-held": lambda language: _seat(language, samples.SEER),
    "lit-wolf": lambda language: _seat(language, samples.WOLF),
    "lit-20": lambda language: _shut(samples.lit_page(language, 20, number=17), ("10",)),
    "lit-20-held": lambda language: _seat(language, samples.PLAIN, 20),
    "lit-6": lambda language: _shut(samples.lit_page(language, 6)),
    "lit-hand": lambda language: _shut(samples.lit_page(language, 8, "hand", 6), ("3",)),
    "lit-hand-held": _hand,
    "lit-cards": lambda language: _shut(samples.lit_page(language, 12, "cards", 12), ("2",)),
    "lit-cards-held": _cards,
    "lit-deck": lambda language: _shut(
        samples.lit_page(language, 12, "cards", 12, cards=len(samples.EVENTFUL.events)), ("2",)
    ),
    "lit-text": lambda language: _shut(samples.lit_page(language, 12, "text", 7), ()),
    "lit-text-held": _text,
    "table-6": lambda language: _talk(language, 6),
    "table-12": lambda language: _talk(language, 12),
    "table-13": lambda language: _talk(language, 13),
    "table-20": lambda language: _talk(language, 20, 11),
    "table-standing": lambda language: (
        samples.standing(language),
        {"clock": 272, "share": 0.62},
    ),
    "table-open": lambda language: (
        samples.table_page(language, 9),
        {"clock": 8, "share": 0.03},
    ),
    "board": _ballot,
    "board-20": lambda language: _ballot(language, 20),
    "countdown": lambda language: (samples.ballot(language, 13), {"countdown": 3}),
    "dawn": lambda language: (samples.moment(language, "dawn", (5, 9)), {}),
    "dawn-five": lambda language: (samples.moment(language, "dawn", (5, 9, 3, 4, 6)), {}),
    "dawn-none": lambda language: (samples.moment(language, "dawn", ()), {}),
    "verdict": lambda language: (samples.moment(language, "verdict", (9,), 6), {}),
    "tie": lambda language: (samples.moment(language, "tie", (1, 9)), {}),
    "event": lambda language: (samples.moment(language, "event", (), 0, f"events/{samples.EVENTFUL.events[0]}"), {}),
    "night": lambda language: (samples.moment(language, "night", ()), {}),
    "end": lambda language: (samples.moment(language, "end", ()), {}),
    "lap": lambda language: (samples.table_page(language, moments=(moments.first_lap(samples.words(language)),)), {}),
    "report": lambda language: (samples.report(language), {}),
    "choose": lambda language: (samples.choose(language), {}),
    "choose-cards": lambda language: (samples.choose_cards(language), {}),
}
