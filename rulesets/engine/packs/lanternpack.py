"""A pack as it is read: what it says of itself, and what it adds. No ruleset knows it yet, and nothing of it is run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from re import fullmatch
from string import Formatter
from typing import Any

from rulesets.engine.errors import NotYaml, UnknownRuleset, listed
from rulesets.engine.library import files as rulesets
from rulesets.engine.library import ruleset
from rulesets.engine.needs import Need
from rulesets.engine.yaml_files import Lined, lined

from .drawings import drawing_faults
from .faults import BadPack, Fault, Notes, refused
from .files import MANIFEST, Contents, contents, digest

# Of the way in which packs are written. A later one means: who knows only this one would misread it.
FORMAT = 1
ID = "[a-z][a-z0-9_]{0,39}"
_BOARD = "[A-Za-z0-9][A-Za-z0-9_]{0,39}"
_LANGUAGE = "[a-z]{2,3}(-[A-Za-z]{2,8}){0,2}"
_KEYS = ("format", "id", "version", "ruleset", "makers", "licence", "boards", "profiles")
_NEEDED = ("format", "id", "version", "ruleset")
_MOST_SAID = 2_000
# What may lie in which folder, by how it ends.
_FOLDERS = {"roles": ".yaml", "events": ".yaml", "words": ".yaml", "motifs": ".svg", "scenarios": ".yaml"}
# Markup, and signs that turn what stands beside them.
_NO_WORDS = re.compile(r"<[A-Za-z/!?]|[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]")
_PROSE = (".md", ".txt")
# The folders that are read at once.
_READ = ("roles/", "events/", "words/")
Message = str | tuple[str, ...]


@dataclass(frozen=True)
class LanternPack:
    id: str
    version: int
    ruleset: str
    content: str
    makers: tuple[str, ...] = ()
    licence: str = ""
    # As they stand there; whether they can be played says the ruleset that they are laid into.
    boards: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    profiles: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    # Parts without code, by id: what a role or an event is made of.
    roles: Mapping[str, Lined] = field(default_factory=dict, hash=False)
    events: Mapping[str, Lined] = field(default_factory=dict, hash=False)
    # By language, then by id.
    words: Mapping[str, Mapping[str, Message]] = field(default_factory=dict, hash=False)
    # Drawings, by `roles/<id>`.
    motifs: Mapping[str, bytes] = field(default_factory=dict, hash=False)
    scenarios: Mapping[str, bytes] = field(default_factory=dict, hash=False)
    # The files that were read, by name: where to point at.
    files: Mapping[str, Lined] = field(default_factory=dict, repr=False, compare=False)
    manifest: Lined = field(default_factory=lambda: Lined(MANIFEST, {}, {}), repr=False, compare=False)

    @property
    def need(self) -> Need:
        return Need(self.id, self.version, self.content)

    @property
    def parts(self) -> tuple[str, ...]:
        return (*self.roles, *self.events)

    @property
    def own_ids(self) -> tuple[str, ...]:
        return (self.id, *self.parts, *self.boards, *self.profiles)


def opened(place: Path) -> LanternPack:
    """A pack that is well written; BadPack with all its faults where it is not."""
    pack, faults = read(contents(place))
    if faults or pack is None:
        raise BadPack(faults)
    return pack


def read(found: Contents) -> tuple[LanternPack | None, list[Fault]]:
    """As much of it as can be read, and what is wrong."""
    faults: list[Fault] = []
    documents = dict(_documents(found, faults))
    if MANIFEST not in documents:
        return None, faults
    notes = Notes(documents[MANIFEST])
    head = _head(notes)
    faults += notes.faults
    if head is None:
        return None, faults
    pack = LanternPack(
        **head,
        content=digest(found),
        roles=_in_folder("roles", documents),
        events=_in_folder("events", documents),
        words=dict(_words(documents, faults)),
        motifs={name[len("motifs/") : -len(".svg")]: found[name] for name in found if name.startswith("motifs/")},
        scenarios={name: found[name] for name in found if name.startswith("scenarios/")},
        files=documents,
        manifest=documents[MANIFEST],
    )
    return pack, [*faults, *_of_names(pack, documents), *_of_drawings(pack)]


def _documents(found: Contents, faults: list[Fault]) -> Iterator[tuple[str, Lined]]:
    for name, data in found.items():
        if not _belongs(name):
            faults.append(refused(name, f"is nothing that a pack has; allowed: {MANIFEST}, {_allowed()}"))
            continue
        wanted = name == MANIFEST or name.startswith(_READ)
        try:
            if wanted:
                yield name, lined(name, data)
        except NotYaml as error:
            file, line, what = str(error).split(":", 2)
            faults.append(Fault(file, int(line), what.strip()))


def _belongs(name: str) -> bool:
    top, *below = name.split("/")
    if not below:
        return name == MANIFEST or name.endswith(_PROSE) or "." not in name
    is_flat = len(below) == 1 or not name.startswith(_READ)
    return is_flat and name.endswith(_FOLDERS.get(top, "/"))


def _allowed() -> str:
    return listed(f"{folder}/*{ending}" for folder, ending in _FOLDERS.items())


def _in_folder(folder: str, documents: Mapping[str, Lined]) -> dict[str, Lined]:
    return {name.split("/")[1][: -len(".yaml")]: documents[name] for name in documents if name.startswith(f"{folder}/")}


def _head(notes: Notes) -> dict[str, Any] | None:
    """What the manifest says; None where no more can be told of a pack without it."""
    said = notes.mapping((), notes.document.value, ())
    if "format" in said and said["format"] != FORMAT:
        notes.wrong(["format"], said["format"], f"{FORMAT}, which this version of the game reads")
        return None
    said = notes.mapping((), notes.document.value, _KEYS)
    missing = [key for key in _NEEDED if key not in said]
    if missing:
        notes.note((), f"{listed(missing)} missing")
        return None
    return {
        "id": _id(notes, ["id"], said["id"], ID),
        "version": notes.whole(["version"], said["version"], 1, 1_000_000),
        "ruleset": notes.one_of(["ruleset"], said["ruleset"], list(rulesets()), ""),
        "makers": tuple(notes.text(["makers", at], name, 200) for at, name in enumerate(_list(notes, said, "makers"))),
        "licence": notes.text(["licence"], said["licence"], 200) if "licence" in said else "",
        "boards": _entries(notes, "boards", said, ("players", "cards")),
        "profiles": _entries(notes, "profiles", said, ()),
    }


def _list(notes: Notes, said: Mapping[str, Any], key: str) -> list[Any]:
    value = said.get(key, [])
    if isinstance(value, list):
        return value
    notes.wrong([key], value, "a list")
    return []


def _entries(notes: Notes, key: str, said: Mapping[str, Any], allowed: Sequence[str]) -> dict[str, dict[str, Any]]:
    entries = notes.mapping([key], said.get(key, {}))
    ids = [id for id in entries if _id(notes, [key, id], id, _BOARD)]
    return {id: notes.mapping([key, id], entries[id], allowed) for id in ids}


def _id(notes: Notes, where: Sequence[str], id: object, pattern: str) -> str:
    if isinstance(id, str) and fullmatch(pattern, id):
        return id
    notes.wrong(where, id, "a word of at most 40 small letters, digits and _")
    return ""


def _words(documents: Mapping[str, Lined], faults: list[Fault]) -> Iterator[tuple[str, dict[str, Message]]]:
    for language, document in _in_folder("words", documents).items():
        notes = Notes(document)
        if not fullmatch(_LANGUAGE, language):
            faults.append(refused(document.name, "is not named after a language; allowed: such as en, ja, zh-Hant"))
        said = notes.mapping((), {} if document.value is None else document.value)
        yield language, {id: _message(notes, id, entry) for id, entry in said.items()}
        faults += notes.faults


def _message(notes: Notes, id: str, entry: object) -> Message:
    if isinstance(entry, list) and entry:
        return tuple(_text(notes, [id, at], form) for at, form in enumerate(entry))
    return _text(notes, [id], entry)


def _text(notes: Notes, where: Sequence[str | int], entry: object) -> str:
    """Plain words, with names in braces: nothing that a screen or a formatter would read as more."""
    text = notes.text(where, entry, _MOST_SAID)
    try:
        named = [parts[1:] for parts in Formatter().parse(text) if parts[1] is not None]
    except ValueError:
        notes.note(where, "has a brace that is not closed; allowed: {name}, and {{ for a brace")
        return ""
    for name, form, turned in named:
        if form or turned or not fullmatch("[a-z_]{1,40}", str(name)):
            notes.note(where, f"{{{name}}} is no name of what is said; allowed: such as {{seat}}")
    if _NO_WORDS.search(text):
        notes.note(where, "has something in it that is no writing; allowed: plain text, without <tags>")
    return text


def _of_names(pack: LanternPack, documents: Mapping[str, Lined]) -> Iterator[Fault]:
    """Names that stand for something already, and words about what is not its own."""
    taken = taken_in(pack.ruleset)
    said = [
        (["id"], pack.id),
        *((["boards", id], id) for id in pack.boards),
        *((["profiles", id], id) for id in pack.profiles),
    ]
    for where, id in said:
        if id in taken:
            what = f"{'.'.join(where)}: {_shadows(id, pack)}"
            yield Fault(MANIFEST, pack.manifest.line(*where), what)
    for id, document in (*pack.roles.items(), *pack.events.items()):
        if not fullmatch(ID, id):
            yield refused(document.name, "is not named by an id; allowed: small letters, digits and _")
        if id in taken:
            yield refused(document.name, _shadows(id, pack))
    for id in set(pack.own_ids):
        if pack.own_ids.count(id) > 1:
            yield refused(MANIFEST, f"{id} is the id of two things; each id once")
    yield from _of_words(pack, documents)


def _of_words(pack: LanternPack, documents: Mapping[str, Lined]) -> Iterator[Fault]:
    own = set(pack.own_ids)
    for language, document in _in_folder("words", documents).items():
        for id in pack.words[language]:
            if own.isdisjoint(id.split(".")):
                what = f"{id} is about nothing of this pack; allowed: ids with one of {listed(pack.own_ids)}"
                yield Fault(document.name, document.line(id), what)


def _of_drawings(pack: LanternPack) -> Iterator[Fault]:
    drawn = {f"{folder}/{id}" for folder in ("roles", "events") for id in getattr(pack, folder)}
    for name, data in pack.motifs.items():
        if name not in drawn:
            what = "draws nothing of this pack; allowed: motifs/roles/<id>.svg, motifs/events/<id>.svg"
            yield refused(f"motifs/{name}.svg", what)
        yield from drawing_faults(f"motifs/{name}.svg", data)


def _shadows(id: str, pack: LanternPack) -> str:
    return f"{id} is a name in {pack.ruleset} already; choose another"


def taken_in(id: str) -> frozenset[str]:
    """Every word that a ruleset's own ids are made of, so that no word of a pack can stand for one of its."""
    try:
        rules = ruleset(id)
    except UnknownRuleset:
        return frozenset()
    words = rules.vocabulary
    ids = (
        *(rules.id, *rules.roles, *rules.cards, *rules.events, *rules.boards, *rules.profiles, *rules.options),
        *(*words.asks, *words.notices, *words.causes, *words.phases, *words.reasons, *words.factions, *words.laps),
        *(*words.rolls, *rules.facts.states, *_HOUSE),
    )
    return frozenset(step for id in ids for step in id.split("."))


# What the catalogs' ids begin and end with: a pack of such a name could say any word.
_HOUSE = (
    *("role", "card", "event", "ask", "notice", "cause", "purpose", "done", "diary", "public", "rulebook", "also"),
    *("name", "does", "brief", "hint", "aloud", "what", "then", "preset", "board", "profile", "option", "pack"),
)
