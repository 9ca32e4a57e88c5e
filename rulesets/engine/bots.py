"""Players that answer at random among what is allowed."""

from __future__ import annotations

from random import Random

from .asks import Answer, Ask
from .game import Game

# How often a bot declines where it may, and says nothing at all.
DECLINES = 0.25
SAYS_NOTHING = 0.7
# How often a talk is interrupted that can be.
INTERRUPTS = 0.1


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, ask: Ask) -> Answer:
        kind = ask.kind
        if kind == "choose":
            return self._choice(ask)
        if kind == "text" and (ask.at_least or self._random.random() > SAYS_NOTHING):
            return self._word(ask)
        if kind == "talk" and ask.options and self._random.random() < INTERRUPTS:
            return self._random.choice(ask.options)
        return None

    def _choice(self, ask: Ask) -> Answer:
        chance = self._random.random
        if ask.at_least == 0 and chance() < DECLINES:
            return None
        options = ask.options
        if ask.at_most == 1:
            return options[int(chance() * len(options))]
        most = min(ask.at_most, len(options))
        return self._random.sample(options, self._random.randint(min(ask.at_least, most), most))

    def _word(self, ask: Ask) -> str:
        return "…" if ask.max_length and ask.max_length < 5 else self._random.choice(("hm", "yes", "no", "later"))


def play_out(game: Game, bot: RandomBot) -> int:
    """Plays to the end; returns how many asks were answered."""
    asks = 0
    while (ask := game.ask) is not None:
        game.answer(bot.answer(ask))
        asks += 1
    return asks
