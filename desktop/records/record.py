"""A finished game as it is written down for good: resolved events, what they mean, and what they say.

Whoever reads it needs no rules: not the ruleset's version, not its roles, not its catalogs. Replay, votes, export and
figures come out of it as they did on the evening it was played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from desktop.keep.given import RECORD
from desktop.records.book import RecordedRules, words_of
from desktop.records.plain import made, plain
from desktop.records.story import Step, Story, told
from desktop.seats import public
from rulesets.engine import Ask, Death, Notice, Result, Ruleset
from rulesets.engine.facts import MAYBE, Facts

# A later one means: who knows only this one would misread it.
FORMAT = 1
Record = Mapping[str, Any]
# How pictures are called; a text with nothing in it but its own params.
_WORD = re.compile(r"\w*")
_SAID = re.compile(r"(?:[^{}]|\{\{|\}\}|\{\w+(?::[^{}]*)?\})*")
_OF_SEATS = frozenset(f"{maybe}{kind}" for kind in ("name", "names", "toll", "votes") for maybe in ("", MAYBE))
_BLANK = Ask("", None, False, "", None, (), 0, 1, None, None, {})


def story_of(game: Mapping[str, Any], rules: Ruleset | None = None) -> Story:
    """As it was written down, where that can be read; else it is played. Raises BadJournal."""
    try:
        return read(game.get(RECORD))
    except BadRecord:
        return told(game, rules)


class BadRecord(Exception):
    """No record, or one that only a later version of the app can read."""


def written(story: Story) -> dict[str, Any]:
    rules = story.rules
    events = {
        "players": list(story.players),
        "steps": [_step(step) for step in story.steps],
        "roles": {name: list(roles) for name, roles in story.roles.items()},
        "hands": {name: list(cards) for name, cards in story.hands.items()},
        "result": None if story.result is None else {key: plain(one) for key, one in story.result._asdict().items()},
        "day": story.day,
        "phase": story.phase,
    }
    return {
        "format": FORMAT,
        "ruleset": rules.id,
        "version": rules.version,
        **events,
        "rules": {family: list(getattr(rules, family)) for family in ("roles", "cards", "events")},
        "facts": plain(rules.facts),
        "words": plain(words_of(rules, set(_ids(events)))),
    }


def _ids(events: Any) -> Iterator[str]:
    """Every text in it may be the id of something."""
    if isinstance(events, str):
        yield events
    elif isinstance(events, Mapping):
        for key, value in events.items():
            yield from _ids(key)
            yield from _ids(value)
    elif isinstance(events, list | tuple):
        for value in events:
            yield from _ids(value)


def _step(step: Step) -> dict[str, Any]:
    said: dict[str, Any] = {"day": step.day, "phase": step.phase}
    if step.ask is not None:
        said |= {"ask": _ask(step.ask), "answer": step.answer}
    if not step.replied:
        said["replied"] = False
    if step.notices:
        said["told"] = [_notice(notice) for notice in step.notices]
    if step.deaths:
        said["deaths"] = [death._asdict() for death in step.deaths]
    return said


def _ask(ask: Ask) -> dict[str, Any]:
    blank = _BLANK._asdict()
    return {key: plain(value) for key, value in ask._asdict().items() if value != blank[key]}


def _notice(notice: Notice) -> dict[str, Any]:
    said = {key: plain(value) for key, value in notice._asdict().items()}
    if notice.to is None:
        del said["to"]
    return said


def read(record: object) -> Story:
    """Raises BadRecord."""
    try:
        return _read(record)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
        raise BadRecord from error


def _read(record: Any) -> Story:
    if record["format"] != FORMAT:
        raise BadRecord
    facts = made(Facts, record["facts"])
    _is_plain(facts)
    families = {family: made(tuple[str, ...], record["rules"][family]) for family in ("roles", "cards", "events")}
    players = made(tuple[str, ...], record["players"])
    result = None if record["result"] is None else _result(players, facts, record["result"])
    words = made(Mapping[str, Mapping[str, str | tuple[str, ...]]], record["words"])
    _is_said(words)
    return Story(
        rules=RecordedRules(
            made(str, record["ruleset"]), made(int, record["version"]), facts=facts, words=words, **families
        ),
        players=players,
        steps=tuple(_steps(players, facts, made(list[dict[str, Any]], record["steps"]))),
        roles={name: made(tuple[str, ...], record["roles"][name]) for name in players},
        hands=made(Mapping[str, tuple[str, ...]], record["hands"]),
        result=result,
        day=made(int, record["day"]),
        phase=made(str, record["phase"]),
    )


# Somebody may have been given it: what is shown of it is of this table, and its words are plain.


def _is_plain(facts: Facts) -> None:
    """What pictures are called by."""
    for side in facts.factions.values():
        if not all(map(_WORD.fullmatch, (side.sky, side.orb, side.colour))):
            raise ValueError(side)


def _is_said(words: Mapping[str, Mapping[str, str | tuple[str, ...]]]) -> None:
    for said in words.values():
        for text in said.values():
            forms = (text,) if isinstance(text, str) else text
            if not forms or not all(map(_SAID.fullmatch, forms)):
                raise ValueError(text)


def _result(players: Sequence[str], facts: Facts, said: Mapping[str, Any]) -> Result:
    factions, winners = (made(tuple[str, ...], said[key]) for key in ("factions", "winners"))
    if not set(factions) <= facts.factions.keys():
        raise ValueError(factions)
    return Result(factions, tuple(_seated(players, name) for name in winners), made(str, said["reason"]))


def _steps(players: Sequence[str], facts: Facts, steps: Iterable[Mapping[str, Any]]) -> Iterator[Step]:
    alive = tuple(players)
    for said in steps:
        deaths = tuple(_death(players, one) for one in said.get("deaths", ()))
        gone = {death.name for death in deaths}
        alive = tuple(name for name in alive if name not in gone)
        yield Step(
            day=made(int, said["day"]),
            phase=made(str, said["phase"]),
            ask=_ask_of(players, said["ask"]) if "ask" in said else None,
            answer=_answer(players, said),
            replied=said.get("replied", True),
            notices=tuple(_notice_of(players, facts, one) for one in said.get("told", ())),
            deaths=deaths,
            alive=alive,
        )


def _ask_of(players: Sequence[str], said: Mapping[str, Any]) -> Ask:
    ask = Ask(**{**_BLANK._asdict(), **said})._replace(options=made(tuple[str, ...], said.get("options", [])))
    if ask.seat is not None:
        _seated(players, ask.seat)
    return ask


def _answer(players: Sequence[str], said: Mapping[str, Any]) -> Any:
    answer = made(str | tuple[str, ...] | None, said.get("answer"))
    if answer is not None and said["ask"].get("of") == "seat":
        for name in (answer,) if isinstance(answer, str) else answer:
            _seated(players, name)
    return said.get("answer")


def _notice_of(players: Sequence[str], facts: Facts, said: Mapping[str, Any]) -> Notice:
    to = None if "to" not in said else frozenset(_seated(players, name) for name in said["to"])
    id, params = made(str, said["id"]), made(dict[str, Any], said["params"])
    for param, kind in facts.notices[id].params.items():
        if kind in _OF_SEATS and params.get(param):
            for name in public.named(params[param]) or params[param]:
                _seated(players, name)
    return Notice(id, params, to, made(int, said["day"]), made(str, said["phase"]))


def _death(players: Sequence[str], said: Mapping[str, Any]) -> Death:
    death = Death(**said)
    _seated(players, death.name)
    return death


def _seated(players: Sequence[str], name: Any) -> str:
    if name not in players:
        raise ValueError(name)
    return str(name)
