"""What came before the pending ask, as far as its pages speak of it."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.engine import Game


@dataclass(frozen=True)
class Past:
    # How many notices everybody had been told when the table's last step was answered.
    told: int = 0
    # The phase that last step was in.
    phase: str = ""
    # How many pages of the pending turn are done.
    pages: int = 0

    def after(self, answered: Answered, game: Game) -> Past:
        """The past, once this ask has been answered and the game has gone on."""
        if not answered.secret:
            return Past(answered.told, answered.phase)
        ask = game.ask
        goes_on = ask is not None and ask.secret and game.turn == answered.turn
        return Past(self.told, self.phase, self.pages + 1 if goes_on else 0)


@dataclass(frozen=True)
class Answered:
    secret: bool
    turn: int
    told: int
    phase: str

    @classmethod
    def pending(cls, game: Game) -> Answered:
        ask = game.ask
        return cls(ask is not None and ask.secret, game.turn, len(game.notices()), game.phase)


def past_of(game: Game) -> Past:
    """By playing the journal again: for a game that was resumed or went back."""
    journal, past = game.journal, Past()
    copy = Game.replay({**journal, "answers": []})
    for entry in journal["answers"]:
        answered = Answered.pending(copy)
        copy.follow(entry)
        past = past.after(answered, copy)
    return past
