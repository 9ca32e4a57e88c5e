"""The print of a game that nobody has drawn one for: a moon over the roofs with the first letter of its name in it.

    posters/of/vermilion/ja/一/one_night

The colour is one of the game's own sides', the language says which face writes the letter, and last comes whose it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from urllib.parse import quote, unquote

from desktop.widgets import fonts, medallions

_BEGINNING = "posters/of/"
_SUMI, _INK, _PAPER, _PALE = "#060916", "#17110B", "#E9DAB4", "#F6E7BE"
_MIDDLE, _MOON, _RADIUS = 136, 152, 78


def named(colour: str, language: str, letter: str, id: str) -> str:
    return f"{_BEGINNING}{colour}/{language}/{quote(letter, safe='')}/{id}"


def svg(name: str) -> str:
    """Empty where the name is another drawing's."""
    if not name.startswith(_BEGINNING):
        return ""
    colour, language, letter, _ = name.removeprefix(_BEGINNING).split("/")
    accent = medallions.ground(colour)
    pieces = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="272" height="512" viewBox="0 0 272 512">',
        _inks(accent),
        f'<rect width="272" height="512" fill="{_PAPER}"/>',
        '<rect x="12" y="12" width="248" height="372" fill="url(#sky)"/>',
        _moon(unquote(letter), fonts.families(language).display),
        _land(accent),
        _borders(),
        "</svg>",
    )
    return "".join(pieces)


def _inks(accent: str) -> str:
    sky = (_mixed(_SUMI, accent, part) for part in (0.12, 0.45, 0.8))
    stops = zip((0, 0.36, 0.7, 1), (*sky, _mixed(accent, "#F0CF9A", 0.55)), strict=True)
    shades = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    glow = "".join(f'<stop offset="{at}" stop-color="{_PALE}" stop-opacity="{of}"/>' for at, of in ((0.6, 0.4), (1, 0)))
    return (
        f'<defs><linearGradient id="sky" x1="0" y1="12" x2="0" y2="340" gradientUnits="userSpaceOnUse">{shades}'
        '</linearGradient><linearGradient id="moon" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="#FBF1D2"/><stop offset="1" stop-color="#E6CE96"/></linearGradient>'
        f'<radialGradient id="glow">{glow}</radialGradient></defs>'
    )


def _moon(letter: str, face: str) -> str:
    place = f'cx="{_MIDDLE}" cy="{_MOON}"'
    return (
        f'<circle {place} r="{_RADIUS * 1.5}" fill="url(#glow)"/>'
        f'<circle {place} r="{_RADIUS}" fill="url(#moon)" stroke="{_INK}" stroke-width="3"/>'
        f'<circle {place} r="{_RADIUS - 7}" fill="none" stroke="{_INK}" stroke-width="1.2" stroke-opacity="0.55"/>'
        f'<text x="{_MIDDLE}" y="{_MOON + 33}" text-anchor="middle" font-size="92" font-weight="700" '
        f'font-family="{face}" fill="{_INK}">{escape(letter)}</text>'
    )


def _land(accent: str) -> str:
    """Mist, two hills, and a row of roofs with a light in each: flat tones of the sky's own hue."""
    far, near, roofs = (_mixed(_SUMI, accent, part) for part in (0.6, 0.34, 0.12))
    return (
        f'<path d="M12 254H118Q126 254 126 261T118 268H66Q58 268 58 275T66 282H12ZM260 232H178Q170 232 170 239T178 246'
        f'H206Q214 246 214 253T206 260H260Z" fill="{_PALE}" fill-opacity="0.3"/>'
        f'<path d="M12 306Q52 262 92 290T172 280Q222 250 260 292V384H12Z" fill="{far}"/>'
        f'<path d="M12 336Q70 302 128 328T260 318V384H12Z" fill="{near}"/>'
        f'<path d="M12 384V356L20 354 44 338 68 354 76 356V384ZM76 384V350L84 348 112 328 140 348 148 350V384Z'
        f'M148 384V358L154 356 176 342 198 356 204 358V384ZM204 384V352L212 350 236 334 260 350V384Z" fill="{roofs}"/>'
        '<path d="M38 362H50V374H38ZM104 356H120V370H104ZM170 364H182V375H170ZM230 358H244V371H230Z" fill="#F3B24C"/>'
    )


def _borders() -> str:
    edges = ((12, 248, 372, 3, 1), (6.5, 259, 499, 1.2, 0.55), (1.5, 269, 509, 3, 1))
    return "".join(
        f'<rect x="{at}" y="{at}" width="{width}" height="{height}" fill="none" stroke="{_INK}" '
        f'stroke-width="{stroke}" stroke-opacity="{shade}"/>'
        for at, width, height, stroke, shade in edges
    )


def _mixed(one: str, two: str, part: float) -> str:
    """So much of the second."""
    pairs = zip(_parts(one), _parts(two), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def _parts(colour: str) -> Sequence[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
