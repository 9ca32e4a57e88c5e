"""Boards of which somebody has published how often a side wins, and how often it wins between our bots."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import median
from typing import Any

from benchmarks import Row
from desktop.estimate.play import EstimatedTable, decided
from desktop.keep.packs import HOUSE
from rulesets.engine.packs import opened

# On each board; `PUBLISHED_GAMES` for fewer.
GAMES = int(os.environ.get("PUBLISHED_GAMES", "2000"))
# Without event cards it is the classic village.
_CLASSIC: Mapping[str, Any] = {"events": {}}
_SIXTEEN = {"villager": 6, "seer": 1, "medium": 1, "guard": 1, "mason": 2, "madman": 1, "werewolf": 3, "fox": 1}
_FIFTEEN = {card: number for card, number in _SIXTEEN.items() if card != "fox"}
_TWELVE = {"villager": 4, "seer": 1, "witch": 1, "hunter": 1, "guard": 1, "werewolf": 4}
_EIGHT = {"villager": 4, "seer": 1, "guard": 1, "werewolf": 2}
# Whoever dies shows his card, and nobody leads the village.
_SHOWN: Mapping[str, Any] = {"sheriff": False, "guard_self": "never", "reveal_on_death": True}
# Its programs come with the game.
_TODAY = opened(HOUSE / "langrensha_today").allowed()


@dataclass(frozen=True)
class Published:
    name: str
    # In percent of all games.
    village: float
    # Where one card is taken out, each board as often as it comes.
    boards: tuple[tuple[EstimatedTable, int], ...]


def _seventeen() -> Iterator[tuple[EstimatedTable, int]]:
    """One card that is neither wolf nor fox is taken out; a mason alone has nobody, and is a villager."""
    whole = {**_SIXTEEN, "villager": 7}
    for card, number in whole.items():
        if card in ("werewolf", "fox"):
            continue
        left = {**whole, card: number - 1}
        if card == "mason":
            left = {**whole, "mason": 0, "villager": 8}
        yield EstimatedTable("event_jinro", 16, {id: n for id, n in left.items() if n}, fixed=_CLASSIC), number


def _today(board: str) -> EstimatedTable:
    return EstimatedTable("langrensha", 12, board, profile="club", packs=(_TODAY,))


_NINE = EstimatedTable("jinro_nine", 9, {"villager": 6, "seer": 1, "werewolf": 2})
_STANDARD = EstimatedTable("langrensha", 12, _TWELVE, profile="standard")
_CLASSIC_15 = EstimatedTable("event_jinro", 15, _FIFTEEN, fixed=_CLASSIC)
_CLASSIC_16 = EstimatedTable("event_jinro", 16, _SIXTEEN, fixed=_CLASSIC)
_ARENA = EstimatedTable("langrensha", 8, _EIGHT, _SHOWN)
# docs/odds.md says by whom.
PUBLISHED = (
    Published("8: 4 villagers, seer, guard, 2 wolves", 56.7, ((_ARENA, 1),)),
    Published("9: 6 villagers, seer, 2 wolves", 42.3, ((_NINE, 1),)),
    Published("12: seer, witch, hunter, guard", 51.7, ((_STANDARD, 1),)),
    Published("12: seer, witch, hunter, idiot, halfblood", 58.2, ((_today("halfblood12"), 1),)),
    Published("12: psychic, mechanical wolf", 53.6, ((_today("mechanical12"), 1),)),
    Published("15 of the classic, no fox", 67.5, ((_CLASSIC_15, 1),)),
    Published("16 of the classic 17", 55.7, ((_CLASSIC_16, 1),)),
    Published("the classic 17, whatever lacks", 49.5, tuple(_seventeen())),
)


def rows() -> Iterator[Row]:
    apart = []
    for one in PUBLISHED:
        won = sum(_village_wins(one, game) for game in range(GAMES))
        share = won / GAMES
        apart.append(abs(100 * share - one.village))
        error = 100 * sqrt(share * (1 - share) / GAMES)
        yield Row(one.name, 100 * share, "%", f"± {error:.1f}, published {one.village}, {apart[-1]:.1f} apart")
    yield Row(f"{len(PUBLISHED)} boards: median distance", median(apart), "points")


def _village_wins(one: Published, game: int) -> bool:
    chance = Random(f"published/{one.name}/{game}")
    boards, weights = zip(*one.boards, strict=True)
    (board,) = chance.choices(boards, weights)
    facts = board.rules.facts.factions
    return any(facts[side].innocent for side in decided(board, chance.getrandbits(53)).winning)
