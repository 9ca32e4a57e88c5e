"""What stands on a window, as data: texts, buttons, pictures, plates."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from PySide6.QtQml import QJSEngine, QJSValue, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from devtools.gallery.clips import Box, Text, text_of
from devtools.walk import lines
from devtools.walk.lines import Said

_READ = Path(__file__).with_name("things.js")


@dataclass(frozen=True)
class Thing:
    # text, button, picture, plate, thing
    kind: str
    # What has an object name, itself or what it stands in; and its type.
    name: str
    type: str
    # Itself and all it stands in, outermost first, by number.
    chain: tuple[int, ...]
    # It may lie over what is beside it.
    is_free: bool
    box: Box
    # What of the window may show it.
    cut: Box
    # Beyond that it is scrolled to.
    scrolls: bool
    text: Text | None = None
    # Its lines, unless they are being written.
    said: Said | None = None
    role: str = ""
    least: float = 0

    @cached_property
    def seen(self) -> Box:
        """The part of it that can be seen; of a text its letters."""
        return (self.text.ink if self.text else self.box).shared(self.cut)

    @property
    def is_scrolled_away(self) -> bool:
        return self.scrolls and not (self.seen.right > self.seen.left and self.seen.bottom > self.seen.top)

    def is_in(self, other: Thing) -> bool:
        return other.chain[-1] in self.chain

    def __str__(self) -> str:
        box = self.text.ink if self.text else self.box
        said = f' "{_short(self.text.text)}"' if self.text else ""
        at = f"{box.left:.0f},{box.top:.0f} {box.right - box.left:.0f}x{box.bottom - box.top:.0f}"
        return f"{self.kind} {self.name or self.type}{said} [{at}]"


class Eyes:
    def __init__(self, window: QQuickWindow, engine: QQmlEngine) -> None:
        # Or else the engine would take the window with it.
        QJSEngine.setObjectOwnership(window, QJSEngine.ObjectOwnership.CppOwnership)
        self.window = window
        self._seen = engine.newQObject(window)
        # The stubs promise a pair here; it is the value alone.
        self._read = cast(QJSValue, engine.evaluate(_READ.read_text(encoding="utf-8")))

    @property
    def box(self) -> Box:
        return Box(0, 0, self.window.width(), self.window.height())

    def things(self) -> list[Thing]:
        answer = self._read.call([self._seen])
        if answer.isError():
            raise RuntimeError(answer.toString())
        return [thing for entry in json.loads(answer.toString()) if not (thing := _thing(entry)).is_scrolled_away]


def _thing(entry: Mapping[str, Any]) -> Thing:
    cut, written = entry["cut"], entry.get("written")
    box = Box(*(entry["box"][side] for side in Box._fields))
    # The plate below is looked at as a thing of its own.
    around = {"name": entry["name"], "layer": 0, "box": entry["box"], "cut": cut, "plate": None}
    return Thing(
        kind=entry["kind"],
        name=entry["name"],
        type=entry["type"],
        chain=tuple(entry["chain"]),
        is_free=entry["isFree"],
        box=box,
        cut=Box(*(cut[side] for side in Box._fields)),
        scrolls=cut["scrolls"],
        text=text_of({**written, **around}) if written else None,
        said=lines.said(written) if written and not written["isWritten"] else None,
        role=written["role"] if written else "",
        least=written["least"] if written else 0,
    )


def _short(text: str) -> str:
    said = text.replace("\n", " ")
    return said[:30] + ("…" if len(said) > 30 else "")
