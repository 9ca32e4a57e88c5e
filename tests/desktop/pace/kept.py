"""The pace as it is set in the settings: beside a table that is set, beside one that plays, and beside none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest

from desktop.draft.draft import Draft
from desktop.keep.next_rules import NextRules
from desktop.keep.people import Person
from desktop.pace.night import Night
from desktop.pace.subject import AtTable, InSetup, NoTable, PaceSubject
from tests.desktop.settings.setting import SettingApp

NAMES = tuple(f"P{number}" for number in range(1, 10))


def draft(id: str = "jinro_nine", **options: Any) -> Draft:
    return Draft(id, tuple(map(Person, NAMES)), "9A", options=options)


class Setting(SettingApp):
    """The settings, open at the pace of this subject."""

    def __init__(self, folder: Path, subject: PaceSubject, language: str = "en", **look: Any) -> None:
        super().__init__(folder, language, **look)
        self.model.open(subject, "pace")

    def forecast(self) -> list[str]:
        """As it stands there, once it is made."""
        while self.model.forecast.found is None:
            QTest.qWait(20)
        return self.times()

    def times(self) -> list[str]:
        told = sorted(name for name in self.shown.names() if name.startswith("forecast-"))
        items = [self.shown.item(name) for name in told]
        return [str(item.property("line") or item.property("text")) for item in items]


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
        nights = (Night(272.0, 9), Night(185.0, 8))
        return self._open(AtTable(draft(), nights, self.later), language, **look)

    def in_setup(self, setup: Being) -> Setting:
        return self._open(InSetup(lambda: setup.draft, setup.set_up, lambda: setup.draft), "en")

    def nowhere(self, language: str = "en", **look: Any) -> Setting:
        return self._open(NoTable(), language, **look)

    def _open(self, subject: PaceSubject, language: str, **look: Any) -> Setting:
        self.opened.append(Setting(self.folder, subject, language, **look))
        return self.opened[-1]
