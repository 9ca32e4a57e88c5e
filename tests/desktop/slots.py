"""What QML may call of a model, and what it may hand over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from PySide6.QtCore import QMetaMethod, QObject

Slot = tuple[str, tuple[str, ...]]

NUMBERS = st.one_of(st.integers(-3, 12), st.integers(-(2**31), 2**31 - 1))


def slots_of(model: QObject) -> list[Slot]:
    """Each with the types of its arguments."""
    meta, inherited = model.metaObject(), QObject().metaObject().methodCount()
    methods = (meta.method(number) for number in range(inherited, meta.methodCount()))
    return [
        (_text(method.name()), tuple(map(_text, method.parameterTypes())))
        for method in methods
        if method.methodType() == QMetaMethod.MethodType.Slot
    ]


def called(model: QObject, data: st.DataObject, kinds: Mapping[str, st.SearchStrategy[Any]]) -> None:
    """Any slot with anything of these types."""
    name, wanted = data.draw(st.sampled_from([slot for slot in slots_of(model) if set(slot[1]) <= kinds.keys()]))
    getattr(model, name)(*(data.draw(kinds[kind]) for kind in wanted))


def _text(found: Any) -> str:
    return bytes(found.data()).decode()
