"""Tells QML's linter what Python shows it: a type for each view model and each record of its pages.

They are one module below `build/qml`. All of `desktop` is imported for it: whatever QML may name is there by then, and
nothing is listed by hand.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType
from typing import Any, NamedTuple, get_args, get_type_hints

import PySide6
from PySide6.QtCore import Property, QByteArray, QMetaMethod, QMetaObject, QMetaProperty, QObject

import desktop
from desktop.widgets.kinds import Kind, NotForQml, kind_of, own_fields, parent_of
from desktop.widgets.typed import MODELS, MODULE, RECORDS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "qml"
QMLDIR = f"module {MODULE}\ntypeinfo {MODULE}.qmltypes\ndepends QtQml\ndepends QtQml.Models\n"
VALUES = {str: "QString", bool: "bool", int: "int", float: "double"}
# What Qt knows of a property that holds objects; which ones, only Python's own type says.
VAGUE = re.compile(r"QObject\*|QVariant|QVariantList|QQmlListProperty<.*>")


class Type(NamedTuple):
    """As the linter has it."""

    name: str
    is_list: bool = False
    is_pointer: bool = False

    def __str__(self) -> str:
        flags = ("isList", self.is_list), ("isPointer", self.is_pointer)
        return f'type: "{self.name}"' + "".join(f"; {flag}: true" for flag, holds in flags if holds)


def main(folder: Path = FOLDER) -> int:
    import_all()
    if found := list(clashes()):
        print(*found, sep="\n", file=sys.stderr)
        return 1
    module = folder / MODULE
    module.mkdir(parents=True, exist_ok=True)
    (module / "qmldir").write_text(QMLDIR, encoding="utf-8")
    (module / f"{MODULE}.qmltypes").write_text(written(), encoding="utf-8")
    return 0


def import_all() -> None:
    for module in walk_packages(desktop.__path__, "desktop."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def clashes() -> Iterator[str]:
    """Of two things with one name QML would take the one or the other, by the order of a file's imports."""
    files = {path.stem: path.relative_to(ROOT).as_posix() for path in (ROOT / "desktop").rglob("*.qml")}
    taken = {**dict.fromkeys(names_of_qt(), "Qt"), **files}
    for each in sorted((*MODELS, *RECORDS), key=_place):
        if each.__name__ in taken:
            yield f"{_place(each)}: {taken[each.__name__]} has this name in QML already; choose another"
        taken[each.__name__] = _place(each)


def names_of_qt() -> Iterator[str]:
    qml = Path(PySide6.__file__).parent / "Qt" / "qml"
    if not qml.is_dir():
        qml = Path(PySide6.__file__).parent / "qml"
    for module in ("QtQml", "QtQuick"):
        for file in (qml / module).glob("*.qmltypes"):
            yield from re.findall(rf'"{module}/(\w+) ', file.read_text(encoding="utf-8"))


def written() -> str:
    parts = [*map(_record, sorted(RECORDS, key=_place)), *map(_model, sorted(_models(), key=_place))]
    return "import QtQuick.tooling 1.2\n\nModule {\n" + "\n".join(parts) + "\n}\n"


def _record(record: type) -> str:
    parent = parent_of(record)
    rows = [_field(name, kind) for name, kind in own_fields(record).items()]
    return _component(record, parent.__name__ if parent else "QObject", rows, may_be_made=True)


def _field(name: str, kind: Kind) -> str:
    return f'Property {{ name: "{name}"; {_type(kind)}; isReadonly: true; isPropertyConstant: true; isFinal: true }}'


def _type(kind: Kind) -> Type:
    if kind.of in VALUES:
        return Type(VALUES[kind.of], kind.is_list)
    return Type(kind.of.__name__, kind.is_list, is_pointer=True)


def _models() -> dict[type[QObject], None]:
    """Those that QML knows by name, and what they inherit from."""
    every = (each for model in MODELS for each in model.__mro__)
    return {each: None for each in every if issubclass(each, QObject) and not _is_qts(each)}


def _is_qts(of: type) -> bool:
    return of.__module__.startswith("PySide6.")


