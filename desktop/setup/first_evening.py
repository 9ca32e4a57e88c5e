"""What to play where nobody has played before: one line-up for every number of people, and why that one.

The games with the fewest things to know come first; between two of them, the one whose sides win about as often between
bots, and that is over sooner. Longer evenings have shorter speeches.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.setup.draft import Value
from desktop.setup.lineup import LineUp


@dataclass(frozen=True)
class _Row:
    players: range
    ruleset: str
    reason: str
    # None where it goes by the number of players.
    dealt: str | Mapping[str, int] | None = None
    # Of these, as many villagers as are wanted besides.
    has_villagers: bool = False
    options: Mapping[str, Value] = field(default_factory=dict)


_POWERS = {"seer": 1, "medium": 1, "guard": 1, "madman": 1}
_CROWD = {"seer": 1, "witch": 1, "hunter": 1, "guard": 1, "idiot": 1, "werewolf": 5}
_TOWN = {"event_deck": "town"}

_ROWS = (
    _Row(range(5, 6), "witch_trial", "cards", options={"days": 5, "talk_seconds": 120}),
    _Row(range(6, 9), "langrensha", "short", "auto", options={"sheriff": False, "talk_seconds": 60}),
    _Row(range(9, 10), "jinro_nine", "few", "9B", options={"first_council_laps": 1, "ballots": "open"}),
    _Row(range(10, 11), "langrensha", "powers", "auto", options={"sheriff": False, "talk_seconds": 60}),
    _Row(range(11, 12), "event_jinro", "town", "std11", options=_TOWN),
    _Row(range(12, 13), "event_jinro", "town", {**_POWERS, "werewolf": 3}, has_villagers=True, options=_TOWN),
    _Row(range(13, 14), "ultimate_thirteen", "plain", "standard", options={"first_council_laps": 1}),
    _Row(range(14, 17), "event_jinro", "town", {**_POWERS, "werewolf": 3}, has_villagers=True, options=_TOWN),
    _Row(range(17, 19), "event_jinro", "town", {**_POWERS, "werewolf": 4}, has_villagers=True, options=_TOWN),
    _Row(
        range(19, 21), "langrensha", "crowd", _CROWD, has_villagers=True, options={"sheriff": False, "talk_seconds": 45}
    ),
)

PLAYERS = range(_ROWS[0].players[0], _ROWS[-1].players[-1] + 1)


@dataclass(frozen=True)
class Suggestion:
    lineup: LineUp
    reason: str


def suggestion(players: int) -> Suggestion:
    """For as many as may play anything at all."""
    row = next(row for row in _ROWS if players in row.players)
    dealt = row.dealt
    if isinstance(dealt, Mapping) and row.has_villagers:
        dealt = {"villager": players - sum(dealt.values()), **dealt}
    return Suggestion(LineUp(row.ruleset, players, dealt, dict(row.options)), row.reason)
