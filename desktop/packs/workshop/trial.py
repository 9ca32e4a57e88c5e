"""Ten games between bots with a pack that is being made: whether they end, and whether what is new in them is used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from desktop.estimate.play import EstimatedTable, Table
from rulesets.engine import Game, LanternError

if TYPE_CHECKING:
    from rulesets.engine.packs import LanternPack

GAMES = 10
# Far more than any game takes.
_MOST_ANSWERS = 20_000


@dataclass(frozen=True)
class TrialResult:
    games: int = 0
    ended: int = 0
    # In how many games each part did something, by its place.
    used: Mapping[str, int] = field(default_factory=dict)
    wins: Mapping[str, int] = field(default_factory=dict)
    # What stopped a game, in the engine's words.
    stopped: tuple[str, ...] = ()


def trial_table(pack: LanternPack, board: str, cards: Mapping[str, int] | None) -> EstimatedTable:
    """At this board of the house's or at the pack's own, with its events on top of the deck."""
    table = EstimatedTable(pack.ruleset, 0, board if cards is None else cards, packs=(pack,))
    rules = table.rules
    players = sum(cards.values()) if cards is not None else rules.boards[board].players or rules.players[-1]
    deck = [*pack.events, *(id for id in rules.events if id not in pack.events)] if pack.events else []
    fixed = {"deck": [*pack.events, *deck]} if deck else None
    return EstimatedTable(pack.ruleset, players, table.preset, fixed=fixed, packs=(pack,))


def trial(table: EstimatedTable, parts: tuple[str, ...], games: int = GAMES) -> Iterator[TrialResult]:
    """After each game, what has come so far."""
    found = TrialResult()
    for seed in range(1, games + 1):
        try:
            game = _played(table, seed)
        except (LanternError, LookupError, TypeError, ValueError) as error:
            found = _with(found, stopped=error.said if isinstance(error, LanternError) else type(error).__name__)
        else:
            found = _with(found, game, parts)
        yield found


def _played(table: EstimatedTable, seed: int) -> _Tried:
    game = table.game(seed)
    bots, named = Table(game, seed), set()
    for _ in range(_MOST_ANSWERS):
        ask = game.ask
        if ask is None:
            break
        answer = bots.answer(ask)
        game.answer(answer)
        if answer not in (None, []):
            named.add(ask.id)
    return _Tried(game, frozenset(named))


@dataclass(frozen=True)
class _Tried:
    game: Game
    # What was answered with somebody.
    named: frozenset[str]

    def uses(self, part: str) -> bool:
        told = (notice for seat in (None, *self.game.players) for notice in self.game.notices(seat))
        said = {*self.named, *(death.cause for death in self.game.deaths)}
        for notice in told:
            said |= {notice.id, str(notice.params.get("event", ""))}
        return any(part in id.split(".") for id in said)


def _with(
    found: TrialResult, tried: _Tried | None = None, parts: tuple[str, ...] = (), stopped: str = ""
) -> TrialResult:
    games = found.games + 1
    if tried is None or tried.game.result is None:
        reason = stopped or "the game has no end"
        return TrialResult(games, found.ended, found.used, found.wins, tuple(dict.fromkeys((*found.stopped, reason))))
    used = {str(at): found.used.get(str(at), 0) + tried.uses(part) for at, part in enumerate(parts)}
    wins = dict(found.wins)
    for side in tried.game.result.factions:
        wins[side] = wins.get(side, 0) + 1
    return TrialResult(games, found.ended + 1, used, wins, found.stopped)
