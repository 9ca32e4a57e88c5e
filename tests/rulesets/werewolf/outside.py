"""Roles from outside, put into a ruleset's `roles` folder for one test: nothing else is told of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from rulesets.engine import Game, library

FOUR = ("jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha")
SIZES = {"jinro_nine": 9, "ultimate_thirteen": 13, "event_jinro": 9, "langrensha": 9}


@pytest.fixture
def drop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Drops a file into a ruleset's folder of roles."""

    def dropped(ruleset: str, source: str) -> None:
        (tmp_path / "from_outside.py").write_text(source, "utf-8")
        home = import_module(f"rulesets.{ruleset}.roles")
        monkeypatch.setattr(home, "__path__", [*home.__path__, str(tmp_path)])
        _forget()

    before = set(sys.modules)
    yield dropped
    monkeypatch.undo()
    for name in set(sys.modules) - before:
        if "from_outside" in name:
            del sys.modules[name]
    _forget()


def _forget() -> None:
    invalidate_caches()
    for ruleset in FOUR:
        found = vars(import_module(f"rulesets.{ruleset}.book"))
        found["bundled" if ruleset == "event_jinro" else "roles"].cache_clear()
    library._bundled.cache_clear()
    library.catalogue.cache_clear()


def game(ruleset: str, role: str, options: dict[str, Any] | None = None, **others: str) -> Game:
    """P1 holds the role, the last two are wolves, the rest talk and vote; but where others are named."""
    names = [f"P{number + 1}" for number in range(SIZES[ruleset])]
    cards = [role, *["villager"] * (len(names) - 3), "werewolf", "werewolf"]
    roles = {**dict(zip(names, cards, strict=True)), **others}
    held = list(roles.values())
    return Game.new(
        ruleset,
        names,
        preset={card: held.count(card) for card in held},
        options=options,
        fixed={"roles": roles},
        seed=1,
    )


def play(game: Game, answers: dict[str, str], until: tuple[int, str]) -> None:
    """`answers` goes by `seat ask` or `ask`."""
    while game.ask is not None and (game.day, game.phase) != until:
        ask = game.ask
        replies = (answers.get(f"{ask.seat} {ask.id}"), answers.get(ask.id))
        reply = next((reply for reply in replies if reply in ask.options), None)
        if reply is None:
            game.no_reply()
        else:
            game.answer(reply)


def told(game: Game, id: str) -> list[dict[str, Any]]:
    return [notice.params for notice in game._table.notices if notice.id == id]
