"""What is dealt and by which house rules, without who sits there: what a table keeps, and shares as a small file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import yaml

from desktop.draft.draft import MOST_EVENTS, Draft, Value
from desktop.keep.people import Person
from desktop.setup import refusals
from i18n import Words
from rulesets.engine import BadSetup, Ruleset, catalogue, ruleset
from rulesets.engine.library import ruleset_with
from rulesets.engine.ruleset import SOURCE
from rulesets.engine.sentences import Sentence
from rulesets.engine.table import LANTERN

if TYPE_CHECKING:
    from rulesets.engine.packs import LanternPack

FORMAT = 1
_HEAD = "lantern_night"
_TABLE = ("ruleset", "version", "packs", "players", "preset", "cards", "profile", "options", "leading", "deck")
_KEYS = (_HEAD, "name", *_TABLE)
_LONGEST = 40
_MOST_OF_ONE = 99


class Refused(Exception):
    """No line-up, or none that can be played here; says why in the language it is asked for."""

    def __init__(self, said: Callable[[str], str]) -> None:
        super().__init__(said("en"))
        self.said = said


# The pack of this id, as it is here; None where there is none.
FindPack = Callable[[str], "LanternPack | None"]


def no_pack(_: str) -> None:
    """Where none is looked for."""


@dataclass(frozen=True)
class LineUp:
    ruleset: str
    players: int
    # As a game takes it: a preset's id, counts, or None where it goes by the number of players.
    dealt: str | Mapping[str, int] | None
    # Only what is not as the profile has it.
    options: Mapping[str, Value]
    name: str = ""
    profile: str = SOURCE
    leading: str = LANTERN
    # How many of each event, where the deck is one's own.
    deck: Mapping[str, int] | None = None
    # With which it is laid; a file names them.
    packs: tuple[LanternPack, ...] = ()

    @classmethod
    def of(cls, draft: Draft, name: str = "") -> LineUp:
        played = (draft.profile, draft.leading, draft.deck, draft.packs)
        return cls(draft.ruleset, len(draft.players), draft.chosen, dict(draft.options), name, *played)

    @property
    def rules(self) -> Ruleset:
        return ruleset_with(self.ruleset, self.packs)

    def laid_for(self, people: tuple[Person, ...]) -> Draft:
        """Nobody is sent away: where there are too many, the table says so."""
        there = tuple(person for person in people if person.name.strip())[: self.rules.players[-1]]
        seats = (*there, *(Person("") for _ in range(self.players - len(there))))
        own = dict(self.dealt) if isinstance(self.dealt, Mapping) else None
        preset = self.dealt if isinstance(self.dealt, str) else None
        played = (self.profile, self.leading, self.deck, self.packs)
        return Draft(self.ruleset, seats, preset, own, self.options, *played)

    @property
    def document(self) -> dict[str, Any]:
        head = {_HEAD: FORMAT, "name": self.name} if self.name else {_HEAD: FORMAT}
        dealt = {"cards": dict(self.dealt)} if isinstance(self.dealt, Mapping) else {"preset": self.dealt}
        packs = {"packs": [pack.id for pack in self.packs]} if self.packs else {}
        rules = {"ruleset": self.ruleset, "version": self.rules.version, **packs, "players": self.players}
        played = {"profile": self.profile, "options": dict(self.options), "leading": self.leading}
        deck = {} if self.deck is None else {"deck": dict(self.deck)}
        return {**head, **rules, **(dealt if self.dealt is not None else {}), **played, **deck}

    @property
    def file(self) -> bytes:
        return yaml.safe_dump(self.document, allow_unicode=True, sort_keys=False).encode()


def read(document: object, find: FindPack = no_pack) -> LineUp:
    """Raises Refused."""
    if not isinstance(document, Mapping) or _HEAD not in document:
        raise _refused("lineup.refused.other", key=_HEAD)
    _check_format(document[_HEAD])
    for key in document:
        if key not in _KEYS:
            raise _refused("lineup.refused.key", found=_shown(key), allowed=", ".join(_KEYS))
    rules = _rules(document, find)
    players = document.get("players")
    if type(players) is not int or players not in rules.players:
        raise _refused_by(rules, "lineup.refused.players", found=_shown(players), allowed=_span(rules.players))
    dealt = _dealt(rules, document)
    options = _options(rules, document.get("options") or {})
    profile = _one_of(rules, "profile", document.get("profile", SOURCE), rules.profiles)
    leading = _one_of(rules, "leading", document.get("leading", LANTERN), rules.leadings)
    deck = _deck(rules, document["deck"]) if document.get("deck") is not None else None
    try:
        rules.composition(players, dealt)
    except BadSetup as refused:
        raise _unplayable(rules, refused.said) from refused
    name = document.get("name")
    changed = Draft(rules.id, profile=profile, packs=rules.laid_in).with_options(options).options
    called = name[:_LONGEST] if isinstance(name, str) else ""
    return LineUp(rules.id, players, dealt, changed, called, profile, leading, deck, rules.laid_in)


def _check_format(found: object) -> None:
    if type(found) is not int or found < 1:
        raise _refused("lineup.refused.other", key=_HEAD)
    if found > FORMAT:
        raise _refused("lineup.refused.newer", found=str(found), allowed=str(FORMAT))


def _rules(document: Mapping[str, Any], find: FindPack) -> Ruleset:
    """A game that is a pack has it among its packs."""
    known = {rules.id: rules.version for rules in catalogue()}
    found, version, packs = document.get("ruleset"), document.get("version", 1), document.get("packs") or []
    is_own = isinstance(packs, list) and found in packs
    if not isinstance(found, str) or (found not in known and not is_own):
        raise _refused("lineup.refused.ruleset", found=_shown(found), allowed=", ".join(known))
    rules = _with_packs(found, packs, find)
    if type(version) is not int or version > rules.version:
        raise _refused_by(rules, "lineup.refused.version", found=_shown(version), allowed=str(rules.version))
    return rules


def _with_packs(id: str, found: object, find: FindPack) -> Ruleset:
    if not isinstance(found, list):
        raise _refused("lineup.refused.packs", found=_shown(found))
    if not found:
        return ruleset(id)
    # Where there is one, it has been read by somebody.
    from rulesets.engine.packs import BadPack  # noqa: PLC0415

    packs = []
    for one in found:
        pack = find(one) if isinstance(one, str) else None
        if pack is None:
            raise _refused("lineup.refused.pack", found=_shown(one))
        packs.append(pack)
    try:
        return ruleset_with(id, packs)
    except BadPack as error:
        raise _refused("lineup.refused.pack", found=_shown(", ".join(pack.id for pack in packs))) from error


def _dealt(rules: Ruleset, document: Mapping[str, Any]) -> str | Mapping[str, int] | None:
    cards, preset = document.get("cards"), document.get("preset")
    if cards is not None and preset is not None:
        raise _refused("lineup.refused.both")
    if preset is not None:
        return _preset(rules, preset)
    return _cards(rules, cards) if cards is not None else None


def _preset(rules: Ruleset, found: object) -> str:
    """A number is what YAML makes of a preset that is called 7."""
    if isinstance(found, bool) or str(found) not in rules.boards:
        raise _refused_by(rules, "lineup.refused.preset", found=_shown(found), allowed=", ".join(rules.boards))
    return str(found)


def _cards(rules: Ruleset, found: object) -> Mapping[str, int]:
    if not isinstance(found, Mapping):
        raise _refused_by(rules, "lineup.refused.cards", found=_shown(found))
    for id, count in found.items():
        if id not in rules.cards:
            raise _refused_by(rules, "lineup.refused.card", found=_shown(id), allowed=", ".join(rules.cards))
        if type(count) is not int or not 0 <= count <= _MOST_OF_ONE:
            raise _refused("lineup.refused.count", card=str(id), found=_shown(count))
    return {id: found[id] for id in rules.cards if found.get(id)}


def _deck(rules: Ruleset, found: object) -> Mapping[str, int]:
    allowed = rules.events if rules.deck_options else ()
    if not isinstance(found, Mapping):
        raise _refused_by(rules, "lineup.refused.deck", found=_shown(found))
    for id, count in found.items():
        if id not in allowed:
            raise _refused_by(rules, "lineup.refused.event", found=_shown(id), allowed=", ".join(allowed))
        if type(count) is not int or not 0 <= count <= MOST_EVENTS:
            raise _refused("lineup.refused.events", card=str(id), found=_shown(count), allowed=str(MOST_EVENTS))
    return {id: found[id] for id in allowed if found.get(id)}


def _options(rules: Ruleset, found: object) -> dict[str, Value]:
    if not isinstance(found, Mapping):
        raise _refused_by(rules, "lineup.refused.options", found=_shown(found))
    found = rules.options_of_now(found)
    for id, value in found.items():
        option = rules.options.get(id) if isinstance(id, str) else None
        if option is None:
            raise _refused_by(rules, "lineup.refused.option", found=_shown(id), allowed=", ".join(rules.options))
        try:
            option.checked(value)
        except BadSetup as refused:
            raise _refused(
                "lineup.refused.value", option=id, found=_shown(value), allowed=_allowed(option)
            ) from refused
    return found


def _one_of(rules: Ruleset, key: str, found: object, allowed: Collection[str]) -> str:
    if isinstance(found, str) and found in allowed:
        return found
    raise _refused_by(rules, f"lineup.refused.{key}", found=_shown(found), allowed=", ".join(allowed))


def _allowed(option: Any) -> str:
    if option.kind == "bool":
        return "true, false"
    return _span(option.choices) if isinstance(option.choices, range) else ", ".join(map(str, option.choices))


def _span(numbers: range) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def _shown(found: object) -> str:
    text = " ".join(str(found).split()) if found is not None else ""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _refused(id: str, **params: str) -> Refused:
    return Refused(lambda language: Words(language).text(id, **params))


def _refused_by(rules: Ruleset, id: str, **params: str) -> Refused:
    def said(language: str) -> str:
        words = Words(language, rules)
        return words.text(id, game=words.text(f"ruleset.{rules.id}.name"), **params)

    return Refused(said)


def _unplayable(rules: Ruleset, sentence: Sentence) -> Refused:
    def said(language: str) -> str:
        words = Words(language, rules)
        return words.text("lineup.refused.board", detail=refusals.said(words, rules, sentence))

    return Refused(said)
