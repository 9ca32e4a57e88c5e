"""What the screen of packs shows: what is there, what each adds, and what is wrong with those that can't be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from desktop.keep.packs import InstalledPack
from desktop.widgets import medallions
from desktop.widgets.said import PageWords, Said
from i18n import Words
from i18n.languages import KNOWN, NAMES
from i18n.packed import lacking
from rulesets.engine.library import catalogue, files, ruleset_with
from rulesets.engine.packs import ENDING, Fault, LanternPack

# More lines are of no use to whoever looks: `pack check` has them all.
FAULTS = 6


class PacksWords(PageWords):
    back = Said("button.back")
    take_in = Said("packs.take_in")
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
    remove: str
    # Why it can't be played with, and for its maker where and what.
    trouble: str
    faults: tuple[str, ...]


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
) -> PacksPage:
    actions = _ACTIONS.get(said.id, {})
    entries = [*([_refused(words, refused)] if refused else []), *(_entry(words, one, on) for one in _sorted(packs))]
    return PacksPage(
        language=words.language,
        title=words.text("packs.title"),
        packs=tuple(entries),
        said=words.text(said.id, **said.params) if said.id else "",
        is_trouble=said.is_trouble,
        actions=tuple(PackAction(id, words.text(text)) for id, text in actions.items()),
        words=PacksWords(words),
    )


def _sorted(packs: Sequence[InstalledPack]) -> list[InstalledPack]:
    """By game, in their usual order; what can't be read comes first."""
    games = {rules.id: place for place, rules in enumerate(catalogue())}
    return sorted(packs, key=lambda one: games.get(one.pack.ruleset, -1) if one.pack else -1)


def called(words: Words, pack: LanternPack) -> str:
    """As it calls itself, or by its id."""
    own, id = Words(words.language, ruleset_with(pack.ruleset, [pack])), f"pack.{pack.id}.name"
    return own.text(id) if id in own else pack.id


def _refused(words: Words, refused: RefusedPack) -> PackEntry:
    lines = tuple(_lines(words, refused.faults))
    return PackEntry("", refused.name, "", (), False, False, "", "", "", words.text(refused.id), lines)


def _entry(words: Words, one: InstalledPack, on: Sequence[LanternPack]) -> PackEntry:
    pack = one.pack
    name = called(words, pack) if pack is not None and one.plays else one.name.removesuffix(ENDING)
    return PackEntry(
        key=one.name,
        name=name,
        line=_line(words, pack) if pack is not None else "",
        adds=tuple(_adds(words, pack)) if pack is not None and one.plays else (),
        is_on=pack in on,
        plays=one.plays,
        switch_label=words.text("packs.switch", pack=name),
        save=words.text("packs.save", pack=name),
        remove=words.text("packs.remove.one", pack=name),
        trouble="" if one.plays else words.text("packs.unplayable"),
        faults=tuple(_lines(words, one.faults)),
    )


def _lines(words: Words, faults: Sequence[Fault]) -> Iterator[str]:
    """As its maker has to know them: where it stands, and what."""
    yield from (str(fault) for fault in faults[:FAULTS])
    if len(faults) > FAULTS:
        yield words.text("packs.faults.more", n=len(faults) - FAULTS)


def _line(words: Words, pack: LanternPack) -> str:
    game = words.text(f"ruleset.{pack.ruleset}.name") if pack.ruleset in files() else pack.ruleset
    parts = [
        game,
        words.text("packs.version", version=str(pack.version)),
        words.text("packs.makers", names=pack.makers) if pack.makers else "",
        words.text("packs.licence", licence=pack.licence) if pack.licence else "",
    ]
    return " · ".join(part for part in parts if part)


def _adds(words: Words, pack: LanternPack) -> Iterator[str]:
    rules = ruleset_with(pack.ruleset, [pack])
    own = Words(words.language, rules)
    named = {
        "roles": [medallions.name(own, rules, id) for id in pack.roles],
        "events": [medallions.name(own, rules, id) for id in pack.events],
        "boards": [own.text(f"preset.{id}.name") for id in pack.boards],
        "profiles": [own.text(f"profile.{id}.name") for id in pack.profiles],
        "languages": [NAMES[id] for id in KNOWN if id in pack.words],
    }
    for what, names in named.items():
        if names:
            yield words.text(f"packs.adds.{what}", names=names)
    if missing := [*lacking(rules)]:
        yield words.text("packs.lacking", n=len(missing))
