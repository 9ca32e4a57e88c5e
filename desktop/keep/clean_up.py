"""What is looked after once Home is on the screen, so that its first frame waits for none of it."""

from __future__ import annotations

from pathlib import Path

from desktop.keep import lineups, next_rules, people, rules_of, settings, waiting, window
from desktop.keep.atomic import clear_away
from desktop.keep.folder import JsonFile, Tell

FILES = (settings.FILE, people.FILE, lineups.FILE, next_rules.FILE, rules_of.PACKS_ON, waiting.FILE, window.FILE)


def tidy(folder: Path, games: Path, tell: Tell) -> None:
    """What can't be read is said now, and not only when somebody wants it; what a kill has left goes."""
    for name in FILES:
        JsonFile(folder / name, tell).read()
    clear_away(folder)
    clear_away(games)
