"""Finds the rulesets: every folder beside this package with a `ruleset.yaml`, read and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .declared import Declared
from .errors import BadRuleset, BadSetup, NotYaml, UnknownRuleset, listed, shown
from .ruleset import SOURCE, Code, Counts, Dwell, Newcomers, Option, Practice, Preset, Ruleset
from .sentences import say
from .table import LANTERN, LEADINGS
from .yaml_files import parsed

if TYPE_CHECKING:
    from .packs import LanternPack

ROOT = Path(__file__).resolve().parent.parent
_COMMON = Path(__file__).with_name("facts.yaml")
# What is declared with its meaning, and what is only named.
_SECTIONS = ("factions", "phases", "causes", "states", "asks", "notices")
_WORDS = ("reasons", "laps", "rolls", "calls", "fixed")
_SHAPE = ("id", "order", "version", "written_in", "family", "flow", "players")
_CHOSEN = (
    *("default_preset", "presets", "options", "formerly"),
    *("profiles", "dwells", "leadings", "newcomers", "practice", "cases"),
)
_KEYS = (*_SHAPE, *_CHOSEN, "roles", "cards", "events", *_SECTIONS, *_WORDS)
# Far more than sit at any table, or lie on it.
_MOST = 200
_KINDS = ("bool", "int", "choice")


@cache
def files() -> dict[str, Path]:
    """The bundled rulesets' files by id. Packaging bundles what this finds."""
    return {file.parent.name: file for file in sorted(ROOT.glob("*/ruleset.yaml"))}


@cache
def catalogue() -> tuple[Ruleset, ...]:
    """Every bundled ruleset, in display order."""
    ordered = sorted(files(), key=lambda id: _bundled_document(id)["order"])
    return tuple(ruleset(id) for id in ordered)


@cache
def _bundled_document(id: str) -> dict[str, Any]:
    return _document(files()[id])


def listed_events(id: str) -> tuple[str, ...]:
    """In the order of a bundled ruleset's file; an event that it does not list comes after these."""
    return tuple(_bundled_document(id).get("events", ()))


@cache
def _bundled(id: str) -> Ruleset:
    return read(files()[id])


def ruleset(id: str) -> Ruleset:
    if id not in list(files()):
        raise UnknownRuleset(f"there is no ruleset {shown(id)}; there are: {listed(files())}")
    return _bundled(id)


def ruleset_with(id: str, packs: Sequence[LanternPack]) -> Ruleset:
    """A bundled one, with these packs in it where there are some; BadPack where they can't be."""
    if not packs:
        return ruleset(id)
    # Most tables have none.
    from .packs import extended  # noqa: PLC0415

    return extended(id, packs)


def ruleset_or_file(name: str) -> Ruleset:
    """A bundled ruleset by its id, or a group's own by its file."""
    return read(Path(name)) if name.endswith((".yaml", ".yml")) else ruleset(name)


def read(file: Path, code: Code | None = None) -> Ruleset:
    """A ruleset file. It plays by the flow of its id, or of the ruleset that it names under `flow`."""
    document = _document(file)
    if code is not None:
        return _Reader(file, document).ruleset(code)
    flow = document.get("flow", document["id"])
    rules = _Reader(file, document).ruleset(_code(file, flow))
    if file != files()[flow]:
        _check_options(file, rules, _bundled(flow))
        # A file of a group's own is read whole at once, so that what is wrong in it is said now.
        _ = rules.facts
    return rules


def _check_options(file: Path, rules: Ruleset, like: Ruleset) -> None:
    """What a flow asks its options for, they have to know."""
    for id, known in like.options.items():
        option = rules.options.get(id)
        if option is None or option.kind != known.kind or not _within(option.choices, known.choices):
            raise BadRuleset(f"{file}: options.{id}: the flow of {like.id} needs it as {known.kind}: {known.allowed}")


def _within(choices: Sequence[Any], known: Sequence[Any]) -> bool:
    """A span's two ends speak for what lies between: it may be very long."""
    ends = (choices[0], choices[-1]) if isinstance(choices, range) else choices
    return all(choice in known for choice in ends)


def of_document(name: str, document: object, code: Code) -> Ruleset:
    """One that lies in no folder of ours; complaints begin with `name`."""
    file = Path(name)
    rules = _Reader(file, _checked(file, document)).ruleset(code)
    if rules.id in files():
        raise BadRuleset(say("of_the_house", id=shown(rules.id)).at("id").at(str(file)))
    return rules


