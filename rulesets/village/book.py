"""Finds the roles of a ruleset: the village's own, and over them those of its `roles` folder; one file each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

from .role import Role

RoleBook = dict[str, type[Role]]
T = TypeVar("T")


@cache
def roles(ruleset: str) -> RoleBook:
    book = {role.id: role for role in in_folder("rulesets.village.roles", Role)}
    own = f"rulesets.{ruleset}.roles"
    if find_spec(own):
        book.update({role.id: role for role in in_folder(own, Role)})
    return book


def in_folder(package: str, kind: type[T]) -> Iterator[type[T]]:
    """The one class of this kind that each file of a folder defines."""
    for module in iter_modules(import_module(package).__path__):
        yield defined_in(import_module(f"{package}.{module.name}"), kind)


def defined_in(module: ModuleType, kind: type[T]) -> type[T]:
    (found,) = (thing for thing in vars(module).values() if _is(thing, kind) and thing.__module__ == module.__name__)
    return found  # type: ignore[no-any-return]


def _is(thing: object, kind: type[T]) -> bool:
    return isinstance(thing, type) and issubclass(thing, kind)
