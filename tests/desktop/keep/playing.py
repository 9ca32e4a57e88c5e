"""A game that is kept, played on at random."""

from __future__ import annotations

from desktop.keep.shelf import KeptGame
from rulesets.engine.bots import RandomBot


def played(kept: KeptGame, answers: int, seed: int = 4) -> KeptGame:
    bot = RandomBot(seed)
    for _ in range(answers):
        if kept.game.ask is not None:
            kept.game.answer(bot.answer(kept.game.ask))
            kept.file.answer(kept.game.journal["answers"][-1])
    return kept
