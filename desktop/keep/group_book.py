"""What a group says of its games: which spellings are one person, and what its seasons are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from desktop.keep.folder import JsonFile, Tell, nobody
from i18n.isolated import harmless

FILE = "group.json"


@dataclass(frozen=True)
class Season:
    """Until the next one begins, in seconds since the epoch."""

    name: str
    begun: int


class GroupBook:
    """These raise OSError where the disk refuses; then nothing has changed."""

    def __init__(self, folder: Path, tell: Tell = nobody) -> None:
        self._file = JsonFile(folder / FILE, tell)
        self.spellings: dict[str, str] = {}
        self.seasons: tuple[Season, ...] = ()
        self.read()

    def read(self) -> None:
        """Once more, where another may have written it."""
        found = self._file.read()
        self.spellings = dict(_spellings(found.get("spellings")))
        self.seasons = tuple(sorted(_seasons(found.get("seasons")), key=lambda season: season.begun))

    def called(self, name: str) -> str:
        """Whom this spelling means."""
        return self.spellings.get(name, name)

    def also(self, name: str) -> list[str]:
        """The other spellings of whoever is called so."""
        return [spelling for spelling, meant in self.spellings.items() if meant == name]

    @property
    def known_as(self) -> Mapping[str, tuple[str, ...]]:
        """By each name that is one of several of somebody's: the others."""
        people = {name: (name, *self.also(name)) for name in self.spellings.values()}
        return {one: tuple(other for other in names if other != one) for names in people.values() for one in names}

    def merge(self, spelling: str, name: str) -> None:
        """From now on it means whoever is called so; what it stood for itself goes along."""
        to = self.called(name)
        if spelling != to:
            moved = {one: to for one in (*self.also(spelling), spelling) if one != to}
            self._keep({**self.spellings, **moved}, self.seasons)

    def part(self, spelling: str) -> None:
        """Somebody else again."""
        left = {one: meant for one, meant in self.spellings.items() if one != spelling}
        self._keep(left, self.seasons)

    def take_in(self, found: Mapping[str, object]) -> tuple[int, int]:
        """What another's book says besides; where ours says otherwise it stays. How many were taken, how many not."""
        rows, theirs = list(_spellings(found.get("spellings"))), list(_seasons(found.get("seasons")))
        spellings, seasons = dict(self.spellings), {season.begun: season for season in self.seasons}
        taken = left = 0
        for spelling, name in rows:
            other = spellings.get(name, name)
            if spellings.get(spelling, spelling) == other:
                continue
            left += spelling in spellings
            if spelling not in spellings:
                taken += 1
                # Who was joined to it here goes along.
                moved = {one: other for one, meant in spellings.items() if meant == spelling}
                spellings.update({**moved, spelling: other})
        for season in theirs:
            if season not in seasons.values():
                is_new = season.begun not in seasons and season.name not in {one.name for one in seasons.values()}
                taken, left = taken + is_new, left + (not is_new)
                seasons |= {season.begun: season} if is_new else {}
        if taken:
            self._keep(spellings, tuple(sorted(seasons.values(), key=lambda one: one.begun)))
        return taken, left

    def begin(self, season: Season) -> None:
        """One that begins when another does takes its place."""
        named = Season(harmless(season.name.strip()), season.begun)
        others = [one for one in self.seasons if named.begun != one.begun]
        self._keep(self.spellings, tuple(sorted((*others, named), key=lambda one: one.begun)))

    def forget(self, season: Season) -> None:
        """Its games are of the one before."""
        self._keep(self.spellings, tuple(one for one in self.seasons if one != season))

    def season_of(self, time: float) -> Season | None:
        """None before the first began."""
        return next((season for season in reversed(self.seasons) if season.begun <= time), None)

    def _keep(self, spellings: dict[str, str], seasons: tuple[Season, ...]) -> None:
        rows = [{"name": season.name, "begun": season.begun} for season in seasons]
        self._file.write({"spellings": spellings, "seasons": rows})
        self.spellings, self.seasons = spellings, seasons


def _spellings(found: object) -> Iterator[tuple[str, str]]:
    """One that leads on is followed by nobody: it is left out."""
    rows = dict(found) if isinstance(found, Mapping) else {}
    for spelling, name in rows.items():
        if isinstance(name, str) and name not in rows:
            yield spelling, name


def _seasons(found: object) -> Iterator[Season]:
    for row in found if isinstance(found, list) else ():
        if isinstance(row, Mapping) and isinstance(row.get("name"), str) and type(row.get("begun")) is int:
            yield Season(harmless(row["name"]), row["begun"])
