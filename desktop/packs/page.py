"""What the screen of packs shows: what is there, what each adds, and what is wrong with those that can't be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from desktop.keep.packs import InstalledPack, Packs
from desktop.packs.workshop import taken_up
from desktop.widgets import medallions, posters
from desktop.widgets.refused import with_place
from desktop.widgets.said import PageWords, Said
from i18n import Words
from i18n.languages import KNOWN, NAMES
from i18n.packed import lacking
from rulesets.engine.library import catalogue, files, ruleset_with
from rulesets.engine.packs import ENDING, Fault, LanternPack, unlaid

_FAMILIES = {"roles": "role", "events": "event", "cards": "card"}
# More lines are of no use to whoever looks: `pack check` has them all.
FAULTS = 6


class PacksWords(PageWords):
    back = Said("button.back")
    take_in = Said("packs.take_in")
    make = Said("workshop.open")
    kind = Said("packs.kind")
    drop = Said("packs.drop")
    about = Said("packs.about")
    on = Said("switch.on")
    off = Said("switch.off")
    folder = Said("files.folder")


@dataclass(frozen=True)
class PackEntry:
    """`key` is empty for one that was refused and is not here."""

    key: str
    name: str
    line: str
    # What it adds, a line each.
    adds: tuple[str, ...]
    is_on: bool
    # Whether it can be on.
    plays: bool
    switch_label: str
    save: str
    # Whether it can be worked on in the workshop.
    may_edit: bool
    edit: str
    remove: str
    # Why it can't be played with, and for its maker where and what.
    trouble: str
    faults: tuple[str, ...]
    # Of a program that nobody has allowed: what that means, and the button that does it or stops its trial.
    program: str = ""
    allow: str = ""
    is_tried: bool = False


@dataclass(frozen=True)
class PackAction:
    id: str
    text: str


@dataclass(frozen=True)
class PacksPage:
    language: str
    title: str
    packs: tuple[PackEntry, ...]
    said: str
    is_trouble: bool
    actions: tuple[PackAction, ...]
    words: PacksWords


@dataclass(frozen=True)
class PacksSaid:
    """The id of a sentence, and what it names."""

    id: str = ""
    params: Mapping[str, str] = field(default_factory=dict)
    is_trouble: bool = False


@dataclass(frozen=True)
class RefusedPack:
    """Something that is no pack, or could not be switched on beside the others."""

    id: str
    name: str
    faults: tuple[Fault, ...]


# What can be done about what was said.
_ACTIONS = {
    "packs.remove.ask": {"remove": "packs.remove", "leave": "button.cancel"},
    "files.saved": {"folder": "files.folder"},
}


def page(
    words: Words,
    packs: Sequence[InstalledPack],
    on: Sequence[LanternPack],
    said: PacksSaid,
    refused: RefusedPack | None = None,
    tried: str = "",
    came: str = "",
) -> PacksPage:
    """`tried`: the key of the one that is being tried out; `came`: of the one that came in last."""
    actions = _ACTIONS.get(said.id, {})
    shown = [_entry(words, one, on, is_tried=one.name == tried) for one in _sorted(packs, came)]
    entries = [*([_refused(words, refused)] if refused else []), *shown]
    return PacksPage(
        language=words.language,
        title=words.text("packs.title"),
        packs=tuple(entries),
        said=words.text(said.id, **said.params) if said.id else "",
        is_trouble=said.is_trouble,
        actions=tuple(PackAction(id, words.text(text)) for id, text in actions.items()),
        words=PacksWords(words),
    )


def _sorted(packs: Sequence[InstalledPack], came: str) -> list[InstalledPack]:
    """What came in last, then by game in their usual order; before those, what can't be read."""
    games = {rules.id: place for place, rules in enumerate(catalogue())}
    return sorted(packs, key=lambda one: (one.name != came, games.get(one.pack.ruleset, -1) if one.pack else -1))


def called(words: Words, pack: LanternPack) -> str:
    """As it calls itself, or by its id."""
    own, id = _own(words, pack), f"pack.{pack.id}.name"
    return own.text(id) if id in own else pack.id


def _own(words: Words, pack: LanternPack) -> Words:
    """To be told of, none is run."""
    return Words(words.language, unlaid(pack))


def whole_games(words: Words, packs: Packs) -> Iterator[tuple[str, str, str, str]]:
    """Of those that are on: id, name, what is said of it in a line, and its poster."""
    for one in packs.every():
        pack = one.pack
        if pack is not None and one.plays and pack.whole is not None and pack in packs.on(pack.ruleset):
            own, id = _own(words, pack), f"ruleset.{pack.id}"
            name = _named(own, "ruleset", pack.id)
            line = own.text(f"{id}.line") if f"{id}.line" in own else ""
            yield pack.id, name, line, posters.named(_accent(pack), words.language, name.strip()[:1], pack.id)