def _document(file: Path) -> dict[str, Any]:
    try:
        return _checked(file, parsed(file))
    except NotYaml as error:
        raise BadRuleset(str(error)) from error


def _checked(file: Path, document: object) -> dict[str, Any]:
    if not isinstance(document, dict):
        raise BadRuleset(say("keys_wanted", keys=listed(_KEYS)).at(str(file)))
    for key in document:
        if key not in _KEYS:
            raise BadRuleset(say("no_key", key=shown(key), keys=listed(_KEYS)).at(str(file)))
    for key in ("id", "order", "version", "players", "presets", "roles"):
        if key not in document:
            raise BadRuleset(say("key_missing", key=key).at(str(file)))
    return document


@cache
def _shared(file: Path) -> Mapping[str, Mapping[str, Any]]:
    """Facts that several rulesets share."""
    try:
        document = parsed(file)
    except NotYaml as error:
        raise BadRuleset(str(error)) from error
    sections = ("asks", "notices", "causes", "factions", "phases")
    if not isinstance(document, dict) or set(document) - set(sections):
        raise BadRuleset(say("keys_wanted", keys=listed(sections)).at(str(file)))
    return document


def _code(file: Path, id: object) -> Code:
    if not isinstance(id, str) or id not in files():
        raise BadRuleset(f"{file}: flow: {shown(id)} has none; rulesets with a flow: {listed(files())}")
    package = f"rulesets.{id}"
    flow = import_module(f"{package}.flow").flow
    return code_of(flow, import_module(f"{package}.setup") if find_spec(f"{package}.setup") else None)


def code_of(flow: Any, setup: ModuleType | None, **usual: Any) -> Code:
    """`usual`: what holds where the setup does not say it."""
    names = (field.name for field in fields(Code) if field.name != "flow")
    return Code(flow, **{**usual, **{name: getattr(setup, name) for name in names if hasattr(setup, name)}})


def _a_whole(least: int | None, most: int | None) -> str:
    if least is None:
        return say("any_whole")
    return say("a_whole_up", least=least) if most is None else say("a_whole", least=least, most=most)


