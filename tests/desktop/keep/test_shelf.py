"""The folder of games: begun, listed, taken up again, deleted. What is damaged is said, and never lost."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator, Mapping
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from desktop.background import Background
from desktop.keep import notch
from desktop.keep.journal_file import CannotKeep, JournalFile
from desktop.keep.rules_of import OTHER_RULES
from desktop.keep.shelf import (
    ALREADY_THERE,
    DAYS_AWAY,
    PARTLY_READ,
    UNREADABLE,
    CannotResume,
    KeptGame,
    Shelf,
)
from desktop.seats.seating import Seated, Seating
from desktop.statistics.summary import end_of
from desktop.table.session.notes import Notes
from rulesets.engine import Game, Ruleset
from rulesets.engine.bots import RandomBot

NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")
SEATING = Seating("jinro_nine", "ja", tuple(Seated(name, "en" if name == "Aki" else "ja") for name in NAMES))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


def begun(shelf: Shelf, asks: int = 20) -> KeptGame:
    kept = shelf.begin(Game.new("jinro_nine", NAMES, seed=4), SEATING.written)
    return played_on(kept, asks)


def played_on(kept: KeptGame, asks: int) -> KeptGame:
    bot = RandomBot(4)
    for _ in range(asks):
        if kept.game.ask is not None:
            kept.game.answer(bot.answer(kept.game.ask))
            kept.file.answer(kept.game.journal["answers"][-1])
    return kept


def id_of(kept: KeptGame) -> str:
    return kept.file.path.stem


def test_a_game_is_taken_up_where_it_was(shelf: Shelf) -> None:
    kept = begun(shelf)
    again = shelf.resume(id_of(kept))
    assert again.game.journal == kept.game.journal
    assert again.said == ""
    assert Seating.read("jinro_nine", NAMES, again.seating) == SEATING


def test_it_goes_on_in_the_same_file(shelf: Shelf) -> None:
    kept = begun(shelf)
    again = played_on(shelf.resume(id_of(kept)), 3)
    assert shelf.resume(id_of(kept)).game.journal == again.game.journal


def test_notes_to_oneself_come_back_and_touch_nothing(shelf: Shelf) -> None:
    kept = begun(shelf)
    kept.file.note({"seat": "Aki", "text": "3 is quiet"})
    kept.file.note({"seat": "Aki", "text": "5 is loud"})
    kept.file.note({"seat": "Aki", "erase": 0})
    kept.file.undo(2)
    again = shelf.resume(id_of(kept))
    assert Notes.read(again.notes).of("Aki") == ("5 is loud",)
    assert Notes.read(again.notes).of("花子") == ()
    assert len(again.game.journal["answers"]) == 18


def test_the_list_says_what_everybody_knew_and_no_more(shelf: Shelf) -> None:
    begun(shelf, 40)
    (listed,) = shelf.games()
    assert (listed.state, listed.ruleset, listed.players, listed.names) == ("unfinished", "jinro_nine", 9, NAMES)
    assert (listed.day, listed.phase) == (1, "vote")
    assert (listed.lineup, listed.winning) == ("", ())
    plain = {"id", "state", "begun", "last_played", "ruleset", "names", "lineup", "day", "phase", "winning", "trouble"}
    assert set(vars(listed)) == plain


def test_a_finished_game_is_listed_as_one(shelf: Shelf) -> None:
    begun(shelf, 10_000)
    assert [listed.state for listed in shelf.games()] == ["finished"]
    assert shelf.latest_unfinished() is None


def test_the_one_played_last_comes_first(shelf: Shelf) -> None:
    first, second = begun(shelf, 3), begun(shelf, 3)
    os.utime(second.file.path, (1.0, 1.0))
    assert [listed.id for listed in shelf.games()] == [id_of(first), id_of(second)]
    latest = shelf.latest_unfinished()
    assert latest is not None
    assert latest.id == id_of(first)


def test_a_files_name_says_nothing(shelf: Shelf) -> None:
    names = {begun(shelf, 0).file.path.name for _ in range(5)}
    assert len(names) == 5
    for name in names:
        assert all(character in "0123456789abcdef" for character in name.removesuffix(".lantern"))


def test_an_end_that_can_not_be_read_is_set_aside_and_said(shelf: Shelf) -> None:
    kept = begun(shelf)
    path = kept.file.path
    path.write_bytes(path.read_bytes()[:-5])
    (listed,) = shelf.games()
    assert (listed.state, listed.trouble) == ("unfinished", PARTLY_READ)
    again = shelf.resume(id_of(kept))
    assert again.said == PARTLY_READ
    assert len(again.game.journal["answers"]) == 19
    assert len(list(path.parent.glob("*.rest-1"))) == 1
    assert shelf.resume(id_of(kept)).said == ""


def test_what_can_not_be_read_at_all_is_listed_and_left_as_it_is(shelf: Shelf) -> None:
    path = begun(shelf).file.path
    path.write_bytes(b"\x00" * 50)
    (listed,) = shelf.games()
    assert (listed.state, listed.trouble) == ("damaged", UNREADABLE)
    with pytest.raises(CannotResume) as refused:
        shelf.resume(listed.id)
    assert refused.value.reason == UNREADABLE
    assert path.read_bytes() == b"\x00" * 50


def test_a_game_of_other_rules_is_not_played_as_another(shelf: Shelf) -> None:
    game = Game.new("jinro_nine", NAMES, seed=4)
    shelf.folder.mkdir()
    head = {key: value for key, value in game.journal.items() if key != "answers"}
    JournalFile.create(shelf.folder / "0.lantern", {**head, "version": 99})
    (listed,) = shelf.games()
    assert (listed.state, listed.trouble, listed.names) == ("damaged", OTHER_RULES, NAMES)
    with pytest.raises(CannotResume) as refused:
        shelf.resume("0")
    assert refused.value.reason == OTHER_RULES


def test_a_game_that_never_was_is_no_crash(shelf: Shelf) -> None:
    assert list(shelf.games()) == []
    with pytest.raises(CannotResume):
        shelf.resume("0")


def test_what_is_put_away_is_off_the_list_and_comes_back_as_it_was(shelf: Shelf) -> None:
    kept, other = begun(shelf), begun(shelf, 3)
    before = kept.file.path.read_bytes()
    shelf.put_away(id_of(kept), 1000.0)
    assert [game.id for game in shelf.games()] == [id_of(other)]
    assert list(shelf.away()) == [id_of(kept)]
    shelf.put_back(id_of(kept))
    assert kept.file.path.read_bytes() == before
    assert shelf.away() == {}


def test_what_was_restored_by_hand_is_not_written_over(shelf: Shelf) -> None:
    kept = begun(shelf)
    id, whole = id_of(kept), kept.file.path.read_bytes()
    shelf.put_away(id, 1000.0)
    shelf.path(id).write_bytes(b"theirs")
    with pytest.raises(CannotResume) as refused:
        shelf.put_back(id)
    assert refused.value.reason == ALREADY_THERE
    assert shelf.path(id).read_bytes() == b"theirs"
    assert shelf.away()[id].read_bytes() == whole


def test_one_that_is_put_away_twice_is_away_twice(shelf: Shelf) -> None:
    kept = begun(shelf)
    id, whole = id_of(kept), kept.file.path.read_bytes()
    shelf.put_away(id, 1000.0)
    shelf.path(id).write_bytes(b"theirs")
    shelf.put_away(id, 1000.0)
    assert shelf.away()[id].read_bytes() == b"theirs"
    shelf.throw_away(id)
    assert shelf.away()[id].read_bytes() == whole


def test_names_given_by_hand_are_kept_apart(shelf: Shelf) -> None:
    kept = begun(shelf)
    ids = ["Friday.1", "Friday.2"]
    for id in ids:
        shutil.copy(kept.file.path, shelf.path(id))
        shelf.put_away(id, 1000.0)
    assert sorted(shelf.away()) == ids
    shelf.put_back("Friday.1")
    assert shelf.path("Friday.1").exists()


def test_what_was_set_aside_stays_with_what_is_still_there(shelf: Shelf) -> None:
    kept = begun(shelf)
    id, aside = id_of(kept), kept.file.set_aside(b"rest")
    shelf.put_away(id, 1000.0)
    shelf.path(id).write_bytes(b"theirs")
    shelf.throw_away(id)
    assert aside.exists()


def to_and_fro(folder: Path, id: str) -> Iterator[int]:
    shelf = Shelf(folder)
    while True:
        shelf.put_away(id, 1000.0)
        yield 1
        shelf.put_back(id)
        yield 0


def test_whenever_it_is_killed_the_game_is_in_one_place_and_whole(shelf: Shelf) -> None:
    kept = begun(shelf)
    id, before = id_of(kept), kept.file.path.read_bytes()
    for _ in range(3):
        work = Background(to_and_fro, shelf.folder, id)
        assert work.latest(wait=30.0) is not None
        for child in active_children():
            child.kill()
            child.join()
        work.cancel()
        files = [path for path in shelf.folder.iterdir() if path.suffix != notch.SUFFIX]
        assert [path.read_bytes() for path in files] == [before]
        for away in shelf.away():
            shelf.put_back(away)
        assert [game.id for game in shelf.games()] == [id]


def test_what_was_put_away_last_comes_first(shelf: Shelf) -> None:
    games = [id_of(begun(shelf, 0)) for _ in range(3)]
    for place, id in enumerate(games):
        shelf.put_away(id, 1000.0 + place)
    assert list(shelf.away()) == games[::-1]


def test_a_game_that_is_thrown_away_takes_what_was_set_aside_along(shelf: Shelf) -> None:
    kept = begun(shelf)
    kept.file.path.write_bytes(kept.file.path.read_bytes()[:-5])
    shelf.resume(id_of(kept))
    shelf.put_away(id_of(kept), 1000.0)
    shelf.throw_away(id_of(kept))
    assert list(shelf.folder.iterdir()) == []


def test_only_what_was_put_away_can_be_thrown_away(shelf: Shelf) -> None:
    kept = begun(shelf)
    with pytest.raises(FileNotFoundError):
        shelf.throw_away(id_of(kept))
    assert kept.file.path.exists()


def test_what_has_been_away_for_long_is_cleared_away(shelf: Shelf) -> None:
    old, young = id_of(begun(shelf, 0)), id_of(begun(shelf, 0))
    month = DAYS_AWAY * 86_400.0
    shelf.put_away(old, 1000.0)
    shelf.put_away(young, 1500.0)
    shelf.clear_away(1200.0 + month)
    assert list(shelf.away()) == [young]


def test_a_game_from_elsewhere_is_one_of_ours(shelf: Shelf) -> None:
    game = begun(Shelf(shelf.folder / "elsewhere"), 10_000).game
    id = shelf.take_in(game.journal, end_of(game))
    assert shelf.journal(id).journal == game.journal
    assert [(listed.id, listed.state) for listed in shelf.games()] == [(id, "finished")]
    assert not list(shelf.folder.glob("*.half"))


def test_a_disk_that_takes_no_game_from_elsewhere_is_left_as_it_was(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    game = begun(Shelf(shelf.folder / "elsewhere"), 10_000).game
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotKeep) as refused:
        shelf.take_in(game.journal, end_of(game))
    assert refused.value.reason == "full"
    assert [path.name for path in shelf.folder.iterdir()] == ["elsewhere"]


def test_among_finished_games_the_one_to_go_on_with_is_found_without_playing_them(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = begun(shelf, 12)
    os.utime(waiting.file.path, (1.0, 1.0))
    for _ in range(3):
        kept = begun(shelf, 10_000)
        kept.file.end(end_of(kept.game))
    played: list[object] = []
    replay = Game.replay

    def counted(journal: Mapping[str, Any], rules: Ruleset | None = None) -> Game:
        played.append(journal)
        return replay(journal, rules)

    monkeypatch.setattr(Game, "replay", counted)
    latest = shelf.latest_unfinished()
    assert latest is not None
    assert (latest.id, len(played)) == (id_of(waiting), 1)


def test_where_there_can_be_no_folder_there_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    with pytest.raises(CannotKeep):
        Shelf(tmp_path / "games").begin(Game.new("jinro_nine", NAMES, seed=4), {})


@pytest.mark.parametrize("entry", [{}, {"language": "xx", "players": 3}, {"players": [{"name": "Aki", "pin": 4}, 7]}])
def test_a_seating_that_makes_no_sense_is_one_that_does(entry: dict[str, object]) -> None:
    seating = Seating.read("jinro_nine", NAMES, entry)
    assert [one.name for one in seating.players] == list(NAMES)
    # None of their own: they read what the table reads.
    assert {one.language for one in seating.players} == {""}
    assert {one.pin for one in seating.players} == {""}
