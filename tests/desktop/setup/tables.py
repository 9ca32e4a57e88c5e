"""A table that is being set, with people at it."""

from __future__ import annotations

from pathlib import Path

from desktop.draft.draft import Draft
from desktop.keep.lineups import LineUps
from desktop.keep.people import People, Person
from desktop.setup.model import FromSetup, SetupModel
from rulesets.engine.ruleset import SOURCE
from tests.desktop.around import FakeApp

LONG = ("長谷川光太郎左衛門", "アレクサンドラ", "小鳥遊ひまわり", "諸葛孔明先生様", "Bartholomew", "Anne-Marie Curie")


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person(LONG[number] if number < len(LONG) else f"司徒明月{number}") for number in range(count))


def draft(ruleset: str = "jinro_nine", count: int = 9) -> Draft:
    """By the rulebook as printed."""
    return Draft.fresh(ruleset, people(count)).with_profile(SOURCE)


class Unseen:
    """The table alone, for what needs no window."""

    def __init__(self, folder: Path, start: Draft, language: str = "en") -> None:
        self.app = FakeApp(language)
        self.people = People(folder)
        self.lineups = LineUps(folder)
        self.model = SetupModel(self.app.preferences, self.people, self.lineups, self.app.ways(FromSetup))
        self.model.draft = start

    @property
    def draft(self) -> Draft:
        return self.model.draft


class Table(Unseen):
    def __init__(self, folder: Path, start: Draft, language: str = "en", size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(folder, start, language)
        self.shown = self.app.show("setup", self.model, *size)

    @property
    def line(self) -> str:
        return str(self.shown.item("line").property("line"))