class _Reader:
    """Turns the document of one file into a Ruleset; every complaint names the file and the key."""

    def __init__(self, file: Path, document: Mapping[str, Any]) -> None:
        self._file = file
        self._document = document

    def ruleset(self, code: Code) -> Ruleset:
        listed_roles = self._ids("roles", self._document["roles"])
        roles = (*listed_roles, *(id for id in code.role_ids() if id not in listed_roles))
        cards = self._ids("cards", self._document.get("cards", list(roles)))
        presets = dict(self._presets(cards, code))
        options = dict(self._options())
        default = self._document.get("default_preset")
        # A list may stand there, which no mapping can be asked for.
        if default is not None and default not in list(presets):
            raise self._wrong("default_preset", default, listed(presets))
        return Ruleset(
            id=self._id("id", self._document["id"]),
            version=self._whole("version", self._document["version"], 1),
            players=self._span("players", self._document["players"], 1, _MOST),
            options=options,
            formerly=self._formerly(options),
            roles=roles,
            cards=cards,
            declared=self._declared(),
            laps=self._ids("laps", self._document.get("laps", [])),
            reasons=self._ids("reasons", self._document.get("reasons", [])),
            fixed=self._ids("fixed", self._document.get("fixed", [])),
            code=code,
            boards=presets,
            default_preset=default,
            profiles=self._profiles(options),
            dwells=self._dwells(),
            leadings=self._leadings(),
            newcomers=tuple(self._newcomers()),
            practice=self._practice(),
            written_in=self._named("written_in", self._document, "written_in"),
            cases=dict(self._cases()),
        )

    def _declared(self) -> Declared:
        family = self._document.get("family")
        shared = [_COMMON]
        if family is not None:
            shared.insert(0, self._family(family))
        return Declared(
            where=str(self._file),
            sections={key: self._section(key) for key in _SECTIONS},
            rolls=self._ids("rolls", self._document.get("rolls", [])),
            calls=self._ids("calls", self._document.get("calls", [])),
            shared=tuple(_shared(file) for file in shared),
        )

    def _family(self, family: object) -> Path:
        known = {file.parent.name: file for file in ROOT.glob("*/facts.yaml") if file != _COMMON}
        if not isinstance(family, str) or family not in known:
            raise self._wrong("family", family, listed(known))
        return known[family]

    def _section(self, key: str) -> Mapping[str, Any]:
        return self._mapping(key, self._document.get(key, {}))

    def _formerly(self, options: Mapping[str, Option]) -> dict[str, Mapping[Any, Mapping[str, Any]]]:
        formerly: dict[str, Mapping[Any, Mapping[str, Any]]] = {}
        for id, values in self._mapping("formerly", self._document.get("formerly", {})).items():
            if id in options or not isinstance(values, dict):
                raise self._wrong("formerly", id, say("a_former_option"))
            formerly[id] = {
                value: self._chosen(f"formerly.{id}.{value}", now, options) for value, now in values.items()
            }
        return formerly

    def _chosen(self, key: str, entry: object, options: Mapping[str, Option]) -> dict[str, Any]:
        """Values of options."""
        chosen = self._mapping(key, entry, tuple(options))
        try:
            return {id: options[id].checked(value) for id, value in chosen.items()}
        except BadSetup as error:
            raise BadRuleset(error.said.at(f"{self._file}: {key}")) from error

    def _profiles(self, options: Mapping[str, Option]) -> dict[str, Mapping[str, Any]]:
        profiles: dict[str, Mapping[str, Any]] = {SOURCE: {}}
        for id, entry in self._mapping("profiles", self._document.get("profiles", {})).items():
            profiles[self._id("profiles", id)] = self._chosen(f"profiles.{id}", entry, options)
        return profiles

    def _dwells(self) -> dict[str, Dwell]:
        """How long turns last with a profile, where it says so."""
        profiles = tuple(self._mapping("profiles", self._document.get("profiles", {})))
        entries = self._mapping("dwells", self._document.get("dwells", {}), profiles)
        return {id: self._dwell(f"dwells.{id}", entry) for id, entry in entries.items()}

    def _dwell(self, key: str, entry: object) -> Dwell:
        seconds = self._mapping(key, entry, Dwell._fields)
        return Dwell(*(self._whole(f"{key}.{name}", seconds.get(name), 0, _MOST) for name in Dwell._fields))

    def _leadings(self) -> tuple[str, ...]:
        leadings = self._ids("leadings", self._document.get("leadings", [LANTERN]))
        for leading in leadings:
            if leading not in LEADINGS:
                raise self._wrong("leadings", leading, listed(LEADINGS))
        return leadings

    def _newcomers(self) -> Iterator[Newcomers]:
        entries = self._document.get("newcomers", [])
        if not isinstance(entries, list):
            raise self._wrong("newcomers", entries, say("a_list"))
        for entry in entries:
            entry = self._mapping("newcomers", entry, ("players", "reason", "cards", "fill", "options"))
            yield Newcomers(
                players=self._span("newcomers.players", entry.get("players"), 1, _MOST),
                reason=self._id("newcomers.reason", entry.get("reason")),
                cards=entry.get("cards"),
                fill=entry.get("fill", ""),
                options=self._mapping("newcomers.options", entry.get("options", {})),
            )

    def _practice(self) -> Practice | None:
        entry = self._document.get("practice")
        if entry is None:
            return None
        entry = self._mapping("practice", entry, ("me", "dealt", "cards", "fixed", "options", "friends", "first"))
        dealt = self._mapping("practice.dealt", entry.get("dealt"))
        friends = entry.get("friends", [])
        if not dealt or not all(isinstance(seats, list) for seats in dealt.values()):
            raise self._wrong("practice.dealt", dealt, say("dealt_lists"))
        if not isinstance(friends, list):
            raise self._wrong("practice.friends", friends, say("a_list"))
        return Practice(
            me=self._whole("practice.me", entry.get("me"), 1, _MOST),
            dealt={key: tuple(seats) for key, seats in dealt.items()},
            cards=entry.get("cards"),
            fixed=self._mapping("practice.fixed", entry.get("fixed", {})),
            options=self._mapping("practice.options", entry.get("options", {})),
            is_first=entry.get("first") is True,
            friends=tuple(self._mapping("practice.friends", row, ("ask", "day", "seat", "answer")) for row in friends),
        )

    def _cases(self) -> Iterator[tuple[str, Mapping[int, str]]]:
        for chapter, told in self._mapping("cases", self._document.get("cases", {})).items():
            if not isinstance(told, dict) or not all(type(at) is int and isinstance(told[at], str) for at in told):
                raise self._wrong(f"cases.{chapter}", told, say("case_names"))
            yield self._id("cases", chapter), told

    def _presets(self, cards: tuple[str, ...], code: Code) -> Iterator[tuple[str, Preset]]:
        for id, entry in self._mapping("presets", self._document["presets"]).items():
            key = f"presets.{id}"
            if entry == "auto":
                yield self._id("presets", id), Preset(None, "auto")
                continue
            entry = self._mapping(key, entry, ("players", "cards"))
            players = self._whole(f"{key}.players", entry.get("players"), 1, _MOST)
            counts = self._cards(f"{key}.cards", entry.get("cards"), cards)
            try:
                code.check_composition(counts, players)
            except BadSetup as error:
                raise BadRuleset(error.said.at(f"{self._file}: {key}")) from error
            yield self._id("presets", id), Preset(players, counts)

    def _cards(self, key: str, cards: object, known: tuple[str, ...]) -> Counts:
        counts = self._mapping(key, cards, known)
        return {id: self._whole(f"{key}.{id}", number, 1, _MOST) for id, number in counts.items()}

    def _options(self) -> Iterator[tuple[str, Option]]:
        for id, entry in self._mapping("options", self._document.get("options", {})).items():
            key = f"options.{id}"
            entry = self._mapping(key, entry, ("kind", "default", "choices", "ruling"))
            kind = entry.get("kind")
            if kind not in _KINDS:
                raise self._wrong(f"{key}.kind", kind, listed(_KINDS))
            choices = self._choices(key, kind, entry.get("choices"))
            ruling = self._named(f"{key}.ruling", entry, "ruling")
            option = Option(id, kind, entry.get("default", False), choices, ruling)
            if option.default not in option.choices:
                raise self._wrong(f"{key}.default", option.default, option.allowed)
            yield id, option

    def _choices(self, key: str, kind: str, choices: object) -> range | tuple[Any, ...]:
        if kind == "bool":
            return (False, True)
        if kind == "choice":
            return self._ids(f"{key}.choices", choices)
        if isinstance(choices, list) and choices:
            return tuple(self._whole(f"{key}.choices", choice) for choice in choices)
        return self._span(f"{key}.choices", choices)

    def _span(self, key: str, entry: object, least: int | None = None, most: int | None = None) -> range:
        span = self._mapping(key, entry, ("least", "most"))
        least = self._whole(f"{key}.least", span.get("least"), least, most)
        return range(least, self._whole(f"{key}.most", span.get("most"), least, most) + 1)

    def _mapping(self, key: str, entry: object, allowed: tuple[str, ...] | None = None) -> dict[str, Any]:
        if not isinstance(entry, dict):
            raise self._wrong(key, entry, say("a_mapping_with", keys=listed(allowed)) if allowed else say("a_mapping"))
        for name in entry:
            if not isinstance(name, str) or (allowed is not None and name not in allowed):
                raise self._wrong(key, name, listed(allowed) if allowed else say("quoted"))
        return entry

    def _whole(self, key: str, entry: object, least: int | None = None, most: int | None = None) -> int:
        if type(entry) is int and (least is None or entry >= least) and (most is None or entry <= most):
            return entry
        raise self._wrong(key, entry, _a_whole(least, most))

    def _ids(self, key: str, entry: object) -> tuple[str, ...]:
        if not isinstance(entry, list):
            raise self._wrong(key, entry, say("some_ids"))
        return tuple(self._id(key, id) for id in entry)

    def _id(self, key: str, id: object) -> str:
        if not isinstance(id, str) or not id:
            raise self._wrong(key, id, say("a_quoted_id"))
        return id

    def _named(self, key: str, entry: Mapping[str, Any], id: str) -> str:
        """What may be left out."""
        return self._id(key, entry[id]) if id in entry else ""

    def _wrong(self, key: str, value: object, allowed: str) -> BadRuleset:
        said = say("not_allowed", value=shown(value), allowed=allowed)
        return BadRuleset(said.at(key).at(str(self._file)))
