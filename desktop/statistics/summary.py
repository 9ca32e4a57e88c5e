"""What one kept game comes to: all that a list and the charts need of it, read once from its journal.

Of an unfinished game this is what everybody at its table knew; who was what is there when a game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from desktop.keep.beginning import Unreadable
from desktop.keep.ending import Ending, ending_of, head_of
from desktop.keep.given import ABOUT, AT, about_in
from desktop.keep.journal_file import JournalFile
from desktop.keep.recovered import Recovered
from desktop.keep.rules_of import FindRules, bundled, why
from desktop.keep.shelf import PARTLY_READ, UNREADABLE, Listed
from desktop.records import record
from desktop.records.plain import made, plain
from desktop.records.story import Story
from desktop.statistics.lineups import lineup_in
from desktop.statistics.seats import SeatsAtEnd, camps_of, seats_of
from i18n import LANGUAGES
from i18n.catalog import merged
from rulesets.engine import BadJournal, Game, Notice, Result
from rulesets.engine.meanings import Meanings

UNREAD, UNFINISHED, FINISHED, DAMAGED = "unread", "unfinished", "finished", "damaged"
# How a summary is made and written. What was made otherwise is made anew.
FORMAT = 1
# In an end: that its game is told in full before it, and in which form.
TOLD = "told"
# Likewise: what its sides and roles were called, by language.
NAMES = "names"
# Likewise: what became of each seat.
SEATS = "seats"
Said = Mapping[str, Mapping[str, str]]


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
    # Which game it is, wherever its file lies; and when it ended, in seconds since the epoch, where that is known.
    game: str = field(default="", compare=False)
    ended: int = field(default=0, compare=False)
    # By language, by id: how it called what nobody has a word for any more.
    said: Said = field(default_factory=dict, compare=False)
    # When it was begun, likewise, and with which line-up.
    begun: int = field(default=0, compare=False)
    lineup: str = field(default="", compare=False)
    # Likewise, of a game that was told in full: what became of each seat.
    seats: SeatsAtEnd = field(default=SeatsAtEnd(), compare=False)

    def listed(self, id: str, played: float) -> Listed:
        when, how = self.ended or played, (self.begun, self.lineup, self.winning)
        return Listed(id, self.state, when, self.ruleset, self.names, self.day, self.phase, self.trouble, *how)

    @property
    def row(self) -> list[Any]:
        """What it comes to."""
        return [getattr(self, field) for field in _FIELDS]

    @property
    def known(self) -> list[Any]:
        """With what stands beside an end: which game it is, when that was, how it called things, and how it was set."""
        return [*self.row, self.game, self.ended, self.said, self.begun, self.lineup, plain(self.seats)]

    @classmethod
    def of_row(cls, row: Any) -> Summary:
        """Raises TypeError or ValueError for what no game has left."""
        state, ruleset, names, day, phase, trouble, sides, winning, winners, roles, *known = row
        # An end says these beside it.
        game, ended, said, begun, lineup, seats = known or ("", 0, {}, 0, "", {})
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
            _text(game),
            _number(ended),
            made(dict[str, dict[str, str]], said),
            _number(begun),
            _text(lineup),
            SeatsAtEnd.read(seats, len(names)),
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


_FIELDS = tuple(field.name for field in fields(Summary) if field.compare)


def read(path: Path, rules_of: FindRules = bundled) -> Summary:
    """Writes nothing and raises nothing: what can't be read is damaged, and says why."""
    return _ended(path) or _played(path, rules_of)


def end_of(game: Game, ended: int = 0) -> dict[str, Any]:
    """What a finished game leaves at the end of its file, so that it need not be played to be counted."""
    return _end(of_game(game), ended)


