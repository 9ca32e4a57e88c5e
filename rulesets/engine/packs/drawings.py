"""A stranger's drawing: shapes and colours, and nothing that is fetched, run or expanded."""

from __future__ import annotations

from collections.abc import Iterator
from re import findall, sub
from xml.etree import ElementTree as ET

from rulesets.engine.sentences import say

from .faults import Fault, refused

_MOST_DEEP = 20
_SHAPES = (
    *("svg", "g", "defs", "title", "desc", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"),
    *("linearGradient", "radialGradient", "stop", "clipPath", "mask"),
)


def drawing_faults(name: str, data: bytes) -> Iterator[Fault]:
    # In another encoding nobody would see what it declares.
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data or b"<?xml-" in data or b"\0" in data:
        yield refused(name, say("doctype"))
        return
    try:
        # Without a document type nothing in it can be expanded.
        root = ET.fromstring(data.decode("utf-8-sig"))  # noqa: S314
    except (ET.ParseError, ValueError, LookupError) as error:
        yield refused(name, say("no_drawing").because(error))
        return
    if _is_deep(root):
        yield refused(name, say("too_nested", most=_MOST_DEEP))
        return
    yield from _of_shapes(name, root)


def _of_shapes(name: str, root: ET.Element) -> Iterator[Fault]:
    for element in root.iter():
        tag = sub("^{.*}", "", str(element.tag))
        if tag not in _SHAPES:
            yield refused(name, say("no_shape", tag=tag, shapes=", ".join(_SHAPES)))
        for key, value in element.attrib.items():
            key = sub("^{.*}", "", key)
            if "dasharray" in key or "dasharray" in value:
                yield refused(name, say("dashes"))
            if _reaches_out(key, value):
                yield refused(name, say("leads_out", key=key))


def _is_deep(root: ET.Element) -> bool:
    """Whoever draws it goes into each."""
    level = [root]
    for _ in range(_MOST_DEEP):
        level = [child for element in level for child in element]
    return bool(level)


def _reaches_out(key: str, value: str) -> bool:
    named = [value] if key in ("href", "src") else findall(r"(?i)url\(\s*['\"]?([^)'\"]*)", value)
    if "@import" in value or "\\" in value:
        return True
    return key.lower().startswith("on") or any(not one.startswith("#") for one in named)
