"""What one kept game comes to: all that a list and the charts need of it, read once from its journal.

Of an unfinished game this is what everybody at its table knew; who was what is there when a game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from desktop.keep.beginning import Unreadable
from desktop.keep.ending import ending_of, head_of
from desktop.keep.journal_file import JournalFile
from desktop.keep.shelf import OTHER_RULES, PARTLY_READ, UNREADABLE, Listed
from rulesets.engine import BadJournal, Game, Ruleset, UnknownRuleset, ruleset

UNREAD, UNFINISHED, FINISHED, DAMAGED = "unread", "unfinished", "finished", "damaged"
# How a summary is made and written. What was made otherwise is made anew.
FORMAT = 1


@dataclass(frozen=True)
class Summary:
    state: str
    ruleset: str = ""
    names: tuple[str, ...] = ()
    day: int = 0
    phase: str = ""
    trouble: str = ""
    # Only of a finished game. Sides that were there, sides that have won, and seats that have, counted from 0.
    sides: tuple[str, ...] = ()
    winning: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()

    def listed(self, id: str, played: float) -> Listed:
        return Listed(id, self.state, played, self.ruleset, self.names, self.day, self.phase, self.trouble)

    @property
    def row(self) -> list[Any]:
        return [getattr(self, field) for field in _FIELDS]

    @classmethod
    def of_row(cls, row: Any) -> Summary:
        """Raises TypeError or ValueError for what no game has left."""
        state, ruleset, names, day, phase, trouble, sides, winning, winners, roles = row
        found = cls(
            _text(state),
            _text(ruleset),
            _texts(names),
            _number(day),
            _text(phase),
            _text(trouble),
            _texts(sides),
            _texts(winning),
            tuple(map(_number, winners)),
            _texts(roles),
        )
        if len(found.roles) not in (0, len(found.names)) or not set(found.winners) <= set(range(len(found.names))):
            raise ValueError("not of this table")
        return found


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError("not a number")
    return value


def _texts(values: list[object]) -> tuple[str, ...]:
    return tuple(map(_text, values))


_FIELDS = tuple(field.name for field in fields(Summary))


def read(path: Path) -> Summary:
    """Writes nothing and raises nothing: what can't be read is damaged, and says why."""
    return _ended(path) or _played(path)


def end_of(game: Game) -> dict[str, Any]:
    """What a finished game leaves at the end of its file, so that it need not be played to be counted."""
    return {"of": FORMAT, "row": of_game(game).row}


def _ended(path: Path) -> Summary | None:
    found = ending_of(path)
    if found is None:
        return None
    head, end = found
    try:
        summary = Summary.of_row(end["row"])
        is_ours = (end["of"], head["version"]) == (FORMAT, ruleset(summary.ruleset).version)
    except (TypeError, ValueError, KeyError, UnknownRuleset):
        return None
    is_its = (summary.state, summary.ruleset, summary.names) == (FINISHED, *_beginning(head))
    return summary if is_ours and is_its else None


def _played(path: Path) -> Summary:
    try:
        _, found = JournalFile.recover(path)
    except Unreadable:
        return Summary(DAMAGED, trouble=UNREADABLE)
    id, names = _beginning(found.journal)
    try:
        game = Game.replay(found.journal)
    except BadJournal:
        return Summary(DAMAGED, id, names, trouble=OTHER_RULES)
    return of_game(game, PARTLY_READ if found.rest else "")


def of_game(game: Game, trouble: str = "") -> Summary:
    id = game.journal["ruleset"]
    if game.ask is not None or game.result is None:
        return Summary(UNFINISHED, id, game.players, game.day, game.phase, trouble)
    result, roles = game.result, game.roles
    return Summary(
        state=FINISHED,
        ruleset=id,
        names=game.players,
        day=game.day,
        phase=game.phase,
        trouble=trouble,
        sides=_sides(game, result.factions),
        winning=result.factions,
        winners=tuple(seat for seat, name in enumerate(game.players) if name in result.winners),
        roles=tuple(roles[name] for name in game.players),
    )


def _sides(game: Game, won: tuple[str, ...]) -> tuple[str, ...]:
    rules = game.ruleset
    there = {rules.side(role) for role in game.roles.values()} | set(won)
    founded = _founded(game, rules)
    nobodys = {""} == there - set(won)
    return tuple(side for side in rules.facts.factions if nobodys or side in there | founded)


def _founded(game: Game, rules: Ruleset) -> set[str]:
    """Sides that are no role's: who is told so founds them."""
    founders = {id: meaning.founds for id, meaning in rules.notices.items() if meaning.founds}
    if not founders:
        return set()
    told = (notice.id for name in game.players for notice in game.notices(name))
    return {founders[id] for id in told if id in founders}


def glance(path: Path) -> Summary:
    """Which game it is and who sits there, from its first lines: for a list that can't wait."""
    return Summary(UNREAD, *_beginning(head_of(path)))


def _beginning(head: object) -> tuple[str, tuple[str, ...]]:
    if not isinstance(head, Mapping):
        return "", ()
    setup = head.get("setup")
    names = setup.get("players") if isinstance(setup, Mapping) else None
    known = tuple(name for name in names if isinstance(name, str)) if isinstance(names, list) else ()
    return str(head.get("ruleset", "")), known