def _accent(pack: LanternPack) -> str:
    """One of its sides' colours, the same each time: two games mostly differ."""
    said = pack.whole.value if pack.whole is not None else {}
    sides = said.get("factions") if isinstance(said, dict) else None
    every = sides.values() if isinstance(sides, dict) else ()
    declared = [side.get("colour") for side in every if isinstance(side, dict)]
    colours = [one for one in declared if isinstance(one, str) and one in medallions.COLOURS] or [*medallions.COLOURS]
    return colours[sum(map(ord, pack.id)) % len(colours)]


def _refused(words: Words, refused: RefusedPack) -> PackEntry:
    lines = tuple(fault_lines(words, refused.faults))
    return PackEntry("", refused.name, "", (), False, False, "", "", False, "", "", words.text(refused.id), lines)


def _entry(words: Words, one: InstalledPack, on: Sequence[LanternPack], *, is_tried: bool) -> PackEntry:
    pack = one.pack
    is_good = one.plays or one.waits
    name = called(words, pack) if pack is not None and is_good else one.name.removesuffix(ENDING)
    return PackEntry(
        key=one.name,
        name=name,
        line=_line(words, pack, is_house=one.is_house) if pack is not None else "",
        adds=tuple(_adds(words, pack, is_house=one.is_house)) if pack is not None and is_good else (),
        is_on=pack in on,
        plays=one.plays,
        switch_label=words.text("packs.switch", pack=name),
        save=words.text("packs.save", pack=name),
        may_edit=one.plays and not one.is_house and pack is not None and taken_up.may_be(pack),
        edit=words.text("workshop.edit", pack=name),
        remove="" if one.is_house else words.text("packs.remove.one", pack=name),
        trouble="" if is_good else words.text("packs.unplayable"),
        faults=tuple(fault_lines(words, one.faults)),
        program=_program(words, pack, is_tried=is_tried) if pack is not None and one.waits else "",
        allow=words.text("packs.stop" if is_tried else "packs.allow") if one.waits else "",
        is_tried=is_tried,
    )


def _program(words: Words, pack: LanternPack, *, is_tried: bool) -> str:
    if is_tried:
        return words.text("packs.trying")
    unknown = [] if pack.makers else [words.text("packs.program.nobody")]
    return " ".join([words.text("packs.program"), *unknown])


def fault_lines(words: Words, faults: Sequence[Fault]) -> Iterator[str]:
    """As its maker has to know them: where it stands, and what."""
    yield from (fault_line(words, fault) for fault in faults[:FAULTS])
    if len(faults) > FAULTS:
        yield words.text("packs.faults.more", n=len(faults) - FAULTS)


def fault_line(words: Words, fault: Fault) -> str:
    """Its place stays as it is; what is known by its id is said as everything is here."""
    return str(fault._replace(what=with_place(words, fault.what)))


def _line(words: Words, pack: LanternPack, *, is_house: bool) -> str:
    is_told = pack.whole is not None or pack.ruleset in files()
    game = _named(_own(words, pack), "ruleset", pack.ruleset) if is_told else pack.ruleset
    parts = [
        game,
        words.text("packs.version", version=str(pack.version)),
        words.text("packs.house") if is_house else "",
        words.text("packs.makers", names=pack.makers) if pack.makers and not is_house else "",
        words.text("packs.licence", licence=pack.licence) if pack.licence else "",
    ]
    return " · ".join(part for part in parts if part)


def _adds(words: Words, pack: LanternPack, *, is_house: bool) -> Iterator[str]:
    own = _own(words, pack)
    named = {
        **{folder: [_named(own, family, id) for id in pack.ids(folder)] for folder, family in _FAMILIES.items()},
        "boards": [_named(own, "preset", id) for id in pack.boards],
        "profiles": [_named(own, "profile", id) for id in pack.profiles],
        "languages": [NAMES[id] for id in KNOWN if id in pack.words],
    }
    for what, names in named.items():
        if names:
            yield words.text(f"packs.adds.{what}", names=names)
    if pack.waits:
        return
    if missing := [*lacking(ruleset_with(pack.ruleset, [pack]))]:
        yield words.text("packs.lacking", n=len(missing))
    if pack.code and not is_house:
        yield words.text("packs.program.allowed")


def _named(own: Words, family: str, id: str) -> str:
    """Where its maker has given it no name it is called as in its files."""
    name = f"{family}.{id}.name"
    return own.text(name) if name in own else id
