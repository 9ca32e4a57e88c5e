"""Finds the roles of a ruleset: the shared ones, and over them those of its `roles` folder; one file each.

A shared role is dealt where `ruleset.yaml` lists it; one in the ruleset's own folder is found by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

from .role import Role

RoleBook = dict[str, type[Role]]
T = TypeVar("T")


def roles(ruleset: str) -> RoleBook:
    """`ruleset` is its package, so that a ruleset's own `book` need not spell its name."""
    shared = {role.id: role for role in in_folder("rulesets.werewolf.roles", Role)}
    return {**shared, **own(ruleset)}


def own(ruleset: str) -> RoleBook:
    folder = f"{ruleset}.roles"
    return {role.id: role for role in in_folder(folder, Role)} if find_spec(folder) else {}


def with_roles(known: Mapping[str, type[Role]], parts: Iterable[type]) -> RoleBook:
    """And those of a pack, which come last."""
    return {**known, **{part.id: part for part in parts if issubclass(part, Role)}}


def in_folder(package: str, kind: type[T]) -> Iterator[type[T]]:
    """The one class of this kind that each file of a folder defines."""
    for module in iter_modules(import_module(package).__path__):
        yield defined_in(import_module(f"{package}.{module.name}"), kind)


def defined_in(module: ModuleType, kind: type[T]) -> type[T]:
    (found,) = (thing for thing in vars(module).values() if _is(thing, kind) and thing.__module__ == module.__name__)
    return found  # type: ignore[no-any-return]


def _is(thing: object, kind: type[T]) -> bool:
    return isinstance(thing, type) and issubclass(thing, kind)
