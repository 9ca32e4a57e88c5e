"""Typed pages: for each record (`kinds.py`) a type of QML whose properties are its fields, by the same names.

What a page holds becomes an object when QML first reads it, and stays the same object as long as the page. Objects
belong to their page, a page to who shows it: QML never owns one that Python has made. QML may make one itself,
`Rule {}`, which is blank: for what has to be something while there is nothing to show.

Where one page follows another of its kind, what is the same in the same place stays the same object, and nothing that
QML has made of it is made anew: at a finger that points, of twenty lanterns one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import ListProperty, qmlRegisterType, qmlRegisterUncreatableType

from desktop.widgets.kinds import BLANKS, Kind, NotForQml, fields_of, own_fields, parent_of, records_in

MODULE = "LanternNight"
# What QML knows by name: view models with the pages they show, and records. The linter's files are written from them.
MODELS: dict[type[QObject], tuple[type, ...]] = {}
RECORDS: dict[type, type[Shown]] = {}
Q = TypeVar("Q", bound=QObject)


class Shown(QObject):
    """A record as QML has it."""

    # As long as nobody has set it, it is blank.
    record: object = None
    # What of it are objects, since they were first read.
    kept: dict[str, Any] | None = None
    # What stood in its place, until all have turned to what stands there now.
    former: Shown | None = None

    def as_one(self, name: str) -> Shown | None:
        return cast("Shown | None", self._once(name, self._made))

    def as_many(self, name: str) -> list[Shown]:
        return cast("list[Shown]", self._once(name, self._all_made))

    def _once(self, name: str, make: Callable[[Any, Any], object]) -> object:
        if self.kept is None:
            self.kept = {}
        if name not in self.kept:
            former = self.former.kept if self.former is not None else None
            self.kept[name] = make(getattr(self.record, name), former.get(name) if former else None)
        return self.kept[name]

    def _made(self, found: object, former: Shown | None) -> Shown | None:
        if isinstance(found, type):
            return qml_type(found)(self)
        return None if found is None else self._taken_over(found, former)

    def _all_made(self, found: tuple[object, ...], former: Sequence[Shown] | None) -> list[Shown]:
        there = dict(enumerate(former or ()))
        return [self._taken_over(each, there.get(place)) for place, each in enumerate(found)]

    def _taken_over(self, record: object, former: Shown | None) -> Shown:
        if former is None or type(former.record) is not type(record):
            return shown(record, self)
        if former.record != record:
            return shown(record, self, former)
        former.setParent(self)
        return former

    def turned_to(self) -> None:
        """By all: what has not been read by now is made when it is."""
        self.former = None
        for kept in (self.kept or {}).values():
            for each in kept if isinstance(kept, list) else (kept,):
                if each is not None and each.former is not None:
                    each.turned_to()


def shown(record: object, parent: QObject, former: Shown | None = None) -> Shown:
    """The object of this record. It lives as long as its parent, or until `retire`.

    `former`: what stands in its place now; nothing of it may be secret.
    """
    of: type = type(record)
    made = qml_type(of)(parent)
    made.record = record
    if former is not None and type(former.record) is of:
        made.former = former
    return made


def retire(page: Shown | None, for_page: Shown | None = None) -> None:
    """Once another is shown. What QML has put away with it is gone before it is: nothing sees a field vanish."""
    if for_page is not None:
        for_page.turned_to()
    if page is not None:
        page.deleteLater()


def for_qml(*pages: type, rows: tuple[type, ...] = ()) -> Callable[[type[Q]], type[Q]]:
    """Above a view model's class: QML knows it by its name, and by theirs the pages that it shows and all they hold.

    `rows`: what its long lists show (`past/archive/long_list.py`).

    From its import on; what reads a file ahead that names one of them has to have imported it.
    """

    def known(model: type[Q]) -> type[Q]:
        for record in (*pages, *rows):
            _register(record)
        # The stubs promise bytes here; it takes text.
        qmlRegisterUncreatableType(model, MODULE, 1, 0, model.__name__, "Python makes it")  # type: ignore[arg-type]
        MODELS[model] = pages
        return model

    return known


def _register(shows: type) -> None:
    for record in records_in(shows):
        if record not in RECORDS:
            RECORDS[record] = made = qml_type(record)
            qmlRegisterType(made, MODULE, 1, 0, record.__name__)  # type: ignore[call-overload]


def empty(page: Shown) -> None:
    """At once: it and all it holds are blank from now on. For what was secret, and waits to be retired."""
    for each in (page, *page.findChildren(Shown)):
        each.__dict__.pop("record", None)
        each.__dict__.pop("kept", None)


@cache
def qml_type(record: type) -> type[Shown]:
    parent = parent_of(record)
    base = qml_type(parent) if parent else Shown
    fields = own_fields(record)
    for name in fields:
        if hasattr(Shown, name):
            raise NotForQml(f"{record.__name__}.{name}: every object of Qt has a {name} already")
    properties = {name: _property(name, kind) for name, kind in fields.items()}
    return type(record.__name__, (base,), {"record": _blank(record), **properties})


def _property(name: str, kind: Kind) -> Any:
    if kind.is_record and kind.is_list:
        return _list_property(name, kind.of)
    if kind.is_record:
        return Property(QObject, lambda of: of.as_one(name), constant=True)
    # In C as far as can be: a page is read a thousand times.
    read = attrgetter(f"record.{name}")
    if kind.is_list:
        return Property(list, lambda of: list(read(of)), constant=True)
    return Property(kind.of, read, constant=True)


def _list_property(name: str, of: type) -> Any:
    """Of objects QML asks one by one; a plain list it would copy at every look."""
    return ListProperty(  # type: ignore[call-arg]  # the stubs don't know `constant`
        qml_type(of),
        append=None,
        count=lambda each: len(each.as_many(name)),
        at=lambda each, place: each.as_many(name)[place],
        constant=True,
    )


def _blank(record: type) -> object:
    return SimpleNamespace(**{name: _nothing(kind) for name, kind in fields_of(record).items()})


def _nothing(kind: Kind) -> object:
    if kind.is_list:
        return ()
    if kind.is_record:
        # The class stands for a blank of it.
        return None if kind.may_be_missing else kind.of
    return BLANKS[kind.of]
