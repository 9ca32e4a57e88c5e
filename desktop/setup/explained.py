"""What is this? A role, a card, an event, a line-up or a house rule, explained where it is met."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Slot

from desktop.draft.draft import Draft
from desktop.draft.house_rules import usual
from desktop.draft.idle_rules import idle
from desktop.keep.preferences import Preferences
from desktop.widgets import medallions
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words, rulebook
from i18n.table_book import AtTable, Book
from rulesets.engine import Option
from rulesets.engine.table import LEADINGS

# More numbers than these are told by their least and their most.
_MANY = 8


class WhatWords(PageWords):
    close = Said("button.close")
    note = Said("seal.note")


@dataclass(frozen=True)
class WhatPassage:
    """`caption` stands above it, with its medallion where it has one; a note has the seal."""

    text: str
    caption: str = ""
    motif: str = ""
    frame: str = ""
    is_note: bool = False
    # What the source says, in its own language, where that is another.
    original: str = ""
    original_language: str = ""


@dataclass(frozen=True)
class WhatPage:
    is_open: bool
    title: str
    line: str
    motif: str
    frame: str
    passages: tuple[WhatPassage, ...]
    words: WhatWords


@for_qml(WhatPage)
class What(Screen):
    def __init__(self, preferences: Preferences, draft: Callable[[], Draft]) -> None:
        super().__init__(preferences)
        self._draft = draft
        # What is asked about, as "kind:id"; empty while nothing is.
        self._about = ""

    @property
    def words(self) -> Words:
        return Words(self.preferences.language, self._draft().rules)

    @Slot(str, str)
    def ask(self, kind: str, id: str) -> None:
        if id in self._known(kind):
            self._about = f"{kind}:{id}"
            self.refresh()

    @Slot()
    def close(self) -> None:
        self._about = ""
        self.refresh()

    def made(self) -> WhatPage:
        kind, _, id = self._about.partition(":")
        if kind == "card" and id in self._subjects():
            return self._card(id)
        if kind == "option" and id in self._draft().rules.options:
            return self._option(self._draft().rules.options[id])
        if kind == "preset" and id in self._known(kind):
            return self._preset(id)
        if kind == "profile" and id in self._known(kind):
            return self._profile(id)
        if kind == "leading":
            return self._sheet(True, self.words.text(f"leading.{id}.name"), self.words.text(f"leading.{id}.about"))
        return self._sheet(False, "")

    def _sheet(
        self, is_open: bool, title: str, line: str = "", sign: str = "", passages: tuple[WhatPassage, ...] = ()
    ) -> WhatPage:
        medallion = medallions.of(self._draft().rules, sign, self.words) if sign else medallions.NOTHING
        words = WhatWords(self.words)
        return WhatPage(is_open, title, line, medallion.motif, medallion.frame, passages, words)

    def _known(self, kind: str) -> Collection[str]:
        rules = self._draft().rules
        known: dict[str, Collection[str]] = {
            "card": self._subjects(),
            "option": rules.options,
            "preset": (*self._presets(), "own"),
            "profile": rules.profiles,
            "leading": LEADINGS,
        }
        return known.get(kind, ())

    def _subjects(self) -> list[str]:
        draft = self._draft()
        return Book(self.words, AtTable(draft.ruleset, packs=draft.packs)).played

    def _presets(self) -> tuple[str, ...]:
        return ("", *self._draft().rules.boards)

    def _book(self, about: str = "") -> Book:
        """As the table is set, with what is asked about, whether it is dealt or not."""
        draft = self._draft()
        counts = {about: 1, **draft.counts()} if about in draft.rules.cards else draft.counts()
        return Book(self.words, AtTable(draft.ruleset, draft.all_values(), counts, packs=draft.packs))

    # A role, a card or an event

    def _card(self, id: str) -> WhatPage:
        draft, words = self._draft(), self.words
        side = f"faction.{medallions.side_of(draft.rules, id)}.name"
        count = draft.counts().get(id, 0)
        parts = [words.text(side) if side in words else "", words.text("rulebook.dealt", n=count) if count else ""]
        passages = (WhatPassage(medallions.does(words, draft.rules, id)), *self._told_of(id))
        line = " · ".join(part for part in parts if part)
        return self._sheet(True, medallions.name(words, draft.rules, id), line, id, passages)

    def _told_of(self, id: str) -> Iterator[WhatPassage]:
        for chapter in self._book(id).chapters:
            for passage in chapter.passages:
                if passage.subject == id:
                    yield WhatPassage(passage.text, is_note=passage.note)

    # A house rule

    def _option(self, option: Option) -> WhatPage:
        words, draft = self.words, self._draft()
        line = words.text("what.here", value=self._said(option, draft.value(option.id)))
        passages = (
            WhatPassage(words.text(f"option.{option.id}.explain")),
            *self._source(option),
            WhatPassage(usual(words, option)),
            *self._allowed(option),
            *self._idle(option),
            *self._stands_under(option),
            *(self._told(id) for id in draft.rules.events if option.id in draft.rules.deck_options),
        )
        return self._sheet(True, words.text(f"option.{option.id}.name"), line, passages=passages)

    def _idle(self, option: Option) -> Iterator[WhatPassage]:
        if option.id in idle(self.words, self._draft()):
            yield WhatPassage(self.words.text("setup.options.idle"), is_note=True)

    def _source(self, option: Option) -> Iterator[WhatPassage]:
        """So that a table can decide for itself."""
        if option.ruling:
            text, rules = self.words.text(rulebook.source(option.id)), self._draft().rules
            original = rulebook.original(self.words, option.id, rules.written_in) or rulebook.Quote("", "")
            caption = self.words.text("what.source")
            yield WhatPassage(text, caption, original=original.text, original_language=original.language)

    def _allowed(self, option: Option) -> Iterator[WhatPassage]:
        """Of a switch nobody wonders what it may be."""
        if option.kind == "bool":
            return
        said = [self._said(option, value) for value in option.choices]
        is_long = option.kind == "int" and len(said) > _MANY
        values = self.words.text("setup.range", least=said[0], most=said[-1]) if is_long else " / ".join(said)
        yield WhatPassage(self.words.text("what.allowed", values=values))

    def _said(self, option: Option, value: bool | int | str) -> str:
        return self.words.plain(rulebook.value(self.words, option.id, value))

    def _stands_under(self, option: Option) -> Iterator[WhatPassage]:
        """What the rulebook says because of it, as it is set; of events only what is said of all of them."""
        said = ""
        for chapter in self._book().chapters:
            for passage in chapter.passages:
                at = rulebook.place(passage.id)
                depends = at is not None and any(condition.subject == option.id for condition in at.conditions)
                if depends and passage.subject not in self._draft().rules.events:
                    caption = chapter.title if passage.subject is None else self._told(passage.subject).caption
                    yield WhatPassage(passage.text, "" if caption == said else caption, is_note=passage.note)
                    said = caption

    # A profile

    def _profile(self, id: str) -> WhatPage:
        words, rules = self.words, self._draft().rules
        changed = (rules.options[option] for option in rules.profiles[id])
        passages = tuple(passage for option in changed for passage in self._changed(option, rules.profiles[id]))
        line = words.text(f"profile.{id}.explain")
        return self._sheet(True, words.text(f"profile.{id}.name"), line, passages=passages)

    def _changed(self, option: Option, values: Mapping[str, Any]) -> Iterator[WhatPassage]:
        name, value = self.words.text(f"option.{option.id}.name"), self._said(option, values[option.id])
        yield WhatPassage(
            self.words.text(f"option.{option.id}.explain"), self.words.text("first.rule", name=name, value=value)
        )
        yield WhatPassage(usual(self.words, option))

    # A line-up

    def _preset(self, id: str) -> WhatPage:
        words, draft = self.words, self._draft()
        if id == "own":
            return self._sheet(True, words.text("setup.composition.own"), words.text("what.own"))
        explain = f"preset.{id}.explain"
        there = draft.with_preset(id or None).counts()
        passages = tuple(self._told(card, there[card]) for card in draft.rules.cards if card in there)
        title = words.text(f"preset.{id}.name") if id else words.text("setup.composition.auto")
        return self._sheet(True, title, words.text(explain) if explain in words else "", passages=passages)

    def _told(self, id: str, count: int = 1) -> WhatPassage:
        rules, words = self._draft().rules, self.words
        name, medallion = medallions.name(words, rules, id), medallions.of(rules, id, words)
        caption = words.text("setup.composition.count", role=name, n=count) if count > 1 else name
        return WhatPassage(medallions.does(words, rules, id), caption, medallion.motif, medallion.frame)
