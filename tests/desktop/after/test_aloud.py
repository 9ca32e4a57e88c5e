"""A game that plays by itself is read aloud: what its table was told, and never what only some knew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.after.end.aloud import said
from desktop.after.end.view import View
from desktop.after.replay.replay import Replay
from desktop.keep.settings import SettingsFile
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.voice import reciter
from i18n import LANGUAGES, Words
from tests.desktop.after.ending import RULESETS, journal
from tests.desktop.around import Opened
from tests.desktop.voice.listening import Mouth, until

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reciter, "BETWEEN", 0)
    monkeypatch.setattr(reciter, "APART", 0)


class Retold:
    """The end of a game in the whole app, its voice on; each text takes as long as somebody lets it."""

    def __init__(self, folder: Path, *, voice: bool = True) -> None:
        SettingsFile(folder).change(voice=voice)
        self.mouth = Mouth(at_once=False)
        app = App(Start(folder, fast=True, language="en", speech=lambda: self.mouth))
        self.shown = Opened(app)
        seating = {"players": [{"name": name} for name in journal()["setup"]["players"]]}
        app.navigator.end(PastGame(journal(), seating), "home")
        assert app.navigator.parts.end is not None
        self.model = app.navigator.parts.end

    def play_until_saying(self) -> None:
        """Without the clock, which would play on whatever one does."""
        self.model.begin(1.0)
        for _ in self.model.replay.acts:
            until(lambda: self.mouth.is_saying or not self.model._aloud.speaks)
            if self.mouth.is_saying:
                return
            self.model.play_on(1.0)
        raise AssertionError("nothing is ever said")

    def told(self, act: int, times: float = 1.0) -> tuple[str, ...]:
        return said(self.model.view, self.model.replay.acts[act], times)


@pytest.fixture
def retold(tmp_path: Path) -> Iterator[Retold]:
    found = Retold(tmp_path)
    yield found
    found.shown.close()
    found.shown.app.end()


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_table_was_told_is_said_and_nothing_else(ruleset: str, language: str) -> None:
    view = View(Words(language, ruleset), Replay.of(journal(ruleset)))
    steps, acts = view.replay.steps, view.replay.acts
    silent = public = 0
    for act in acts:
        lines = said(view, act, 1.0)
        open_to_all = [notice for at in act.steps for notice in steps[at].notices if notice.to is None]
        # When it is comes before it, once an hour.
        assert 0 <= len(lines) - len(open_to_all) <= bool(open_to_all)
        silent += not lines
        public += len(open_to_all)
    assert public > 5
    assert silent


def test_at_twice_the_speed_only_deaths_and_the_end_are_said_and_faster_nothing() -> None:
    view = View(Words("en", "jinro_nine"), Replay.of(journal()))
    last = len(view.replay.steps) - 1
    told = [act for act in view.replay.acts if said(view, act, 2.0)]
    assert told
    assert all(view.replay.steps[at].deaths or at == last for act in told for at in act.steps[-1:])
    assert not any(said(view, act, times) for act in view.replay.acts for times in (4.0, 8.0))


def test_the_replay_waits_for_the_voice(retold: Retold) -> None:
    retold.play_until_saying()
    at, first = retold.model.place, retold.mouth.said[-1]
    assert first in retold.told(retold.model.replay.act_at(at))
    retold.model.play_on(1.0)
    assert retold.model.place == at
    while retold.model._aloud.speaks:
        until(lambda: retold.mouth.is_saying)
        retold.mouth.end()
        until(lambda: retold.mouth.is_saying or not retold.model._aloud.speaks)
    assert retold.mouth.done_with == list(retold.told(retold.model.replay.act_at(at)))
    retold.model.play_on(1.0)
    assert retold.model.place > at


@pytest.mark.parametrize("way", ["play", "home"])
def test_who_pauses_or_goes_away_is_not_told_on(retold: Retold, way: str) -> None:
    retold.shown.click("play")
    retold.play_until_saying()
    retold.shown.click(way)
    assert not retold.mouth.is_saying


@pytest.mark.parametrize("way", ["nextNight", "nextDeath", "stepOn", "right", "speed"])
def test_a_leap_and_a_key_cut_it_off(retold: Retold, way: str) -> None:
    retold.play_until_saying()
    if way == "right":
        retold.shown.press(Qt.Key.Key_Right)
    else:
        retold.shown.click(way)
    assert not retold.mouth.is_saying
    assert retold.mouth.done_with == []


def test_nothing_is_looked_for_where_the_voice_is_off(tmp_path: Path) -> None:
    found = Retold(tmp_path, voice=False)
    found.model.begin(1.0)
    for _ in found.model.replay.acts:
        found.model.play_on(1.0)
    assert found.model.place == len(found.model.replay.steps) - 1
    assert found.mouth.said == []
    assert found.mouth.language == ""
    found.shown.close()
    found.shown.app.end()


def test_a_home_without_a_retelling_has_no_voice(tmp_path: Path) -> None:
    found = Retold(tmp_path)
    found.shown.click("home")
    assert "voice" not in vars(found.shown.app.navigator.parts)
    found.shown.close()
    found.shown.app.end()
