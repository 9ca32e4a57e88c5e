"""Who may import whom: a table of rooms, and the reader that holds a file's imports against it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent

QT = ("PySide6", "shiboken6")
LANGUAGE = ("babel", "gettext", "locale")
CLOCK = ("time", "datetime")

ENGINE = "rulesets.engine"
WEREWOLF = "rulesets.werewolf"
TIMED = "rulesets.engine.simulate"


@dataclass(frozen=True)
class Room:
    name: str
    may: tuple[str, ...]  # our own rooms that it may import from, besides itself
    never: tuple[str, ...] = ()  # what comes with Python or from others, and it must do without
    fix: str = ""


RULES = (*QT, *LANGUAGE, *CLOCK, "platformdirs")
EVERYTHING = ("benchmarks", "desktop", "i18n", "rulesets")

SHARED = "Move the shared part to rulesets/werewolf, or to rulesets/engine where card games need it too."
ROOMS = (
    Room(ENGINE, (), RULES, "Speak in ids and seat names: desktop and i18n make words, screens and time of them."),
    Room(
        WEREWOLF,
        (ENGINE,),
        RULES,
        "What one ruleset alone needs stays in its folder; what cards need is the engine's.",
    ),
    Room("rulesets.witch_trial", (ENGINE,), RULES, "It is no werewolf game: move the shared part to rulesets/engine."),
    Room("rulesets", (), RULES, "This folder is a shelf: import from rulesets.engine instead."),
    Room(
        "desktop.table.privacy",
        (ENGINE,),
        QT,
        "Keep it a plain state machine: let the other rooms of desktop listen to it.",
    ),
    Room(
        "desktop",
        ("desktop", "i18n", ENGINE),
        (),
        "Ask rulesets.engine: a ruleset speaks to screens by its asks alone.",
    ),
    Room("i18n", (ENGINE,), QT, "Hand it what it needs as arguments: words know what is said, and no screen."),
    Room("devtools", ("assets", *EVERYTHING), (), "What others need too belongs to the room that it speaks of."),
    Room("tests", ("tests", "devtools", *EVERYTHING)),
)
ELSEWHERE = Room("this file", EVERYTHING, (), "Move what both need out of tests.")


@dataclass(frozen=True)
class Import:
    line: int
    target: str


def inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def room_of(module: str) -> Room:
    """The most exact room. Every folder of rulesets without one of its own is a werewolf game."""
    room = max(
        (room for room in ROOMS if inside(module, room.name)), key=lambda room: len(room.name), default=ELSEWHERE
    )
    if room.name == "rulesets" and module != "rulesets":
        variant = ".".join(module.split(".")[:2])
        return Room(variant, (WEREWOLF, ENGINE), RULES, SHARED)
    return room


def module_name(path: PurePosixPath) -> str:
    return ".".join(part for part in path.with_suffix("").parts if part != "__init__")


def absolute(node: ast.ImportFrom, path: PurePosixPath) -> str:
    if not node.level:
        return node.module or ""
    package = path.parts[: len(path.parts) - node.level]
    return ".".join((*package, *filter(None, [node.module])))


def by_name(node: ast.Call) -> str | None:
    """The module of an import_module("…") or __import__("…") whose name is written out."""
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if called in {"import_module", "__import__"} and node.args and isinstance(node.args[0], ast.Constant):
        return str(node.args[0].value)
    return None


def imports(path: PurePosixPath, source: str) -> Iterator[Import]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (Import(node.lineno, f"{absolute(node, path)}.{name.name}") for name in node.names)
        elif isinstance(node, ast.Call) and (named := by_name(node)):
            yield Import(node.lineno, named)


def allowed(module: str, target: str) -> bool:
    if module == TIMED and inside(target, "time"):
        return True
    room, other = room_of(module), room_of(target)
    if any(inside(target, name) for name in room.never):
        return False
    if other is ELSEWHERE or other.name == room.name:
        return True
    return any(inside(other.name, name) for name in room.may)


def broken(path: PurePosixPath, source: str) -> list[str]:
    module = module_name(path)
    room = room_of(module)
    may = " and ".join(room.may) or "nothing else of ours"
    return [
        f"{path}:{found.line}: imports {found.target}. {room.name} may import {may}. {room.fix}"
        for found in imports(path, source)
        if not allowed(module, found.target)
    ]


def sources() -> Iterator[tuple[PurePosixPath, str]]:
    """Every Python file of the tree, as a path from its root and a text."""
    for top in ROOT.iterdir():
        if not top.name.startswith(".") and top.name not in {"build", "dist"}:
            for file in sorted(top.rglob("*.py")) if top.is_dir() else [top] * (top.suffix == ".py"):
                yield PurePosixPath(file.relative_to(ROOT).as_posix()), file.read_text(encoding="utf-8")


def who_imports(target: str, files: Iterator[tuple[PurePosixPath, str]]) -> list[PurePosixPath]:
    return [path for path, source in files if any(inside(found.target, target) for found in imports(path, source))]
