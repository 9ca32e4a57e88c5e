"""A ruleset with packs in it: a value like any other. The bundled one stays as it is, and no table knows another's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rulesets.engine.errors import BadRuleset, BadSetup, listed
from rulesets.engine.library import ruleset
from rulesets.engine.ruleset import Code, Preset, Ruleset

from .faults import BadPack, Fault, Notes, refused
from .files import MANIFEST
from .lanternpack import LanternPack, Message


def extended(id: str, packs: Sequence[LanternPack]) -> Ruleset:
    """A bundled ruleset with these packs; BadPack with all faults where they can't be played with, or not together."""
    return _extended(id, tuple(packs))


# A screen asks with every letter of a name, and it costs some milliseconds. The same packs make the same ruleset.
@lru_cache(maxsize=64)
def _extended(id: str, packs: tuple[LanternPack, ...]) -> Ruleset:
    base = ruleset(id)
    faults = list(_strange(base, packs))
    if faults:
        raise BadPack(faults)
    if not packs:
        return base
    parts = [part for pack in packs for part in _parts(base, pack, faults)]
    if faults:
        raise BadPack(faults)
    joined = _with_parts(base, parts) if parts else base
    joined = replace(joined, laid_in=packs, words=_words(packs))
    for pack in packs:
        joined = _with_data(joined, pack, faults)
    if faults:
        raise BadPack(faults)
    _check_facts(joined, packs)
    return joined


def _words(packs: Sequence[LanternPack]) -> dict[str, dict[str, Message]]:
    """By language; no two packs speak of the same."""
    languages = dict.fromkeys(language for pack in packs for language in pack.words)
    return {
        language: {id: said for pack in packs for id, said in pack.words.get(language, {}).items()}
        for language in languages
    }


def _strange(base: Ruleset, packs: Sequence[LanternPack]) -> Iterator[Fault]:
    """What is for another ruleset, or there twice."""
    for pack in packs:
        if pack.ruleset != base.id:
            yield refused(pack.id, f"is for {pack.ruleset}, not for {base.id}")
    ids = Counter(id for pack in packs for id in pack.own_ids)
    for id, number in ids.items():
        if number > 1:
            owners = [pack.id for pack in packs if id in pack.own_ids]
            yield refused(owners[-1], f"{id} is there in {listed(owners)}; of packs that say the same, one can be on")


def _parts(base: Ruleset, pack: LanternPack, faults: list[Fault]) -> Iterator[type]:
    package = f"rulesets.{base.id}.packed"
    made = import_module(package).MADE if find_spec(package) else {}
    for kind, documents in (("roles", pack.roles), ("events", pack.events)):
        for id, document in documents.items():
            notes = Notes(document)
            if kind not in made:
                notes.note(
                    (), f"{base.id} takes no {kind} from a pack; allowed: {listed(made) or 'boards, profiles, words'}"
                )
            else:
                part = made[kind](notes, id)
                if not notes.faults:
                    yield part
            faults += notes.faults


def _with_parts(base: Ruleset, parts: Sequence[type]) -> Ruleset:
    code: Code = import_module(f"rulesets.{base.id}.packed").code(parts)
    found = [id for id in code.role_ids() if id not in base.roles]
    roles = (*base.roles, *found)
    return replace(base, roles=roles, cards=roles, code=code)


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
            notes.note(where, str(error).removeprefix("preset: "))
    return Preset(players or None, counts)


def _profile(notes: Notes, rules: Ruleset, id: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    chosen = notes.mapping(("profiles", id), entry, tuple(rules.options))
    for option, value in chosen.items():
        try:
            rules.options[option].checked(value)
        except BadSetup as error:
            notes.note(("profiles", id, option), str(error).partition(": ")[2])
    return chosen


def _check_facts(rules: Ruleset, packs: Sequence[LanternPack]) -> None:
    """What is wrong with what they ask and tell is said now."""
    try:
        _ = rules.facts
    except BadRuleset as error:
        raise BadPack([Fault(packs[-1].id + "/" + MANIFEST, 0, str(error))]) from error
