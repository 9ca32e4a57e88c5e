"""Whether a game may be begun: players, composition, options, seed and what is fixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Any
from unicodedata import normalize

from .errors import BadSetup, listed, shown
from .ruleset import SOURCE, Counts, Ruleset
from .sentences import of_board
from .table import LANTERN, Table

# A journal writes its seed out, and Python reads no number of more than some thousand digits.
_SEED_BITS = 1024


@dataclass(frozen=True)
class Setup:
    ruleset: Ruleset
    players: tuple[str, ...]
    preset: str | Counts | None
    composition: dict[str, int]
    profile: str
    # As they came out: the profile's, and over them what was chosen one by one.
    options: dict[str, Any]
    leading: str
    fixed: dict[str, Any]
    seed: int

    def table(self, *, skims: bool = False) -> Table:
        calling = {} if self.leading == LANTERN else self.ruleset.calling
        play = (self.players, self.composition, self.options, self.fixed, self.seed)
        return Table(*play, self.leading, calling, skims=skims)


def checked(
    ruleset: Ruleset,
    players: object,
    preset: object,
    options: object,
    seed: object,
    fixed: object,
    profile: object = None,
    leading: object = None,
) -> Setup:
    names = _names(ruleset, players)
    if not (preset is None or isinstance(preset, str | Mapping)):
        raise BadSetup(of_board(f"{shown(preset)} is neither a preset's id nor counts by role"))
    composition = ruleset.composition(len(names), preset)
    profile = _one_of("profile", SOURCE if profile is None else profile, ruleset.profiles)
    leading = _one_of("leading", LANTERN if leading is None else leading, ruleset.leadings)
    options = _options(ruleset, profile, options)
    fixed = _fixed(ruleset, fixed, composition, names)
    ruleset.code.check_leading(leading, composition, options, fixed)
    return Setup(
        ruleset=ruleset,
        players=names,
        preset=dict(preset) if isinstance(preset, Mapping) else preset,
        composition=composition,
        profile=profile,
        options=options,
        leading=leading,
        fixed=fixed,
        seed=_seed(seed),
    )


def _names(ruleset: Ruleset, players: object) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadSetup(f"players: {shown(players)} is not a list of names")
    if len(players) not in ruleset.players:
        ruleset.composition(len(players))
    seen: dict[str, str] = {}
    for name in players:
        if not isinstance(name, str) or not name.strip() or not _writable(name):
            raise BadSetup(f"players: {shown(name)} is not a name; a name is a text that is not blank")
        key = normalize("NFC", name.strip())
        if key in seen:
            raise BadSetup(f"players: {shown(name)} and {shown(seen[key])} are the same name; each name once")
        seen[key] = name
    return tuple(players)


def _writable(name: str) -> bool:
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def _one_of(field: str, value: object, allowed: Collection[str]) -> str:
    if isinstance(value, str) and value in allowed:
        return value
    raise BadSetup(f"{field}: {shown(value)} is not allowed here; allowed: {listed(allowed)}")


def _options(ruleset: Ruleset, profile: str, options: object) -> dict[str, Any]:
    chosen = {**ruleset.profiles[profile], **_mapping("options", options, "a mapping of option to value")}
    for id in chosen:
        if id not in ruleset.options:
            raise BadSetup(f"options: {shown(id)} is not known to {ruleset.id}; allowed: {listed(ruleset.options)}")
    return {
        id: option.checked(chosen[id]) if id in chosen else option.default for id, option in ruleset.options.items()
    }


def _seed(seed: object) -> int:
    if seed is None:
        return randbits(53)
    if type(seed) is not int or seed.bit_length() > _SEED_BITS:
        raise BadSetup(f"seed: {shown(seed)} is not allowed; allowed: a whole number of at most {_SEED_BITS} bits")
    return seed


def _fixed(ruleset: Ruleset, fixed: object, composition: Counts, players: Sequence[str]) -> dict[str, Any]:
    chosen = _mapping("fixed", fixed, "a mapping")
    allowed = ruleset.vocabulary.fixed
    for key in chosen:
        if key not in allowed:
            raise BadSetup(f"fixed: {shown(key)} is not known to {ruleset.id}; allowed: {listed(allowed)}")
    # In a file, a key with nothing behind it fixes nothing. Roles are given to all seats, or to none.
    chosen = {key: value for key, value in chosen.items() if value is not None and (key, value) != ("roles", {})}
    if "roles" in chosen:
        _fixed_roles(chosen["roles"], composition, players)
    if "rolls" in chosen:
        _fixed_rolls(ruleset, chosen["rolls"])
    ruleset.code.check_fixed(chosen, composition, players)
    return {key: copied(value) for key, value in chosen.items()}


def copied(value: Any) -> Any:
    """A copy nobody outside can change: a journal must stay what it was."""
    if isinstance(value, Mapping):
        return {key: copied(entry) for key, entry in value.items()}
    return list(value) if isinstance(value, list | tuple) else value


def _fixed_roles(roles: object, composition: Counts, players: Sequence[str]) -> None:
    dealt = _mapping("fixed.roles", roles, "a mapping of every seat to its role")
    if set(dealt) != set(players):
        raise BadSetup(f"fixed.roles: should name every seat and nobody else; the seats are {listed(players)}")
    for role in dealt.values():
        if not isinstance(role, str) or role not in composition:
            raise BadSetup(f"fixed.roles: {shown(role)} is not in this composition: {listed(composition)}")
    for role, number in Counter(dealt.values()).items():
        if number > composition[role]:
            raise BadSetup(f"fixed.roles: {number} × {role}, but the composition has {composition[role]}")


def _fixed_rolls(ruleset: Ruleset, rolls: object) -> None:
    allowed = ruleset.vocabulary.rolls
    for label, values in _mapping("fixed.rolls", rolls, "a mapping of label to a list").items():
        if label not in allowed:
            raise BadSetup(f"fixed.rolls: {shown(label)} is not drawn in {ruleset.id}; allowed: {listed(allowed)}")
        if not isinstance(values, list | tuple):
            raise BadSetup(f"fixed.rolls.{label}: {shown(values)} is not a list of draws")
        for value in values:
            whole = value if isinstance(value, list | tuple) else (value,)
            if not all(type(drawn) in (str, int) for drawn in whole):
                raise BadSetup(
                    f"fixed.rolls.{label}: {shown(value)} is not a draw; allowed: texts, numbers, lists of them"
                )


def _mapping(field: str, value: object, wanted: str) -> Mapping[Any, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadSetup(f"{field}: {shown(value)} is not {wanted}")
    return value
