"""The folder of packs: what a group has made or was given, and which of it is on at the tables of each game.

Nothing is read before somebody asks. A pack lies here as one file, checked when it came in and again whenever it is
read; one of a game that is not over stays beside the one that took its place, until the pack is removed. What of it is
code is run once somebody has allowed exactly this content, and never before.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from desktop.keep import atomic
from desktop.keep.folder import JsonFile, Tell, nobody
from desktop.keep.rules_of import PACKS, PACKS_ON
from rulesets.engine import BadJournal, Ruleset, UnknownRuleset
from rulesets.engine.needs import MissingPacks, Need, WaitingPacks, needs_of
from rulesets.engine.packs import ENDING, BadPack, Fault, LanternPack, contents, extended, packed, read
from rulesets.engine.packs.faults import refused
from rulesets.engine.packs.files import Contents
from rulesets.engine.sentences import say

# What another one of the same name took the place of: a game may need it.
EARLIER = ".earlier"
# What the house brings. It needs nobody's leave: who has the app has all of its programs.
HOUSE = Path(__file__).resolve().parents[2] / "assets" / PACKS
# What is read of a file is known until it changes: its size and its time.
_Stamp = tuple[int, int]


@dataclass(frozen=True)
class InstalledPack:
    """By the name of its file or folder. Without a pack where nothing can be told of it; with faults it can't be on."""

    name: str
    pack: LanternPack | None
    faults: tuple[Fault, ...] = ()
    is_house: bool = False

    @property
    def plays(self) -> bool:
        return self.pack is not None and not self.faults and not self.pack.waits

    @property
    def waits(self) -> bool:
        """Whether somebody has to be asked first."""
        return self.pack is not None and not self.faults and self.pack.waits


