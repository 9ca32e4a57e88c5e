"""A game written down in order: what is asked of whom, and what is told to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesets.engine import Game, Notice


def steps(game: Game, answers: Mapping[str, Any], *, since: tuple[int, str], until: tuple[int, str]) -> list[str]:
    """From the first step of the one phase to the first ask of the other. `answers` goes by `seat ask` or `ask`."""
    told = 0
    found: list[str] = []
    while game.ask is not None and (game.day, game.phase) != until:
        found += _told(game._table.notices[told:], since, len(found))
        told = len(game._table.notices)
        if found or (game.day, game.phase) == since:
            found.append(f"ask {game.ask.seat or 'all'} {game.ask.id}")
        _reply(game, answers)
    return found + list(_told(game._table.notices[told:], since, len(found)))


def _told(notices: list[Notice], since: tuple[int, str], already: int) -> Iterator[str]:
    for notice in notices:
        if already or (notice.day, notice.phase) == since:
            yield f"tell {'all' if notice.to is None else ''.join(sorted(notice.to))} {notice.id}"


def _reply(game: Game, answers: Mapping[str, Any]) -> None:
    ask = game.ask
    assert ask is not None
    for key in (f"{ask.seat} {ask.id}", ask.id):
        if answers.get(key) in ask.options or (ask.kind == "text" and key in answers):
            game.answer(answers[key])
            return
    game.no_reply()
