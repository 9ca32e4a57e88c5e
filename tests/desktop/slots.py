"""What QML may call of a model, what it may hand over, and which models there are."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from hypothesis import strategies as st
from PySide6.QtCore import QMetaMethod, QMetaObject, QObject

import desktop
from desktop.widgets.typed import MODELS

Slot = tuple[str, tuple[str, ...]]

NUMBERS = st.one_of(st.integers(-3, 12), st.integers(-(2**31), 2**31 - 1))
# A slot so that signals may call it, of every page; QML has no need of it.
_ANEW = "refresh"
_HEIRS: dict[type, type] = {}


def slots_of(model: QObject) -> list[Slot]:
    """Each with the types of its arguments."""
    return list(_slots(type(model)))


def called(model: QObject, data: st.DataObject, kinds: Mapping[str, st.SearchStrategy[Any]]) -> None:
    """Any slot with anything of these types."""
    name, wanted = data.draw(st.sampled_from([slot for slot in slots_of(model) if set(slot[1]) <= kinds.keys()]))
    getattr(model, name)(*(data.draw(kinds[kind]) for kind in wanted))


def every_model() -> set[type[QObject]]:
    """Whatever QML knows by name and has a slot for it, wherever it stands."""
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return {kind for kind in _heirs(QObject) if _is_ours(kind) and _speaks(kind)}


def within(model: QObject) -> Iterator[QObject]:
    """With what QML reaches through it."""
    yield model
    parts = model.property("parts")
    for part in _held(parts) if isinstance(parts, QObject) else (parts or {}).values():
        yield from within(part)


def _held(parts: QObject) -> Iterator[QObject]:
    about = _meta(type(parts))
    found = (parts.property(str(about.property(number).name())) for number in range(about.propertyCount()))
    yield from (part for part in found if isinstance(part, QObject) and _speaks(type(part)))


def _heirs(kind: type[QObject]) -> Iterator[type[QObject]]:
    for heir in kind.__subclasses__():
        yield heir
        yield from _heirs(heir)


def _is_ours(kind: type[QObject]) -> bool:
    # Tests may have models of their own.
    return kind in MODELS and kind.__module__.startswith("desktop.")


def _speaks(kind: type[QObject]) -> bool:
    return any(True for _ in _slots(kind))


def _slots(kind: type[QObject]) -> Iterator[Slot]:
    """Without Qt's own, and without those that signals alone call."""
    inherited = next(base for base in kind.__mro__ if base.__module__.startswith("PySide6."))
    first, meta = _meta(inherited).methodCount(), _meta(kind)
    for number in range(first, meta.methodCount()):
        method = meta.method(number)
        name = _text(method.name())
        if method.methodType() == QMetaMethod.MethodType.Slot and name != _ANEW and not name.startswith("_"):
            yield name, tuple(map(_text, method.parameterTypes()))


def _meta(kind: type) -> QMetaObject:
    """Of an heir that nobody makes: once an object was asked for its `metaObject`, its kind's goes when it goes."""
    # The heir is kept, for with it goes what it is described by.
    if kind not in _HEIRS:
        _HEIRS[kind] = type("Heir", (kind,), {})
    found: QMetaObject = vars(_HEIRS[kind])["staticMetaObject"]
    return found


def _text(found: Any) -> str:
    return bytes(found.data()).decode()
