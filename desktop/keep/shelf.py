"""The folder of games: begin one, list them without giving anything away, take one up again, delete one.

A game's file has a name that says nothing. What a list shows of a game is what everybody at its table knew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

from desktop.keep.journal_file import SUFFIX, CannotKeep, JournalFile, Recovered, Unreadable
from rulesets.engine import BadJournal, Game

UNREADABLE = "error.unreadable"
OTHER_RULES = "error.other_version"
PARTLY_READ = "error.partly_read"
IN_USE = "error.in_use"


@dataclass(frozen=True)
class Listed:
    id: str
    # unfinished, finished, damaged
    state: str
    # Seconds since the epoch.
    last_played: float
    ruleset: str = ""
    names: tuple[str, ...] = ()
    day: int = 0
    phase: str = ""
    # Why it can't be taken up, or what is not whole: the id of a sentence.
    trouble: str = ""

    @property
    def players(self) -> int:
        return len(self.names)


@dataclass(frozen=True)
class Kept:
    """A game with the file it is kept in."""

    game: Game
    file: JournalFile
    seating: Mapping[str, Any]
    notes: tuple[Mapping[str, Any], ...] = ()
    # What has to be said: the id of a sentence, or nothing.
    said: str = ""


class CannotResume(Exception):
    """`reason` is the id of a sentence. The file is left as it is."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, game: Game, seating: Mapping[str, Any]) -> Kept:
        """Raises CannotKeep where the disk refuses: then there is no game either."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotKeep("read_only", self.folder) from error
        head = {key: value for key, value in game.journal.items() if key != "answers"}
        file = JournalFile.create(self.path(token_hex(8)), head)
        file.seating(seating)
        return Kept(game, file, seating)

    def path(self, id: str) -> Path:
        return self.folder / f"{id}{SUFFIX}"

    def games(self) -> Iterator[Listed]:
        """The one that was played last comes first."""
        for path in self._files():
            yield _listed(path)

    def latest_unfinished(self) -> Listed | None:
        return next((game for game in self.games() if game.state == "unfinished"), None)

    def resume(self, id: str) -> Kept:
        """CannotResume, or CannotKeep where what could not be read can't be set aside."""
        try:
            file, found = JournalFile.recover(self.path(id))
            game = Game.replay(found.journal)
        except Unreadable as error:
            raise CannotResume(UNREADABLE) from error
        except BadJournal as error:
            raise CannotResume(OTHER_RULES) from error
        if found.rest:
            file.set_aside(found.rest)
        return Kept(game, file, found.seating, found.notes, PARTLY_READ if found.rest else "")

    def journal(self, id: str) -> Recovered:
        """To look at, not to go on with. Writes nothing."""
        try:
            return JournalFile.recover(self.path(id))[1]
        except Unreadable as error:
            raise CannotResume(UNREADABLE) from error

    def delete(self, id: str) -> None:
        """With what was kept aside of it. Raises OSError where the disk refuses."""
        self.path(id).unlink()
        for aside in self.folder.glob(f"{id}.rest-*"):
            aside.unlink()

    def _files(self) -> list[Path]:
        there = [(_modified(path), path) for path in self.folder.glob(f"*{SUFFIX}")]
        return [path for _, path in sorted(there, reverse=True)]


def _listed(path: Path) -> Listed:
    id, played = path.stem, _modified(path)
    try:
        _, found = JournalFile.recover(path)
    except Unreadable:
        return Listed(id, "damaged", played, trouble=UNREADABLE)
    ruleset, names = str(found.journal.get("ruleset", "")), _names(found.journal)
    try:
        game = Game.replay(found.journal)
    except BadJournal:
        return Listed(id, "damaged", played, ruleset, names, trouble=OTHER_RULES)
    state = "unfinished" if game.ask is not None else "finished"
    return Listed(id, state, played, ruleset, names, game.day, game.phase, PARTLY_READ if found.rest else "")


def _names(journal: Mapping[str, Any]) -> tuple[str, ...]:
    setup = journal.get("setup")
    players = setup.get("players") if isinstance(setup, Mapping) else None
    return tuple(name for name in players if isinstance(name, str)) if isinstance(players, list) else ()


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
