"""Scenario files as they are written: read, and held to the form that ENGINE.md gives them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import NoneType
from typing import Any, NamedTuple

from rulesets.engine.errors import LanternError, shown
from rulesets.engine.yaml_files import parsed

ASK_FIELDS = ("secret", "kind", "of", "options", "at_least", "at_most", "max_length", "seconds")
_KINDS: dict[type, str] = {
    Mapping: "a mapping",
    list: "a list",
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    NoneType: "null",
}


class BadScenario(LanternError):
    """A scenario file that does not say what it should."""


class Form(NamedTuple):
    """The keys that a mapping has to have, those that it may have, and what may stand under some of them."""

    needed: tuple[str, ...]
    optional: tuple[str, ...]
    kinds: Mapping[str, tuple[type, ...]]

    def check(self, where: str, mapping: object) -> Mapping[str, Any]:
        if not isinstance(mapping, Mapping):
            raise BadScenario(f"{where}: should be a mapping")
        allowed = {*self.needed, *self.optional}
        unknown = sorted(set(map(str, mapping)) - allowed)
        if unknown:
            raise BadScenario(f"{where}: unknown {', '.join(unknown)}; allowed: {', '.join(sorted(allowed))}")
        missing = [key for key in self.needed if key not in mapping]
        if missing:
            raise BadScenario(f"{where}: {', '.join(missing)} missing")
        _check_kinds(where, mapping, self.kinds)
        return mapping


def _check_kinds(where: str, mapping: Mapping[str, Any], allowed: Mapping[str, tuple[type, ...]]) -> None:
    for key, kinds in allowed.items():
        if key in mapping and not isinstance(mapping[key], kinds):
            should = " or ".join(_KINDS[kind] for kind in kinds)
            raise BadScenario(f"{where}.{key}: {shown(mapping[key])} should be {should}")


_SCRIPT = Form(
    ("ruleset",),
    ("rule", "about", "preset", "profile", "options", "leading", "fixed", "players", "seed", "answers", "expect"),
    {
        "profile": (str, NoneType),
        "leading": (str,),
        "fixed": (Mapping, NoneType),
        "answers": (list, NoneType),
        "expect": (Mapping,),
    },
)
# Who sits there may be read off these; the rest of `fixed` is the ruleset's to check.
_FIXED = {"roles": (Mapping, NoneType), "hands": (Mapping, NoneType)}
_ANSWER = Form(
    ("ask", "answer"),
    ("day", "seat", "times", "refused"),
    {"ask": (str,), "day": (int,), "times": (int,), "refused": (bool,)},
)
_EXPECT = Form(
    (),
    (
        "until",
        "dead",
        "alive",
        "roles",
        "hands",
        "told",
        "not_told",
        "asked",
        "not_asked",
        "order",
        "result",
        "refused",
    ),
    {
        "until": (Mapping, NoneType),
        "dead": (Mapping,),
        "alive": (list,),
        "roles": (Mapping,),
        "hands": (Mapping,),
        "told": (list, NoneType),
        "not_told": (list, NoneType),
        "asked": (list, NoneType),
        "not_asked": (list, NoneType),
        "order": (list,),
        "result": (Mapping, NoneType),
        "refused": (str,),
    },
)
_UNTIL = Form(("day", "phase"), (), {"day": (int,), "phase": (str,)})
_RESULT = Form((), ("factions", "winners", "reason"), {})
_NOT_TOLD = Form(("to", "id"), ("params", "day", "phase"), {"id": (str,), "params": (Mapping, NoneType)})
_TOLD = Form(_NOT_TOLD.needed, (*_NOT_TOLD.optional, "once"), {**_NOT_TOLD.kinds, "once": (bool,)})
_ASK = Form(
    ("id",),
    ("seat", "day", "phase", "has", "lacks", "params", *ASK_FIELDS),
    {"id": (str,), "options": (list,), "has": (list,), "lacks": (list,), "params": (Mapping, NoneType)},
)
_ROWS = {"told": _TOLD, "not_told": _NOT_TOLD, "asked": _ASK, "not_asked": _ASK}


def read(file: Path) -> dict[str, Any]:
    return checked(parsed(file))


def checked(document: object) -> dict[str, Any]:
    script = _SCRIPT.check("the file", document)
    _check_kinds("the file.fixed", script.get("fixed") or {}, _FIXED)
    for row in script.get("answers") or ():
        _ANSWER.check("answers", row)
    expect = _EXPECT.check("expect", script.get("expect", {}))
    for part, form in (("until", _UNTIL), ("result", _RESULT)):
        if expect.get(part) is not None:
            form.check(f"expect.{part}", expect[part])
    for part, form in _ROWS.items():
        for row in expect.get(part) or ():
            form.check(f"expect.{part}", row)
    return dict(script)
