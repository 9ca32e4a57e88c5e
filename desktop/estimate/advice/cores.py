"""Plays what a search wants on all cores, in processes of their own; whoever began it looks in from time to time."""

from __future__ import annotations

import os
from collections.abc import Sequence

from desktop.background import Background
from desktop.estimate.advice.search import GAMES, Advice, Goal, Search
from desktop.estimate.advice.tally import SideCount, Task, tallies

# What a machine with more cores still has to share with whoever sits at it.
MOST_CORES = 8


class Cores:
    """One search. The same goal and seed come to the same advice on however many cores."""

    def __init__(self, goal: Goal, seed: int = 0, games: int = GAMES, cores: int | None = None) -> None:
        self._search = Search(goal, games)
        self._seed, self._games = seed, games
        self._cores = cores or min(MOST_CORES, os.cpu_count() or 1)
        self._rounds = self._search.rounds()
        self._works: list[Background[tuple[int, SideCount]]] = []
        self._came: dict[int, SideCount] = {}
        self.done = 0
        self.advice: Advice | None = None
        # Why it could not go on; empty where it could.
        self.failure = ""
        self._begin(next(self._rounds))

    @property
    def is_over(self) -> bool:
        return self.advice is not None or bool(self.failure)

    @property
    def share(self) -> float:
        return min(1.0, self.done / self._games)

    def look_in(self, wait: float = 0.0) -> bool:
        """Whether anything has come."""
        before = self.done
        for work in self._works:
            for number, tally in work.news(wait):
                self._came[number] = self._came.get(number, SideCount()) + tally
                self.done += tally.games
            self.failure = self.failure or work.failure
        if self.failure:
            self.cancel()
        elif not self.is_over and all(work.is_over for work in self._works):
            self._next()
        return self.done != before or self.is_over

    def cancel(self) -> None:
        for work in self._works:
            if not work.is_over:
                work.cancel()

    def _next(self) -> None:
        try:
            self._begin(self._rounds.send(self._came))
        except StopIteration as over:
            self.advice = over.value

    def _begin(self, tasks: Sequence[Task]) -> None:
        self._came = {}
        boards = self._search.boards
        parts = [part for part in dealt_out(tasks, self._cores) if part]
        self._works = [Background(tallies, boards, part, self._seed) for part in parts]


def dealt_out(tasks: Sequence[Task], cores: int) -> list[list[Task]]:
    """As many games for each."""
    parts: list[list[Task]] = [[] for _ in range(cores)]
    loads = [0] * cores
    for task in sorted(tasks, key=lambda task: -task.games):
        least = loads.index(min(loads))
        parts[least].append(task)
        loads[least] += task.games
    return parts


def advised(goal: Goal, seed: int = 0, games: int = GAMES) -> Advice:
    """The same, here and now."""
    search = Search(goal, games)
    rounds = search.rounds()
    tasks = next(rounds)
    while True:
        came: dict[int, SideCount] = {}
        for number, tally in tallies(search.boards, tasks, seed):
            came[number] = came.get(number, SideCount()) + tally
        try:
            tasks = rounds.send(came)
        except StopIteration as over:
            advice: Advice = over.value
            return advice
