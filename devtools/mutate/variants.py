"""What a node of the source may be mistaken for. What changes no rule (names of types, sentences) has no variant."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy

from .words import Words

_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_MISTAKEN = {"any": "all", "all": "any", "min": "max", "max": "min", "sorted": "list"}
_EMPTY = ("list", "tuple", "Sequence", "Iterable", "Collection", "Iterator")


def of_expression(node: ast.expr, words: Words) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=[operator]):
            yield _with(node, ops=[_TURNED[type(operator)]()])
        case ast.BoolOp():
            yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant(value=int())):
            yield _with(node, op=ast.Sub() if isinstance(node.op, ast.Add) else ast.Add())
        case ast.Constant():
            yield from (ast.Constant(value) for value in _constants(node.value, words))
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()) if node.elts:
            yield from (_with(node, elts=elements) for elements in _shorter(node.elts))
        case ast.Call(func=ast.Name(id=name)) if name in _MISTAKEN:
            yield _with(node, func=ast.Name(_MISTAKEN[name], ast.Load()))


def _constants(value: object, words: Words) -> Iterator[bool | int | str]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        # Nothing in a game is counted below nothing.
        if value > 0:
            yield value - 1
    elif isinstance(value, str) and (other := words.other(value)):
        yield other


def _shorter(elements: list[ast.expr]) -> Iterator[list[ast.expr]]:
    yield elements[1:]
    if len(elements) > 1:
        yield elements[:-1]


def of_condition(node: ast.expr) -> Iterator[ast.expr]:
    if not isinstance(node, ast.Compare | ast.UnaryOp):
        yield ast.UnaryOp(ast.Not(), node)


def of_filter(node: ast.expr) -> Iterator[ast.expr]:
    yield from of_condition(node)
    yield ast.Constant(True)


def of_statement(node: ast.stmt, returns: str) -> Iterator[ast.stmt]:
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Continue() | ast.Break() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign():
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value):
            yield from (ast.Return(other) for other in _returned(returns) if ast.dump(other) != ast.dump(value))


def _returned(returns: str) -> Iterator[ast.expr]:
    """`returns`: what the function says of it, without what it asks on the way."""
    if returns == "bool":
        yield from (ast.Constant(True), ast.Constant(False))
    elif returns.partition("[")[0] in _EMPTY:
        yield ast.List([], ast.Load())
    elif returns.endswith("| None"):
        yield ast.Constant(None)


def _with(node: ast.expr, **changed: object) -> ast.expr:
    other = copy(node)
    for field, value in changed.items():
        setattr(other, field, value)
    return other
