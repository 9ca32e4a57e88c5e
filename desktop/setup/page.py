"""What the setup screen shows, made from a draft by pure functions; every text in the table's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.draft.draft import OWN_DECK, Draft
from desktop.draft.house_rules import house_rule, profile_name
from desktop.draft.idle_rules import idle
from desktop.keep.people import Person
from desktop.setup import refusals
from desktop.setup.leaders import LeadingTag, ProfileTag, changes, leadings, profiles
from desktop.widgets import medallions
from desktop.widgets.options import Chip, Rule
from desktop.widgets.said import PageWords, Said
from i18n import Words
from i18n.languages import NAMES, offered

# The group without a name: who sat here the last time.
LAST = ""


class SetupWords(PageWords):
    back = Said("button.back")
    close = Said("button.close")
    name = Said("setup.name")
    add = Said("setup.add")
    groups = Said("setup.groups")
    remember = Said("setup.group.remember")
    last = Said("setup.group.last")
    group_name = Said("setup.group.name")
    no_group = Said("setup.group.none")
    set_pin = Said("setup.pin.set")
    remove_pin = Said("setup.pin.remove")
    about_pin = Said("setup.pin.explain")
    no_pin = Said("setup.missing.pin")
    up = Said("setup.seat.up")
    down = Said("setup.seat.down")
    remove = Said("setup.seat.remove")
    seats = Said("setup.seats")
    composition = Said("setup.composition")
    options = Said("setup.options")
    deck = Said("setup.deck")
    about_deck = Said("setup.deck.explain")
    guided = Said("guided.short")
    about_rulings = Said("setup.rulings.explain")
    profile = Said("setup.profile")
    leading = Said("setup.leading")
    chosen = Said("seal.chosen")
    start = Said("setup.start")
    lineups = Said("setup.lineups")
    newcomers = Said("first.title")
    what = Said("what.mark")
    introduction = Said("setup.what")
    pace = Said("pace.title")
    on = Said("switch.on")
    off = Said("switch.off")


@dataclass(frozen=True)
class PlayerTag:
    """A wooden name tag on the rail."""

    number: int
    name: str
    language: str
    has_pin: bool
    differs: bool
    label: str
    title: str
    drag: str
    details: str
    remove: str
    up: str
    down: str
    reads_in: str
    pin: str
    languages: tuple[Chip, ...]


@dataclass(frozen=True)
class DealtCard:
    """A role or card of the composition, and how many of it there are."""

    id: str
    name: str
    text: str
    count: int
    motif: str
    frame: str
    more: str
    fewer: str
    does: str
    what: str


@dataclass(frozen=True)
class KeptGroup:
    name: str
    line: str
    names: tuple[str, ...]
    forget: str


@dataclass(frozen=True)
class SetupPage:
    language: str
    title: str
    tags: tuple[PlayerTag, ...]
    may_add: bool
    presets: tuple[Chip, ...]
    # The chosen one's explanation, and the question that opens all of it.
    chosen: Chip
    is_own: bool
    cards: tuple[DealtCard, ...]
    sum: str
    # The events there are, and how many of each are in the deck; empty where the game has none.
    deck: tuple[DealtCard, ...]
    deck_sum: str
    # What chooses a deck of one's own among the house rules.
    own_deck: str
    count: str
    profiles: tuple[ProfileTag, ...]
    leadings: tuple[LeadingTag, ...]
    profile: str
    rules: tuple[Rule, ...]
    # What the profile changes, in a few words; and a way back to it, where something was changed by hand.
    changes: str
    back_to_profile: str
    groups: tuple[KeptGroup, ...]
    # What this group is called unless it is given another name; empty while nobody is named.
    group: str
    # Who sat here the last time, while nobody is named yet.
    last: str
    missing: str
    line: str
    # Whether captions explain the game as it goes on.
    is_guided: bool
    guided: str
    words: SetupWords


def page(
    words: Words, draft: Draft, groups: Sequence[tuple[str, tuple[Person, ...]]] = (), is_guided: bool = False
) -> SetupPage:
    missing = refusals.missing(words, draft)
    presets = tuple(_presets(words, draft))
    seats = words.text("count.players", n=len(draft.players))
    counts, events = draft.counts(), draft.events()
    cards = [id for id in draft.rules.cards if draft.own is not None or id in counts]
    return SetupPage(
        language=words.language,
        title=words.text("setup.title", game=words.text(f"ruleset.{draft.ruleset}.name")),
        tags=tuple(_tag(words, number, player) for number, player in enumerate(draft.players, 1)),
        may_add=draft.may_add,
        presets=presets,
        chosen=_chosen(words, presets),
        is_own=draft.own is not None,
        cards=tuple(_card(words, draft, id, counts.get(id, 0)) for id in cards),
        sum=words.text("setup.composition.sum", n=sum(counts.values()), players=len(draft.players)),
        deck=tuple(_card(words, draft, id, events.get(id, 0)) for id in draft.rules.events),
        deck_sum=words.text("setup.deck.count", n=sum(events.values())),
        own_deck=OWN_DECK if draft.rules.deck_options else "",
        count=seats,
        profiles=tuple(profiles(words, draft)),
        leadings=tuple(leadings(words, draft)),
        profile=draft.profile,
        rules=tuple(_rules(words, draft)),
        changes=changes(words, draft),
        back_to_profile=words.text("setup.profile.back", profile=profile_name(words, draft))
        if draft.options or draft.deck is not None
        else "",
        groups=tuple(_group(words, name, players) for name, players in groups),
        group=group_name(words, draft),
        last=_last(words, draft, groups),
        missing=missing,
        line=missing or words.text("setup.ready", players=seats),
        is_guided=is_guided,
        guided=f"{words.text('guided.name')} · {words.text('switch.on' if is_guided else 'switch.off')}",
        words=SetupWords(words),
    )


def group_name(words: Words, draft: Draft) -> str:
    named = [name for name in draft.names if name]
    players = words.text("count.players", n=len(named))
    return words.text("setup.group.called", name=named[0], players=players) if named else ""


def _group(words: Words, name: str, players: Sequence[Person]) -> KeptGroup:
    called = words.text("setup.group.last") if name == LAST else name
    there = tuple(player.name for player in players)
    return KeptGroup(called, words.names(there), there, f"{words.text('setup.group.forget')} {called}")


def _last(words: Words, draft: Draft, groups: Sequence[tuple[str, tuple[Person, ...]]]) -> str:
    if any(draft.names):
        return ""
    return next((_group(words, name, players).line for name, players in groups if name == LAST), "")


def _tag(words: Words, number: int, player: Person) -> PlayerTag:
    name = player.name.strip() or words.text("seat.number", number=number)
    language = player.language or words.language
    return PlayerTag(
        number=number,
        name=player.name,
        language=NAMES.get(language, language),
        has_pin=bool(player.pin),
        differs=language != words.language,
        label=words.text("seat.number", number=number),
        title=words.text("seat.label", number=number, name=name) if player.name.strip() else name,
        drag=words.text("setup.drag"),
        details=words.text("setup.player.details", name=name),
        remove=words.text("setup.remove", name=name),
        up=words.text("setup.move.up", name=name),
        down=words.text("setup.move.down", name=name),
        reads_in=words.text("setup.player.language", name=name),
        pin=words.text("setup.player.pin", name=name),
        languages=tuple(Chip(id, NAMES[id], id == language) for id in offered(words.language, language)),
    )


def _presets(words: Words, draft: Draft) -> Iterator[Chip]:
    for id in draft.fitting:
        explain = f"preset.{id}.explain"
        detail = words.text(explain) if explain in words else ""
        yield Chip(id, words.text(f"preset.{id}.name"), draft.own is None and draft.preset == id, detail)
    if not draft.fitting:
        yield Chip("", words.text("setup.composition.auto"), draft.own is None)
    yield Chip("own", words.text("setup.composition.own"), draft.own is not None)


def _chosen(words: Words, presets: tuple[Chip, ...]) -> Chip:
    chosen = next((chip for chip in presets if chip.is_chosen), presets[-1])
    explained = words.text("what.own") if chosen.id == "own" else chosen.detail
    return replace(chosen, text=_what(words, chosen.text), detail=explained or _what(words, chosen.text))


def _what(words: Words, name: str) -> str:
    return words.text("what.ask", name=name)


def _card(words: Words, draft: Draft, id: str, count: int) -> DealtCard:
    name = medallions.name(words, draft.rules, id)
    medallion = medallions.of(draft.rules, id, words)
    return DealtCard(
        id=id,
        name=name,
        text=words.text("setup.composition.count", role=name, n=count) if count > 1 else name,
        count=count,
        motif=medallion.motif,
        frame=medallion.frame,
        more=words.text("setup.composition.more", role=name),
        fewer=words.text("setup.composition.fewer", role=name),
        does=medallions.does(words, draft.rules, id),
        what=_what(words, name),
    )


def _rules(words: Words, draft: Draft) -> Iterator[Rule]:
    """What the sources' players differ about stands together, after the rest."""
    options = sorted(draft.rules.options.values(), key=lambda option: bool(option.ruling))
    first = next((option for option in options if option.ruling), None)
    without = idle(words, draft)
    for option in options:
        heading = words.text("setup.rulings") if option is first else ""
        yield replace(house_rule(words, draft, option, without), heading=heading)
