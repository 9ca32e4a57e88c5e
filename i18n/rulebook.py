"""The rulebook as a table reads it: chapters of passages, some of which stand only under certain options.

A passage's id says where it stands and when: `rulebook.<chapter>.<number>`, with the role, event or card it speaks of
before the number, `.note` after it for a remark, and conditions in brackets at the end:

  rulebook.vote.4[tie=runoff]              an option has this value
  rulebook.vote.5[tie=runoff,abstain=no]   both
  rulebook.night.2[council_laps>0]         more than
  rulebook.roles.guard.2                   only where a guard plays
  rulebook.night.3[has:medium]             the same, for any passage
  rulebook.night.6[lacks:medium]           only where none does

Options' values may be said by name: {council_messages}. In the chapters of `HEADED` the first line is a headline, and
players are called {a}, {b} and so on.

Where an option settles what the sources' players differ about, `option.<id>.source` quotes the source on it. It stands
below the first passage that goes by the option; the catalog of the source's language has the source's own words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import chain, groupby
from types import MappingProxyType
from typing import Any, NamedTuple

from .looking import Sought
from .terms import table_words
from .words import Param, Words

# In the order of the book; each has its title in `chapter.<id>`.
CHAPTERS = (
    "introduction",
    "overview",
    "roles",
    "beyond",
    "cards",
    "events",
    "course",
    "night",
    "day",
    "sheriff",
    "trade",
    "vote",
    "evening",
    "midnight",
    "dead",
    "victory",
    "tips",
    "examples",
    "questions",
    "terms",
    "options",
)
# What is read aloud before the first night.
INTRODUCTION = "introduction"
# Their passages begin with a headline: what an example is called, what is asked.
HEADED = ("examples", "questions")
# What is said at a table and stands in no rule.
TERMS = "terms"
# Who plays in them: {a} sits first, as seat A of the scenario does.
SEATS = "abcdefghijklmnopqrst"

PATTERN = re.compile(
    r"rulebook\.(?P<chapter>[a-z_]+)\.(?:(?P<subject>[a-z_]+)\.)?(?P<number>\d+)(?P<note>\.note)?(?:\[(?P<when>[^\]]+)\])?"
)
_CONDITION = re.compile(r"(?:(?P<verb>has|lacks):(?P<id>\w+)|(?P<option>\w+)(?P<sign>!=|=|>)(?P<value>\w+))")
_SWITCH = {"yes": True, "no": False}
# A scenario is called by the row of the ledger that it shows, and by what happens in it.
_ROW = re.compile(r"[A-Z0-9]+-\d+")
Cases = Mapping[str, Mapping[int, str]]


class Condition(NamedTuple):
    """Of an option's value, or, where `sign` is has or lacks, of what is played with."""

    subject: str
    sign: str
    value: bool | int | str | None

    def holds(self, options: Mapping[str, Any], played: Collection[str]) -> bool:
        match self.sign:
            case "has":
                return self.subject in played
            case "lacks":
                return self.subject not in played
            case ">":
                return bool(options[self.subject] > self.value)
            case "=":
                return bool(options[self.subject] == self.value)
        return bool(options[self.subject] != self.value)


class Place(NamedTuple):
    """What a passage's id says."""

    id: str
    chapter: str
    subject: str | None
    number: int
    note: bool
    conditions: tuple[Condition, ...]


class Quote(NamedTuple):
    """What the source says, in its own words."""

    text: str
    language: str


class Passage(NamedTuple):
    id: str
    subject: str | None
    note: bool
    text: str
    # Where it says what the source says in another language.
    original: Quote | None = None
    headline: str = ""
    # The row of the ledger that an example shows, or that answers a question.
    row: str = ""


class Chapter(NamedTuple):
    id: str
    title: str
    passages: tuple[Passage, ...]


@cache
def place(id: str) -> Place | None:
    """None for an id that is no passage's."""
    found = PATTERN.fullmatch(id)
    if found is None:
        return None
    conditions = tuple(_condition(text) for text in found["when"].split(",")) if found["when"] else ()
    return Place(id, found["chapter"], found["subject"], int(found["number"]), bool(found["note"]), conditions)


def _condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no condition of a passage")
    if found["verb"]:
        return Condition(found["id"], found["verb"], None)
    value = found["value"]
    return Condition(found["option"], found["sign"], int(value) if value.isdigit() else _SWITCH.get(value, value))


def standing(words: Words, options: Mapping[str, Any], played: Sequence[str]) -> list[Place]:
    """The passages that the book has under these options, in its order.

    `played`: the roles, cards and events at this table, in display order.
    """
    there = (at for at in _places(tuple(words.ids())) if _stands(at, options, played))
    return sorted(there, key=partial(_order, played))


