"""Screens: what Python hands to QML, and how things get their places there."""

from __future__ import annotations

import subprocess
import sys

from .tree import Tree

UNIT = r"[\d.]+ \* Look\.u\b"
# What is registered while the app is imported stands in no file: the tree is asked, where it can say.
_ASKED = "from devtools import qmltypes as q; q.import_all(); print(len(q.MODELS) + len(q.RECORDS))"
_MAP = r"Property\((?:dict|object|\"QVariant\w*\")"


def typed(tree: Tree) -> str:
    maps = tree.in_python(_MAP, "desktop")
    loose = tree.in_qml(r"property var\b")
    return f"{_registered(tree)} registered types, {maps} properties that are maps, {loose} `property var` in QML"


def _registered(tree: Tree) -> int:
    if not (tree.root / "devtools" / "qmltypes.py").exists():
        return 0
    command = (sys.executable, "-c", _ASKED)
    return int(subprocess.run(command, cwd=tree.root, check=True, capture_output=True, encoding="utf-8").stdout)


def placing(tree: Tree) -> str:
    by_hand = tree.in_qml(rf"^\s*[xy]:.*{UNIT}.*$")
    return f"{by_hand} lines with hand-set x or y, {tree.in_qml(UNIT)} products with a unit"
