"""A tree to measure: this one, or another commit's in a folder of its own. Nothing of it is imported or run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

# What the app is made of, without what makes and measures it.
ROOMS = ("desktop", "i18n", "rulesets")
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


class Tree:
    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def modules(self) -> dict[Path, ast.Module]:
        """By file; empty ones are none."""
        found = (file for room in ROOMS for file in sorted((self.root / room).rglob("*.py")))
        return {file: ast.parse(text) for file in found if (text := file.read_text("utf-8"))}

    @cached_property
    def qml(self) -> list[str]:
        return [file.read_text("utf-8") for file in sorted((self.root / "desktop").rglob("*.qml"))]

    def of(self, *rooms: str) -> Iterator[tuple[Path, ast.Module]]:
        return ((file, module) for file, module in self.modules.items() if self.place(file).parts[0] in rooms)

    def classes(self, *rooms: str) -> Iterator[tuple[Path, ast.ClassDef]]:
        for file, module in self.of(*rooms):
            yield from ((file, node) for node in ast.walk(module) if isinstance(node, ast.ClassDef))

    def functions(self) -> Iterator[int]:
        """How many lines each has."""
        for module in self.modules.values():
            for node in ast.walk(module):
                if isinstance(node, _FUNCTION):
                    yield (node.end_lineno or node.lineno) - node.lineno + 1

    def place(self, file: Path) -> Path:
        return file.relative_to(self.root)

    def in_qml(self, pattern: str) -> int:
        return sum(len(re.findall(pattern, text, re.MULTILINE)) for text in self.qml)

    def in_python(self, pattern: str, *rooms: str) -> int:
        return sum(len(re.findall(pattern, file.read_text("utf-8"))) for file, _ in self.of(*rooms))