def chapters(
    words: Words,
    options: Mapping[str, Any],
    there: Sequence[Place],
    written_in: str = "",
    cases: Cases = MappingProxyType({}),
) -> tuple[Chapter, ...]:
    """The book under these options, of the passages that it has.

    `written_in`: the language of its source; `cases`: the scenarios that play its examples, by chapter and number.
    """
    said = {id: value(words, id, chosen) for id, chosen in options.items()}
    seated = {letter: words.text("rulebook.player", n=number) for number, letter in enumerate(SEATS, 1)}
    quoted = _quoted(words, there)

    def passages(at: Place) -> Iterator[Passage]:
        who = seated if at.chapter in HEADED else {}
        yield _passage(at, words.text(at.id, **said, **who), cases)
        for option in quoted[at.id]:
            text = words.text("rulebook.source", said=words.text(source(option)))
            yield Passage(source(option), at.subject, True, text, original(words, option, written_in))

    return tuple(
        Chapter(id, words.text(f"chapter.{id}"), tuple(chain.from_iterable(map(passages, places))))
        for id, places in groupby(there, key=lambda at: at.chapter)
    )


def terms(words: Words) -> Chapter:
    """What people say at such a table, each word with what it means."""
    rows = (Passage(word.id, None, False, word.means, headline=" / ".join(word.names)) for word in table_words(words))
    return Chapter(TERMS, words.text(f"chapter.{TERMS}"), tuple(rows))


def _passage(at: Place, text: str, cases: Cases) -> Passage:
    headline, _, rest = text.partition("\n") if at.chapter in HEADED else ("", "", text)
    row = _ROW.match(cases.get(at.chapter, {}).get(at.number, ""))
    return Passage(at.id, at.subject, at.note, rest, headline=headline, row=row[0] if row else "")


def source(option: str) -> str:
    """The id of what the source says of it."""
    return f"option.{option}.source"


def original(words: Words, option: str, written_in: str) -> Quote | None:
    """None where it can be read on the page itself, or in no language."""
    if written_in in ("", words.language):
        return None
    return Quote(Words(written_in, words.of).text(source(option)), written_in)


def _quoted(words: Words, there: Iterable[Place]) -> Mapping[str, list[str]]:
    """By passage: what the source is quoted on below it, which is where an option is first spoken of."""
    first: dict[str, str] = {}
    for at in there:
        for condition in at.conditions:
            if source(condition.subject) in words:
                first.setdefault(condition.subject, at.id)
    quoted = defaultdict(list)
    for option, id in first.items():
        quoted[id].append(option)
    return quoted


def same(
    words: Words, options: Mapping[str, Any], others: Mapping[str, Any], played: Sequence[str], named: set[str]
) -> bool:
    """Whether the book says the same under either; `named`: the options that it names under the first."""
    changed = {id for id, chosen in options.items() if others[id] != chosen}
    asked = [at for id in changed for at in _asking(tuple(words.ids())).get(id, ())]
    if any(_stands(at, options, played) != _stands(at, others, played) for at in asked):
        return False
    spoken = changed & named
    return all(value(words, id, options[id]) == value(words, id, others[id]) for id in spoken)


@lru_cache(maxsize=16)
def _places(ids: tuple[str, ...]) -> list[Place]:
    return [at for id in ids if (at := place(id))]


@lru_cache(maxsize=16)
def _asking(ids: tuple[str, ...]) -> Mapping[str, list[Place]]:
    """By option: the passages that stand, or don't, by how it stands."""
    asking = defaultdict(list)
    for at in _places(ids):
        for condition in at.conditions:
            asking[condition.subject].append(at)
    return asking


def _stands(at: Place, options: Mapping[str, Any], played: Sequence[str]) -> bool:
    there = at.subject is None or at.subject in played
    return there and all(condition.holds(options, played) for condition in at.conditions)


def _order(played: Sequence[str], at: Place) -> tuple[int, int, int]:
    return CHAPTERS.index(at.chapter), 0 if at.subject is None else 1 + played.index(at.subject), at.number


def value(words: Words, option: str, chosen: bool | int | str) -> Param:
    """An option's value as it is read: 入, 10通, 決選投票."""
    if isinstance(chosen, bool):
        return words.text("switch.on" if chosen else "switch.off")
    if isinstance(chosen, str):
        return words.text(f"option.{option}.{chosen}")
    if chosen == 0 and f"option.{option}.zero" in words:
        return words.text(f"option.{option}.zero")
    return _in_full(words, f"option.{option}.value", chosen)


def _in_full(words: Words, id: str, chosen: int) -> str:
    """A number with what it counts; minutes that are not whole go on in seconds."""
    minutes, seconds = divmod(chosen, 60)
    counts_minutes = words.text(id, n=chosen, minutes=0) != words.text(id, n=chosen, minutes=1)
    if not seconds or not counts_minutes:
        return words.text(id, n=chosen, minutes=minutes)
    if not minutes:
        return words.text("duration.seconds", seconds=seconds)
    return words.text("duration.minutes", minutes=minutes, seconds=seconds)


def found(chapters: Collection[Chapter], sought: str | Sought) -> list[tuple[Chapter, Passage]]:
    """The passages that have what is sought, whatever its case, by this name or by another.

    What is read aloud has no rule that does not stand elsewhere.
    """
    look = Sought.of(sought) if isinstance(sought, str) else sought
    return [
        (chapter, passage)
        for chapter in chapters
        if chapter.id != INTRODUCTION
        for passage in chapter.passages
        if look.is_in(passage.headline, passage.text, passage.original.text if passage.original else "")
    ]
