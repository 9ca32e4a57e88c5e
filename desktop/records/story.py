"""A game told again, step by step, with every secret open: its journal played once more, or as it was written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Any

from i18n import Words
from rulesets.engine import Ask, Death, Game, Notice, Result, Ruleset
from rulesets.engine.meanings import Meanings


@dataclass(frozen=True)
class Step:
    """One answer and what came of it; the first step has no ask: it is the deal."""

    day: int
    phase: str
    ask: Ask | None
    answer: Any
    replied: bool
    notices: tuple[Notice, ...]
    deaths: tuple[Death, ...]
    alive: tuple[str, ...]

    @property
    def tells(self) -> bool:
        """Pages that were only read, and notes that nobody wrote, are no step of a story."""
        if self.notices or self.deaths or self.ask is None:
            return True
        if self.ask.kind == "text":
            return self.answer is not None
        return self.ask.kind == "choose"


@dataclass(frozen=True)
class Ballot:
    """Who named whom in one vote, open or secret, and what the table was told of it."""

    day: int
    ask: str
    alive: tuple[str, ...]
    named: dict[str, str | None] = field(default_factory=dict)
    # At which step each of them was named.
    cast: dict[str, int] = field(default_factory=dict)
    outcome: list[Notice] = field(default_factory=list)


@dataclass(frozen=True)
class Story:
    # What its ids mean: today's ruleset, or what was written down with it.
    rules: Meanings
    players: tuple[str, ...]
    steps: tuple[Step, ...]
    # Every seat's roles in the order in which it had them.
    roles: Mapping[str, tuple[str, ...]]
    # The cards that each seat holds, or held when it died.
    hands: Mapping[str, Sequence[str]]
    result: Result | None
    day: int
    phase: str

    @property
    def alive(self) -> tuple[str, ...]:
        return self.steps[-1].alive

    @cached_property
    def deaths(self) -> tuple[Death, ...]:
        return tuple(death for step in self.steps for death in step.deaths)

    @property
    def public(self) -> Iterator[Notice]:
        """What the table was told, in order."""
        return (notice for step in self.steps for notice in step.notices if notice.to is None)

    @cached_property
    def ballots(self) -> tuple[Ballot, ...]:
        return tuple(_ballots(self.steps, self.rules))

    def words(self, language: str) -> Words:
        return Words(language, self.rules)


def told(journal: Mapping[str, Any], rules: Ruleset | None = None) -> Story:
    """Raises BadJournal. `rules` where the journal's ruleset is not a bundled one."""
    game = Game.replay({**journal, "answers": []}, rules)
    telling = _Telling(game)
    every = (telling.step(game.day, game.phase, None), *_steps(telling, journal["answers"]))
    return Story(
        rules=game.ruleset,
        players=game.players,
        steps=tuple(step for step in every if step.tells),
        roles={name: tuple(roles) for name, roles in telling.roles.items()},
        hands=game.hands,
        result=game.result,
        day=game.day,
        phase=game.phase,
    )


def _steps(telling: _Telling, answers: Iterable[Mapping[str, Any]]) -> Iterator[Step]:
    game = telling.game
    for entry in answers:
        day, phase, ask = game.day, game.phase, game.ask
        game.follow(entry)
        replied = not entry.get("no_reply") or bool(entry.get("own"))
        yield telling.step(day, phase, ask, entry.get("answer"), replied)


class _Telling:
    """What is known so far, so that a step has only what is new."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.roles: dict[str, list[str]] = {name: [] for name in game.players}
        self._heard = dict.fromkeys((*game.players, None), 0)
        self._dead = 0

    def step(self, day: int, phase: str, ask: Ask | None, answer: Any = None, replied: bool = True) -> Step:
        deaths = self.game.deaths[self._dead :]
        self._dead += len(deaths)
        for name, role in self.game.roles.items():
            if self.roles[name][-1:] != [role]:
                self.roles[name].append(role)
        return Step(day, phase, ask, answer, replied, tuple(self._news()), deaths, self.game.alive)

    def _news(self) -> Iterator[Notice]:
        """Each once, whoever had it: secrets first, then what the table was told."""
        seen: set[int] = set()
        for viewer, heard in self._heard.items():
            notices = self.game.notices(viewer)
            self._heard[viewer] = len(notices)
            for notice in notices[heard:]:
                if (viewer is None or notice.to is not None) and id(notice) not in seen:
                    seen.add(id(notice))
                    yield notice


def _ballots(steps: Sequence[Step], rules: Meanings) -> Iterator[Ballot]:
    running: dict[tuple[int, str], Ballot] = {}
    last: Ballot | None = None
    for at, (before, step) in enumerate(pairwise(steps), 1):
        ask = step.ask
        if ask is not None and ask.seat is not None and _is_vote(ask, rules):
            key = (step.day, ask.id)
            if key not in running or ask.seat in running[key].named:
                running[key] = Ballot(step.day, ask.id, before.alive)
                yield running[key]
            last = running[key]
            last.named[ask.seat] = step.answer
            last.cast[ask.seat] = at
        if last is not None:
            last.outcome.extend(notice for notice in step.notices if notice.to is None)


def _is_vote(ask: Ask, rules: Meanings) -> bool:
    return ask.of == "seat" and rules.ask(ask.id).ballot is not None
