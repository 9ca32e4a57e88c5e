"""A whole shelf as one file: put away, brought back, and onto another shelf with games of its own."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from desktop.keep.group_book import GroupBook, Season
from desktop.keep.lock import Lock
from desktop.keep.shelf import KeptGame, Shelf
from desktop.keep.whole_shelf import Brought, NotAShelf, brought_back, packed
from desktop.past.command import run
from desktop.start.app import Start
from desktop.statistics.taking_over import take_over
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.keep.playing import played

NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")
LONG_AGO = 1_700_000_000 * 10**9


def begun(shelf: Shelf, answers: int = 12, seed: int = 4) -> KeptGame:
    kept = played(shelf.begin(Game.new("jinro_nine", NAMES, seed=seed), {"language": "ja"}), answers)
    os.utime(kept.file.path, ns=(LONG_AGO, LONG_AGO))
    return kept


def on(kept: KeptGame, answers: int = 3) -> None:
    """Played on."""
    bot = RandomBot(1)
    for _ in range(answers):
        assert kept.game.ask is not None
        kept.game.answer(bot.answer(kept.game.ask))
        kept.file.answer(kept.game.journal["answers"][-1])


def files(shelf: Shelf) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in shelf.folder.glob("*.lantern")}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


@pytest.fixture
def other(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "elsewhere")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "shelf.zip"


def test_a_shelf_comes_back_as_it_was(shelf: Shelf, other: Shelf, file: Path) -> None:
    for seed in range(3):
        begun(shelf, seed=seed)
    assert packed(shelf, file) == 3
    assert brought_back(other, file) == Brought(new=3)
    assert files(other) == files(shelf)
    assert {path.stat().st_mtime_ns for path in other.folder.glob("*.lantern")} == {LONG_AGO}
    assert brought_back(other, file) == Brought(same=3)
    assert files(other) == files(shelf)
    assert not list(file.parent.glob(".*"))


def test_two_shelves_are_one_and_each_game_is_there_once(shelf: Shelf, other: Shelf, file: Path) -> None:
    ours, theirs = begun(shelf), begun(other, seed=5)
    packed(shelf, file)
    assert brought_back(other, file) == Brought(new=1)
    assert other.ids().keys() == {ours.file.id, theirs.file.id}


def test_of_two_states_of_a_game_the_later_one_stays(shelf: Shelf, other: Shelf, file: Path) -> None:
    kept = begun(shelf)
    packed(shelf, file)
    brought_back(other, file)
    on(kept)
    # Under another name, too, it is the same game.
    path = other.path(other.ids()[kept.file.id])
    path.rename(path.with_name("0.lantern"))
    packed(shelf, file)
    assert brought_back(other, file) == Brought(further=1)
    assert other.journal("0").journal == kept.game.journal
    packed(other, file)
    on(kept)
    before = files(shelf)
    assert brought_back(shelf, file) == Brought(same=1)
    assert files(shelf) == before


def test_where_two_have_parted_ways_nothing_is_lost(shelf: Shelf, other: Shelf, file: Path) -> None:
    kept = begun(shelf)
    packed(shelf, file)
    brought_back(other, file)
    other.resume(kept.file.path.stem).file.undo(2)
    on(kept, 5)
    theirs, ours = files(shelf), files(other)
    packed(shelf, file)
    assert brought_back(other, file) == Brought(aside=1)
    assert files(other) == ours
    assert [path.read_bytes() for path in other.folder.glob("*.rest-*")] == list(theirs.values())


def test_a_game_that_is_on_is_left_alone(shelf: Shelf, other: Shelf, file: Path) -> None:
    kept = begun(shelf)
    packed(shelf, file)
    brought_back(other, file)
    on(kept)
    packed(shelf, file)
    before, lock = files(other), Lock(other.path(kept.file.path.stem))
    assert lock.take()
    try:
        assert brought_back(other, file) == Brought(left=1)
    finally:
        lock.release()
    assert files(other) == before


def test_what_each_has_written_of_the_end_makes_no_two_games_of_it(shelf: Shelf, other: Shelf, file: Path) -> None:
    kept = begun(shelf, 10_000)
    packed(shelf, file)
    brought_back(other, file)
    for number, one in enumerate((shelf, other)):
        path = one.path(kept.file.path.stem)
        os.utime(path, ns=(LONG_AGO + number * 10**10,) * 2)
        take_over(path)
    assert files(shelf) != files(other)
    packed(shelf, file)
    before = files(other)
    assert brought_back(other, file) == Brought(same=1)
    assert files(other) == before
    assert not list(other.folder.glob("*.rest-*"))


@pytest.mark.parametrize("data", [b"", b"x", b"PK\x03\x04" + bytes(40)])
def test_what_is_no_shelf_is_refused(shelf: Shelf, file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(NotAShelf):
        brought_back(shelf, file)
    assert not shelf.folder.exists()


def test_what_else_is_in_such_a_file_goes_nowhere(shelf: Shelf, other: Shelf, file: Path) -> None:
    game = begun(other).file.path.read_bytes()
    with zipfile.ZipFile(file, "w") as written:
        written.writestr("../../out.lantern", game)
        written.writestr("nothing.lantern", b"nothing")
        written.writestr("note.txt", b"hello")
        written.writestr("dates.json", b"[")
    assert brought_back(shelf, file) == Brought(new=1, left=1)
    assert [path.parent for path in shelf.folder.rglob("*.*")] == [shelf.folder]
    with zipfile.ZipFile(file, "w") as written:
        written.writestr("note.txt", b"hello")
    with pytest.raises(NotAShelf):
        brought_back(shelf, file)


def test_a_disk_that_is_full_leaves_the_file_that_was_there(
    shelf: Shelf, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(shelf)
    packed(shelf, file)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        packed(shelf, file)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir() if path.suffix in (".zip", ".half")] == ["shelf.zip"]


def test_the_commands_move_a_shelf_to_another_machine(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = Start(tmp_path / "here"), Start(tmp_path / "there")
    begun(Shelf(here.games))
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(here.folder))
    assert run(["back-up", str(file)]) == 0
    assert capsys.readouterr().out.startswith("1 games in ")
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(there.folder))
    assert run(["bring-back", str(file)]) == 0
    assert "1 new" in capsys.readouterr().out
    assert files(Shelf(there.games)) == files(Shelf(here.games))
    assert run(["bring-back", str(tmp_path / "no such file")]) == 1
    file.write_text("x")
    assert run(["bring-back", str(file)]) == 1
    assert "no shelf" in capsys.readouterr().err


# What the group says of its games


def books(tmp_path: Path) -> tuple[Shelf, Shelf, GroupBook]:
    """Two shelves, and the book of the first."""
    one, other = Shelf(tmp_path / "one" / "games"), Shelf(tmp_path / "other" / "games")
    for shelf in (one, other):
        shelf.folder.mkdir(parents=True)
    return one, other, GroupBook(one.folder.parent)


def carried(one: Shelf, other: Shelf, file: Path) -> tuple[Brought, GroupBook]:
    packed(one, file)
    return brought_back(other, file), GroupBook(other.folder.parent)


def test_names_and_seasons_go_along_onto_an_empty_shelf(tmp_path: Path) -> None:
    one, other, book = books(tmp_path)
    book.merge("Zoe", "Zoë")
    book.begin(Season("Winter", 100))
    brought, there = carried(one, other, tmp_path / "x.zip")
    assert (brought.named, brought.unnamed) == (2, 0)
    assert (there.spellings, there.seasons) == (book.spellings, book.seasons)
    again, there = carried(one, other, tmp_path / "x.zip")
    assert (again.named, again.unnamed) == (0, 0)
    assert there.spellings == book.spellings


def test_of_two_books_that_differ_ours_stays(tmp_path: Path) -> None:
    one, other, book = books(tmp_path)
    ours = GroupBook(other.folder.parent)
    book.merge("Zoe", "Zoë")
    book.merge("Bob", "Robert")
    book.begin(Season("Winter", 100))
    book.begin(Season("Spring", 200))
    ours.merge("Zoe", "Zoey")
    ours.begin(Season("Cold", 100))
    ours.begin(Season("Spring", 250))
    brought, there = carried(one, other, tmp_path / "x.zip")
    assert there.spellings == {"Zoe": "Zoey", "Bob": "Robert"}
    assert there.seasons == (Season("Cold", 100), Season("Spring", 250))
    assert (brought.named, brought.unnamed) == (1, 3)


def test_who_was_joined_here_goes_along_and_nobody_is_joined_in_a_ring(tmp_path: Path) -> None:
    one, other, book = books(tmp_path)
    ours = GroupBook(other.folder.parent)
    book.merge("Robert", "Bob")
    book.merge("Zoe", "Zoë")
    # The other way round; and somebody who is already called so here.
    ours.merge("Bob", "Robert")
    ours.merge("Z", "Zoe")
    brought, there = carried(one, other, tmp_path / "x.zip")
    assert there.spellings == {"Bob": "Robert", "Z": "Zoë", "Zoe": "Zoë"}
    assert (brought.named, brought.unnamed) == (1, 0)


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b'{"format": 99, "spellings": {"A": "B"}}', b'{"spellings": 3}'])
def test_a_book_that_can_not_be_read_takes_nothing_away(tmp_path: Path, content: bytes) -> None:
    one, other, _ = books(tmp_path)
    ours = GroupBook(other.folder.parent)
    ours.merge("Bob", "Robert")
    (one.folder.parent / "group.json").write_bytes(content)
    brought, there = carried(one, other, tmp_path / "x.zip")
    assert (brought.named, brought.unnamed) == (0, 0)
    assert there.spellings == {"Bob": "Robert"}
