"""The rulebook of one game: as printed, or as a table has set it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from i18n import Words, rulebook
from i18n.looking import Links, written
from i18n.rulebook import Chapter, Place
from i18n.terms import table_words
from rulesets.engine import Game, Ruleset
from rulesets.engine.library import ruleset_with

if TYPE_CHECKING:
    from rulesets.engine.packs import LanternPack

_EVENT = re.compile(r"event\.(\w+)\.name")


@dataclass(frozen=True)
class AtTable:
    """`options` and `counts` are None where the book is read as printed."""

    ruleset: str
    options: Mapping[str, Any] | None = None
    counts: Mapping[str, int] | None = None
    # What is in a deck of the table's own; None where the options say it.
    deck: Mapping[str, int] | None = None
    packs: tuple[LanternPack, ...] = ()

    @classmethod
    def of(cls, game: Game) -> AtTable:
        """As the game that is on is played."""
        rules, setup = game.ruleset, game.journal["setup"]
        counts = rules.composition(len(setup["players"]), setup["preset"])
        return cls(rules.id, setup["options"], counts, (setup.get("fixed") or {}).get("events"), rules.laid_in)

    @property
    def is_set(self) -> bool:
        return self.options is not None

    @property
    def rules(self) -> Ruleset:
        return ruleset_with(self.ruleset, self.packs)

    @property
    def values(self) -> dict[str, Any]:
        """What holds: some line-ups leave a house rule no choice."""
        printed = {id: option.default for id, option in self.rules.options.items()}
        chosen = {**printed, **(self.options or {})}
        return chosen if self.counts is None else dict(self.rules.in_effect(chosen, self.counts))


@dataclass(frozen=True)
class Book:
    words: Words
    table: AtTable

    @cached_property
    def values(self) -> dict[str, Any]:
        return self.table.values

    @cached_property
    def played(self) -> list[str]:
        """What is on this table, in display order: roles or cards, what they make of players, then events."""
        rules, counts = self.table.rules, self.table.counts
        roles = [id for id in rules.roles if counts is None or id in counts or id not in rules.cards]
        states = [id for id, state in rules.facts.states.items() if counts is None or state.by in counts]
        events = _events(tuple(self.words.ids()))
        deck = self.table.deck
        return [*roles, *states, *(id for id in events if deck is None or deck.get(id))]

    @cached_property
    def standing(self) -> list[Place]:
        """The passages it has, before they are put into words."""
        return rulebook.standing(self.words, self.values, self.played)

    @cached_property
    def named(self) -> set[str]:
        """What its passages are told by name: house rules, and who sits where."""
        return {name for at in self.standing for name in self.words.wants(at.id)}

    def says_the_same(self, option: str, value: object) -> bool:
        """Were this house rule chosen so."""
        others = replace(self.table, options={**self.values, option: value}).values
        return rulebook.same(self.words, self.values, others, self.played, self.named)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        rules = self.table.rules
        own = rulebook.chapters(self.words, self.values, self.standing, rules.written_in, rules.cases)
        # Where nobody hunts in a pack, nobody talks so.
        every = (*own, rulebook.terms(self.words)) if rules.companies else own
        return tuple(sorted(every, key=lambda chapter: rulebook.CHAPTERS.index(chapter.id)))

    @cached_property
    def table_words(self) -> dict[str, str]:
        """Each word that people say at such a table, and the passage that tells what it means."""
        named = table_words(self.words) if any(chapter.id == rulebook.TERMS for chapter in self.chapters) else ()
        return {name: word.id for word in named for name in word.names}

    @cached_property
    def links(self) -> Links:
        """What is called by its name in the text, and can be turned to: what is played, and the phases' chapters."""
        rules, words = self.table.rules, self.words
        there = {chapter.id for chapter in self.chapters}
        names = [(name, id) for id in self.played for name in written(words, id)]
        phases = [(words.text(f"phase.{id}"), facts.chapter) for id, facts in rules.facts.phases.items()]
        sides = [(words.text(f"faction.{id}.name"), "") for id in rules.facts.factions]
        return Links.of([*names, *(phase for phase in phases if phase[1] in there), *sides, *self.table_words.items()])

    def profiles(self) -> Iterator[tuple[str, str]]:
        """Each profile: its name, and what it changes, one house rule after the other."""
        rules = self.table.rules
        for id, chosen in rules.profiles.items():
            changes = [
                self.words.text(
                    "rulebook.profile.change",
                    name=self.words.text(f"option.{option}.name"),
                    value=self.words.plain(rulebook.value(self.words, option, value)),
                )
                for option, value in chosen.items()
            ]
            yield self.words.text(f"profile.{id}.name"), "\n".join([self.words.text(f"profile.{id}.explain"), *changes])

    def leadings(self) -> list[tuple[str, str]]:
        """Each way of leading the nights, where there are several."""
        ways = self.table.rules.leadings
        said = [(self.words.text(f"leading.{id}.name"), self.words.text(f"leading.{id}.about")) for id in ways]
        return said if len(ways) > 1 else []

    def options(self) -> list[tuple[str, str, str]]:
        """Every house rule: its name, its value, and what it does."""
        return [
            (
                self.words.text(f"option.{id}.name"),
                self.words.plain(rulebook.value(self.words, id, value)),
                self.words.text(f"option.{id}.explain"),
            )
            for id, value in self.values.items()
        ]


@lru_cache(maxsize=16)
def _events(ids: tuple[str, ...]) -> list[str]:
    return [found[1] for id in ids if (found := _EVENT.fullmatch(id))]
