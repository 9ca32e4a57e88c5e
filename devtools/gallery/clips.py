"""What is wrong with the texts on a window: cut off, too large, outside, one over another, too small."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, NamedTuple, cast

from PySide6.QtCore import Qt
from PySide6.QtQml import QJSEngine, QJSValue, QQmlEngine
from PySide6.QtQuick import QQuickWindow

_READ = Path(__file__).with_name("texts.js")
# The smallest that may be read, in pixels of a window of 1280 × 720 or more.
SMALLEST = 13
# Edges of letters may stand out by so much, a stroke by a part of its letter's size, and a face is a little wider at
# one size than at another.
_SLACK, _STROKE, _WIDER = 2.0, 0.12, 1.02
_FIGURE = 0.75
_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight.value, Qt.AlignmentFlag.AlignHCenter.value
_FOOT, _CENTRE = Qt.AlignmentFlag.AlignBottom.value, Qt.AlignmentFlag.AlignVCenter.value


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def outside(self, other: Box) -> float:
        """How far this stands out of the other."""
        return max(other.left - self.left, self.right - other.right, other.top - self.top, self.bottom - other.bottom)

    def shared(self, other: Box) -> Box:
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


@dataclass(frozen=True)
class Text:
    """A text that can be seen."""

    text: str
    # The thing with an object name that it stands in.
    name: str
    # Texts of one layer stand beside each other; a sheet over a screen is a layer of its own.
    layer: int
    box: Box
    ink: Box
    # In its own measure: what it takes, and what it has.
    takes: tuple[float, float]
    has: tuple[float, float]
    size: float
    is_short: bool
    # It is written in a field, and runs along with the cursor.
    runs: bool
    cut: Box
    scrolls: bool
    plate: Box | None

    @property
    def about(self) -> str:
        said = self.text.replace("\n", " ")
        return f"{self.name} {said[:60] + ('…' if len(said) > 60 else '')!r}"


class Reader:
    """Reads what stands on a window."""

    def __init__(self, window: QQuickWindow, engine: QQmlEngine) -> None:
        # Or else the engine would take the window with it.
        QJSEngine.setObjectOwnership(window, QJSEngine.ObjectOwnership.CppOwnership)
        self._window = window
        self._seen = engine.newQObject(window)
        # The stubs promise a pair here; it is the value alone.
        self._read = cast(QJSValue, engine.evaluate(_READ.read_text(encoding="utf-8")))

    def texts(self) -> list[Text]:
        answer = self._read.call([self._seen])
        if answer.isError():
            raise RuntimeError(answer.toString())
        return [text_of(entry) for entry in json.loads(answer.toString())]

    def faults(self, smallest: float = SMALLEST, texts: Sequence[Text] | None = None) -> list[str]:
        """`texts`: what stands there, where that has been read."""
        window = Box(0, 0, self._window.width(), self._window.height())
        return list(faults(self.texts() if texts is None else texts, window, smallest))


def text_of(entry: Mapping[str, Any]) -> Text:
    box, share, size = _box(entry["box"]), entry["share"], entry["size"]
    left, top, right, bottom = entry["padding"]
    wide, high = entry["content"]
    # Of a line's height letters take about as much as their size, figures less: nothing of them hangs below.
    is_figure = not any(map(str.isalpha, entry["text"]))
    inked = (entry["rows"] - 1) * entry["pitch"] + (_FIGURE if is_figure else 1.0) * size
    across = {_RIGHT: 1.0, _MIDDLE: 0.5}.get(entry["across"], 0.0)
    down = {_FOOT: 1.0, _CENTRE: 0.5}.get(entry["down"], 0.0)
    x = left + across * ((box.right - box.left) / share - left - right - wide)
    y = top + down * ((box.bottom - box.top) / share - top - bottom - high) + (high - inked) / 2
    first = (box.left + share * x, box.top + share * y)
    return Text(
        text=entry["text"],
        name=entry["name"],
        layer=entry["layer"],
        box=box,
        # What runs along in a field ends where the field does.
        ink=Box(*first, min(first[0] + share * wide, box.right if entry["runs"] else inf), first[1] + share * inked),
        takes=(wide, inked),
        has=((box.right - box.left) / share - left - right, (box.bottom - box.top) / share),
        size=size * share,
        is_short=entry["isShort"],
        runs=entry["runs"],
        cut=_box(entry["cut"]),
        scrolls=entry["cut"]["scrolls"],
        plate=_box(entry["plate"]) if entry["plate"] else None,
    )


def _box(entry: Mapping[str, float]) -> Box:
    return Box(entry["left"], entry["top"], entry["right"], entry["bottom"])


def faults(texts: Sequence[Text], window: Box, smallest: float = SMALLEST) -> Iterator[str]:
    said = [text for text in texts if any(map(str.isalnum, text.text))]
    for text in said:
        yield from (f"{text.about} {fault}" for fault in _own(text, window, smallest))
    # From left to right: what begins behind another's end can't stand on it, nor can what comes after.
    said.sort(key=lambda text: text.ink.left)
    for place, one in enumerate(said):
        for other in said[place + 1 :]:
            if other.ink.left > one.ink.right:
                break
            is_level = other.ink.top < one.ink.bottom and one.ink.top < other.ink.bottom
            if is_level and one.layer == other.layer and _cross(one, other):
                yield f"{one.about} and {other.about} stand on each other"


def _own(text: Text, window: Box, smallest: float) -> Iterator[str]:
    if text.size < smallest - 0.5:
        yield f"is {text.size:.0f} px small"
    yield from cut_off(text, window)
    if not text.runs and text.plate and (out := text.ink.shared(text.cut).outside(text.plate)) > _SLACK:
        yield f"stands {out:.0f} px out of its plate"


def cut_off(text: Text, window: Box) -> Iterator[str]:
    if text.runs:
        return
    wide, high = text.takes
    if text.is_short:
        yield "is cut short"
    if wide > _WIDER * text.has[0] + max(_SLACK, _STROKE * text.size):
        yield f"is {wide:.0f} wide in {text.has[0]:.0f}"
    if high > text.has[1] + _SLACK:
        yield f"is {high:.0f} high in {text.has[1]:.0f}"
    if (out := _seen(text).outside(text.cut)) > _SLACK:
        where = "the window" if text.cut == window else "what shows it"
        yield f"stands {out:.0f} px out of {where}"


def _seen(text: Text) -> Box:
    """What is longer than its place is scrolled to: only what stands out at the sides can't be read."""
    return text.ink._replace(top=text.cut.top, bottom=text.cut.bottom) if text.scrolls else text.ink


def _cross(one: Text, other: Text) -> bool:
    both = one.ink.shared(one.cut).shared(other.ink.shared(other.cut))
    # A shadow is the same text once more.
    is_shadow = one.text == other.text and abs(one.ink.left - other.ink.left) < 0.5 * one.size
    # Above and below its letters a line has some air.
    air = max(2 * _SLACK, 0.2 * min(one.size, other.size))
    return both.right - both.left > 2 * _SLACK and both.bottom - both.top > air and not is_shadow
