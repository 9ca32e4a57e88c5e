"""The folder of games: begin one, list them without giving anything away, take one up again, put one away.

A game's file has a name that says nothing. What a list shows of a game is what everybody at its table knew.
What is put away only gets another name, so that it is either here or there whenever the machine stops, and can be put
back; it goes for good when somebody says so, or after a month.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from heapq import nlargest
from itertools import count
from math import inf
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Any

from desktop.keep import notch
from desktop.keep.beginning import FIRST_LINE, Unreadable, id_in
from desktop.keep.disk import reason
from desktop.keep.ending import ending_of
from desktop.keep.given import ABOUT, head_of, id_of
from desktop.keep.journal_file import SUFFIX, CannotKeep, JournalFile, save_whole
from desktop.keep.recovered import Recovered
from desktop.keep.rules_of import OTHER_RULES, RulesOf, why
from lantern_version import VERSION
from rulesets.engine import BadJournal, Game
from rulesets.engine.needs import MissingPacks, WaitingPacks

UNREADABLE = "error.unreadable"
MISSING_PACKS = "error.missing_packs"
WAITING_PACKS = "error.waiting_packs"
PARTLY_READ = "error.partly_read"
OLDER = "error.older"
MENDED = "error.mended"
IN_USE = "error.in_use"
IN_USE_ELSEWHERE = "error.in_use_elsewhere"
ALREADY_THERE = "error.already_there"
HERE_ALREADY = "error.here_already"

AWAY = ".away"
DAYS_AWAY = 30
# So far back Home looks for a game to go on with; older ones wait among the past games.
_RECENT = 12
# Size and time of change.
Stamp = tuple[int, int]


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
    # When it was begun, where its file says so; which line-up it was set with, by statistics/lineups.py.
    begun: int = field(default=0, compare=False)
    lineup: str = field(default="", compare=False)
    # The sides that have won, of one that is over.
    winning: tuple[str, ...] = field(default=(), compare=False)

    @property
    def evening(self) -> float:
        """When it was, wherever its file has been since."""
        return self.begun or self.last_played

    @property
    def players(self) -> int:
        return len(self.names)


@dataclass(frozen=True)
class KeptGame:
    """A game with the file it is kept in."""

    game: Game
    file: JournalFile
    seating: Mapping[str, Any]
    notes: tuple[Mapping[str, Any], ...] = ()
    witnessed: tuple[Mapping[str, Any], ...] = ()
    # Which game it is, when it was begun, and by which version of the app.
    about: Mapping[str, Any] = field(default_factory=dict)
    # What has to be said: the id of a sentence, or nothing.
    said: str = ""
    # On which installation, under which name it was last played, where its file says so; and where it is now.
    was_at: tuple[str, ...] = ()
    is_at: tuple[str, ...] = ()


class CannotResume(Exception):
    """`reason` is the id of a sentence, and `packs` what it may name. The file is left as it is."""

    def __init__(self, reason: str, packs: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.packs = packs

    @classmethod
    def by(cls, error: BadJournal) -> CannotResume:
        """Which packs are missing, if it is that."""
        if isinstance(error, MissingPacks):
            reason = WAITING_PACKS if isinstance(error, WaitingPacks) else MISSING_PACKS
            return cls(reason, tuple(f"{need.id} ({need.version})" for need in error.needs))
        return cls(OTHER_RULES)


class Shelf:
    def __init__(
        self, folder: Path, installation: Callable[[], str] = lambda: "", now: Callable[[], float] = time
    ) -> None:
        self.folder = folder
        self._installation = installation
        self._now = now
        # The packs lie beside the games.
        self.rules_of = RulesOf(folder.parent)

    def begin(self, game: Game, seating: Mapping[str, Any]) -> KeptGame:
        """Raises CannotKeep where the disk refuses: then there is no game either."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotKeep(reason(error), self.folder) from error
        about = {"begun": round(self._now()), "app": VERSION}
        head = head_of({**game.journal, ABOUT: about})
        path = self.path(token_hex(8))
        try:
            file = JournalFile.create(path, head)
            file.seating(seating, self._place(path))
        except CannotKeep:
            with suppress(OSError):
                path.unlink(missing_ok=True)
            raise
        return KeptGame(game, file, seating, about={**about, "id": file.id})

    def _place(self, path: Path) -> tuple[str, ...]:
        installation = self._installation()
        return (installation, path.stem) if installation else ()

    def path(self, id: str) -> Path:
        return self.folder / f"{id}{SUFFIX}"

    def take_in(self, game: Mapping[str, Any], end: Mapping[str, Any]) -> str:
        """A game that was played elsewhere, to its end: CannotResume where it is here. CannotKeep as ever."""
        known = id_of(game)
        if known in self.ids():
            raise CannotResume(HERE_ALREADY)
        id = token_hex(8)
        save_whole(self.path(id), {**game, ABOUT: {**game.get(ABOUT, {}), "id": known}}, end)
        return id

    def ids(self) -> dict[str, str]:
        """Of the games that are here, with the names of their files."""
        found = ((_id_of(self.folder / name), name.removesuffix(SUFFIX)) for name in stamps(self.folder))
        return {game: name for game, name in found if game}

    def games(self) -> Iterator[Listed]:
        """The one that was played last comes first."""
        for path in self._newest(None):
            yield _listed(path, self.rules_of)

    def latest_unfinished(self) -> Listed | None:
        unended = (path for path in self._newest(_RECENT) if ending_of(path) is None)
        listed = (_listed(path, self.rules_of) for path in unended)
        return next((game for game in listed if game.state == "unfinished"), None)

    def resume(self, id: str) -> KeptGame:
        """CannotResume, or CannotKeep where what could not be read can't be set aside."""
        try:
            file, found = JournalFile.recover(self.path(id))
            game = Game.replay(found.journal, self.rules_of(found.journal))
        except Unreadable as error:
            raise CannotResume(UNREADABLE) from error
        except BadJournal as error:
            raise CannotResume.by(error) from error
        if found.rest:
            file.set_aside(found.rest)
        elif found.is_mended or found.is_older:
            file.mend()
        is_at = self._place(self.path(id))
        return KeptGame(
            game,
            file,
            found.seating,
            notes=found.notes,
            witnessed=found.witnessed,
            about={**found.about, "id": file.id},
            said=_said_of(found),
            was_at=found.place,
            is_at=is_at,
        )

    def journal(self, id: str) -> Recovered:
        """To look at, not to go on with. Writes nothing."""
        try:
            file, found = JournalFile.recover(self.path(id))
            return replace(found, about={**found.about, "id": file.id})
        except Unreadable as error:
            raise CannotResume(UNREADABLE) from error

    def put_away(self, id: str, now: float) -> None:
        """These raise OSError where the disk refuses. No file is ever written over."""
        names = (self.folder / f"{id}.{second}{AWAY}" for second in count(int(now)))
        self.path(id).rename(next(path for path in names if not os.path.lexists(path)))

    def put_back(self, id: str) -> None:
        """CannotResume where one stands there already: restored by hand, perhaps."""
        away = self._away(id)
        if os.path.lexists(self.path(id)):
            raise CannotResume(ALREADY_THERE)
        away.rename(self.path(id))

    def away(self) -> dict[str, Path]:
        """What has been put away, the last first; of one that was put away twice, the last."""
        found: dict[str, Path] = {}
        for name in sorted(stamps(self.folder, AWAY), key=_put_away_at, reverse=True):
            found.setdefault(_stamped(name)[0], self.folder / name)
        return found

    def throw_away(self, id: str) -> None:
        """For good; with what was kept aside of it, where it was the only one of its name."""
        self._away(id).unlink()
        if id not in self.away() and not os.path.lexists(self.path(id)):
            for aside in (*self.folder.glob(f"{id}.rest-*"), *self.folder.glob(f"{id}{notch.SUFFIX}")):
                aside.unlink()

    def clear_away(self, now: float) -> None:
        """What has been away for so long that nobody will want it back."""
        for id, path in self.away().items():
            if _put_away_at(path.name) < now - DAYS_AWAY * 86_400:
                with suppress(OSError):
                    self.throw_away(id)

    def _away(self, id: str) -> Path:
        found = self.away().get(id)
        if found is None:
            raise FileNotFoundError(id)
        return found

    def _newest(self, most: int | None) -> list[Path]:
        there = stamps(self.folder)
        ordered = ((stamp[1], name) for name, stamp in there.items())
        return [self.folder / name for _, name in nlargest(len(there) if most is None else most, ordered)]


