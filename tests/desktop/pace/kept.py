"""The pace as it is set: in a setup, at the table, and nowhere."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from desktop.draft.draft import Draft
from desktop.keep.next_rules import NextRules
from desktop.keep.people import Person
from desktop.pace.model import PaceModel
from desktop.pace.nights import Night
from desktop.pace.subject import AtTable, InSetup, NoTable, PaceSubject
from rulesets.engine import Game
from tests.desktop.around import FakeApp, HeldSettings

NAMES = tuple(f"P{number}" for number in range(1, 10))


def draft(id: str = "jinro_nine", **options: Any) -> Draft:
    return Draft(id, tuple(map(Person, NAMES)), "9A", options=options)


class Setting(FakeApp):
    """An app with a page about the pace, of this subject."""

    def __init__(self, folder: Path, subject: PaceSubject, language: str = "en", **look: Any) -> None:
        super().__init__(language, HeldSettings(folder), **look)
        self.model = PaceModel(self.preferences, partial(self.take, "leave"))
        self.model.open(subject)
        self.shown = self.show("pace", self.model)


class Being:
    """A table that is being set."""

    def __init__(self) -> None:
        self.draft = draft()

    def set_up(self, draft: Draft) -> None:
        self.draft = draft


class Kept:
    """Closes what was opened."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.later = NextRules(folder)
        self.opened: list[Setting] = []

    def at_table(self, language: str = "en", **look: Any) -> Setting:
        game = Game.new("jinro_nine", NAMES, preset="9A", seed=5)
        nights = (Night(272.0, 9, 54.0), Night(185.0, 8, 96.0))
        return self._open(AtTable(game, draft(), nights, self.later), language, **look)

    def in_setup(self, setup: Being) -> Setting:
        return self._open(InSetup(lambda: setup.draft, setup.set_up), "en")

    def nowhere(self, language: str = "en", **look: Any) -> Setting:
        return self._open(NoTable(), language, **look)

    def _open(self, subject: PaceSubject, language: str, **look: Any) -> Setting:
        self.opened.append(Setting(self.folder, subject, language, **look))
        return self.opened[-1]
