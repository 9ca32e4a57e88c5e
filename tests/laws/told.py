"""What is told and asked, held against what the facts declare of it: params, their kinds, and who may hear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulesets.engine import Ask, Game, Notice, Ruleset
from rulesets.engine.facts import MAYBE, OPTION, AskFacts, Kind, NoticeFacts, Said

# What the facts declare with ids of a ruleset, and what its values may be.
Known = Callable[[Ruleset], Any]
_IDS: Mapping[str, Known] = {
    "role": lambda rules: (*rules.roles, *rules.facts.states),
    "card": lambda rules: rules.cards,
    "event": lambda rules: rules.events,
    "faction": lambda rules: rules.facts.factions,
    "reason": lambda rules: rules.reasons,
    "notice": lambda rules: rules.notices,
    # How something is done, where an option has it too.
}
_LISTS = {"cards": "card", "events": "event", "factions": "faction", "names": "name", "toll": "name"}
_MAPPINGS = {"votes": "number", "offers": "card", "ballots": "ballot"}
_TYPES = {"flag": bool, "carried": dict}
# Of these none is as good as some.
_MAY_BE_EMPTY = ("toll", "ballots")


class Told:
    """Names what is wrong with a notice or an ask of one game, a sentence each."""

    def __init__(self, rules: Ruleset, game: Game) -> None:
        self._rules = rules
        self._players = game.players
        self._ids = {kind: frozenset(known(rules)) for kind, known in _IDS.items()}
        self._ids["name"] = frozenset(self._players)
        tokens = [token for facts in rules.asks.values() for token in facts.choices]
        self._ids["ballot"] = frozenset((None, *self._players, *tokens))

    def notice(self, notice: Notice) -> Iterator[str]:
        facts = self._rules.notices.get(notice.id)
        if facts is None:
            yield f"{notice.id} is not declared"
            return
        yield from self._params(notice.id, notice.params, facts)
        yield from self._audience(notice, facts)

    def ask(self, ask: Ask) -> Iterator[str]:
        facts = self._rules.asks.get(ask.id)
        if facts is None:
            yield f"{ask.id} is not declared"
            return
        yield from self._params(ask.id, ask.params, facts)
        yield from (f"{ask.id}: {wrong}" for wrong in _asked(ask, facts))

    def _params(self, id: str, params: Mapping[str, Any], said: Said) -> Iterator[str]:
        for param in said.params.keys() - said.sometimes - params.keys():
            yield f"{id}: {param} is missing"
        for param, value in params.items():
            if param not in said.params:
                yield f"{id}: {param} is not declared"
            elif not self._fits(said.params[param], value):
                yield f"{id}: {param} is {value!r}, declared as {said.params[param]!r}"

    def _audience(self, notice: Notice, facts: NoticeFacts) -> Iterator[str]:
        if facts.secret != (notice.to is not None):
            yield f"{notice.id}: told to {notice.to or 'everybody'}, declared {'secret' if facts.secret else 'public'}"
        if notice.to is not None and not (notice.to and notice.to <= self._ids["name"]):
            yield f"{notice.id}: told to {notice.to}"

    def _fits(self, kind: Kind, value: Any) -> bool:
        if isinstance(kind, tuple):
            return str(value) in kind
        if kind.startswith(MAYBE):
            kind = kind.removeprefix(MAYBE)
            return value is None or (kind in (*_LISTS, *_MAPPINGS) and not value) or self._fits(kind, value)
        if kind in _LISTS:
            return isinstance(value, list) and self._all_fit(kind, _LISTS[kind], value)
        if kind in _MAPPINGS:
            by_name = isinstance(value, dict) and self._ids["name"] >= value.keys()
            return by_name and self._all_fit(kind, _MAPPINGS[kind], [*value.values()])
        return self._is_one(kind, value)

    def _all_fit(self, kind: str, each: str, values: list[Any]) -> bool:
        return (bool(values) or kind in _MAY_BE_EMPTY) and all(self._is_one(each, value) for value in values)

    def _is_one(self, kind: str, value: Any) -> bool:
        if kind in _TYPES:
            return type(value) is _TYPES[kind]
        if kind == "told":
            return isinstance(value, list) and bool(value) and all(self._is_told(one) for one in value)
        if kind in ("number", "minutes"):
            return type(value) in (int, float) and value >= 0
        if kind == "text":
            return isinstance(value, str) and bool(value)
        if kind.startswith(OPTION):
            return value in self._rules.options[kind.removeprefix(OPTION)].choices
        return (value is None or isinstance(value, str)) and value in self._ids[kind]

    def _is_told(self, one: Any) -> bool:
        return isinstance(one, dict) and one.keys() == {"id", "params"} and one["id"] in self._ids["notice"]


def _asked(ask: Ask, facts: AskFacts) -> Iterator[str]:
    """What an ask is, against what its facts say of it."""
    holds = {
        f"takes {ask.of}, takes_role is {facts.takes_role}": facts.takes_role == (ask.of == "role"),
        f"takes {ask.of}, not an event of the whole deck": ask.of == "event" or not facts.whole_deck,
        f"takes {ask.at_most}, declared {facts.seals}": ask.at_most <= facts.seals,
        f"may be answered with {ask.options}, declared {[*facts.choices]}": (
            ask.of != "choice" or set(ask.options) == facts.choices.keys()
        ),
        "is a ballot and lets nobody name a seat or a choice": (
            facts.ballot is None or (ask.seat is not None and ask.of in ("seat", "choice"))
        ),
        f"has the aim to {facts.aim} somebody, and takes {ask.of}": ask.of == "seat" or not facts.aim,
        "is an act of the night, and open": ask.secret or not facts.act,
        # What a table decides is said beforehand; an announcement decides nothing.
        f"is an open {ask.kind}, its purpose is {facts.purpose!r}": (
            ask.secret or bool(facts.purpose) == (ask.kind != "confirm")
        ),
    }
    return (wrong for wrong, is_so in holds.items() if not is_so)


def faults(rules: Ruleset, game: Game, asks: list[Ask]) -> list[str]:
    """All that is wrong with what was told in a game, and with these asks of it; each once."""
    told = Told(rules, game)
    wrong = [fault for notice in game._table.notices for fault in told.notice(notice)]
    return list(dict.fromkeys([*wrong, *(fault for ask in asks for fault in told.ask(ask))]))


def wrong_deaths(rules: Ruleset, game: Game) -> list[str]:
    """Of a game that is over: who has fallen and nobody was told so, and the other way round."""
    causes = {death.name: death.cause for death in game.deaths}
    fell = Counter(causes.items())
    told = [fall for notice in game._table.notices for fall in _falls(rules, notice)]
    said = Counter((name, cause or causes.get(name, "")) for name, cause in told)
    return [*(f"told and not so: {fall}" for fall in said - fell), *(f"not told: {fall}" for fall in fell - said)]


def _falls(rules: Ruleset, notice: Notice) -> Iterator[tuple[str, str]]:
    """Who falls by a notice, and by what where it says so itself."""
    falls = rules.notices[notice.id].falls
    if falls is not None:
        named = notice.params[falls.who]
        for name in [named] if isinstance(named, str) else named or ():
            yield name, falls.cause_of(notice.params)
