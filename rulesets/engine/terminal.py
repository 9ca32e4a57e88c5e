"""A plain game at a terminal, hot-seat: the hand-off is a cleared screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .asks import Answer, Ask, Notice
from .errors import InvalidAnswer
from .game import Game

CLEAR = "\033[2J\033[3J\033[H"


class Terminal:
    """`read` gives one line for a prompt, `write` shows one; both are the machine's, tests bring their own."""

    def __init__(self, game: Game, read: Callable[[str], str], write: Callable[[str], None]) -> None:
        self._game = game
        self._read = read
        self._write = write
        self._holder: str | None = None
        self._shown_to: dict[str | None, int] = {}

    def play(self) -> None:
        while (ask := self._game.ask) is not None:
            self._hand_to(ask.seat if ask.secret else None)
            self._tell(self._holder)
            self._put(ask)
        self._hand_to(None)
        self._tell(None)

    def _hand_to(self, holder: str | None) -> None:
        if holder == self._holder:
            return
        self._holder = holder
        self._write(CLEAR)
        if holder is not None:
            self._read(f"Pass the lantern to {holder}; the others look away. {holder}, press Enter.")
            self._write(CLEAR)
        self._write(f"— day {self._game.day}, {self._game.phase} —")

    def _tell(self, viewer: str | None) -> None:
        told = self._game.notices(viewer)
        for notice in told[self._shown_to.get(viewer, 0) :]:
            self._write(f"* {_sentence(notice)}")
        self._shown_to[viewer] = len(told)

    def _put(self, ask: Ask) -> None:
        self._write(f"{'' if ask.seat is None else ask.seat + ': '}{ask.id}{_params(ask.params)}")
        for number, option in enumerate(ask.options, 1):
            self._write(f"  {number}. {option}")
        while True:
            line = self._read(_prompt(ask)).strip()
            if line == "?":
                self._game.no_reply()
                return
            try:
                self._game.answer(_parsed(ask, line))
                return
            except InvalidAnswer as error:
                self._write(str(error))


def _prompt(ask: Ask) -> str:
    decline = ", empty to decline" if ask.at_least == 0 else ""
    if ask.kind == "choose":
        count = "numbers" if ask.at_most > 1 else "number"
        return f"{count}{decline}, ? for no reply > "
    if ask.kind == "text":
        return f"text, up to {ask.max_length} characters{decline} > "
    return "Enter to go on > "


def _parsed(ask: Ask, line: str) -> Answer:
    if ask.kind == "text":
        return line or None
    if ask.kind != "choose" or not line:
        return None
    chosen = [_option(ask, word) for word in line.replace(",", " ").split()]
    return chosen if ask.at_most > 1 else chosen[0]


def _option(ask: Ask, word: str) -> str:
    if word.isdecimal() and 1 <= int(word) <= len(ask.options):
        return ask.options[int(word) - 1]
    return word


def _sentence(notice: Notice) -> str:
    return f"{notice.id}{_params(notice.params)}"


def _params(params: Mapping[str, Any]) -> str:
    return "".join(f" {key}={_plain(value)}" for key, value in params.items())


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(_plain, value)) or "nobody"
    if isinstance(value, dict):
        return ",".join(f"{key}:{_plain(entry)}" for key, entry in value.items()) or "none"
    return "nobody" if value is None else str(value)
