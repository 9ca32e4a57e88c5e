"""A pack as it is read: what it says of itself, and what it adds. No ruleset knows it yet, and nothing of it is run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from re import fullmatch
from string import Formatter
from sys import stdlib_module_names
from typing import Any

from rulesets.engine.errors import NotYaml, UnknownRuleset, listed
from rulesets.engine.library import files as rulesets
from rulesets.engine.library import ruleset
from rulesets.engine.needs import Need
from rulesets.engine.sentences import Sentence, say
from rulesets.engine.yaml_files import Lined, lined

from .drawings import drawing_faults
from .faults import BadPack, Fault, Notes, refused
from .files import MANIFEST, Contents, contents, digest, is_reserved

# Of the way in which packs are written. A later one means: who knows only this one would misread it.
FORMAT = 1
ID = "[a-z][a-z0-9_]{0,39}"
_BOARD = "[A-Za-z0-9][A-Za-z0-9_]{0,39}"
_LANGUAGE = "[a-z]{2,3}(-[A-Za-z]{2,8}){0,2}"
_KEYS = ("format", "id", "version", "ruleset", "makers", "licence", "boards", "profiles")
_NEEDED = ("format", "id", "version", "ruleset")
_MOST_SAID = 2_000
# What may lie in which folder, by how it ends.
_FOLDERS: Mapping[str, tuple[str, ...]] = {
    "roles": (".yaml", ".py"),
    "events": (".yaml", ".py"),
    "cards": (".py",),
    "words": (".yaml",),
    "motifs": (".svg",),
    "scenarios": (".yaml",),
}
# Of these, what a table is dealt or turns up.
PARTS = ("roles", "events", "cards")
_CODE = ".py"
# Markup; what is not seen, or turns what stands beside it; marks that climb out of their line.
_NO_WORDS = re.compile(
    r"<[A-Za-z/!?]|[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb"
    r"\u115f\u1160\u3164\uffa0\U000e0000-\U000e007f]|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{5}"
)
_MOST_MAKERS, _MOST_FORMS = 20, 6
_PROSE = (".md", ".txt")
# What code would mean by these is somebody else's.
_OTHERS = {*stdlib_module_names, "rulesets", "desktop", "i18n", "devtools", "packaging", "assets", "lantern_night"}
# The folders that are read at once.
_READ = ("roles/", "events/", "words/")
# What makes a pack a whole game of its own, with the flow that it is played by.
RULESET, FLOW = "ruleset.yaml", "flow.py"
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
    # Programs, by the names of their files; and whether whoever plays has said that they may be run. It goes where
    # the pack goes, to another process too, and is no part of what the pack says.
    code: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)
    may_run: bool = False
    # Of a game of its own: its `ruleset.yaml`.
    whole: Lined | None = field(default=None, hash=False)
    # The files that were read, by name: where to point at.
    files: Mapping[str, Lined] = field(default_factory=dict, repr=False, compare=False)
    manifest: Lined = field(default_factory=lambda: Lined(MANIFEST, {}, {}), repr=False, compare=False)

    @property
    def need(self) -> Need:
        return Need(self.id, self.version, self.content)

    @property
    def part_files(self) -> tuple[str, ...]:
        """Of its code, what is a role, an event or a card."""
        return tuple(name for name in self.code if name.split("/")[0] in PARTS)

    def ids(self, folder: str) -> tuple[str, ...]:
        """What it has of roles, events or cards, with code and without."""
        without: Mapping[str, Lined] = getattr(self, folder, {})
        own = [name.split("/")[1] for name in self.part_files if name.startswith(f"{folder}/")]
        return (*without, *(name.removesuffix(_CODE) for name in own))

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(id for folder in PARTS for id in self.ids(folder))

    @property
    def waits(self) -> bool:
        """Whether it has code that nobody has allowed yet."""
        return bool(self.code) and not self.may_run

    def allowed(self) -> LanternPack:
        """To run: whoever says this has asked the people who play."""
        return replace(self, may_run=True)

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
    whole = documents.get(RULESET)
    head = _head(notes, whole is not None)
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
        code=dict(_programs(found, faults)),
        whole=whole,
        files=documents,
        manifest=documents[MANIFEST],
    )
    named = _of_names(pack, documents) if whole is None else _of_whole(pack)
    return pack, [*faults, *named, *_of_drawings(pack)]


def _documents(found: Contents, faults: list[Fault]) -> Iterator[tuple[str, Lined]]:
    for name, data in found.items():
        if not _belongs(name):
            faults.append(refused(name, say("not_of_a_pack", allowed=f"{MANIFEST}, {_allowed()}")))
            continue
        wanted = name in (MANIFEST, RULESET) or (name.startswith(_READ) and not name.endswith(_CODE))
        try:
            if wanted:
                yield name, lined(name, data)
        except NotYaml as error:
            faults.append(Fault(name, error.line, error.what))


def _belongs(name: str) -> bool:
    top, *below = name.split("/")
    if not below:
        return name in (MANIFEST, RULESET) or name.endswith((*_PROSE, _CODE)) or "." not in name
    is_flat = len(below) == 1 or not name.startswith((*_READ, "cards/"))
    return is_flat and name.endswith(_FOLDERS.get(top, "/"))


def _allowed() -> str:
    return listed((f"*{_CODE}", *(f"{folder}/*{ending}" for folder, of in _FOLDERS.items() for ending in of)))


def _programs(found: Contents, faults: list[Fault]) -> Iterator[tuple[str, str]]:
    """As text; whether it is a program shows when it is run, which is not now."""
    for name, data in found.items():
        if not name.endswith(_CODE) or not _belongs(name):
            continue
        step = name.removesuffix(_CODE).split("/")[-1]
        if not fullmatch("[a-z_][a-z0-9_]{0,39}", step) or ("/" not in name and step in _OTHERS):
            faults.append(refused(name, say("no_code_name")))
        try:
            yield name, data.decode("utf-8")
        except UnicodeDecodeError as error:
            faults.append(Fault(name, data[: error.start].count(10) + 1, say("not_text")))


def _in_folder(folder: str, documents: Mapping[str, Lined]) -> dict[str, Lined]:
    return {name.split("/")[1][: -len(".yaml")]: documents[name] for name in documents if name.startswith(f"{folder}/")}


def _head(notes: Notes, is_whole: bool) -> dict[str, Any] | None:
    """What the manifest says; None where no more can be told of a pack without it."""
    said = notes.mapping((), notes.document.value, ())
    if "format" in said and said["format"] != FORMAT:
        notes.wrong(["format"], said["format"], say("a_format", format=FORMAT))
        return None
    said = notes.mapping((), notes.document.value, _KEYS)
    missing = [key for key in _NEEDED if key not in said]
    if missing:
        notes.note((), say("missing", keys=listed(missing)))
        return None
    return {
        "id": _id(notes, ["id"], said["id"], ID),
        "version": notes.whole(["version"], said["version"], 1, 1_000_000),
        "ruleset": notes.one_of(["ruleset"], said["ruleset"], [said["id"]] if is_whole else list(rulesets()), ""),
        "makers": tuple(_line(notes, ["makers", at], name) for at, name in enumerate(_list(notes, said, "makers"))),
        "licence": _line(notes, ["licence"], said["licence"]) if "licence" in said else "",
        "boards": _entries(notes, "boards", said, ("players", "cards")),
        "profiles": _entries(notes, "profiles", said, ()),
    }


def _list(notes: Notes, said: Mapping[str, Any], key: str) -> list[Any]:
    value = said.get(key, [])
    if isinstance(value, list) and len(value) <= _MOST_MAKERS:
        return value
    notes.wrong([key], value, say("a_list_of_most", most=_MOST_MAKERS))
    return []


def _line(notes: Notes, where: Sequence[str | int], entry: object) -> str:
    """Whoever is asked whether a program may run reads it: nothing in it may look like something else."""
    text = notes.text(where, entry, 200)
    if _NO_WORDS.search(text) or "\n" in text:
        notes.note(where, say("no_writing"))
    return text


def _entries(notes: Notes, key: str, said: Mapping[str, Any], allowed: Sequence[str]) -> dict[str, dict[str, Any]]:
    entries = notes.mapping([key], said.get(key, {}))
    ids = [id for id in entries if _id(notes, [key, id], id, _BOARD)]
    return {id: notes.mapping([key, id], entries[id], allowed) for id in ids}


def _id(notes: Notes, where: Sequence[str], id: object, pattern: str) -> str:
    """A pack's own names its file, too."""
    if isinstance(id, str) and fullmatch(pattern, id) and not is_reserved(id):
        return id
    notes.wrong(where, id, say("an_id"))
    return ""


