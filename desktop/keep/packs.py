"""The folder of packs: what a group has made or was given, and which of it is on at the tables of each game.

Nothing is read before somebody asks. A pack lies here as one file, checked when it came in and again whenever it is
read; one of a game that is not over stays beside the one that took its place, until the pack is removed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.keep import atomic
from desktop.keep.folder import JsonFile, Tell, nobody
from desktop.keep.rules_of import PACKS, PACKS_ON
from rulesets.engine import BadJournal, Ruleset, UnknownRuleset
from rulesets.engine.needs import MissingPacks, Need, needs_of
from rulesets.engine.packs import ENDING, BadPack, Fault, LanternPack, contents, extended, packed, read

# What another one of the same name took the place of: a game may need it.
EARLIER = ".earlier"
# What is read of a file is known until it changes: its size and its time.
_Stamp = tuple[int, int]


@dataclass(frozen=True)
class InstalledPack:
    """By the name of its file or folder. Without a pack where nothing can be told of it; with faults it can't be on."""

    name: str
    pack: LanternPack | None
    faults: tuple[Fault, ...] = ()

    @property
    def plays(self) -> bool:
        return self.pack is not None and not self.faults


class Packs:
    def __init__(self, home: Path, tell: Tell = nobody) -> None:
        self.folder = home / PACKS
        self._file = JsonFile(home / PACKS_ON, tell)
        self._known: dict[str, tuple[_Stamp, InstalledPack]] = {}

    # What is there

    def every(self) -> list[InstalledPack]:
        """In the order of their names. What can't be read says why."""
        return [self._installed(name) for name in self._names() if not name.endswith(EARLIER)]

    def find(self, id: str) -> LanternPack | None:
        """The one of this id that can be played with, as it is now."""
        return next((one.pack for one in self.every() if one.plays and one.pack and one.pack.id == id), None)

    def needed(self, needs: Sequence[Need]) -> tuple[LanternPack, ...]:
        """Exactly these, in their order; MissingPacks where one is not there, or is another by now."""
        if not needs:
            return ()
        there = {one.pack.need: one.pack for name in self._names() if (one := self._installed(name)).plays and one.pack}
        missing = tuple(need for need in needs if need not in there)
        if missing:
            raise MissingPacks(f"journal.packs: {', '.join(map(str, missing))} not at hand", missing)
        return tuple(there[need] for need in needs)

    def rules_of(self, journal: Mapping[str, Any]) -> Ruleset | None:
        """By which it is played, where packs are in them; None where it needs none. Raises BadJournal."""
        needs = needs_of(journal)
        if not needs:
            return None
        try:
            return extended(str(journal.get("ruleset")), self.needed(needs))
        except UnknownRuleset as error:
            raise BadJournal(f"journal.ruleset: {error}") from error
        except BadPack as error:
            # What could be played then can't be now: for who wants to go on that is the same as gone.
            raise MissingPacks(f"journal.packs: {error}", needs) from error

    @property
    def stamp(self) -> list[list[Any]]:
        """Another one whenever something is there that was not."""
        return [[name, *_stamp(self.folder / name)] for name in self._names()]

    # Coming and going: these raise OSError where the disk refuses

    def take_in(self, place: Path) -> LanternPack:
        """A folder or a file from anywhere, checked and copied; BadPack, with all that is wrong, where it can't be."""
        found = contents(place)
        pack, faults = read(found)
        if pack is None or faults:
            raise BadPack(faults)
        extended(pack.ruleset, [pack])
        there = [one for one in self.every() if one.pack is not None and one.pack.id == pack.id]
        for one in there:
            self._keep_earlier(one, pack)
        atomic.replace(self.folder / f"{pack.id}{ENDING}", packed(found))
        for one in there:
            if one.name != f"{pack.id}{ENDING}":
                _remove(self.folder / one.name)
        return pack

    def remove(self, name: str) -> None:
        """For good, with what it took the place of."""
        found = next((one for one in self.every() if one.name == name), None)
        if found is None:
            return
        _remove(self.folder / name)
        if found.pack is not None:
            for earlier in self._earlier(found.pack.id):
                _remove(self.folder / earlier)
            self.switch(found.pack, is_on=False)

    def file_of(self, name: str) -> tuple[str, bytes]:
        """One file to give away, and what it is called. BadPack where it can't be read any more."""
        found = contents(self.folder / name)
        pack, _ = read(found)
        return f"{name.removesuffix(ENDING) if pack is None else pack.id}{ENDING}", packed(found)

    def _keep_earlier(self, one: InstalledPack, by: LanternPack) -> None:
        """What another one takes the place of, for the games that were begun with it."""
        if one.plays and one.pack is not None and one.pack.content != by.content:
            name = f"{one.pack.id}.{one.pack.content[:16]}{EARLIER}"
            atomic.replace(self.folder / name, packed(contents(self.folder / one.name)))

    def _earlier(self, id: str) -> list[str]:
        return [name for name in self._names() if name.endswith(EARLIER) and name.split(".")[0] == id]

    # Which are on

    def on(self, ruleset: str) -> tuple[LanternPack, ...]:
        """In the order in which they were switched on, without those that can't be, or not beside the others."""
        on: tuple[LanternPack, ...] = ()
        for id in self._on(ruleset):
            pack = self.find(id)
            if pack is not None and not clash(ruleset, (*on, pack)):
                on = (*on, pack)
        return on

    def switch(self, pack: LanternPack, *, is_on: bool) -> None:
        """BadPack where it can't be on beside the others."""
        others = [one for one in self.on(pack.ruleset) if one.id != pack.id]
        if is_on:
            extended(pack.ruleset, [*others, pack])
        self.lay(pack.ruleset, [*others, pack] if is_on else others)

    def lay(self, ruleset: str, packs: Sequence[LanternPack]) -> None:
        """These are on at the tables of this game, and no others."""
        ids = [pack.id for pack in packs]
        if ids != self._on(ruleset):
            kept = self._file.read()
            on = kept.get("on")
            self._file.write({**kept, "on": {**(on if isinstance(on, dict) else {}), ruleset: ids}})

    def _on(self, ruleset: str) -> list[str]:
        on = self._file.read().get("on")
        ids = on.get(ruleset) if isinstance(on, dict) else None
        return [id for id in ids if isinstance(id, str)] if isinstance(ids, list) else []

    # Underneath

    def _names(self) -> list[str]:
        with suppress(OSError), os.scandir(self.folder) as entries:
            return sorted(entry.name for entry in entries if _may_be(entry))
        return []

    def _installed(self, name: str) -> InstalledPack:
        stamp = _stamp(self.folder / name)
        known = self._known.get(name)
        # What lies in a folder may change without it.
        if known is None or known[0] != stamp or (self.folder / name).is_dir():
            self._known[name] = (stamp, _read(self.folder / name))
        return self._known[name][1]


def clash(ruleset: str, packs: Sequence[LanternPack]) -> tuple[Fault, ...]:
    """Why they can't be on together; nothing where they can."""
    try:
        extended(ruleset, packs)
    except BadPack as error:
        return error.faults
    return ()


def _read(place: Path) -> InstalledPack:
    try:
        pack, faults = read(contents(place))
    except BadPack as error:
        return InstalledPack(place.name, None, error.faults)
    return InstalledPack(place.name, pack, tuple(faults) or (clash(pack.ruleset, [pack]) if pack else ()))


def _may_be(entry: os.DirEntry[str]) -> bool:
    """What a system leaves lying about is none, nor what a kill has left half written."""
    return not entry.name.startswith(".") and (entry.is_dir() or entry.name.endswith((ENDING, EARLIER)))


def _stamp(place: Path) -> _Stamp:
    with suppress(OSError):
        stat = place.stat()
        return stat.st_size, stat.st_mtime_ns
    return 0, 0


def _remove(place: Path) -> None:
    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place)
    else:
        place.unlink()
