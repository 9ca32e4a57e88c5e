"""Finds the roles of a ruleset: the village's own, and over them those of its `roles` folder; one file each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from .role import Role

RoleBook = dict[str, type[Role]]


@cache
def roles(ruleset: str) -> RoleBook:
    book = {role.id: role for role in _roles_in("rulesets.village.roles")}
    own = f"rulesets.{ruleset}.roles"
    if find_spec(own):
        book.update({role.id: role for role in _roles_in(own)})
    return book


def _roles_in(package: str) -> Iterator[type[Role]]:
    for module in iter_modules(import_module(package).__path__):
        yield defined_in(import_module(f"{package}.{module.name}"))


def defined_in(module: ModuleType) -> type[Role]:
    """The one role that a role's file defines."""
    (role,) = (thing for thing in vars(module).values() if _is_role(thing) and thing.__module__ == module.__name__)
    return role  # type: ignore[no-any-return]


def _is_role(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Role)