def _model(model: type[QObject]) -> str:
    meta = model.staticMetaObject  # type: ignore[attr-defined]
    rows = [_property(model, meta.property(place)) for place in range(meta.propertyOffset(), meta.propertyCount())]
    if page := _page(model):
        flags = "isPointer: true; isReadonly: true; isFinal: true"
        rows.append(f'Property {{ name: "page"; type: "{page}"; notify: "{_told_by(meta)}"; {flags} }}')
    rows += [_method(model, meta.method(place)) for place in range(meta.methodOffset(), meta.methodCount())]
    return _component(model, model.__bases__[0].__name__, rows, may_be_made=False)


def _told_by(meta: QMetaObject) -> str:
    """The signal that says that another page is shown."""
    place = meta.indexOfProperty("page")
    return _text(meta.property(place).notifySignal().name()) if place >= 0 else "changed"


def _page(model: type[QObject]) -> str:
    """What all its pages have in common, where it has any."""
    lines = [_line(page) for page in MODELS.get(model, ())]
    shared = [each.__name__ for each in (lines[0] if lines else ()) if all(each in line for line in lines)]
    return next(iter(shared), "QtObject" if lines else "")


def _line(record: type) -> list[type]:
    parent = parent_of(record)
    return [record, *(_line(parent) if parent else ())]


def _property(model: type[QObject], found: QMetaProperty) -> str:
    name = _text(found.name())
    getter = vars(model).get(name)
    said = _hints(getter.fget).get("return") if isinstance(getter, Property) else None
    flags = ["isReadonly: true"] if not found.isWritable() else []
    flags += ["isPropertyConstant: true"] if found.isConstant() else []
    flags += [f'notify: "{_text(found.notifySignal().name())}"'] if found.hasNotifySignal() else []
    return f'Property {{ name: "{name}"; {"; ".join([str(_known(_text(found.typeName()), said)), *flags])} }}'


def _method(model: type[QObject], found: QMetaMethod) -> str:
    name, returns = _text(found.name()), _text(found.typeName())
    hints = _hints(vars(model).get(name))
    names = [_text(each) for each in found.parameterNames()]
    rows = [f'name: "{name}"']
    if returns not in ("", "void"):
        rows.append(str(_known(returns, hints.get("return"))))
    said = [each for each in hints if each != "return"]
    for place, given in enumerate(map(_text, found.parameterTypes())):
        called = names[place] or (said[place] if place < len(said) else f"given{place}")
        rows.append(f'Parameter {{ name: "{called}"; {_known(given, hints.get(called))} }}')
    kind = "Signal" if found.methodType() is QMetaMethod.MethodType.Signal else "Method"
    return "\n".join((f"{kind} {{", *rows, "}"))


def _known(type_name: str, hint: Any) -> Type:
    """By Qt's name; where that is vague, by Python's type."""
    if VAGUE.fullmatch(type_name) and hint is not None:
        for each in (hint, *get_args(hint)):
            if isinstance(each, type) and issubclass(each, QObject) and each in _models():
                return Type(each.__name__, is_pointer=True)
        try:
            return _type(kind_of(hint))
        except NotForQml:
            pass
    return Type(type_name.removesuffix("*"), is_pointer=type_name.endswith("*"))


def _hints(function: object) -> dict[str, Any]:
    """Names that are imported for types alone are found by what QML knows."""
    if not isinstance(function, FunctionType):
        return {}
    known = {each.__name__: each for each in (*_models(), *RECORDS)}
    try:
        return get_type_hints(function, {**known, **function.__globals__})
    except NameError:
        return {}


def _text(of: str | bytes | bytearray | memoryview | QByteArray) -> str:
    """Qt gives names as text or as bytes, and its stubs don't say which."""
    return of if isinstance(of, str) else bytes(of.data() if isinstance(of, QByteArray) else of).decode()


def _component(of: type, parent: str, rows: list[str], may_be_made: bool) -> str:
    head = [f'name: "{of.__name__}"', 'accessSemantics: "reference"', f'prototype: "{parent}"']
    head += [f'exports: ["{MODULE}/{of.__name__} 1.0"]', "exportMetaObjectRevisions: [256]"]
    head += [] if may_be_made else ["isCreatable: false"]
    return "    Component {\n" + "".join(f"        {row}\n" for row in (*head, *rows)) + "    }"


def _place(of: type) -> str:
    return f"{of.__module__}.{of.__name__}"
