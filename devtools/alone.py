"""Break some tests on purpose, each in another file, and see whether exactly those are red."""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FAULT = 'raise AssertionError("broken on purpose")'
PYTEST = ("-m", "pytest", "-rfE", "-p", "no:cacheprovider", "--numprocesses=auto", "--dist=worksteal")
RED = re.compile(r"^(?:FAILED|ERROR) (\S+::.*)$", re.MULTILINE)


class Place(NamedTuple):
    """A test, and where its body begins."""

    file: str
    name: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}::{self.name}"


def prepare(command: argparse.ArgumentParser) -> None:
    command.add_argument("--count", type=int, default=8)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument(
        "paths", nargs="*", default=["tests"], help="the tests to break and to run; all, if none is given"
    )
    command.set_defaults(run=lambda chosen: run(ROOT, chosen.paths, chosen.count, chosen.seed))


def run(root: Path, paths: Sequence[str], count: int, seed: int) -> int:
    broken = chosen(places(root, paths), count, seed)
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(root, Path(folder) / "tree")
        for place in broken:
            break_at(copy, place)
        found = red(copy, paths)
    print(told({str(place) for place in broken}, found))
    return int(found != {str(place) for place in broken})


def places(root: Path, paths: Sequence[str]) -> Iterator[Place]:
    for path in paths:
        there = root / path
        for file in sorted(there.rglob("test_*.py")) if there.is_dir() else [there]:
            yield from _in_file(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))


def _in_file(name: str, source: str) -> Iterator[Place]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield Place(name, node.name, node.body[0].lineno, node.body[0].col_offset)


def chosen(every: Iterator[Place], count: int, seed: int) -> list[Place]:
    """One of a file, of so many files."""
    random, files = Random(seed), dict[str, list[Place]]()
    for place in every:
        files.setdefault(place.file, []).append(place)
    return [random.choice(files[file]) for file in random.sample(sorted(files), min(count, len(files)))]


def copied(root: Path, to: Path) -> Path:
    """What git keeps or would keep: tests may read any of it."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=root, check=True, capture_output=True, encoding="utf-8").stdout.split("\0")
    for name in filter(lambda name: name and (root / name).is_file(), names):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, to / name)
    return to


def break_at(root: Path, place: Place) -> None:
    file = root / place.file
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines.insert(place.line - 1, f"{' ' * place.column}{FAULT}\n")
    file.write_text("".join(lines), encoding="utf-8")


def red(root: Path, paths: Sequence[str]) -> set[str]:
    """Every red test once, whatever it was given."""
    done = subprocess.run(
        [sys.executable, *PYTEST, *paths], cwd=root, check=False, capture_output=True, encoding="utf-8"
    )
    return {re.split(r"\[| - ", name, maxsplit=1)[0] for name in RED.findall(done.stdout)}


def told(broken: set[str], found: set[str]) -> str:
    lines = [f"broken and red   {name}" for name in sorted(broken & found)]
    lines += [f"broken, not red  {name}" for name in sorted(broken - found)]
    lines += [f"red, not broken  {name}" for name in sorted(found - broken)]
    return "\n".join([*lines, f"{len(broken)} broken, {len(found)} red"])