class Packs:
    def __init__(self, home: Path, tell: Tell = nobody, house: Path | None = None) -> None:
        """`house`: where what comes with the app lies."""
        self.folder = home / PACKS
        self._house = house
        self._file = JsonFile(home / PACKS_ON, tell)
        self._known: dict[str, tuple[_Stamp, InstalledPack]] = {}

    # What is there

    def every(self) -> list[InstalledPack]:
        """In the order of their names, then what the house brings. What can't be read says why."""
        own = [*_one_of_each(self._installed(name) for name in self._names() if not name.endswith(EARLIER))]
        ids = {one.pack.id for one in own if one.pack}
        return [*own, *(one for one in self._brought() if one.name not in ids)]

    def find(self, id: str) -> LanternPack | None:
        """The one of this id that can be played with, as it is now."""
        return next((one.pack for one in self.every() if one.plays and one.pack and one.pack.id == id), None)

    def needed(self, needs: Sequence[Need]) -> tuple[LanternPack, ...]:
        """Exactly these, in their order; MissingPacks where one is not there, is another by now, or may not run yet."""
        if not needs:
            return ()
        own = [self._installed(name) for name in self._names()]
        every = [one for one in (*own, *self._brought()) if one.plays or one.waits]
        there = {one.pack.need: one.pack for one in every if one.pack}
        missing = tuple(need for need in needs if need not in there)
        if missing:
            raise MissingPacks(f"journal.packs: {', '.join(map(str, missing))} not at hand", missing)
        waiting = tuple(need for need in needs if there[need].waits)
        if waiting:
            raise WaitingPacks(f"journal.packs: {', '.join(map(str, waiting))} not allowed to run yet", waiting)
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
        return [*([name, *_stamp(self.folder / name)] for name in self._names()), sorted(self._allowed())]

    # Coming and going: these raise OSError where the disk refuses

    def take_in(self, place: Path) -> LanternPack:
        """A folder or a file from anywhere, checked and copied; BadPack, with all that is wrong, where it can't be."""
        return self.keep(contents(place))

    def keep(self, found: Contents) -> LanternPack:
        """The same of what was made here."""
        pack, faults = read(found)
        if pack is None or faults:
            raise BadPack(faults)
        pack = self._as_allowed(pack)
        if not pack.waits:
            extended(pack.ruleset, [pack])
        there = [one for one in self.every() if one.pack is not None and one.pack.id == pack.id and not one.is_house]
        for one in there:
            self._keep_earlier(one, pack)
        atomic.replace(self.folder / f"{pack.id}{ENDING}", packed(found))
        for one in there:
            if one.name != f"{pack.id}{ENDING}":
                _remove(self.folder / one.name)
        return pack

    def remove(self, name: str) -> None:
        """For good, with what it took the place of."""
        found = next((one for one in self.every() if one.name == name and not one.is_house), None)
        if found is None:
            return
        _remove(self.folder / name)
        if found.pack is not None:
            for earlier in self._earlier(found.pack.id):
                _remove(self.folder / earlier)
            self.switch(found.pack, is_on=False)

    def file_of(self, name: str) -> tuple[str, bytes]:
        """One file to give away, and what it is called. BadPack where it can't be read any more."""
        found = self.contents_of(name)
        pack, _ = read(found)
        return f"{name.removesuffix(ENDING) if pack is None else pack.id}{ENDING}", packed(found)

    def contents_of(self, name: str) -> Contents:
        """All files of one that is here."""
        is_house = self._house is not None and any(one.is_house and one.name == name for one in self.every())
        return contents((self._house if is_house and self._house else self.folder) / name)

    def _keep_earlier(self, one: InstalledPack, by: LanternPack) -> None:
        """What another one takes the place of, for the games that were begun with it."""
        one = self._installed(one.name)
        if (one.plays or one.waits) and one.pack is not None and one.pack.content != by.content:
            name = f"{one.pack.id}.{one.pack.content[:16]}{EARLIER}"
            atomic.replace(self.folder / name, packed(contents(self.folder / one.name)))

    def _earlier(self, id: str) -> list[str]:
        return [name for name in self._names() if name.endswith(EARLIER) and name.split(".")[0] == id]

    # What may run: by content, so that another one asks again

    def allow(self, pack: LanternPack) -> None:
        """Whoever plays has been asked."""
        allowed = self._allowed()
        if pack.content not in allowed:
            self._file.write({**self._file.read(), "allowed": sorted({*allowed, pack.content})})

    def _allowed(self) -> frozenset[str]:
        allowed = self._file.read().get("allowed")
        return frozenset(one for one in allowed if isinstance(one, str)) if isinstance(allowed, list) else frozenset()

    def _as_allowed(self, pack: LanternPack) -> LanternPack:
        return pack.allowed() if pack.code and pack.content in self._allowed() else pack

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
        self._keep_brought(packs)
        ids = [pack.id for pack in packs]
        if ids != self._on(ruleset):
            kept = self._file.read()
            on = kept.get("on")
            self._file.write({**kept, "on": {**(on if isinstance(on, dict) else {}), ruleset: ids}})

    def _on(self, ruleset: str) -> list[str]:
        on = self._file.read().get("on")
        ids = on.get(ruleset) if isinstance(on, dict) else None
        return [id for id in ids if isinstance(id, str)] if isinstance(ids, list) else []

    # What the house brings

    def _brought(self) -> list[InstalledPack]:
        if self._house is None:
            return []
        with suppress(OSError):
            return [_of_the_house(place) for place in sorted(self._house.iterdir()) if place.is_dir()]
        return []

    def _keep_brought(self, packs: Sequence[LanternPack]) -> None:
        """With the next version of the app another one may come; games that are begun now go on with this one."""
        for one in self._brought():
            pack = one.pack
            if pack is None or pack not in packs or self._house is None:
                continue
            copy = self.folder / f"{pack.id}.{pack.content[:16]}{EARLIER}"
            if not copy.exists():
                atomic.replace(copy, packed(contents(self._house / one.name)))
                self.allow(pack)

    # Underneath

    def _names(self) -> list[str]:
        with suppress(OSError), os.scandir(self.folder) as entries:
            return sorted(entry.name for entry in entries if _may_be(entry))
        return []

    def _installed(self, name: str) -> InstalledPack:
        stamp = _stamp(self.folder / name)
        known = self._known.get(name)
        # What lies in a folder may change without it.
        if known is None or known[0] != stamp or (self.folder / name).is_dir() or known[1].waits:
            self._known[name] = (stamp, self._read(name))
        return self._known[name][1]

    def _read(self, name: str) -> InstalledPack:
        try:
            pack, faults = read(contents(self.folder / name))
        except BadPack as error:
            return InstalledPack(name, None, error.faults)
        if pack is None or faults:
            return InstalledPack(name, pack, tuple(faults))
        pack = self._as_allowed(pack)
        return InstalledPack(name, pack, () if pack.waits else clash(pack.ruleset, [pack]))


@cache
def _of_the_house(place: Path) -> InstalledPack:
    """It does not change while the app runs."""
    pack, faults = read(contents(place))
    return InstalledPack(place.name, pack.allowed() if pack else None, tuple(faults), is_house=True)


def clash(ruleset: str, packs: Sequence[LanternPack]) -> tuple[Fault, ...]:
    """Why they can't be on together; nothing where they can."""
    try:
        extended(ruleset, packs)
    except BadPack as error:
        return error.faults
    return ()


def _one_of_each(every: Iterable[InstalledPack]) -> Iterator[InstalledPack]:
    """Of several with one id, which only hands can put there, one plays: what came by the app, else the first."""
    found = list(every)
    first: dict[str, str] = {}
    for one in sorted(found, key=lambda one: one.pack is None or one.name != f"{one.pack.id}{ENDING}"):
        if one.pack is not None and not one.faults:
            first.setdefault(one.pack.id, one.name)
    for one in found:
        if one.pack is None or one.faults or first[one.pack.id] == one.name:
            yield one
        else:
            there = f"{first[one.pack.id]}, {one.name}"
            yield replace(one, faults=(refused(one.name, say("said_by_two", id=one.pack.id, packs=there)),))


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
