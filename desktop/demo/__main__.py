"""python -m desktop.demo FOLDER: a whole game in pictures, for who has started the game where there is no screen."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

from desktop.demo.command import run
from desktop.start.not_started import spoken
from i18n import Words

# A short evening, over on its second day, in which everything happens once.
GAME = ("jinro_nine", "--profile", "evening", "--seed", "13", "--held", "--fast", "--few")
AT_TERMINAL = (sys.executable, "-m", "rulesets.engine", "play", GAME[0])
# Whatever somebody's keyboard writes.
YES = ("y", "yes", "ｙ", "はい", "是")


def main(arguments: Sequence[str]) -> int:
    folder = Path(arguments[0])
    words = Words(spoken())
    print(words.text("first_look.playing"), flush=True)
    played = _played(folder, words.language)
    if played:
        return played
    pictures = len(list(folder.glob("*.png")))
    print(words.text("first_look.played", count=pictures, folder=str(folder)))
    return _at_terminal(words)


def _played(folder: Path, language: str) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Nothing of an earlier look stays between the new pictures.
    rmtree(folder, ignore_errors=True)
    return run((*GAME, "--language", language, "--frames", str(folder)))


def _at_terminal(words: Words) -> int:
    if not sys.stdin.isatty():
        print(words.text("first_look.terminal", command=_command()))
        return 0
    # Whoever wants no more of it has seen the game.
    with suppress(EOFError, KeyboardInterrupt):
        if input(f"{words.text('first_look.offer')} ").strip().lower() in YES:
            subprocess.run(AT_TERMINAL, check=False)
    return 0


def _command() -> str:
    """As it is typed in this folder."""
    python = Path(sys.executable)
    here = Path.cwd()
    named = python.relative_to(here) if python.is_relative_to(here) else python
    return shlex.join((str(named), *AT_TERMINAL[1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
