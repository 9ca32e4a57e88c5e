"""Medallions as symbols of one SVG, so that a page carries each of them once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from assets import frames, motifs
from desktop.widgets import letters, medallions
from i18n import Words
from rulesets.engine.meanings import Meanings

_PAPER = "#F2E6C9"
_DIAMETER = 64.0
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


# Signs stand beside words and take their ink.
SIGNS = ("lantern", "moon", "sun", "point", "check", "previous", "play", "pause", "next", "lock", "search")


def symbols(rules: Meanings, ids: Iterable[str], words: Words) -> str:
    drawn = "".join((*(_symbol(rules, id, words) for id in ids), *map(_sign_symbol, SIGNS)))
    return f'<svg class="symbols" aria-hidden="true">{drawn}</svg>'


def used(id: str) -> str:
    return f'<svg class="medallion" aria-hidden="true"><use href="#m-{escape(id)}"/></svg>'


def sign(name: str, kind: str = "sign") -> str:
    return f'<svg class="{kind}" aria-hidden="true"><use href="#s-{escape(name)}"/></svg>'


def of(motif: str) -> str:
    """A medallion or a sign, by the name of its motif."""
    kind, _, id = motif.rpartition("/")
    return sign(id) if kind == "signs" else used(id)


def _sign_symbol(name: str) -> str:
    drawn = _motif(f"signs/{name}", 0, 0, _DIAMETER, "currentColor")
    return f'<symbol id="s-{name}" viewBox="0 0 {_DIAMETER:.0f} {_DIAMETER:.0f}">{drawn}</symbol>'


def _symbol(rules: Meanings, id: str, words: Words) -> str:
    # A page that is given away carries no stranger's drawing.
    medallion = medallions.alike(rules, id, words)
    shape = medallion.frame or "circle"
    width, height = frames.size(shape, _DIAMETER)
    x, y, side = frames.motif(shape, _DIAMETER)
    return (
        f'<symbol id="m-{escape(id)}" viewBox="0 0 {width:.2f} {height:.2f}">'
        f'<path d="{frames.outline(shape, _DIAMETER)}" fill="{medallions.ground(medallion.colour)}"/>'
        f"{_motif(medallion.motif, x, y, side)}</symbol>"
    )


def _motif(name: str, x: float, y: float, side: float, ink: str = _PAPER) -> str:
    svg = letters.svg(name) or next((motif.svg for motif in motifs.every() if motif.name == name), "")
    inked = _TITLE.sub("", motifs.inked(svg, ink))
    place = f'x="{x:.2f}" y="{y:.2f}" width="{side:.2f}" height="{side:.2f}"'
    return inked.replace("<svg ", f"<svg {place} ", 1).replace(' xmlns="http://www.w3.org/2000/svg"', "")
