"""All that could be read off the window: by who looks into the scene, and by who has it read out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQml import QJSValue, QQmlEngine
from PySide6.QtQuick import QQuickWindow

# Every object that can be reached from the window, seen or not, and every property of it that holds words. They are
# looked at where they live: wrapped for Python, items of a Repeater do not outlast the walk.
READ = """
(function () {
    let found = new Set()
    let known = new Set()
    // How a thing is built, and how a face is called, says nothing of what stands there.
    const passed = ["parent", "data", "visibleChildren", "states", "transitions", "palette", "layer", "anchors",
        "left", "right", "top", "bottom", "horizontalCenter", "verticalCenter", "baseline", "childrenRect", "transform",
        "transformOriginPoint", "containmentMask", "gradient", "border", "pathElements",
        "font", "fonts", "fontInfo", "figures",
        // All who sit there, whoever looks.
        "people"]
    const told = new Map()
    function isThing(value) {
        return typeof value === "object" && value !== null && value.objectName !== undefined
    }
    function take(value) {
        if (typeof value === "string" && value !== "")
            found.add(value)
        else if (isThing(value))
            read(value)
        else if (typeof value === "object" && value !== null)
            walk(value)
    }
    function walk(value) {
        if (value.length !== undefined && isThing(value[0])) {
            for (let number = 0; number < value.length; number++)
                read(value[number])
            return
        }
        // Colours say nothing either.
        if (value.hsvHue !== undefined)
            return
        const said = JSON.stringify(value) || ""
        const text = said.length > 2 ? said : String(value)
        // Where nothing stands in it, a map is called what it is made of.
        if (!text.startsWith("[object "))
            found.add(text)
    }
    // A name that stands on several lines is read whole, as the line it was: its parts hold no more.
    function isBroken(value, line) {
        return typeof line === "string" && line !== "" && typeof value === "object" && value !== null
            && typeof value[0] === "string"
            && Array.from(value).join("").replace(/\\s/g, "") === line.replace(/\\s/g, "")
    }
    // Of one kind of thing, those that may hold words; finding them out is the slow part.
    function keysOf(thing) {
        const kind = String(thing).split("(")[0]
        if (!told.has(kind)) {
            const keys = []
            for (const key in thing)
                if (!passed.includes(key) && !["function", "number", "boolean"].includes(typeof thing[key]))
                    keys.push(key)
            told.set(kind, keys)
        }
        return told.get(kind)
    }
    function read(thing) {
        if (known.has(thing))
            return
        known.add(thing)
        for (const key of keysOf(thing))
            if (!isBroken(thing[key], thing.line))
                take(thing[key])
    }
    return function (window) {
        found = new Set()
        known = new Set()
        read(window)
        read(window.contentItem)
        return JSON.stringify(Array.from(found))
    }
})()
"""
# What stands on the screen and is not whole, or says nothing: each text with its box.
TEXTS = """
(function (window) {
    const found = []
    function name(item) {
        while (item && !item.objectName)
            item = item.parent
        return item ? item.objectName : ""
    }
    function walk(item, share) {
        if (!item.visible || item.opacity * share === 0)
            return
        if (item.truncated !== undefined && item.paintedWidth !== undefined && item.text !== undefined) {
            const at = item.mapToItem(null, 0, 0)
            found.push({name: name(item), text: String(item.text), width: item.width, height: item.height,
                        painted: [item.paintedWidth, item.paintedHeight], truncated: item.truncated,
                        at: [at.x, at.y], size: item.font.pixelSize, clips: item.clip === true})
        }
        for (let number = 0; number < item.children.length; number++)
            walk(item.children[number], item.opacity * share)
    }
    walk(window.contentItem, 1)
    return JSON.stringify(found)
})
"""


class Eyes:
    def __init__(self, window: QQuickWindow, engine: QQmlEngine) -> None:
        self._window = window
        self._seen = engine.newQObject(window)
        # The stubs promise a pair here; it is the value alone.
        self._read = cast(QJSValue, engine.evaluate(READ))
        self._texts = cast(QJSValue, engine.evaluate(TEXTS))
        QAccessible.setActive(True)

    def scene(self) -> set[str]:
        """Every text that the scene holds, seen or not."""
        return {text for value in self._asked(self._read) for text in _leaves(value)}

    def read_out(self) -> set[str]:
        """What the accessibility tree holds."""
        return read_out(self._window)

    def interfaces(self) -> Iterator[QAccessibleInterface]:
        root = interface_of(self._window)
        if root is not None:
            yield from _below(root)

    def texts(self) -> list[dict[str, Any]]:
        """The texts on the screen."""
        return self._asked(self._texts)

    def _asked(self, question: QJSValue) -> list[Any]:
        answer = question.call([self._seen])
        assert not answer.isError(), answer.toString()
        found: list[Any] = json.loads(answer.toString())
        return found


def read_out(window: QQuickWindow) -> set[str]:
    """What the accessibility tree holds."""
    QAccessible.setActive(True)
    root = interface_of(window)
    return {said for interface in _below(root) for said in _said(interface)} if root is not None else set()


def interface_of(thing: QObject) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(thing)


def called(interface: QAccessibleInterface | None) -> str:
    """As it is read out. A field whose text is hidden has no name of its own: what it stands in is called so."""
    named = _parent(interface) if interface is not None and interface.state().passwordEdit else interface
    return named.text(QAccessible.Text.Name).strip() if named is not None else ""


def _parent(interface: QAccessibleInterface) -> QAccessibleInterface | None:
    return interface.parent()


def _leaves(value: str) -> Iterator[str]:
    """The texts of a property: of a whole page, one by one."""
    if value[:1] not in ("{", "["):
        yield value
        return
    waiting = [json.loads(value)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict | list):
            waiting += one.values() if isinstance(one, dict) else one


def _below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from _below(child)


def _said(interface: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield interface.text(kind)
