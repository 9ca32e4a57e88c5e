"""A demo that is killed from outside: after each change of page it says how many answers had been given by then.

python -m tests.desktop.acceptance.playing RULESET FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from desktop.__main__ import draw_without_a_screen
from desktop.demo import director
from desktop.demo.command import Wish
from desktop.demo.director import Director
from rulesets.engine import Game, ruleset
from tests.desktop.acceptance.people import short

SEED = 5


def game_of(id: str) -> Game:
    """The same game each time: the bots answer alike, too."""
    return Game.new(id, short(ruleset(id).players[0]), seed=SEED)


class Saying(Director):
    def play(self) -> None:
        self._say()
        self._stage.pageChanged.connect(self._say)
        super().play()

    def _say(self) -> None:
        sys.stdout.write(f"{len(self._wish.game.journal['answers'])}\n")
        sys.stdout.flush()


def main(id: str, folder: str) -> None:
    draw_without_a_screen()
    director.Director = Saying  # type: ignore[misc]
    director.play(Wish(game_of(id), "en", SEED, None, False, True, (1280, 720), None), Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
