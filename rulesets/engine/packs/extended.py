"""A ruleset with packs in it: a value like any other. The bundled one stays as it is, and no table knows another's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Any

from rulesets.engine.errors import BadRuleset, BadSetup, listed
from rulesets.engine.library import catalogue, ruleset
from rulesets.engine.ruleset import Code, Preset, Ruleset
from rulesets.engine.sentences import say

from .coded import coded, guarded
from .faults import BadPack, Fault, Notes, PackWaits, refused
from .files import MANIFEST
from .lanternpack import LanternPack, Message
from .whole import whole


def extended(id: str, packs: Sequence[LanternPack]) -> Ruleset:
    """A bundled ruleset with these packs; BadPack with all faults where they can't be played with, or not together."""
    return _extended(id, tuple(packs))


# A screen asks with every letter of a name, and it costs some milliseconds. The same packs make the same ruleset.
@lru_cache(maxsize=64)
def _extended(id: str, packs: tuple[LanternPack, ...]) -> Ruleset:
    faults = list(_strange(id, packs))
    if faults:
        raise BadPack(faults)
    if waiting := [pack.id for pack in packs if pack.waits]:
        raise PackWaits(waiting)
    base = next((whole(pack, pack.whole) for pack in packs if pack.whole is not None), None) or ruleset(id)
    if not packs:
        return base
    parts = [part for pack in packs if pack.whole is None for part in _parts(base, pack, faults)]
    if faults:
        raise BadPack(faults)
    joined = _with_parts(base, parts) if parts else base
    joined = replace(joined, laid_in=packs, words=_words(packs))
    for pack in packs:
        joined = _with_data(joined, pack, faults)
    if faults:
        raise BadPack(faults)
    if any(pack.code for pack in packs):
        joined = replace(joined, code=replace(joined.code, flow=guarded(joined.code.flow)))
    _check_facts(joined, packs)
    return joined


def unlaid(pack: LanternPack) -> Ruleset:
    """Its ruleset with its words alone: whoever only tells of a pack runs nothing of it."""
    base = ruleset(pack.ruleset) if pack.whole is None else replace(catalogue()[0], id=pack.id)
    return replace(base, laid_in=(pack,), words=pack.words)


def _words(packs: Sequence[LanternPack]) -> dict[str, dict[str, Message]]:
    """By language; no two packs speak of the same."""
    languages = dict.fromkeys(language for pack in packs for language in pack.words)
    return {
        language: {id: said for pack in packs for id, said in pack.words.get(language, {}).items()}
        for language in languages
    }


def _strange(id: str, packs: Sequence[LanternPack]) -> Iterator[Fault]:
    """What is for another ruleset, or there twice."""
    for pack in packs:
        if pack.ruleset != id:
            yield refused(pack.id, say("other_ruleset", ruleset=pack.ruleset, base=id))
    ids = Counter(own for pack in packs for own in pack.own_ids)
    for own, number in ids.items():
        if number > 1:
            owners = [pack.id for pack in packs if own in pack.own_ids]
            yield refused(owners[-1], say("said_by_two", id=own, packs=listed(owners)))


def _parts(base: Ruleset, pack: LanternPack, faults: list[Fault]) -> Iterator[type]:
    package = import_module(f"rulesets.{base.id}.packed")
    made = package.MADE
    for kind, documents in (("roles", pack.roles), ("events", pack.events)):
        for id, document in documents.items():
            notes = Notes(document)
            if kind not in made:
                allowed = listed(made) or "boards, profiles, words"
                notes.note((), say("takes_none", ruleset=base.id, kind=kind, allowed=allowed))
            else:
                part = made[kind](notes, id)
                if not notes.faults:
                    yield part
            faults += notes.faults
    yield from coded(pack, base, package.KINDS, faults)


def _with_parts(base: Ruleset, parts: Sequence[type]) -> Ruleset:
    """What is dealt is both a role and a card, or the roles are what cards make of players; both are listed."""
    code: Code = import_module(f"rulesets.{base.id}.packed").code(parts)
    events = set(code.event_ids())
    found = [part.id for part in parts if part.id not in events]  # type: ignore[attr-defined]
    return replace(base, roles=(*base.roles, *found), cards=(*base.cards, *found), code=code)


def _with_data(rules: Ruleset, pack: LanternPack, faults: list[Fault]) -> Ruleset:
    notes = Notes(pack.manifest)
    boards = {id: _board(notes, rules, id, entry) for id, entry in pack.boards.items()}
    profiles = {id: _profile(notes, rules, id, entry) for id, entry in pack.profiles.items()}
    faults += notes.faults
    return replace(rules, boards={**rules.boards, **boards}, profiles={**rules.profiles, **profiles})


def _board(notes: Notes, rules: Ruleset, id: str, entry: Mapping[str, Any]) -> Preset:
    where = ("boards", id)
    players = notes.one_of((*where, "players"), entry.get("players"), rules.players, 0)
    cards = notes.mapping((*where, "cards"), entry.get("cards"), rules.cards)
    counts = {card: notes.whole((*where, "cards", card), number, 1, 200) for card, number in cards.items()}
    if players and not notes.faults:
        try:
            rules.code.check_composition(counts, players)
        except BadSetup as error:
            notes.note(where, say("board", why=error.said.below().at_tables_of(rules.id)))
    return Preset(players or None, counts)


def _profile(notes: Notes, rules: Ruleset, id: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    chosen = notes.mapping(("profiles", id), entry, tuple(rules.options))
    for option, value in chosen.items():
        try:
            rules.options[option].checked(value)
        except BadSetup as error:
            notes.note(("profiles", id, option), error.said.below())
    return chosen


def _check_facts(rules: Ruleset, packs: Sequence[LanternPack]) -> None:
    """What is wrong with what they ask and tell is said now."""
    try:
        _ = rules.facts
    except BadRuleset as error:
        file = str(error).partition(": ")[0]
        told = file in {name for pack in packs for name in (*pack.files, *pack.code)}
        fault = refused(file, error.said.below()) if told else refused(packs[-1].id + "/" + MANIFEST, error.said)
        raise BadPack([fault]) from error
