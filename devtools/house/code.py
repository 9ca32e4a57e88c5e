"""Code: folders, names, and how long things are."""

from __future__ import annotations

import ast
import re
from collections import Counter
from statistics import median

from .tree import Tree

SHOWN = (".py", ".qml", ".js", ".md", "")
_HUMP = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]*")


def rooms(tree: Tree) -> str:
    files = (file for file in (tree.root / "desktop").rglob("*") if file.is_file() and file.suffix in SHOWN)
    folders = Counter(tree.place(file).parent.as_posix() for file in files)
    biggest, most = folders.most_common(1)[0]
    protocols = sum(_is_protocol(node) for _, node in tree.classes("desktop"))
    asked = tree.in_python(r"\bisinstance\(", "desktop")
    of_models = tree.in_python(r"\bisinstance\([^)]*[mM]odel", "desktop")
    return (
        f"{most} files in `{biggest}`, {len(folders)} folders, {protocols} protocols, "
        f"{asked} `isinstance`, {of_models} of them on models"
    )


def names(tree: Tree) -> str:
    """In `desktop`: a name counts once, however many classes bear it."""
    known = Counter(node.name for _, node in tree.classes("desktop"))
    several = sum(times > 1 for times in known.values())
    plain = sum(len(_HUMP.findall(name)) == 1 for name in known)
    return f"{several} class names used for more than one thing, {100 * plain / len(known):.0f} % one plain word"


def lengths(tree: Tree) -> str:
    functions = list(tree.functions())
    files = [len(file.read_text("utf-8").splitlines()) for file in tree.modules]
    return (
        f"files {median(files):g} lines at the median, functions {median(functions):g} and at most {max(functions)}, "
        f"{sum(length > 39 for length in functions)} longer than 39"
    )


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)
