"""Every small fault that one file could have."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from . import variants
from .words import Words

# What says something to a reader, a type checker or a person in front of an error, and nothing to the game.
_NO_RULE = (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
_NO_RULE_IN = {"annotation", "returns", "decorator_list", "type_params"}
_NAMES = ("__slots__", "__all__")
# What a part declares of itself for words, screens and bots: the laws of what is told hold it to its games.
_FACTS = ("asks", "notices", "causes", "circle", "seals", "aim", "likely", "likely_for_killers", "is_attack_proof")
_AROUND, _LONG = 50, 120


@dataclass(frozen=True)
class Fault:
    file: str
    line: int
    before: str
    after: str
    # The lines of its statement: whoever executes one of them may notice.
    lines: frozenset[int]
    source: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before}  ->  {self.after}"


@dataclass(frozen=True)
class _Place:
    """A child of a node, the statement that it stands in, and what its function returns."""

    owner: ast.AST
    field: str
    index: int | None
    statement: ast.stmt
    returns: str

    @property
    def node(self) -> Any:
        held = getattr(self.owner, self.field)
        return held if self.index is None else held[self.index]

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.index] = node


def faults(file: str, source: str, words: Words) -> Iterator[Fault]:
    tree = ast.parse(source)
    before = ast.unparse(tree)
    # A fault may be come by in two ways, such as `return False` turned and returned otherwise.
    known = {before}
    for place in list(_places(tree, None, "")):
        right = place.node
        for wrong in _variants(place, words):
            place.put(wrong)
            after = ast.unparse(ast.fix_missing_locations(tree))
            place.put(right)
            if after not in known:
                known.add(after)
                yield Fault(file, right.lineno, *_changed(before, after), _lines(place, right), after)


def _places(owner: ast.AST, statement: ast.stmt | None, returns: str) -> Iterator[_Place]:
    if isinstance(owner, ast.FunctionDef):
        returns = _plain(owner.returns)
    for field, held in ast.iter_fields(owner):
        if field in _NO_RULE_IN or (isinstance(owner, ast.ClassDef) and field in ("bases", "keywords")):
            continue
        children = list(enumerate(held)) if isinstance(held, list) else [(None, held)]
        for index, child in children:
            if isinstance(child, ast.AST) and not _says_no_rule(owner, field, child):
                within = child if isinstance(child, ast.stmt) else statement
                if within is not None and isinstance(child, ast.stmt | ast.expr):
                    yield _Place(owner, field, index, within, returns)
                yield from _places(child, within, returns)


def _says_no_rule(owner: ast.AST, field: str, child: ast.AST) -> bool:
    match child:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name in (*_NAMES, *(_FACTS if isinstance(owner, ast.ClassDef) else ()))
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id="TypeVar")) | ast.keyword(arg="strict" | "seals"):
            return True
    if isinstance(owner, ast.Subscript) and field == "slice":
        return isinstance(owner.value, ast.Name) and (owner.value.id[0].isupper() or owner.value.id in _TYPES)
    return isinstance(child, _NO_RULE)


_TYPES = ("list", "tuple", "dict", "set", "frozenset", "type")


def _variants(place: _Place, words: Words) -> Iterable[ast.AST]:
    node = place.node
    if isinstance(node, ast.stmt):
        return variants.of_statement(node, place.returns)
    found: list[ast.AST] = list(variants.of_expression(node, words))
    if place.field == "test":
        found += variants.of_condition(node)
    if place.field == "ifs":
        found += variants.of_filter(node)
    return found


def _plain(returns: ast.expr | None) -> str:
    text = "" if returns is None else ast.unparse(returns)
    return text.removeprefix("Asking[").removesuffix("]") if text.startswith("Asking[") else text


def _lines(place: _Place, node: ast.stmt | ast.expr) -> frozenset[int]:
    """A compound statement is executed by its head; what stands in its body has lines of its own."""
    statement = place.statement
    whole = node if hasattr(statement, "body") else statement
    return frozenset({statement.lineno, *range(whole.lineno, (whole.end_lineno or whole.lineno) + 1)})


def _changed(before: str, after: str) -> tuple[str, str]:
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    old, new = next((old.strip(), new.strip()) for old, new in pairs if old != new)
    same = next((place for place, pair in enumerate(zip(old, new, strict=False)) if len(set(pair)) > 1), 0)
    start = max(0, same - _AROUND) if max(len(old), len(new)) > _LONG else 0
    return _cut(old, start), _cut(new, start)


def _cut(line: str, start: int) -> str:
    """A table of many numbers is one line here: what changed, and a little around it."""
    end = start + _LONG
    return f"{'… ' if start else ''}{line[start:end]}{' …' if line[end:] else ''}"
