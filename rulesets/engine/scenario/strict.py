"""What a scenario must not do: leave a row unused, stop nowhere, or prove nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesets.engine.errors import listed, shown

from .misses import unfired
from .playing import Row, Run

_SAYS = ("dead", "alive", "result", "roles", "hands", "told", "asked", "order", "refused")
# That nobody died, or nothing is decided yet, is something said.
_SAYS_WHEN_EMPTY = _SAYS[:3]
_DENIES = ("not_told", "not_asked")


def failures(script: Mapping[str, Any], run: Run) -> Iterator[str]:
    expect = script.get("expect", {})
    yield from _idle_rows(run)
    yield from _proves_nothing(expect, run)
    if expect.get("refused"):
        return
    yield from _strangers(expect, run.game.players)
    yield from _not_reached(expect, run)
    if run.game.ask is not None:
        yield from _too_early(expect, run)


def _too_early(expect: Mapping[str, Any], run: Run) -> Iterator[str]:
    yield from _unplayed(expect, run.game.day)
    if expect.get("result") is not None:
        yield f"result: read in mid-game (day {run.game.day}, {run.game.phase}); play on, or expect null"


def _idle_rows(run: Run) -> Iterator[str]:
    for row in run.rows:
        complaint = _idle(row, run)
        if complaint:
            yield f"{row}: {complaint}"


def _idle(row: Row, run: Run) -> str | None:
    times = row.said.get("times", 1)
    if row.fired < max(times, 1):
        fired = f"fired {row.fired} of {times} times" if row.fired else "never fired"
        return f"{fired}; {unfired(row, run.put)}"
    if row.said.get("refused"):
        accepted = row.accepted
        return accepted and f"should be refused each time, but was accepted on day {accepted.day}, {accepted.phase}"
    if row.refused == row.fired:
        return f"refused each time; {row.refusal}"
    return None


def _proves_nothing(expect: Mapping[str, Any], run: Run) -> Iterator[str]:
    says = any(expect.get(part) or (part in expect and part in _SAYS_WHEN_EMPTY) for part in _SAYS)
    denies = run.reached and any(expect.get(part) for part in _DENIES)
    if not (says or denies or any(row.said.get("refused") for row in run.rows)):
        yield f"expect: proves nothing; say one of {', '.join(_SAYS)}, or give until beside {' or '.join(_DENIES)}"


def _not_reached(expect: Mapping[str, Any], run: Run) -> Iterator[str]:
    until, game = expect.get("until"), run.game
    if until and not run.reached and not (game.ask is None and "result" in expect):
        yield (
            f"until: day {until['day']}, {until['phase']} is never reached; "
            f"the game ended on day {game.day}, {game.phase}, {game.result and game.result.reason}"
        )


def _strangers(expect: Mapping[str, Any], players: Sequence[str]) -> Iterator[str]:
    for part in ("asked", "not_asked"):
        for row in expect.get(part) or ():
            if row.get("seat") not in (None, *players):
                yield f"{part}: seat: {shown(row['seat'])} does not sit here; the seats are {listed(players)}"


def _unplayed(expect: Mapping[str, Any], last: int) -> Iterator[str]:
    """What is denied of a day that is still to come was never in question."""
    for part in _DENIES:
        for row in expect.get(part) or ():
            if row.get("day", last) > last:
                yield f"{part}: {dict(row)}: day {row['day']} was not played yet; the scenario stops on day {last}"
