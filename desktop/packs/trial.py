"""A pack's program tried out, in another process: it may never come to an end, or take that process with it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from desktop.background import Background
from desktop.packs.checking import of_rules
from rulesets.engine import BadSetup, Game, Ruleset
from rulesets.engine.bots import RandomBot
from rulesets.engine.packs import BadPack, Fault, LanternPack, extended
from rulesets.engine.packs.faults import refused
from rulesets.engine.packs.modules import fault_of
from rulesets.engine.sentences import say

# In seconds, of a machine that has other things to do as well.
MOST_SECONDS = 60
# Far above the longest game of bots.
_MOST_ASKS = 20_000
_GAMES = 2

Faults = tuple[Fault, ...]


class PackTrial:
    """Begun at once; whoever began it looks in from time to time, and may end it at any moment."""

    def __init__(self, pack: LanternPack, most: float = MOST_SECONDS, *, with_words: bool = False) -> None:
        self._pack, self._most = pack, most
        self._until = monotonic() + most
        self._work: Background[Faults] = Background(tried, pack.allowed(), with_words)

    def faults(self, wait: float = 0.0) -> Faults | None:
        """None while it is on; empty where nothing was found."""
        found = self._work.latest(wait)
        if found is not None:
            self._work.cancel()
            return found
        if self._work.is_over:
            return (refused(self._pack.id, say("ends_process").because(self._work.failure)),)
        if monotonic() < self._until:
            return None
        self._work.cancel()
        return (refused(self._pack.id, say("no_end", seconds=f"{self._most:g}")),)

    def stop(self) -> None:
        self._work.cancel()


def tried(pack: LanternPack, with_words: bool) -> Iterator[Faults]:
    """Once: all that is wrong when it is loaded, when bots play what it adds, and with its words and scenarios."""
    # What it prints would stand among what is said of it.
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        found = _found(pack, with_words)
    yield found


def _found(pack: LanternPack, with_words: bool) -> Faults:
    try:
        rules = extended(pack.ruleset, [pack])
        found = of_rules(pack) if with_words else []
    except BadPack as error:
        return error.faults
    return tuple(dict.fromkeys([*found, *_of_games(pack, rules)]))


class _TriedTable(NamedTuple):
    players: int
    cards: Mapping[str, int]
    fixed: Mapping[str, Any]


def _of_games(pack: LanternPack, rules: Ruleset) -> Iterator[Fault]:
    for table in _tables(pack, rules):
        for seed in range(_GAMES):
            try:
                yield from _played(pack, rules, table, seed)
            except BadSetup:
                # A composition of nobody's, made up here.
                break
            except Exception as error:  # noqa: BLE001 - somebody else's program
                yield fault_of(pack, pack.id, error, "fails_in_game")


def _played(pack: LanternPack, rules: Ruleset, table: _TriedTable, seed: int) -> Iterator[Fault]:
    names = [f"P{seat}" for seat in range(1, table.players + 1)]
    game = Game.new(rules, names, preset=table.cards, seed=seed, fixed=table.fixed)
    bot = RandomBot(seed)
    while (ask := game.ask) is not None:
        if ask.id not in rules.asks:
            yield refused(pack.id, say("asks_unmeant", id=ask.id))
        game.answer(bot.answer(ask))
        if game.answers > _MOST_ASKS:
            yield refused(pack.id, say("games_no_end", count=_MOST_ASKS))
            return
    for id in sorted({notice.id for notice in game.notices(None)}):
        if id in rules.notices and rules.facts.notices[id].secret:
            yield refused(pack.id, say("tells_all", id=id))
    told = {notice.id for viewer in (None, *names) for notice in game.notices(viewer)}
    for id in sorted(told.difference(rules.notices)):
        yield refused(pack.id, say("tells_unmeant", id=id))


def _tables(pack: LanternPack, rules: Ruleset) -> Iterator[_TriedTable]:
    """Its boards; and a usual table with each role or card of its own in the place of the plainest one."""
    for id in pack.boards:
        players = rules.usual_players(id)
        yield _TriedTable(players, rules.composition(players, id), {})
    players = rules.usual_players(None) if rules.default_preset else rules.players[len(rules.players) // 2]
    usual = _usual(rules, players)
    if usual is None:
        return
    events = pack.ids("events")
    if events:
        yield _TriedTable(players, usual, {"deck": [*events] * 3})
    for id in (*pack.ids("roles"), *pack.ids("cards")):
        plainest = max(usual, key=lambda card: usual[card])
        yield _TriedTable(players, {**usual, plainest: usual[plainest] - 1, id: usual.get(id, 0) + 1}, {})


def _usual(rules: Ruleset, players: int) -> Mapping[str, int] | None:
    for preset in (None, *rules.boards):
        try:
            return rules.composition(players, preset)
        except BadSetup:
            continue
    return None
