"""A whole game as one page of HTML that asks for nothing: no file beside it, no address, no font.

Every step stands in the page as text; the script only goes through them. What a player wrote is text as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from itertools import groupby
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from desktop.after.end.page import EndPage
from desktop.after.end.page import page as end_page
from desktop.after.export import pictures, sections
from desktop.after.replay.replay import Replay
from desktop.after.replay.ring import Ring, Seat
from desktop.widgets import medallions
from i18n import Words
from rulesets.engine.meanings import Meanings

_HERE = Path(__file__).resolve().parent
# Nothing may be loaded, whatever stands in the page.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page(language: str, replay: Replay, *, is_shut: bool = False) -> str:
    """Everything stands in it; `is_shut`: it opens with the roles hidden."""
    rules = replay.story.rules
    words = replay.story.words(language)
    shown = end_page(words, replay)
    title = words.text(f"ruleset.{rules.id}.name")
    return "".join(
        (
            f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            f"<title>{escape(f'{title} · {shown.title}')}</title>\n<style>\n{_beside('page.css')}</style>\n</head>\n",
            f'<body class="{shown.sky} {shown.orb}{" shut" if is_shut else ""}">\n',
            f"{pictures.symbols(rules, _roles(replay), words)}\n",
            _body(words, rules, replay, shown, is_shut),
            f'<script type="application/json" id="story">{_data(words, rules, replay)}</script>\n',
            f"<script>\n{_beside('page.js')}</script>\n</body>\n</html>\n",
        )
    )


def _body(words: Words, rules: Meanings, replay: Replay, shown: EndPage, is_shut: bool) -> str:
    parts = (
        sections.header(words, rules, shown, is_shut),
        "<main>\n",
        sections.who(words, shown, {seat.number: seat.role for seat in replay.rings[-1]}),
        sections.moments(words, shown),
        sections.deaths(words, shown),
        sections.replay(words, shown, list(_places(replay))),
        sections.votes(words, shown),
        sections.noses(words, shown),
        "</main>\n",
        sections.footer(words),
    )
    return "".join(parts)


def _places(replay: Replay) -> Iterator[tuple[Seat, float, float]]:
    """The first seat stands at the top, the others follow with the clock. In percent."""
    ring = replay.rings[-1]
    for place, seat in enumerate(ring):
        turn = 2 * pi * place / len(ring)
        yield seat, 50 + 41 * sin(turn), 49.5 - 39 * cos(turn)


def _roles(replay: Replay) -> list[str]:
    return sorted({seat.role for ring in replay.rings for seat in ring if seat.role})


def _data(words: Words, rules: Meanings, replay: Replay) -> str:
    """What the script needs to light the ring at every step. Equal rings in a row are written once."""
    roles = _roles(replay)
    rings: list[Any] = []
    at: list[int] = []
    for ring, same in groupby(replay.rings):
        at += [len(rings)] * len(list(same))
        rings.append(_lit(words, ring, roles))
    data = {"roles": [[id, medallions.name(words, rules, id)] for id in roles], "rings": rings, "at": at}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # In a script element nothing else ends it or begins a comment.
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _lit(words: Words, ring: Ring, roles: list[str]) -> list[Any]:
    return [
        [
            seat.is_alive,
            roles.index(seat.role) if seat.role else -1,
            [words.text(f"tag.{tag}") for tag in seat.tags],
        ]
        for seat in ring
    ]


def _beside(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
