"""A scenario, played to where its expectations are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from rulesets.engine.asks import Ask, Notice
from rulesets.engine.errors import InvalidAnswer
from rulesets.engine.game import Game
from rulesets.engine.ruleset import Ruleset

from .form import BadScenario

# A script that goes on for longer than this has lost its way.
MOST_ASKS = 20_000


class Put(NamedTuple):
    """An ask, and when it was put."""

    ask: Ask
    day: int
    phase: str

    @property
    def id(self) -> str:
        return self.ask.id


@dataclass
class Row:
    """A row of `answers`, and what became of it."""

    number: int
    said: Mapping[str, Any]
    fired: int = 0
    refused: int = 0
    # Why it was last refused, and what it was last accepted at.
    refusal: str = ""
    accepted: Put | None = None

    def means(self, put: Put) -> bool:
        said = self.said
        return (
            said["ask"] == put.id
            and bool(said.get("day", put.day) == put.day)
            and bool(said.get("seat", put.ask.seat) == put.ask.seat)
        )

    @property
    def is_spent(self) -> bool:
        return "times" in self.said and self.fired >= self.said["times"]

    def __str__(self) -> str:
        return f"answers, row {self.number} ({', '.join(f'{key}: {value}' for key, value in self.said.items())})"


class Run:
    """A game played by a script: what was put and told, in order, and what its rows did."""

    game: Game

    def __init__(self, script: Mapping[str, Any], rules: Ruleset | None = None) -> None:
        self.rows = [Row(number, said) for number, said in enumerate(script.get("answers") or (), 1)]
        self.came: list[Put | Notice] = []
        self.reached = False
        self._heard = 0
        self._script = script
        self._rules = rules
        self._until = script.get("expect", {}).get("until")
        self._days = [row.said["day"] for row in self.rows if "day" in row.said]

    @property
    def put(self) -> list[Put]:
        return [one for one in self.came if isinstance(one, Put)]

    @property
    def told(self) -> list[Notice]:
        return [one for one in self.came if isinstance(one, Notice)]

    def play(self) -> None:
        """BadSetup where the setup, or a draw that it fixes, is refused."""
        self.game = _new_game(self._script, self._rules)
        for _ in range(MOST_ASKS):
            self._hear()
            if self.game.ask is None or self._is_done(put := self._asked(self.game.ask)):
                return
            self._step(put)
        raise BadScenario(f"still going on after {MOST_ASKS} asks; give expect.until")

    def _hear(self) -> None:
        # A game shows each viewer his own notices; only a scenario wants the order of them all.
        told = self.game._table.notices  # noqa: SLF001
        self.came.extend(told[self._heard :])
        self._heard = len(told)

    def _asked(self, ask: Ask) -> Put:
        put = Put(ask, self.game.day, self.game.phase)
        self.came.append(put)
        return put

    def _is_done(self, put: Put) -> bool:
        if self._until:
            self.reached = bool(put.day == self._until["day"] and put.phase == self._until["phase"])
            return self.reached
        return bool(self._days) and put.day > max(self._days)

    def _step(self, put: Put) -> None:
        row = next((row for row in self.rows if not row.is_spent and row.means(put)), None)
        if row is None or not self._reply(row, put):
            neutral(self.game, put.ask)

    def _reply(self, row: Row, put: Put) -> bool:
        row.fired += 1
        try:
            if row.said["answer"] == "no_reply":
                self.game.no_reply()
            else:
                self.game.answer(row.said["answer"])
        except InvalidAnswer as error:
            row.refused += 1
            row.refusal = str(error)
            return False
        row.accepted = put
        return True


def _new_game(script: Mapping[str, Any], rules: Ruleset | None = None) -> Game:
    """By the bundled ruleset, where none with packs in it is given."""
    fixed = script.get("fixed") or {}
    players = script.get("players") or list(fixed.get("roles") or fixed.get("hands") or ())
    more = {key: script[key] for key in ("profile", "leading") if key in script}
    return Game.new(
        rules or script["ruleset"],
        players,
        preset=script.get("preset"),
        options=script.get("options") or {},
        seed=script.get("seed", 0),
        fixed=fixed,
        **more,
    )


def neutral(game: Game, ask: Ask) -> None:
    """Declines where that is allowed; otherwise the first option for a decoy; otherwise does not reply."""
    if ask.at_least == 0:
        game.answer(None)
    elif ask.id.startswith("decoy."):
        game.answer(ask.options[0])
    else:
        game.no_reply()
