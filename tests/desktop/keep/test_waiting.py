"""What Home remembers of the game that waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.keep.waiting import FILE, Remembered, Waiting

GAME = Waiting("a", "jinro_nine", 9, 2, "night")


class Looked:
    """Finds the game, and counts how often it had to."""

    def __init__(self, game: Waiting | None = GAME) -> None:
        self.game = game
        self.times = 0

    def __call__(self) -> Waiting | None:
        self.times += 1
        return self.game


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.lantern").write_text("a line\n")
    return folder


def test_it_is_looked_for_once(tmp_path: Path, games: Path) -> None:
    look = Looked()
    assert [Remembered(tmp_path, games).waiting(look) for _ in range(3)] == [GAME] * 3
    assert look.times == 1


def test_that_none_waits_is_remembered_too(tmp_path: Path, games: Path) -> None:
    look = Looked(None)
    assert [Remembered(tmp_path, games).waiting(look) for _ in range(3)] == [None] * 3
    assert look.times == 1


def test_it_is_looked_for_again_after_an_answer(tmp_path: Path, games: Path) -> None:
    Remembered(tmp_path, games).waiting(Looked())
    with (games / "a.lantern").open("a") as file:
        file.write("another\n")
    assert Remembered(tmp_path, games).waiting(Looked(None)) is None


def test_without_a_file_nothing_is_looked_for(tmp_path: Path, games: Path) -> None:
    (games / "a.lantern").unlink()
    look = Looked()
    assert Remembered(tmp_path, games).waiting(look) is None
    assert Remembered(tmp_path, tmp_path / "nowhere").waiting(look) is None
    assert look.times == 0


@pytest.mark.parametrize(
    "written", ["noise", "{}", '{"state": "STATE", "game": {"id": 3}}', '{"state": "STATE", "game": 7}']
)
def test_what_makes_no_sense_is_looked_for_again(tmp_path: Path, games: Path, written: str) -> None:
    Remembered(tmp_path, games).waiting(Looked())
    state = (tmp_path / FILE).read_text().split('"')[3]
    (tmp_path / FILE).write_text(written.replace("STATE", state))
    assert Remembered(tmp_path, games).waiting(Looked()) == GAME


def test_where_nothing_can_be_remembered_it_is_found_all_the_same(tmp_path: Path, games: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert Remembered(tmp_path, games).waiting(Looked()) == GAME
