"""Disks that fill up half way, machines that stop between two lines, and files that somebody has tampered with."""

from __future__ import annotations

import errno
import json
import os
import zlib
from pathlib import Path
from typing import Any

import pytest

from desktop.keep import pins
from desktop.keep.journal_file import CannotKeep, JournalFile
from desktop.keep.next_rules import FILE as LATER
from desktop.keep.next_rules import NextRules
from desktop.keep.seal import Broken, _veiled, opened, seal, unseal
from desktop.keep.shelf import Shelf
from desktop.keep.waiting import Remembered
from desktop.seats.decisions import VOID
from desktop.seats.seating import Seating
from desktop.statistics.index import Index, _versions
from desktop.table.pages.pages import CoverPage
from desktop.table.session.notes import Notes
from rulesets.engine import Game
from tests.desktop.room import NAMES, Room

pytestmark = pytest.mark.usefixtures("qapp")


# A disk that refuses


@pytest.mark.parametrize("writes", range(3))
def test_a_game_that_can_not_be_begun_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    left, sync = [writes], os.fsync

    def fills_up(handle: int) -> None:
        if not left[0]:
            raise OSError(errno.ENOSPC, "full")
        left[0] -= 1
        sync(handle)

    monkeypatch.setattr("desktop.keep.journal_file.os.fsync", fills_up)
    with pytest.raises(CannotKeep):
        Shelf(tmp_path).begin(Game.new("jinro_nine", NAMES, seed=5), {})
    assert list(tmp_path.iterdir()) == []


def test_a_void_and_its_decision_are_one_line_of_the_file(tmp_path: Path) -> None:
    """So that a machine that stops can't leave a game that was set back with nobody told."""
    game = Game.new("jinro_nine", NAMES, seed=5)
    head = {key: value for key, value in game.journal.items() if key != "answers"}
    file = JournalFile.create(tmp_path / "a.lantern", head)
    room = Room(keeper=file)
    room.until("decoy.suspect")
    while not (isinstance(room.page, CoverPage) and room.page.name == "D"):
        room.answer()
    before = file.path.read_bytes().count(b"\n")
    room.stage.voidPhase()
    assert file.path.read_bytes().count(b"\n") == before + 1
    _, found = JournalFile.recover(file.path)
    assert found.journal["answers"] == room.game.journal["answers"]
    (decision,) = Seating.read("jinro_nine", NAMES, found.seating).decided
    assert (decision, decision.kind) == (room.stage.seating.decided[0], VOID)


def test_a_note_that_the_disk_refuses_is_told_and_stands_there() -> None:
    room = Room()
    room.take_up()
    room.disk.room = 0
    room.stage.writeNote("3 is quiet")
    room.stage.keepNote()
    assert room.stage.property("trouble")
    room.stage.open()
    assert [*room.shown_to_qml.open.notes] == ["3 is quiet"]


def test_where_the_folder_of_games_is_none_nothing_waits(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    assert Remembered(tmp_path, tmp_path / "games").waiting(lambda: None) is None


def test_a_file_that_goes_while_it_is_looked_at_does_not_hide_the_others(tmp_path: Path) -> None:
    """Another window lets go of its lock."""
    games = tmp_path / "games"
    games.mkdir()
    (games / "a.lantern").write_text("x")
    (games / "a.lock").symlink_to(tmp_path / "gone")
    looked: list[None] = []
    Remembered(tmp_path, games).waiting(lambda: looked.append(None))
    assert looked == [None]


def test_what_does_not_say_since_when_it_is_away_stays(tmp_path: Path) -> None:
    (tmp_path / "a.away").write_text("x")
    Shelf(tmp_path).clear_away(1e12)
    assert (tmp_path / "a.away").exists()


# Files of somebody else's making


@pytest.mark.parametrize("stored", ["é:é", "\ud800:\ud800", ":", "x"])
def test_a_pin_that_was_never_made_here_opens_nothing(stored: str) -> None:
    assert not pins.is_right("0042", stored)


@pytest.mark.parametrize("entry", [5, None, [], {}, {"seat": []}, {"seat": "A"}, {"seat": "A", "text": 5}])
def test_notes_that_make_no_sense_are_left_out(entry: Any) -> None:
    notes = Notes.read([{"seat": "A", "text": "one"}, entry, {"seat": "A", "text": "two"}])
    assert notes.lines == {"A": ("one", "two")}


@pytest.mark.parametrize("entry", [[1], "x", None, {"players": [{"name": []}, {"name": {}}, 5]}])
def test_a_seating_of_other_things_is_one_of_the_same_names(entry: Any) -> None:
    assert [one.name for one in Seating.read("jinro_nine", NAMES, entry).players] == list(NAMES)


@pytest.mark.parametrize("value", [15.0, True, float("nan"), [15], None])
def test_a_house_rule_of_another_type_is_none(tmp_path: Path, value: object) -> None:
    (tmp_path / LATER).write_text(json.dumps({"langrensha": {"talk_seconds": value}}))
    assert NextRules(tmp_path).of("langrensha") == {}
    NextRules(tmp_path).choose("langrensha", "talk_seconds", 15)
    assert NextRules(tmp_path).of("langrensha") == {"talk_seconds": 15}


def test_a_line_that_would_fill_the_memory_is_broken() -> None:
    with pytest.raises(Broken):
        opened(_veiled(zlib.compress(b'"%s"' % (b" " * 100_000_000)), b"s" * 12, 0), b"s" * 12, 0)


def test_half_a_sign_in_a_text_is_kept_like_any_other() -> None:
    line, _ = seal("\ud83d", b"s" * 12, 0, b"")
    assert unseal(line, b"s" * 12, 0, b"")[0] == "\ud83d"


@pytest.mark.parametrize("lines", [["[" * 100_000], [json.dumps({"versions": _versions()}), "[" * 100_000]])
def test_a_cache_that_is_nested_without_end_is_damaged_and_no_more(tmp_path: Path, lines: list[str]) -> None:
    cache = tmp_path / "games.cache"
    cache.write_bytes(zlib.compress("\n".join(lines).encode()))
    index = Index(tmp_path, cache)
    assert index.recall() == []