def end_and_record(story: Story, ended: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The same, with all that is told of it: neither needs its rules any more."""
    found, written = of_story(story), record.written(story)
    ids = {*(f"role.{role}.name" for role in found.roles), *(f"faction.{side}.name" for side in found.sides)}
    names = {language: {id: said[id] for id in ids & said.keys()} for language, said in written["words"].items()}
    seats = {SEATS: plain(found.seats)}
    return {**_end(found, ended), **seats, NAMES: names, TOLD: record.FORMAT}, written


def _end(found: Summary, ended: int) -> dict[str, Any]:
    return {"of": FORMAT, "row": found.row, **({AT: ended} if ended else {})}


def _unknown(ruleset: str, names: Said) -> Said:
    lacking = {
        language: {id: name for id, name in said.items() if id not in merged(language, ruleset)[0]}
        for language, said in names.items()
        if language in LANGUAGES
    }
    return {language: said for language, said in lacking.items() if said}


def _ended(path: Path) -> Summary | None:
    """By whatever rules: what was counted once is counted."""
    found = ending_of(path)
    return of_ending(found) if found is not None else None


def of_ending(found: Ending) -> Summary | None:
    try:
        summary = Summary.of_row(found.end["row"])
        summary = replace(
            summary,
            game=found.id,
            ended=_number(found.end.get(AT, 0)),
            said=_unknown(summary.ruleset, made(dict[str, dict[str, str]], found.end.get(NAMES, {}))),
            seats=SeatsAtEnd.read(found.end.get(SEATS, {}), len(summary.names)),
            **_table(found.head),
        )
        is_ours = found.end["of"] == FORMAT
    except (TypeError, ValueError, KeyError):
        return None
    is_its = (summary.state, summary.ruleset, summary.names) == (FINISHED, *_beginning(found.head))
    return summary if is_ours and is_its else None


def _played(path: Path, rules_of: FindRules = bundled) -> Summary:
    try:
        file, found = JournalFile.recover(path)
    except Unreadable:
        return Summary(DAMAGED, trouble=UNREADABLE)
    table = _table({**found.journal, ABOUT: found.about})
    return replace(_of_file(found, rules_of), game=file.id, **table)


def _of_file(found: Recovered, rules_of: FindRules = bundled) -> Summary:
    trouble = PARTLY_READ if found.rest else ""
    try:
        return of_game(Game.replay(found.journal, rules_of(found.journal)), trouble)
    except BadJournal as error:
        id, names = _beginning(found.journal)
        try:
            return replace(of_story(record.read(found.record)), trouble=trouble)
        except record.BadRecord:
            return Summary(DAMAGED, id, names, trouble=why(error))


def of_game(game: Game, trouble: str = "") -> Summary:
    if game.ask is not None or game.result is None:
        return Summary(UNFINISHED, game.ruleset.id, game.players, game.day, game.phase, trouble)
    told = (notice for name in game.players for notice in game.notices(name))
    found = _finished(game.ruleset, game.players, game.result, game.roles, told)
    return replace(found, day=game.day, phase=game.phase, trouble=trouble)


def of_story(story: Story) -> Summary:
    """Of one that is over."""
    if story.result is None:
        raise record.BadRecord
    told = (notice for step in story.steps for notice in step.notices)
    roles = {name: had[-1] if had else "" for name, had in story.roles.items()}
    found = _finished(story.rules, story.players, story.result, roles, told)
    return replace(found, day=story.day, phase=story.phase, seats=seats_of(story))


def _finished(
    rules: Meanings, players: tuple[str, ...], result: Result, roles: Mapping[str, str], told: Iterable[Notice]
) -> Summary:
    camps = camps_of(rules, {name: roles[name] for name in players}, result, told)
    return Summary(
        state=FINISHED,
        ruleset=rules.id,
        names=players,
        sides=_sides(rules, roles.values(), result.factions, camps.values()),
        winning=result.factions,
        winners=tuple(seat for seat, name in enumerate(players) if name in result.winners),
        roles=tuple(roles[name] for name in players),
    )


def _sides(rules: Meanings, roles: Iterable[str], won: tuple[str, ...], camps: Iterable[str]) -> tuple[str, ...]:
    """A side that is no role's is there where somebody ended on it."""
    there = {rules.side(role) for role in roles} | set(won)
    nobodys = {""} == there - set(won)
    return tuple(side for side in rules.facts.factions if nobodys or side in there | set(camps))


def glance(path: Path) -> Summary:
    """Which game it is and who sits there, from its first lines: for a list that can't wait."""
    head = head_of(path)
    return Summary(UNREAD, *_beginning(head), **_table(head or {}))


def _table(head: Mapping[str, Any]) -> dict[str, Any]:
    """When it was set, and with which line-up."""
    return {"begun": about_in(head).get("begun", 0), "lineup": lineup_in(head)}


def _beginning(head: object) -> tuple[str, tuple[str, ...]]:
    if not isinstance(head, Mapping):
        return "", ()
    setup = head.get("setup")
    names = setup.get("players") if isinstance(setup, Mapping) else None
    known = tuple(name for name in names if isinstance(name, str)) if isinstance(names, list) else ()
    return str(head.get("ruleset", "")), known
