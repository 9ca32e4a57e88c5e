"""Killed without a warning, at any moment: the game comes back at the last answer whose page had advanced, covered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from select import select
from typing import Any

import pytest

from desktop.keep.settings import Settings
from desktop.keep.shelf import Shelf
from desktop.table.stage.staging import staged
from rulesets.engine.bots import RandomBot
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.playing import SEED, game_of

ROOT = Path(__file__).parents[3]
# A hundred at night, a dozen in passing.
TIMES = int(os.environ.get("LANTERN_NIGHT_KILLS", "12"))
RULESETS = ("jinro_nine", "event_jinro", "langrensha", "witch_trial")
Answers = list[Mapping[str, Any]]


class Playing:
    """A demo in a process of its own, and what it has said of its pages."""

    def __init__(self, id: str, folder: Path) -> None:
        command = [sys.executable, "-m", "tests.desktop.acceptance.playing", id, str(folder)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.folder = folder
        self.said: list[int] = []

    def listen(self, pages: int) -> None:
        """Until so many pages have been turned, or the game is over."""
        assert self._process.stdout is not None
        while len(self.said) < pages and (line := self._process.stdout.readline()):
            self.said.append(int(line))

    def kill(self, within: float) -> None:
        """Now, or a moment after, but no later than the next page."""
        assert self._process.stdout is not None
        select([self._process.stdout], [], [], within)
        self._process.kill()
        rest, _ = self._process.communicate()
        self.said += map(int, rest.split())


@cache
def whole(id: str) -> Answers:
    """The game as it goes when nobody kills it, without any screen."""
    game, bot = game_of(id), RandomBot(SEED)
    while game.ask is not None:
        game.answer(bot.answer(game.ask))
    answers: Answers = game.journal["answers"]
    return answers


def kept_in(folder: Path) -> Answers:
    shelf = Shelf(folder / "games")
    (listed,) = shelf.games()
    answers: Answers = shelf.journal(listed.id).journal["answers"]
    return answers


def moments() -> Iterator[tuple[str, int, float]]:
    random = Random(7)
    for number in range(TIMES):
        yield RULESETS[number % len(RULESETS)], random.randint(1, 90), random.random() * 0.05


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("id", "pages", "within"), list(moments()))
def test_a_killed_game_comes_back(tmp_path: Path, id: str, pages: int, within: float) -> None:
    playing = Playing(id, tmp_path)
    playing.listen(pages)
    playing.kill(within)
    shown = playing.said[-1]
    kept = kept_in(tmp_path)
    # All that a page has advanced for, and of what came after at most what was on its way to the next page.
    assert kept == whole(id)[: len(kept)]
    assert shown <= len(kept) <= shown + ballot_after(whole(id), shown)
    shelf = Shelf(tmp_path / "games")
    (listed,) = shelf.games()
    if listed.state == "finished":
        assert kept == whole(id)
        return
    stage = staged(shelf.resume(listed.id), Settings(), lambda: 0.0, fast=True)
    assert stage.shown.state in {"cover", "table"}
    assert stage.session.game.journal["answers"] == kept
    stage.stop()


def ballot_after(answers: Answers, given: int) -> int:
    """How many are handed in at once next: the rest of a ballot, or a single answer."""
    following = [answer["ask"] for answer in answers[given:]]
    same = next((number for number, ask in enumerate(following) if ask != following[0]), len(following))
    return max(1, same)


def test_home_offers_what_was_killed(opens: Opens, tmp_path: Path) -> None:
    playing = Playing("jinro_nine", tmp_path)
    playing.listen(12)
    playing.kill(0.02)
    app = opens()
    app.hands.tap("resume")
    assert app.state in {"cover", "table"}
    assert len(app.game.journal["answers"]) >= playing.said[-1]
