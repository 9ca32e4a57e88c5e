"""Screens: what Python hands to QML, and how things get their places there."""

from __future__ import annotations

from .tree import Tree

UNIT = r"[\d.]+ \* Look\.u\b"
_REGISTERED = r"@QmlElement|@QmlNamedElement|@QmlSingleton|@QmlUncreatable|qmlRegister\w+\("
_MAP = r"Property\((?:dict|object|\"QVariant\w*\")"


def typed(tree: Tree) -> str:
    registered = tree.in_python(_REGISTERED, "desktop")
    maps = tree.in_python(_MAP, "desktop")
    loose = tree.in_qml(r"property var\b")
    return f"{registered} registered types, {maps} properties that are maps, {loose} `property var` in QML"


def placing(tree: Tree) -> str:
    by_hand = tree.in_qml(rf"^\s*[xy]:.*{UNIT}.*$")
    return f"{by_hand} lines with hand-set x or y, {tree.in_qml(UNIT)} products with a unit"
