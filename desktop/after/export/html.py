"""A whole game as one page of HTML that asks for nothing: no file beside it, no address, no font.

Every act stands in the page as text, as the app goes through them; the script only leads from one to the next. What a
player wrote is text as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from desktop.after.end.page import EndPage, seen
from desktop.after.end.ring import aims_by
from desktop.after.end.view import View
from desktop.after.export import charts, pictures, sections
from desktop.after.export.occasion import Occasion, dealt, occasion
from desktop.after.replay.acts import Act
from desktop.after.replay.replay import Replay
from desktop.records.ring import Ring
from desktop.widgets import medallions
from i18n import Words

_HERE = Path(__file__).resolve().parent
# Nothing may be loaded, whatever stands in the page.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page(language: str, replay: Replay, game: Mapping[str, Any] | None = None, *, is_shut: bool = False) -> str:
    """Everything stands in it; `is_shut`: it opens with the roles hidden. `game`: as it is kept, for when it was."""
    rules = replay.story.rules
    words = replay.story.words(language)
    view = View(words, replay)
    shown, at = seen(view), occasion(words, replay.story, game or {})
    title = " · ".join(filter(None, (words.text(f"ruleset.{rules.id}.name"), shown.title, at.date)))
    return "".join(
        (
            f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<title>{escape(title)}</title>\n<style>\n{_beside('page.css')}</style>\n</head>\n",
            f'<body class="{shown.sky} {shown.orb}{" shut" if is_shut else ""}">\n',
            f"{pictures.symbols(rules, sorted({*_roles(replay), *dealt(replay.story)}), words)}\n",
            _body(view, shown, at, is_shut),
            f'<script type="application/json" id="story">{_data(view)}</script>\n',
            f"<script>\n{_script()}</script>\n</body>\n</html>\n",
        )
    )


def _body(view: View, shown: EndPage, at: Occasion, is_shut: bool) -> str:
    words, last = view.words, view.replay.rings[-1]
    parts = (
        sections.header(words, view.rules, shown, at, is_shut=is_shut),
        "<main>\n",
        sections.who(words, shown, at, {seat.number: seat.role for seat in last}),
        sections.moments(words, shown),
        sections.deaths(words, shown),
        sections.replay(words, shown, last),
        charts.votes(words, shown),
        charts.noses(words, shown),
        "</main>\n",
        sections.footer(words),
    )
    return "".join(parts)


def _roles(replay: Replay) -> list[str]:
    return sorted({seat.role for ring in replay.rings for seat in ring if seat.role})


def _data(view: View) -> str:
    """What the script needs to light the ring as each act is over. Equal rings in a row are written once."""
    words, replay = view.words, view.replay
    roles = _roles(replay)
    rings: list[Any] = []
    at: list[int] = []
    for ring, same in groupby(replay.rings[act.last] for act in replay.acts):
        at += [len(rings)] * len(list(same))
        rings.append(_lit(words, ring, roles))
    data = {
        "roles": [[id, medallions.name(words, view.rules, id)] for id in roles],
        "rings": rings,
        "at": at,
        "acts": [list(_acting(view, act)) for act in replay.acts],
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # In a script element nothing else ends it or begins a comment.
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _acting(view: View, act: Act) -> Iterator[Any]:
    """Whether it was secret and whose turn it was, if one's alone; then who aims at whom. Seats are counted from 0."""
    asks = [ask for at in act.steps if (ask := view.replay.steps[at].ask) is not None]
    places = {name: number - 1 for name, number in view.numbers.items()}
    seats = {ask.seat for ask in asks}
    seat = seats.pop() if len(seats) == 1 else None
    yield int(any(ask.secret for ask in asks))
    yield places[seat] if seat else -1
    # Of a vote each step has all fingers that are up by then.
    aims = dict(aims_by(view, act.last))
    yield from ([places[one], *(places[name] for name in aimed)] for one, aimed in aims.items() if aimed)


def _lit(words: Words, ring: Ring, roles: list[str]) -> list[Any]:
    return [
        [
            seat.is_alive,
            roles.index(seat.role) if seat.role else -1,
            [words.text(f"tag.{tag}") for tag in seat.tags],
        ]
        for seat in ring
    ]


def _script() -> str:
    """Arrows are drawn as the app draws them, by the same lines."""
    threads = (_HERE.parents[1] / "seats" / "threads.js").read_text(encoding="utf-8").replace(".pragma library", "")
    return f'"use strict";\n(function () {{\n{threads}\n{_beside("page.js")}}})();\n'


def _beside(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
