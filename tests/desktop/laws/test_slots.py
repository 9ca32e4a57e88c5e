"""What a signal calls of an object of Qt's is one of its slots.

Where a method is none, PySide gives that one object a description of its own (`metaObject`) with the method in it, and
frees it with the object. QML goes by where a description lies: it takes the next one that comes to lie there for the
one that it knows, and all that the new object shows is undefined. It happened at a table that people sat down to after
others, once in some hundred games.
"""

from __future__ import annotations

import ast
import gc
import importlib
import inspect
import pkgutil
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FunctionType

import pytest
from PySide6.QtCore import QObject, Signal, Slot
from shiboken6 import isValid

import desktop
from desktop.widgets.typed import Shown
from devtools.gallery.around import Opened
from devtools.walk.screens import SCREENS
from devtools.walk.views import View
from devtools.walk.wall import Wall

# What PySide marks a slot by.
_DECLARED = "_slots"
# Of what a method speaks as its own.
_OWN = ("self", "super()")
ROOT = Path(__file__).resolve().parents[3]
ALONE = """
import json, sys
from pathlib import Path
from desktop.start.application import application_of
from tests.desktop.laws.test_slots import described_apart
application_of()
print(json.dumps(described_apart(sys.argv[1], Path(sys.argv[2]))))
"""
# On these is all that can be connected, most of it made anew for each game, end or round.
SEEN = ("table", "practice", "end", "packs", "library", "settings", "workshop")


def heirs(of: type[QObject]) -> Iterator[type[QObject]]:
    for heir in of.__subclasses__():
        yield heir
        yield from heirs(heir)


def kinds() -> set[type[QObject]]:
    """All of ours; of those made for records nobody is told anything."""
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = {kind for kind in heirs(QObject) if kind.__module__.startswith("desktop.")}
    return {kind for kind in found if not issubclass(kind, Shown)}


def connected(source: str) -> set[str]:
    """The names of what an object connects of its own: `x.connect(self.name)`, `x.connect(super().name)`."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    made = (call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "connect")
    to = (call.args[0] for call in made)
    return {
        each.attr for each in to if isinstance(each, ast.Attribute) and ast.unparse(each.value) in ("self", "super()")
    }


def lacking(kind: type[QObject], names: Iterable[str]) -> set[str]:
    """Those of its methods that are no slots. What another class, or Qt, has declared is one in its heirs, too."""
    found = {name: [vars(each)[name] for each in kind.__mro__ if name in vars(each)] for name in names}
    methods = {name: each for name, each in found.items() if each and isinstance(each[0], FunctionType)}
    return {name for name, each in methods.items() if all(map(_is_undeclared, each))}


def _is_undeclared(method: object) -> bool:
    return isinstance(method, FunctionType) and not hasattr(method, _DECLARED)


def connects(kind: type[QObject]) -> set[str]:
    ours = (each for each in kind.__mro__ if not each.__module__.startswith(("PySide6", "Shiboken", "builtins", "abc")))
    return set().union(*(connected(textwrap.dedent(inspect.getsource(each))) for each in ours))


def added(each: QObject) -> set[str]:
    """What the description of this one object has beyond the slots of its kind."""
    described = each.metaObject()
    methods = (described.method(at) for at in range(described.methodCount()))
    return lacking(type(each), (bytes(method.name().data()).decode() for method in methods))


def alive() -> Iterator[QObject]:
    for each in gc.get_objects():
        if isinstance(each, QObject) and type(each).__module__.startswith("desktop.") and isValid(each):
            yield each


def test_what_an_object_connects_of_its_own_is_a_slot() -> None:
    assert {str(kind): found for kind in kinds() if (found := lacking(kind, connects(kind)))} == {}


def described_apart(screen: str, folder: Path) -> dict[str, list[str]]:
    view = View()
    opened = Opened(folder, view.language, view.size, painted=False)
    wall = Wall(opened, view.size, painted=False)
    found: dict[str, list[str]] = {}
    for _ in SCREENS[screen](opened, view):
        opened.hands.settle()
        found |= {str(type(each)): sorted(names) for each in alive() if (names := added(each))}
    wall.close()
    opened.close()
    return found


@pytest.mark.parametrize("screen", SEEN)
def test_nothing_on_a_screen_has_a_description_of_its_own(screen: str, tmp_path: Path) -> None:
    """In a process of its own: who was asked for it takes his kind's along, and others would find it deleted."""
    command = [sys.executable, "-c", ALONE, screen, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["{}"]), done.stderr


class Shelf(QObject):
    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.turned.connect(self.look)
        self.turned.connect(self.tell)

    def look(self) -> None: ...

    @Slot()
    def tell(self) -> None: ...


def test_a_method_that_is_no_slot_is_found() -> None:
    assert connects(Shelf) == {"look", "tell"}
    assert lacking(Shelf, connects(Shelf)) == {"look"}
    assert added(Shelf()) == {"look"}