def _id_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return id_in(file.read(FIRST_LINE))
    except OSError:
        return ""


def _said_of(found: Recovered) -> str:
    if found.rest:
        return PARTLY_READ
    return OLDER if found.is_older else MENDED if found.is_mended else ""


def stamp_of(path: Path) -> Stamp:
    stat = path.stat()
    return stat.st_size, stat.st_mtime_ns


def stamps(folder: Path, suffix: str = SUFFIX) -> dict[str, Stamp]:
    found = {}
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffix):
                with suppress(OSError):
                    stat = entry.stat()
                    found[entry.name] = (stat.st_size, stat.st_mtime_ns)
    return found


def _put_away_at(name: str) -> float:
    """What does not say when was never long ago: it stays."""
    at = _stamped(name)[1]
    return float(at) if at.isdecimal() else inf


def _stamped(name: str) -> tuple[str, str]:
    """Which game, and when it was put away."""
    id, _, at = name.removesuffix(AWAY).rpartition(".")
    return (id, at) if id else (at, "")


def _listed(path: Path, rules_of: RulesOf) -> Listed:
    id, played = path.stem, _modified(path)
    try:
        _, found = JournalFile.recover(path)
    except Unreadable:
        return Listed(id, "damaged", played, trouble=UNREADABLE)
    ruleset, names = str(found.journal.get("ruleset", "")), _names(found.journal)
    try:
        game = Game.replay(found.journal, rules_of(found.journal))
    except BadJournal as error:
        return Listed(id, "damaged", played, ruleset, names, trouble=why(error))
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
