"""What a finished game leaves at the end of its file: believed only where it can't be wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.keep.ending import ending_of
from desktop.keep.journal_file import CannotKeep, JournalFile
from desktop.keep.shelf import PARTLY_READ, KeptGame, Shelf
from desktop.start.app import App, Start
from desktop.statistics import summary
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot

NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


def begun(folder: Path, answers: int = 10_000) -> KeptGame:
    """As the app writes it."""
    kept, bot = Shelf(folder).begin(Game.new("jinro_nine", NAMES, seed=4), {}), RandomBot(4)
    while kept.game.ask is not None and answers:
        kept.game.answer(bot.answer(kept.game.ask))
        kept.file.answer(kept.game.journal["answers"][-1])
        answers -= 1
    return kept


def kept(folder: Path, *, ends: bool = False) -> Path:
    played = begun(folder)
    if ends:
        played.file.end(summary.end_of(played.game))
    return played.file.path


def test_a_game_with_an_end_is_not_played_and_comes_to_the_same(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(games, ends=True)
    played = summary.of_game(Game.replay(Shelf(games).journal(path.stem).journal))
    monkeypatch.setattr(Game, "replay", lambda journal: pytest.fail("it is played"))
    assert summary.read(path) == played


def test_an_end_touches_no_game(games: Path) -> None:
    path, plain = kept(games, ends=True), kept(games)
    ended = Shelf(games).journal(path.stem)
    assert ended.journal == Shelf(games).journal(plain.stem).journal
    assert ended.rest == b""


def wronged(path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """With an end that says something else."""
    file, found = JournalFile.recover(path)
    end = summary.end_of(Game.replay(found.journal))
    change(end)
    file.end(end)
    return path


@pytest.mark.parametrize(
    "change",
    [
        lambda end: end.update(of=0),
        lambda end: end.pop("row"),
        lambda end: end.update(row=7),
        lambda end: end["row"].pop(),
        lambda end: end["row"].__setitem__(0, "unfinished"),
        lambda end: end["row"].__setitem__(1, "langrensha"),
        lambda end: end["row"].__setitem__(1, "no such game"),
        lambda end: end["row"].__setitem__(2, ["somebody"]),
        lambda end: end["row"].__setitem__(8, [99]),
        lambda end: end["row"].__setitem__(9, ["villager"]),
    ],
)
def test_an_end_that_does_not_fit_its_game_is_not_believed(games: Path, change: Any) -> None:
    path = wronged(kept(games), change)
    assert summary.read(path) == summary.read(kept(games))


def test_an_end_with_something_behind_it_is_not_believed(games: Path) -> None:
    path = kept(games, ends=True)
    JournalFile.recover(path)[0].undo(3)
    assert summary.read(path).state == "unfinished"


def test_a_file_that_is_broken_somewhere_is_not_believed_at_its_end(games: Path) -> None:
    path = kept(games, ends=True)
    lines = path.read_bytes().split(b"\n")
    lines[20] = lines[21]
    path.write_bytes(b"\n".join(lines))
    assert summary.read(path).trouble == PARTLY_READ
    path.write_bytes(path.read_bytes() + b"torn")
    assert summary.read(path).trouble == PARTLY_READ


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("answers", [20, 10_000])
def test_it_is_written_when_the_table_goes_on_to_the_end(tmp_path: Path, answers: int) -> None:
    app = App(Start(tmp_path, fast=True))
    kept = begun(app.games.shelf.folder, answers)
    app.games.play(kept)
    stage = app.navigator.stage
    assert stage is not None
    stage.finished.emit()
    assert (ending_of(kept.file.path) is not None) == (kept.game.result is not None)
    app.games.leave()


@pytest.mark.usefixtures("qapp")
def test_a_full_disk_does_not_keep_a_table_from_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Start(tmp_path, fast=True))
    kept = begun(app.games.shelf.folder)
    app.games.play(kept)

    def full(*_: object) -> None:
        raise CannotKeep("full", kept.file.path)

    monkeypatch.setattr(kept.file, "end", full)
    stage = app.navigator.stage
    assert stage is not None
    stage.finished.emit()
    assert app.front.property("screen") == "end"
    app.games.leave()
