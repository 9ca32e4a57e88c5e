"""One picture a step, or of steps that look alike one, and the list of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow

from rulesets.engine import Ask, Game

_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
# File systems take 255 bytes or letters for a whole name.
_LONGEST = 120


class Frames:
    """Without a folder it takes none."""

    def __init__(self, folder: Path | None, window: QQuickWindow, *, few: bool = False) -> None:
        self._folder = folder
        self._window = window
        self._few = few
        self._kinds: set[tuple[str, ...]] = set()
        self._taken: list[dict[str, Any]] = []
        self._when: tuple[int, str] = (0, "")

    def take(self, state: str, who: str, ask: str, game: Game) -> None:
        if self._folder is None:
            return
        if state != "spent":
            # A spent page is about the turn before it, and the game may be at the next dawn by then.
            self._when = (game.day, game.phase)
        day, phase = self._when
        if self._few and not self._is_new(state, who, ask):
            return
        name = f"{len(self._taken) + 1:04}-{state}-{_short(who)}-{ask}.png"
        if not picture(self._window).save(str(self._folder / name)):
            raise OSError(f"{name} could not be written")
        row = {"file": name, "state": state, "who": who, "ask": ask, "day": day, "phase": phase}
        self._taken.append(row)

    def _is_new(self, state: str, who: str, ask: str) -> bool:
        """All covers look alike; of everybody's pages one a phase is seen, of the table's steps each once a day."""
        day, phase = self._when
        marks = {"table": (ask, str(day)), "lit": (who, phase)}
        kind = (state, *marks.get(state, ()))
        is_new = kind not in self._kinds
        self._kinds.add(kind)
        return is_new

    def finish(self) -> None:
        if self._folder is not None:
            text = json.dumps(self._taken, ensure_ascii=False, indent=1)
            (self._folder / "frames.json").write_text(f"{text}\n", encoding="utf-8")


def _short(who: str) -> str:
    return _UNSAFE.sub("_", who).encode()[:_LONGEST].decode(errors="ignore")


def picture(window: QQuickWindow) -> QImage:
    """The window with all that is on it drawn anew.

    Without a graphics card only what has changed is drawn again, and its edges come out a shade apart: a picture would
    depend on how many frames were drawn on the way to it.
    """
    window.contentItem().setOpacity(0)
    window.grabWindow()
    window.contentItem().setOpacity(1)
    return window.grabWindow()


def name_of(ask: Ask | None) -> str:
    return ask.id if ask is not None else "game.over"