def _words(documents: Mapping[str, Lined], faults: list[Fault]) -> Iterator[tuple[str, dict[str, Message]]]:
    for language, document in _in_folder("words", documents).items():
        notes = Notes(document)
        if not fullmatch(_LANGUAGE, language):
            faults.append(refused(document.name, say("no_language")))
        said = notes.mapping((), {} if document.value is None else document.value)
        yield language, {id: _message(notes, id, entry) for id, entry in said.items()}
        faults += notes.faults


def _message(notes: Notes, id: str, entry: object) -> Message:
    if isinstance(entry, list) and 0 < len(entry) <= _MOST_FORMS:
        return tuple(_text(notes, [id, at], form) for at, form in enumerate(entry))
    return _text(notes, [id], entry)


def _text(notes: Notes, where: Sequence[str | int], entry: object) -> str:
    """Plain words, with names in braces: nothing that a screen or a formatter would read as more."""
    text = notes.text(where, entry, _MOST_SAID)
    try:
        named = [parts[1:] for parts in Formatter().parse(text) if parts[1] is not None]
    except ValueError:
        notes.note(where, say("open_brace", name="{name}", brace="{{"))
        return ""
    for name, form, turned in named:
        if form or turned or not fullmatch("[a-z_]{1,40}", str(name)):
            notes.note(where, say("no_such_name", name=f"{{{name}}}", example="{seat}"))
    if _NO_WORDS.search(text):
        notes.note(where, say("no_writing"))
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
            what = _shadows(id, pack).at(".".join(where))
            yield Fault(MANIFEST, pack.manifest.line(*where), what)
    for name in (*(document.name for document in (*pack.roles.values(), *pack.events.values())), *pack.part_files):
        id = name.split("/")[1].rpartition(".")[0]
        if not fullmatch(ID, id):
            yield refused(name, say("not_an_id"))
        if id in taken:
            yield refused(name, _shadows(id, pack))
    for id in set(pack.own_ids):
        if pack.own_ids.count(id) > 1:
            yield refused(MANIFEST, say("two_things", id=id))
    yield from _of_words(pack, documents)


