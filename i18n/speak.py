"""Turns what a game says into what people read: a notice, an ask, a death, a moment. Pure functions of words.

They take anything with the fields of the engine's Notice, Ask and Death. How a player is called is the caller's:
`call` may put the number of the seat before the name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, Protocol

from . import moments, ready
from .kinds import MAYBE, OPTION, TOLL, Kind, Params, asked, carried
from .words import Beginning, Param, Words

Call = Callable[[str], str]
date, when, when_parts = moments.date, moments.when, moments.when_parts


class Told(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def params(self) -> dict[str, Any]: ...
    @property
    def to(self) -> frozenset[str] | None: ...


class Asked(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def of(self) -> str | None: ...
    @property
    def at_least(self) -> int: ...
    @property
    def at_most(self) -> int: ...
    @property
    def options(self) -> Sequence[str]: ...
    @property
    def params(self) -> dict[str, Any]: ...


class Died(Protocol):
    @property
    def day(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def cause(self) -> str: ...


def _as_is(name: str) -> str:
    return name


def sentence(words: Words, notice: Told, call: Call = _as_is) -> str:
    """What a host would say."""
    return _said(words, "notice", notice, call) or words.text(f"notice.{notice.id}")


def line(words: Words, notice: Told, call: Call = _as_is) -> str | None:
    """The same in a few words, for the scroll on the table or a player's diary; None for what has no place there."""
    return _said(words, "public" if notice.to is None else "diary", notice, call)


def _said(words: Words, style: str, notice: Told, call: Call) -> str | None:
    kinds = carried(words.of, notice.id)
    id = f"{style}.{notice.id}{ending(kinds, notice.params)}"
    return words.text(id, **params(words, kinds, notice.params, call)) if id in words else None


def ending(kinds: Params, given: Mapping[str, Any]) -> str:
    """What the wording turns on, as the end of an id."""
    return "".join(_ending(param, kind, given.get(param)) for param, kind in kinds.items())


def _ending(param: str, kind: Kind, value: Any) -> str:
    if isinstance(kind, tuple):
        return f".{value}"
    if kind == "toll":
        return TOLL[min(len(value), 3)]
    if kind == "flag":
        return f".{param}" if value else ""
    return ".none" if kind.startswith(MAYBE) and not value else ""


def params(words: Words, kinds: Params, given: Mapping[str, Any], call: Call = _as_is) -> dict[str, Param]:
    said: dict[str, Param] = {}
    for param, kind in kinds.items():
        value = given.get(param)
        if value is None or isinstance(kind, tuple):
            continue
        word = _word(words, kind.removeprefix(MAYBE), value, call)
        if word is not None:
            said[param] = word
        if kind == "toll":
            said.update(zip(("first", "second"), map(call, value), strict=False))
        if kind in ("number", "minutes"):
            said["n"] = said[param]
    return said


def _word(words: Words, kind: str, value: Any, call: Call) -> Param | None:
    """A value as people read it; None for what is not said."""
    if kind == "name":
        return call(value)
    if kind in ("names", "toll"):
        called = [call(name) for name in value]
        return Beginning(called) if isinstance(value, Beginning) else called
    if kind == "votes":
        return counted(words, value, call)
    if kind in _IDS:
        return _meant(words, _IDS[kind], value)
    if kind.startswith(OPTION):
        return words.text(f"option.{kind.removeprefix(OPTION)}.{value}")
    return _plain(words, kind, value)


def _plain(words: Words, kind: str, value: str | int) -> Param | None:
    if isinstance(value, int):
        return {"number": value, "minutes": value / 60 if value % 60 else value // 60}.get(kind)
    return ready.read(words, value) if kind == "text" else None


_IDS = {
    "role": "role.{}.name",
    "card": "card.{}.name",
    "cards": "card.{}.name",
    "event": "event.{}.name",
    "events": "event.{}.name",
    "faction": "faction.{}.name",
    "factions": "faction.{}.name",
    "reason": "reason.{}",
}


def _meant(words: Words, pattern: str, value: str | Sequence[str]) -> Param:
    if isinstance(value, str):
        return words.term(pattern.format(value))
    said = Counter(words.text(pattern.format(id)) for id in value)
    return [words.text("list.several", name=name, n=n) if n > 1 else name for name, n in said.items()]


def winners(words: Words, factions: Sequence[str]) -> str:
    """Who has won, as a title says it."""
    if not factions:
        return words.text("end.title.none")
    wins = f"faction.{factions[0]}.wins"
    if len(factions) == 1 and wins in words:
        return words.text(wins)
    return words.text("end.title.several", factions=[words.text(f"faction.{id}.name") for id in factions])


def counted(words: Words, tally: Mapping[str, float], call: Call = _as_is) -> str:
    """Who got how many, in one line."""
    rows = votes(words, tally, call)
    return reduce(lambda first, second: words.text("list.rows", first=first, second=second), rows or [""])


def votes(words: Words, tally: Mapping[str, float], call: Call = _as_is) -> list[str]:
    """Who got how many, the most first."""
    rows = sorted(tally.items(), key=lambda row: -row[1])
    return [words.text("tally.row", name=call(name), n=number) for name, number in rows]


def ballots(words: Words, cast: Mapping[str, str | None], call: Call = _as_is) -> list[str]:
    """Who pointed at whom."""
    return [
        words.text("ballot.row", voter=call(voter), name=call(choice))
        if choice
        else words.text("ballot.row.none", voter=call(voter))
        for voter, choice in cast.items()
    ]


def question(words: Words, ask: Asked, call: Call = _as_is) -> str:
    """The real question, as the one who holds the page reads it. Where one alone can be named it may say whom."""
    only = f"ask.{ask.id}.only"
    if only in words and len(ask.options) == 1:
        return words.text(only, seat=call(ask.options[0]))
    kinds = asked(words.of, ask.id)
    return words.text(f"ask.{ask.id}{ending(kinds, ask.params)}", **params(words, kinds, ask.params, call))


def done(words: Words, ask: Asked, named: Sequence[str]) -> str | None:
    """What somebody has chosen, as his diary says it; None for what has no words for that."""
    id = f"done.{ask.id}"
    return words.text(id, what=words.names(named)) if id in words else None


def hint(words: Words, ask: Asked, call: Call = _as_is) -> str | None:
    """What stands below the question, if anything does."""
    id = f"ask.{ask.id}.hint"
    return words.text(id, **params(words, asked(words.of, ask.id), ask.params, call)) if id in words else None


def prompt(words: Words, ask: Asked) -> str:
    """The neutral wording: it says what is to be done, and nothing of who does it."""
    if ask.kind != "choose":
        return words.text(f"prompt.{ask.kind}")
    return words.text(f"prompt.choose.{'several' if ask.at_most > 1 else ask.of}")


def death(words: Words, fallen: Died, cause: bool = True) -> str:
    """2日目 夕・処刑; without the cause, where the table does not know it."""
    moment = date(words, fallen.day, fallen.phase)
    if not cause:
        return moment
    return words.text("death.known", when=moment, cause=words.text(f"cause.{fallen.cause}"))
