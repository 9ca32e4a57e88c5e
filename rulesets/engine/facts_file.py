"""Facts as a ruleset file, a shared file or a role's own class declares them: plain mappings, read and checked.

    vote.execution: {ballot: {of: day}, aim: lock, purpose: execution}
    seer.result: {params: {seat: name, result: [wolf, human]}, learnt: true}

The keys are those of `facts`; what is left out is as it stands there. Every complaint names the place and what is
allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from string import Formatter
from typing import Any

from .errors import BadRuleset, listed, shown
from .facts import (
    ACTS,
    AIMS,
    COMES_TO,
    FALLS_BY,
    FILLERS,
    KINDS,
    MOMENTS,
    OPTION,
    UNTIL,
    AskFacts,
    Ballot,
    CauseFacts,
    FactionFacts,
    Fall,
    Finding,
    Following,
    Hang,
    Hold,
    Kind,
    NoticeFacts,
    Outcome,
    PhaseFacts,
    StateFacts,
)
from .sentences import say

Reader = Callable[[str, Any], Any]


def wrong(where: str, value: object, allowed: str) -> BadRuleset:
    return BadRuleset(say("not_allowed", value=shown(value), allowed=allowed).at(where))


# What may stand somewhere


def _word(where: str, value: Any) -> str:
    if isinstance(value, str) and value:
        return value
    raise wrong(where, value, say("a_word"))


def _words(where: str, value: Any) -> tuple[str, ...]:
    if isinstance(value, list | tuple) and all(isinstance(word, str) and word for word in value):
        return tuple(value)
    raise wrong(where, value, say("some_words"))


def _names(where: str, value: Any) -> frozenset[str]:
    return frozenset(_words(where, value))


def _flag(where: str, value: Any) -> bool:
    if type(value) is bool:
        return value
    raise wrong(where, value, say("yes_or_no"))


def _whole(where: str, value: Any) -> int:
    if type(value) is int and value >= 0:
        return value
    raise wrong(where, value, say("a_count"))


def _number(where: str, value: Any) -> float:
    if type(value) in (int, float):
        return float(value)
    raise wrong(where, value, say("a_number"))


def _one_of(allowed: Collection[str]) -> Reader:
    def read(where: str, value: Any) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        raise wrong(where, value, listed(word or "nothing" for word in allowed))

    return read


def mapping(where: str, value: Any) -> Mapping[str, Any]:
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return value
    raise wrong(where, value, say("a_mapping"))


def _kind(where: str, value: Any) -> Kind:
    if isinstance(value, list | tuple) and value:
        return tuple(str(choice) for choice in value)
    if isinstance(value, str) and (value in KINDS or value.startswith(OPTION)):
        return value
    raise wrong(where, value, say("values_or", kinds=listed(KINDS, most=60)))


def _params(where: str, value: Any) -> dict[str, Kind]:
    return {param: _kind(f"{where}.{param}", kind) for param, kind in mapping(where, value).items()}


def _numbers(where: str, value: Any) -> dict[str, float]:
    return {token: _number(f"{where}.{token}", likely) for token, likely in mapping(where, value).items()}


def _record(make: Callable[..., Any], fields: Mapping[str, Reader], needed: Collection[str] = ()) -> Reader:
    """A mapping with these keys, made into a thing with these fields."""

    def read(where: str, value: Any) -> Any:
        given = mapping(where, {} if value is None else value)
        for key in given:
            if key not in fields:
                raise wrong(where, key, listed(fields))
        for key in needed:
            if key not in given:
                raise BadRuleset(say("lacks_key", key=key, keys=listed(fields)).at(where))
        return make(**{_FIELD.get(key, key): fields[key](f"{where}.{key}", entry) for key, entry in given.items()})

    return read


# Words that are Python's own.
_FIELD = {"in": "param"}


def _fall(where: str, value: Any) -> Fall:
    """`falls: seats`, or with the cause: `falls: {who: target, cause: shot}`."""
    if isinstance(value, str):
        return Fall(value)
    found: Fall = _record(Fall, {"who": _word, "cause": _word}, ("who",))(where, value)
    return found


def _values(where: str, value: Any) -> dict[str, tuple[Any, ...]]:
    """By an option, the value or the values that are meant."""
    given = mapping(where, value).items()
    return {option: tuple(values) if isinstance(values, list | tuple) else (values,) for option, values in given}


_following = _record(Following, {"word": _word, "only": _values}, ("word",))


def _next(where: str, value: Any) -> tuple[Following, ...]:
    """`next: night`, or the first that holds: `next: [{word: last_words, only: {last_words: true}}, night]`."""
    entries = value if isinstance(value, list | tuple) else [value]
    return tuple(_following(where, {"word": entry} if isinstance(entry, str) else entry) for entry in entries)


_hang = _record(Hang, {"tag": _word, "who": _word, "until": _one_of(UNTIL), "only": mapping}, ("tag", "who", "until"))


def _hangs(where: str, value: Any) -> tuple[Hang, ...]:
    if not isinstance(value, list | tuple):
        raise wrong(where, value, say("a_list"))
    return tuple(_hang(where, entry) for entry in value)


_hold = _record(
    Hold,
    {"rule": _word, "who": _word, "word": _word, "seconds": _whole, "minutes": _word, "only": mapping},
    ("rule",),
)


def _holds(where: str, value: Any) -> tuple[Hold, ...]:
    if not isinstance(value, list | tuple):
        raise wrong(where, value, say("a_list"))
    return tuple(_hold(where, entry) for entry in value)


_SAID: Mapping[str, Reader] = {"params": _params, "unsaid": _names, "sometimes": _names}

_ASK = _record(
    AskFacts,
    {
        **_SAID,
        "by": _words,
        "call": _whole,
        "purpose": _word,
        "next": _next,
        "ballot": _record(
            Ballot,
            {
                "of": _word,
                "runoff": _flag,
                "tied": _words,
                "quorum": _word,
                "weighs": _numbers,
                "against": _numbers,
            },
            ("of",),
        ),
        "act": _one_of(ACTS),
        "aim": _one_of(AIMS),
        "needs": _number,
        "likely": _number,
        "choices": _numbers,
        "seals": _whole,
        "takes_role": _flag,
        "names_dead": _words,
        "aloud": _flag,
        "whole_deck": _flag,
        "pair": _flag,
        "again": _word,
        "filler": _one_of(FILLERS),
    },
)

_NOTICE = _record(
    NoticeFacts,
    {
        **_SAID,
        "call": _whole,
        "secret": _flag,
        "learnt": _flag,
        "moment": _one_of(MOMENTS),
        "falls": _fall,
        "hangs": _hangs,
        "holds": _holds,
        "lifts": _words,
        "shows": _word,
        "becomes": _word,
        "anew": _flag,
        "reshuffles": _flag,
        "mates": _word,
        "pack": _flag,
        "ties_to": _word,
        "founds": _word,
        "finds": _record(Finding, {"says": _word, "in": _word, "guilty": _words, "claims": _flag}, ("says", "in")),
        "names_prey": _word,
        "must_kill": _flag,
        "hurries": _word,
        "withstood": _flag,
        "counts": _word,
        "bends": _flag,
        "outcome": _record(Outcome, {"of": _word, "comes_to": _one_of(COMES_TO)}, ("of", "comes_to")),
        "lasts": _flag,
        "elsewhere": _flag,
        "calls": _flag,
    },
)

cause: Reader = _record(CauseFacts, {"by": _one_of(FALLS_BY)})
faction: Reader = _record(
    FactionFacts, {"sky": _word, "orb": _word, "colour": _word, "hunts": _flag, "innocent": _flag}
)
phase: Reader = _record(
    PhaseFacts, {"dark": _flag, "night": _flag, "sky": _word, "chapter": _word, "next": _next, "alone": _word}
)
state: Reader = _record(StateFacts, {"by": _word, "faction": _word}, ("by",))


def ask(where: str, value: Any) -> AskFacts:
    facts: AskFacts = _ASK(where, value)
    _declared(where, facts, {"unsaid": facts.unsaid, "sometimes": facts.sometimes})
    return facts


def notice(where: str, value: Any) -> NoticeFacts:
    facts: NoticeFacts = _NOTICE(where, value)
    named = {
        "unsaid": facts.unsaid,
        "sometimes": facts.sometimes,
        "falls": [facts.falls.who, *_placeholders(facts.falls.cause)] if facts.falls else (),
        "hangs": [name for hang in facts.hangs for name in (hang.who, *hang.only)],
        "holds": [name for hold in facts.holds for name in (hold.who, hold.word, hold.minutes, *hold.only) if name],
        "shows": ["seat", *_placeholders(facts.shows)] if facts.shows else (),
        "becomes": _placeholders(facts.becomes),
        "mates": [facts.mates] if facts.mates else (),
        "ties_to": [facts.ties_to] if facts.ties_to else (),
        "finds": ["seat", facts.finds.param] if facts.finds else (),
        "hurries": [facts.hurries] if facts.hurries else (),
        "names_prey": [facts.names_prey] if facts.names_prey else (),
        "counts": ["ballots", *_placeholders(facts.counts)] if facts.counts else (),
        "outcome": ["seat"] if facts.outcome and facts.outcome.comes_to != "nobody" else (),
    }
    _declared(where, facts, named)
    _guilt_is_told(where, facts)
    return facts


def _guilt_is_told(where: str, facts: NoticeFacts) -> None:
    """Of a role or a faction it is known whether it hunts; of anything else it has to be said what means guilt."""
    found = facts.finds
    if found is not None and found.guilty is None and facts.params[found.param] not in ("role", "faction"):
        raise BadRuleset(f"{where}.finds: guilty is missing; only a role or a faction says by itself whether it hunts")


def _declared(where: str, facts: AskFacts | NoticeFacts, named: Mapping[str, Collection[str]]) -> None:
    """What a fact goes by has to be one of the params."""
    for key, params in named.items():
        for param in params:
            if param not in facts.params:
                known = listed(facts.params)
                raise wrong(f"{where}.{key}", param, say("one_of_params", params=known) if known else say("no_params"))


def _placeholders(template: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(template) if name]


def joined(where: str, known: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """What a part adds to an id that others speak too: further values of its params, and nothing else."""
    params = dict(known.get("params") or {})
    for key, value in more.items():
        if key != "params":
            raise BadRuleset(say("said_already").at(f"{where}.{key}"))
        for param, values in mapping(f"{where}.params", value).items():
            before = params.get(param)
            if not isinstance(before, list | tuple) or not isinstance(values, list | tuple):
                raise wrong(f"{where}.params.{param}", values, say("further_values"))
            params[param] = [*before, *(one for one in values if one not in before)]
    return {**known, "params": params}
