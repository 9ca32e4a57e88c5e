"""What a pack's code adds: of each file of `roles`, `events` and `cards` the one class that it is named by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

from rulesets.engine.asks import Flow
from rulesets.engine.errors import BadRuleset, LanternError, listed, shown
from rulesets.engine.facts_file import mapping
from rulesets.engine.ruleset import Ruleset
from rulesets.engine.sentences import say
from rulesets.engine.table import Table

from .faults import BadPack, Fault, refused
from .lanternpack import LanternPack
from .modules import PackModules


class PackBroke(LanternError):
    """A pack's program tried to end the game's, in the middle of a game."""


# What a class of a pack says of itself and may not say wrongly: what, and what is allowed.
_SPOKEN = ("asks", "notices", "causes")
_NATURES = ("wolf", "human")


def coded(pack: LanternPack, base: Ruleset, kinds: Mapping[str, type], faults: list[Fault]) -> Iterator[type]:
    """The classes, in the order of their files; each file is run. What is wrong with them is noted."""
    modules = PackModules(pack)
    for file in pack.part_files:
        kind, id = file.removesuffix(".py").split("/")
        if kind not in kinds:
            faults.append(refused(file, say("takes_no_code", ruleset=base.id, kind=kind, allowed=listed(kinds) or "-")))
            continue
        try:
            part = part_of(modules.load(file), file, kinds[kind])
        except BadPack as error:
            # What several files need is wrong once.
            faults += (fault for fault in error.faults if fault not in faults)
            continue
        wrong = [Fault(file, 0, what) for what in _wrong(part, id, pack, base)]
        faults += wrong
        if not wrong:
            # Where what it declares is complained of.
            part.__module__ = file
            yield part


def part_of(module: ModuleType, file: str, kind: type) -> type:
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    found = [one for one in own if issubclass(one, kind) and "id" in vars(one)]
    if len(found) != 1:
        raise BadPack([refused(file, say("classes", count=len(found), kind=kind.__name__))])
    return found[0]


def _wrong(part: Any, id: str, pack: LanternPack, base: Ruleset) -> Iterator[str]:
    if part.id != id:
        yield _not_allowed("id", part.id, id)
    for name, allowed in _allowed(base).items():
        if hasattr(part, name) and getattr(part, name) not in allowed:
            yield _not_allowed(name, getattr(part, name), listed(allowed))
    if not isinstance(part.rolls, tuple) or not all(isinstance(label, str) for label in part.rolls):
        yield _not_allowed("rolls", part.rolls, say("labels", example=f"('{id}',)"))
    try:
        yield from _of_ids(part, pack, base)
    except BadRuleset as error:
        yield error.said


def _not_allowed(key: str, value: object, allowed: str) -> str:
    return say("not_allowed", value=shown(value), allowed=allowed).at(key)


def _allowed(base: Ruleset) -> dict[str, tuple[str, ...]]:
    factions = (*base.facts.factions, "none")
    return {"faction": factions, "seen": _NATURES, "deck": ("town", "storm"), "follows": base.cards}


def _of_ids(part: Any, pack: LanternPack, base: Ruleset) -> Iterator[str]:
    """What it asks and tells is its own, or said in its ruleset already: else no words could be given it."""
    own = set(pack.own_ids)
    for section in _SPOKEN:
        known = getattr(base.facts, section)
        for one in mapping(f"{part.id}: {section}", vars(part).get(section, {})):
            if one not in known and own.isdisjoint(one.split(".")):
                yield say("about_nothing", id=f"{section}.{one}", own=listed(sorted(own)))


def guarded(flow: Callable[[Table], Flow]) -> Callable[[Table], Flow]:
    """Whatever it raises is an error of its own: nothing in it ends the app."""

    def game(table: Table) -> Flow:
        try:
            return (yield from flow(table))
        except (Exception, GeneratorExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            raise PackBroke(f"a pack has raised {type(error).__name__}") from error

    return game
