"""The view model of the workshop: a pack is made by choosing, tried in ten games, and kept among the packs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from secrets import choice
from typing import Any

from PySide6.QtCore import Slot

from desktop.keep.disk import sentence
from desktop.keep.packs import Packs
from desktop.keep.preferences import Preferences
from desktop.packs.checking import checked_files
from desktop.packs.page import called, fault_lines
from desktop.packs.workshop import boards, choosing, rows
from desktop.packs.workshop.fields import MAKERS, named_by, unnamed
from desktop.packs.workshop.making import MadePart, PackInMaking, Written
from desktop.packs.workshop.page import SECTIONS, OnBench, WorkshopPage, page
from desktop.packs.workshop.taken_up import may_be, taken_up
from desktop.packs.workshop.trial import TrialResult
from desktop.packs.workshop.trials import Trials
from desktop.packs.workshop.wording import PACK, contents
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from rulesets.engine.packs import BadPack, LanternPack

_LETTERS = "abcdefghjkmnpqrstuvwxyz"


@dataclass(frozen=True)
class FromWorkshop:
    leave: Callable[[], None]


@for_qml(WorkshopPage)
class WorkshopModel(Screen):
    def __init__(self, preferences: Preferences, packs: Packs, ways: FromWorkshop) -> None:
        super().__init__(preferences)
        self._packs, self._ways = packs, ways
        # What other packs that are here are called by.
        self._others: frozenset[str] = frozenset()
        self._pack = self._anew()
        self._bench = OnBench()
        self._trials = Trials(self._tried, self)

    @property
    def pack(self) -> PackInMaking:
        """As it is now, with the ids that it would be kept by."""
        return self._pack.with_ids(self._others)

    def made(self) -> WorkshopPage:
        bench = replace(self._bench, reads=self._bench.reads or self.preferences.language)
        return page(self.words, self.pack, bench)

    def begin(self) -> None:
        self._take(self._anew())

    def take_up(self, name: str) -> None:
        """One that is there, by the name of its file."""
        one = next((one for one in self._packs.every() if one.name == name and not one.is_house), None)
        if one is None or one.pack is None or not one.plays or not may_be(one.pack):
            self.begin()
            return
        try:
            self._take(taken_up(one.pack, self._packs.contents_of(name), self._sign()))
        except BadPack:
            # It has gone since it was looked at.
            self.begin()

    def stop(self) -> None:
        self._trials.stop()

    # Where one is

    @Slot(str)
    def turn(self, section: str) -> None:
        if section not in SECTIONS:
            return
        part = self._bench.part
        if section in ("parts", "words") and part == PACK and self._pack.parts:
            part = 0
        self._at(section=section, part=part, said="", answers=())

    @Slot(str)
    def show_part(self, part: str) -> None:
        if part in {one.id for one in self.shown().parts}:
            self._at(part=int(part))

    # Choosing

    @Slot(str, str)
    def choose(self, row: str, value: str) -> None:
        """A chip of a row."""
        if not any(row == one.id and value in {chip.id for chip in one.choices} for one in self.shown().rows):
            return
        at, _, card = row.partition("-")
        if row == "language":
            self._at(reads=value)
        elif row == "game":
            self._change(replace(self._pack, ruleset=value, board=""))
        elif row == "board":
            self._set_board("" if value == rows.NO_BOARD else value)
        elif at == "instead":
            self._change_part(int(card), replace(self._pack.parts[int(card)], instead=value))
        else:
            self._choose_in_part(row, value)

    @Slot(str)
    def switch(self, row: str) -> None:
        for one in self.shown().rows:
            if (one.id, one.kind) == (row, "bool"):
                self._choose_in_part(row, value=not one.is_on)

    @Slot(str, int)
    def step(self, row: str, steps: int) -> None:
        if (row, "int") in {(one.id, one.kind) for one in self.shown().rows}:
            self._with_part(lambda part: choosing.stepped(self._pack, part, row, steps))

    @Slot(str)
    def wear(self, picture: str) -> None:
        def worn(part: MadePart) -> MadePart:
            rest = {key: value for key, value in part.said.items() if key != "picture"}
            return replace(part, said={"picture": picture, **rest} if picture else rest)

        if picture in {one.id for one in self.shown().pictures}:
            self._with_part(worn)

    @Slot(str)
    def act(self, action: str) -> None:
        """One of the buttons below a part, or beside them."""
        if action not in {one.id for one in (*self.shown().added, *self.shown().actions)}:
            return
        verb, _, kind = action.partition("-")
        if verb == "add":
            self._add(choosing.fresh(self._pack, kind))
        elif action == "remove":
            self._remove()
        elif action == "add_deed":
            self._with_part(lambda part: choosing.with_deed(self._pack, part) or part)
        elif action == "remove_deed":
            self._with_part(lambda part: choosing.without_deed(self._pack, part) or part)

    # Writing

    @Slot(str, str)
    def write(self, field: str, text: str) -> None:
        if field not in {one.id for one in self.shown().fields}:
            return
        if field == MAKERS:
            self._change(replace(self._pack, makers=text))
            return
        word, language = named_by(field)
        if word.part == PACK:
            self._change(replace(self._pack, words=_said(self._pack.words, language, word.id, text)))
        else:
            part = self._pack.parts[word.part]
            self._change_part(word.part, replace(part, words=_said(part.words, language, word.id, text)))

    @Slot(str)
    def reset(self, field: str) -> None:
        """Back to the ready words."""
        self.write(field, "")

    # Trying and keeping

    @Slot()
    def start(self) -> None:
        pack = self._named_anyhow(self.pack)
        found, faults = self._checked(pack)
        if faults or found is None:
            self._at(refused=faults)
            return
        self._trials.begin(found, pack)
        self._at(is_trying=True, is_stale=False, tried=None, refused=())

    @Slot()
    def end_trial(self) -> None:
        self._trials.stop()
        self._at(is_trying=False)

    @Slot()
    def keep(self) -> None:
        pack = self.pack
        missing = self._missing(pack)
        found, faults = (None, missing) if missing else self._checked(pack)
        if found is None or faults:
            self._at(refused=faults, said="", answers=())
            return
        try:
            kept = self._packs.keep(contents(pack))
        except BadPack as error:
            self._at(refused=tuple(fault_lines(self.words, error.faults)))
        except OSError as error:
            self._at(said=self.words.text(sentence(error)), is_trouble=True, answers=())
        else:
            self._pack = pack
            said = self.words.text("workshop.saved", pack=called(self.words, kept))
            self._at(refused=(), said=said, is_trouble=False, answers=(), is_changed=False)

    @Slot(str)
    def answer(self, id: str) -> None:
        """What is to become of what was changed."""
        if id not in self._bench.answers:
            return
        if id == "keep":
            self.keep()
        self._at(answers=(), **({"said": ""} if id != "keep" else {}))
        if id == "drop" or (id == "keep" and not self._bench.is_changed):
            self._go()

    @Slot()
    def leave(self) -> None:
        if self._bench.is_changed:
            self._at(said=self.words.text("workshop.leave.ask"), is_trouble=True, answers=("keep", "drop", "stay"))
        else:
            self._go()

    def _go(self) -> None:
        self.stop()
        self._ways.leave()

    # Underneath

    def _anew(self) -> PackInMaking:
        return PackInMaking(rows.games()[0], self._sign())

    def _sign(self) -> str:
        return "".join(choice(_LETTERS) for _ in range(4))

    def _take(self, pack: PackInMaking) -> None:
        self.stop()
        others = (one.pack for one in self._packs.every() if one.pack and one.pack.id != pack.id)
        self._others = frozenset(id for other in others for id in other.own_ids)
        has_parts = bool(pack.parts)
        self._pack = pack
        self._bench = OnBench(section="parts" if has_parts else "pack", part=0 if has_parts else PACK)
        self.refresh()

    def _at(self, **where: Any) -> None:
        self._bench = replace(self._bench, **where)
        self.refresh()

    def _change(self, pack: PackInMaking, **where: Any) -> None:
        self._pack = pack
        self._at(is_changed=True, is_stale=True, refused=(), said="", answers=(), **where)

    def _change_part(self, at: int, part: MadePart, **where: Any) -> None:
        parts = (*self._pack.parts[:at], part, *self._pack.parts[at + 1 :])
        self._change(replace(self._pack, parts=parts), **where)

    def _with_part(self, change: Callable[[MadePart], MadePart]) -> None:
        at = self._bench.part
        if 0 <= at < len(self._pack.parts):
            self._change_part(at, change(self._pack.parts[at]))

    def _choose_in_part(self, row: str, value: Any) -> None:
        """A chip says its value as a word; what the lists have is taken."""
        self._with_part(lambda part: choosing.chosen_by_word(self._pack, part, row, value))

    def _set_board(self, board: str) -> None:
        found = boards.on_board(replace(self.pack, board=board), board)
        instead = [part.instead for part in found.parts]
        parts = tuple(replace(part, instead=instead[at]) for at, part in enumerate(self._pack.parts))
        self._change(replace(self._pack, board=board, parts=parts))

    def _add(self, part: MadePart) -> None:
        self._trials.stop()
        parts = (*self._pack.parts, part)
        self._change(replace(self._pack, parts=parts), part=len(parts) - 1, tried=None, is_trying=False)

    def _remove(self) -> None:
        at = self._bench.part
        self._trials.stop()
        parts = (*self._pack.parts[:at], *self._pack.parts[at + 1 :])
        where = min(at, len(parts) - 1) if parts else PACK
        self._change(replace(self._pack, parts=parts), part=where, tried=None, is_trying=False)

    def _missing(self, pack: PackInMaking) -> tuple[str, ...]:
        """What only its maker can say."""
        if not pack.parts and not pack.head.get("boards") and not pack.head.get("profiles"):
            return (self.words.text("workshop.empty"),)
        nameless = (part for part in pack.parts if not part.name(self.words.language))
        return tuple(self.words.text("workshop.unnamed", name=unnamed(self.words, part)) for part in nameless)

    def _named_anyhow(self, pack: PackInMaking) -> PackInMaking:
        """To be tried a part needs no name yet."""
        language = self.words.language

        def named(part: MadePart) -> MadePart:
            name = part.name(language) or unnamed(self.words, part)
            return replace(part, words=_said(part.words, language, part.name_id, name))

        return replace(pack, parts=tuple(map(named, pack.parts)))

    def _checked(self, pack: PackInMaking) -> tuple[LanternPack | None, tuple[str, ...]]:
        try:
            found, faults = checked_files(contents(pack))
        except BadPack as error:
            return None, tuple(fault_lines(self.words, error.faults))
        return found, tuple(fault_lines(self.words, faults))

    def _tried(self, found: TrialResult | None, *, is_over: bool) -> None:
        self._at(tried=found, is_trying=not is_over)


def _said(words: Written, language: str, id: str, text: str) -> Mapping[str, Mapping[str, str]]:
    texts = {**words.get(language, {}), id: text}
    return {**words, language: {id: said for id, said in texts.items() if said}}
