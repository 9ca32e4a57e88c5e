"""Scenario files: what a rulebook sentence means, played and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .asks import Answer, Ask, Notice
from .errors import BadSetup, InvalidAnswer, LanternError, listed, shown
from .game import Game
from .script import ASK_FIELDS, BadScenario, read

# A script that goes on for longer than this has lost its way.
MOST_ASKS = 20_000


@dataclass(frozen=True)
class Put:
    """An ask, and when it was put."""

    ask: Ask
    day: int
    phase: str


class Run:
    """One scenario, played to where its expectations are read."""

    def __init__(self, script: Mapping[str, Any]) -> None:
        self._rows = [dict(row) for row in script.get("answers") or ()]
        self._expect = script.get("expect", {})
        self.put: list[Put] = []
        self.game = _new_game(script)
        while not self._is_done():
            self._step()

    def _is_done(self) -> bool:
        game = self.game
        if game.ask is None:
            return True
        self.put.append(Put(game.ask, game.day, game.phase))
        if len(self.put) > MOST_ASKS:
            raise BadScenario(f"still going on after {MOST_ASKS} asks; give expect.until")
        until = self._expect.get("until")
        if until:
            return bool(game.day == until["day"] and game.phase == until["phase"])
        days = [row["day"] for row in self._rows if "day" in row]
        return bool(days) and game.day > max(days)

    def _step(self) -> None:
        row = self._matching(self.put[-1].ask)
        if row is not None:
            try:
                self._reply(row["answer"])
            except InvalidAnswer:
                pass
            else:
                return
        neutral(self.game, self.put[-1].ask)

    def _matching(self, ask: Ask) -> dict[str, Any] | None:
        for row in self._rows:
            if (
                row["ask"] == ask.id
                and row.get("day", self.game.day) == self.game.day
                and row.get("seat", ask.seat) == ask.seat
                and row.get("times", 1) > 0
            ):
                if "times" in row:
                    row["times"] -= 1
                return row
        return None

    def _reply(self, answer: Answer) -> None:
        if answer == "no_reply":
            self.game.no_reply()
        else:
            self.game.answer(answer)

    def failures(self) -> Iterator[str]:
        expect, game = self._expect, self.game
        dead = {death.name: death.cause for death in game.deaths}
        yield from _differs("dead", expect, dead)
        if "alive" in expect and sorted(expect["alive"]) != sorted(game.alive):
            yield f"alive: {list(game.alive)}, expected {expect['alive']}"
        for name, role in expect.get("roles", {}).items():
            if game.roles.get(name) != role:
                yield f"roles: {name} is {game.roles.get(name)}, expected {role}"
        yield from _missing("told", expect, self._was_told)
        yield from _present("not_told", expect, self._was_told)
        yield from _missing("asked", expect, self._was_asked)
        yield from _present("not_asked", expect, self._was_asked)
        yield from self._result_differs()

    def _result_differs(self) -> Iterator[str]:
        if "result" not in self._expect:
            return
        expected, result = self._expect["result"], self.game.result
        found = None if result is None else {**result._asdict()}
        if found is None or expected is None:
            if found is not expected:
                yield f"result: {found}, expected {expected}"
            return
        for key, value in expected.items():
            actual = found.get(key)
            if (list(actual) if isinstance(actual, tuple) else actual) != value:
                yield f"result.{key}: {actual}, expected {value}"

    def _was_told(self, row: Mapping[str, Any]) -> bool:
        if row["to"] not in (None, *self.game.players):
            raise BadScenario(f"to: {shown(row['to'])} does not sit here; the seats are {listed(self.game.players)}")
        return any(_fits_notice(row, notice) for notice in self.game.notices(row["to"]))

    def _was_asked(self, row: Mapping[str, Any]) -> bool:
        return any(_fits_ask(row, put) for put in self.put)


def _new_game(script: Mapping[str, Any]) -> Game:
    fixed = script.get("fixed") or {}
    players = script.get("players") or list(fixed.get("roles") or fixed.get("hands") or ())
    return Game.new(
        script["ruleset"],
        players,
        preset=script.get("preset"),
        options=script.get("options") or {},
        seed=script.get("seed", 0),
        fixed=fixed,
    )


def neutral(game: Game, ask: Ask) -> None:
    """Declines where that is allowed; otherwise the first option for a decoy; otherwise does not reply."""
    if ask.at_least == 0:
        game.answer(None)
    elif ask.id.startswith("decoy."):
        game.answer(ask.options[0])
    else:
        game.no_reply()


def _fits_notice(row: Mapping[str, Any], notice: Notice) -> bool:
    return (
        notice.id == row["id"]
        and row.get("day", notice.day) == notice.day
        and _fits_params(row.get("params") or {}, notice.params)
    )


def _fits_ask(row: Mapping[str, Any], put: Put) -> bool:
    ask = put.ask
    return (
        ask.id == row["id"]
        and row.get("seat", ask.seat) == ask.seat
        and row.get("day", put.day) == put.day
        and row.get("phase", put.phase) == put.phase
        and all(row.get(field, getattr(ask, field)) == getattr(ask, field) for field in ASK_FIELDS)
        and all(token in ask.options for token in row.get("has", ()))
        and not any(token in ask.options for token in row.get("lacks", ()))
        and _fits_params(row.get("params") or {}, ask.params)
    )


def _fits_params(wanted: Mapping[str, Any], params: Mapping[str, Any]) -> bool:
    return all(key in params and params[key] == value for key, value in wanted.items())


def _differs(part: str, expect: Mapping[str, Any], found: object) -> Iterator[str]:
    if part in expect and expect[part] != found:
        yield f"{part}: {found}, expected {expect[part]}"


def _missing(part: str, expect: Mapping[str, Any], happened: Any) -> Iterator[str]:
    return (f"{part}: never happened: {row}" for row in expect.get(part) or () if not happened(row))


def _present(part: str, expect: Mapping[str, Any], happened: Any) -> Iterator[str]:
    return (f"{part}: happened: {row}" for row in expect.get(part) or () if happened(row))


def failures(file: Path) -> list[str]:
    """What does not hold in a scenario file; empty where all of it does."""
    try:
        script = read(file)
        refused = script.get("expect", {}).get("refused")
        return _not_refused(script, refused) if refused else list(Run(script).failures())
    except LanternError as error:
        return [f"{type(error).__name__}: {error}"]


def _not_refused(script: Mapping[str, Any], words: str) -> list[str]:
    """`refused` is what the sentence that refuses the setup has to say."""
    try:
        Run(script)
    except BadSetup as error:
        return [] if words in str(error) else [f"refused: {error}, expected the words {words!r}"]
    return [f"refused: it was not; expected the words {words!r}"]


def main(files: Sequence[str]) -> int:
    failed = 0
    for name in files:
        found = failures(Path(name))
        failed += bool(found)
        print(f"{'FAILED' if found else 'ok    '} {name}")
        for failure in found:
            print(f"         {failure}")
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0
