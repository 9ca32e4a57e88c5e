"""What is printed of a table that is being set: who plays what, what each role does, whom to call, and the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop.draft.draft import Draft
from desktop.draft.house_rules import profile_name
from desktop.seats.called import called_aloud
from desktop.sheets.night import LedNights, NightCall, led_nights
from desktop.widgets import medallions
from desktop.widgets.medallions import Medallion
from i18n import Words, rulebook, speak
from i18n.table_book import AtTable, Book

# Of the rulebook these are on a sheet of their own, or are no rules.
_ELSEWHERE = ("introduction", "roles", "cards", "events", "tips", "examples", "questions", "options")


@dataclass(frozen=True)
class PrintedPart:
    """A heading where it has nothing but a name and `is_heading`; else a name with what is said of it."""

    name: str = ""
    text: str = ""
    # On the right of the name: how often, on which side, when.
    aside: str = ""
    medallion: Medallion = medallions.NOTHING
    is_heading: bool = False


@dataclass(frozen=True)
class PrintedSheet:
    title: str
    line: str
    parts: tuple[PrintedPart, ...]
    columns: int
    # Whether all of it has to stand on one page, in whatever size.
    is_one_page: bool = False


def sheets(words: Words, draft: Draft) -> tuple[PrintedSheet, ...]:
    """In the order in which they are wanted; without what this game does not have."""
    book = Book(words, AtTable(draft.ruleset, draft.all_values(), draft.counts(), draft.deck, draft.packs))
    found = (_lineup(words, draft), _roles(words, draft, book), _calls(words, draft), _rules(words, draft, book))
    return tuple(sheet for sheet in found if sheet.parts)


def _line(words: Words, draft: Draft) -> str:
    game, players = words.text(f"ruleset.{draft.ruleset}.name"), words.text("count.players", n=len(draft.players))
    return words.text("lineup.line", game=game, players=players)


# Who plays what


def _lineup(words: Words, draft: Draft) -> PrintedSheet:
    dealt = tuple(_part(words, draft, id, n, is_told=False) for id, n in draft.counts().items())
    parts = (PrintedPart(_board(words, draft), is_heading=True), *dealt, *_deck(words, draft))
    more = (*parts, *_seats(words, draft), *_house_rules(words, draft))
    return PrintedSheet(words.text("setup.composition"), _line(words, draft), more, columns=2, is_one_page=True)


def _board(words: Words, draft: Draft) -> str:
    if draft.own is not None:
        return words.text("setup.composition.own")
    board = f"preset.{draft.preset}.name"
    return words.text(board) if draft.preset and board in words else words.text("setup.composition.auto")


def _part(words: Words, draft: Draft, id: str, n: int, *, is_told: bool = True) -> PrintedPart:
    rules = draft.rules
    medallion = medallions.of(rules, id, words)
    side = f"faction.{medallion.side}.name"
    said = [words.text(side)] if medallion.side and side in words else []
    name = medallions.name(words, rules, id)
    called = words.text("setup.composition.count", role=name, n=n) if n > 1 else name
    does = medallions.does(words, rules, id) if is_told else ""
    return PrintedPart(called, does, "".join(said), medallion)


def _deck(words: Words, draft: Draft) -> Iterator[PrintedPart]:
    events = draft.events()
    if events:
        n = words.text("setup.deck.count", n=sum(events.values()))
        yield PrintedPart(words.text("setup.deck"), aside=n, is_heading=True)
        yield PrintedPart(text=words.names([_part(words, draft, id, count).name for id, count in events.items()]))


def _seats(words: Words, draft: Draft) -> Iterator[PrintedPart]:
    """Empty seats are lines to write on."""
    yield PrintedPart(words.text("setup.seats"), is_heading=True)
    for number, name in enumerate(draft.names, 1):
        yield PrintedPart(words.text("seat.label", number=number, name=name) if name else f"{number}")


def _house_rules(words: Words, draft: Draft) -> Iterator[PrintedPart]:
    yield PrintedPart(words.text("setup.options"), aside=profile_name(words, draft), is_heading=True)
    if len(draft.rules.leadings) > 1:
        yield PrintedPart(words.text("setup.leading"), aside=words.text(f"leading.{draft.leading}.name"))
    values = AtTable(draft.ruleset, draft.all_values(), draft.counts(), draft.deck, draft.packs).values
    for id, value in values.items():
        said = words.plain(rulebook.value(words, id, value))
        own = draft.deck is not None and id in draft.rules.deck_options
        yield PrintedPart(words.text(f"option.{id}.name"), aside=words.text("setup.deck.own") if own else said)


# What each role does


def _roles(words: Words, draft: Draft, book: Book) -> PrintedSheet:
    counts, events = draft.counts(), draft.events()
    title = "chapter.roles" if draft.rules.cards == draft.rules.roles else "chapter.cards"
    ids = [id for id in book.played if id not in draft.rules.events]
    parts = [_part(words, draft, id, counts.get(id, 1)) for id in ids]
    if events:
        parts.append(PrintedPart(words.text("chapter.events"), is_heading=True))
        parts += [_part(words, draft, id, count) for id, count in events.items()]
    return PrintedSheet(words.text(title), _line(words, draft), tuple(parts), columns=2)


# Whom to call


def _calls(words: Words, draft: Draft) -> PrintedSheet:
    found = led_nights(draft)
    parts = tuple(_call(words, draft, one, found) for one in found.calls) if found else ()
    return PrintedSheet(words.text("sheets.calls"), _line(words, draft), parts, columns=1)


def _call(words: Words, draft: Draft, one: NightCall, nights: LedNights) -> PrintedPart:
    aloud, role = called_aloud(one.call, one.ask, words), one.call.role
    lines = (*aloud.opens, aloud.closes)
    part = _part(words, draft, role, one.times, is_told=False) if role else PrintedPart()
    return replace(part, text="\n".join(filter(None, lines)), aside=_when(words, one, nights))


def _when(words: Words, one: NightCall, nights: LedNights) -> str:
    """Nothing where it is called in every night."""
    days = nights.days
    if one.days == days:
        return ""
    known = {days[:1]: "sheets.first", days[::2]: "sheets.other", days[1:]: "sheets.later"}
    if one.days in known and len(days) > 2:
        return words.text(known[one.days])
    return words.names([speak.date(words, day, nights.phase) for day in one.days])


# The rules


def _rules(words: Words, draft: Draft, book: Book) -> PrintedSheet:
    parts: list[PrintedPart] = []
    for chapter in book.chapters:
        if chapter.id not in _ELSEWHERE:
            parts.append(PrintedPart(chapter.title, is_heading=True))
            parts += [PrintedPart(text=passage.text) for passage in chapter.passages if not passage.note]
    title = words.text("rulebook.title")
    return PrintedSheet(title, _line(words, draft), tuple(parts), columns=3, is_one_page=True)