def _of_whole(pack: LanternPack) -> Iterator[Fault]:
    """Its ids and words are its own affair; what it is called is not."""
    if pack.id in (*rulesets(), *_OURS):
        yield Fault(MANIFEST, pack.manifest.line("id"), say("of_the_house", id=pack.id).at("id"))
    if FLOW not in pack.code:
        yield refused(RULESET, say("flow_missing", file=FLOW))
    for name in (*pack.roles, *pack.events):
        yield refused(name, say("verbs_of_five"))


def _of_words(pack: LanternPack, documents: Mapping[str, Lined]) -> Iterator[Fault]:
    own = set(pack.own_ids)
    for language, document in _in_folder("words", documents).items():
        for id in pack.words[language]:
            if own.isdisjoint(id.split(".")):
                what = say("about_nothing", id=id, own=listed(pack.own_ids))
                yield Fault(document.name, document.line(id), what)


def _of_drawings(pack: LanternPack) -> Iterator[Fault]:
    drawn = {f"{folder}/{id}" for folder in PARTS for id in pack.ids(folder)}
    for name, data in pack.motifs.items():
        if name not in drawn:
            allowed = listed(f"motifs/{folder}/<id>.svg" for folder in PARTS)
            yield refused(f"motifs/{name}.svg", say("draws_nothing", allowed=allowed))
        yield from drawing_faults(f"motifs/{name}.svg", data)


def _shadows(id: str, pack: LanternPack) -> Sentence:
    return say("shadows", id=id, ruleset=pack.ruleset)


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


# The rooms, and the domain of what all tables say.
_OURS = ("app", "engine", "werewolf")
# What the catalogs' ids begin and end with: a pack of such a name could say any word.
_HOUSE = (
    *("role", "card", "event", "ask", "notice", "cause", "purpose", "done", "diary", "public", "rulebook", "also"),
    *("name", "does", "brief", "hint", "aloud", "what", "then", "preset", "board", "profile", "option", "pack"),
)
