"""What a scenario expects, held against the game that was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesets.engine.asks import Notice
from rulesets.engine.errors import listed, shown

from .form import BadScenario
from .matching import Row, fits
from .misses import nearest
from .playing import Put, Run


def failures(expect: Mapping[str, Any], run: Run) -> Iterator[str]:
    yield from _truth(expect, run)
    for part, happened in (("told", run.told), ("asked", run.put)):
        for row in expect.get(part) or ():
            yield from _missing(part, _heard(row, run), happened)
        for row in expect.get(f"not_{part}") or ():
            yield from _present(f"not_{part}", _heard(row, run), happened)
    yield from _out_of_order(expect.get("order", ()), [one.id for one in run.came])
    if "result" in expect:
        yield from _result(expect["result"], run)


def _truth(expect: Mapping[str, Any], run: Run) -> Iterator[str]:
    game = run.game
    dead = {death.name: death.cause for death in game.deaths}
    if "dead" in expect and expect["dead"] != dead:
        yield f"dead: {dead}, expected {expect['dead']}"
    if "alive" in expect and sorted(expect["alive"]) != sorted(game.alive):
        yield f"alive: {list(game.alive)}, expected {expect['alive']}"
    for name, role in expect.get("roles", {}).items():
        if game.roles.get(name) != role:
            yield f"roles: {name} is {game.roles.get(name)}, expected {role}"
    for name, cards in expect.get("hands", {}).items():
        held = game.hands.get(name)
        if held is None or sorted(held) != sorted(cards):
            yield f"hands: {name} holds {held}, expected {cards}"


def _heard(row: Row, run: Run) -> Row:
    to = row.get("to")
    if to not in (None, *run.game.players):
        raise BadScenario(f"to: {shown(to)} does not sit here; the seats are {listed(run.game.players)}")
    return row


def _missing(part: str, row: Row, happened: Sequence[Put] | Sequence[Notice]) -> Iterator[str]:
    fitting = sum(fits(row, one) for one in happened)
    if not fitting:
        yield f"{part}: never happened: {dict(row)}; {nearest(row, happened)}"
    elif row.get("once") and fitting > 1:
        yield f"{part}: happened {fitting} times, expected once: {dict(row)}"


def _present(part: str, row: Row, happened: Sequence[Put] | Sequence[Notice]) -> Iterator[str]:
    found = next((one for one in happened if fits(row, one)), None)
    if found is not None:
        yield f"{part}: happened on day {found.day}, {found.phase}: {dict(row)}"


def _out_of_order(ids: Sequence[str], came: Sequence[str]) -> Iterator[str]:
    """Others may come between. Each id is the next of its kind after the one before it."""
    start = 0
    for place, id in enumerate(ids):
        if id not in came[start:]:
            after = f" after {', '.join(ids[:place])}" if place else ""
            earlier = "it came only before" if id in came else "it never came"
            yield f"order: {id} did not come{after}; {earlier}"
            return
        start = came.index(id, start) + 1


def _result(expected: Mapping[str, Any] | None, run: Run) -> Iterator[str]:
    result = run.game.result
    found = None if result is None else result._asdict()
    if found is None or expected is None:
        if found is not expected:
            yield f"result: {found}, expected {expected}"
        return
    for key, value in expected.items():
        actual = found.get(key)
        if (list(actual) if isinstance(actual, tuple) else actual) != value:
            yield f"result.{key}: {actual}, expected {value}"
