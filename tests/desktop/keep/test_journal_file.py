"""Saved games: cut at every byte, filled with noise, on a full disk. What was on the disk comes back."""

from __future__ import annotations

import errno
import io
import os
import stat
from base64 import b64decode
from pathlib import Path
from typing import IO, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.keep.beginning import Unreadable
from desktop.keep.journal_file import CannotKeep, JournalFile
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot

NINE = tuple("ABCDEFGHI")


def head(journal: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in journal.items() if key != "answers"}


def saved(folder: Path, asks: int = 30) -> tuple[Path, dict[str, Any]]:
    """A game of so many answers, written as it was played."""
    path = folder / "game.lantern"
    game, bot = Game.new("jinro_nine", NINE, seed=8), RandomBot(8)
    file = JournalFile.create(path, head(game.journal))
    for _ in range(asks):
        assert game.ask is not None
        game.answer(bot.answer(game.ask))
        file.answer(game.journal["answers"][-1])
    return path, game.journal


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    _, recovered = JournalFile.recover(path)
    assert recovered.journal == journal
    assert recovered.rest == b""
    assert Game.replay(recovered.journal).journal == journal


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    file, _ = JournalFile.recover(path)
    more = {"ask": "decoy.note", "answer": "花子は静か"}
    file.answer(more)
    file.undo()
    file.answer(more)
    _, recovered = JournalFile.recover(path)
    assert recovered.journal["answers"] == [*journal["answers"], more]


def test_the_answers_of_one_screen_are_one_line(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    lines = path.read_bytes().count(b"\n")
    file, _ = JournalFile.recover(path)
    both: list[dict[str, Any]] = [{"ask": "decoy.note", "answer": "quiet"}, {"ask": "decoy.suspect", "no_reply": True}]
    file.answer(*both)
    assert path.read_bytes().count(b"\n") == lines + 1
    assert JournalFile.recover(path)[1].journal["answers"] == [*journal["answers"], *both]
    file.undo()
    assert JournalFile.recover(path)[1].journal["answers"] == [*journal["answers"], both[0]]


def test_undos_are_written_behind_what_they_undo(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    size = path.stat().st_size
    file, _ = JournalFile.recover(path)
    file.undo(5)
    assert path.stat().st_size > size
    _, recovered = JournalFile.recover(path)
    assert recovered.journal["answers"] == journal["answers"][:-5]


def test_a_folder_that_can_not_be_waited_for_keeps_games_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on some network drives."""
    sync = os.fsync

    def files_only(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "no such thing for folders")
        sync(handle)

    monkeypatch.setattr(os, "fsync", files_only)
    path, journal = saved(tmp_path, 3)
    assert JournalFile.recover(path)[1].journal == journal


def test_nothing_of_a_game_can_be_read_at_a_glance(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    text = path.read_bytes()
    unpacked = b"".join(b64decode(line) for line in text.split(b"\n") if b" " not in line)
    # Shorter words come up by chance.
    for word in (b"werewolf", b"villager", b"players", b"answer", b"jinro"):
        assert word not in text
        assert word not in unpacked


def test_two_files_of_one_game_look_different(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first, second = saved(tmp_path / "a", 3)[0], saved(tmp_path / "b", 3)[0]
    assert first.read_bytes() != second.read_bytes()


def test_cut_at_every_byte_it_comes_back_at_the_last_whole_answer(tmp_path: Path) -> None:
    path, journal = saved(tmp_path, 4)
    data = path.read_bytes()
    cut = tmp_path / "cut.lantern"
    # A line lacks nothing without its newline. The beginning is there twice, of two lines each.
    ends = [number for number, byte in enumerate(data) if byte == ord("\n")]
    # A whole line is as good as another: of the fourth one on, cuts here and there.
    for length in sorted(
        {*range(ends[4] + 9), *range(0, len(data), 23), *(end + by for end in ends for by in (-1, 0, 1))}
    ):
        cut.write_bytes(data[:length])
        whole_lines = sum(end <= length for end in ends)
        if whole_lines < 2:
            with pytest.raises(Unreadable):
                JournalFile.recover(cut)
        else:
            _, recovered = JournalFile.recover(cut)
            assert recovered.journal["answers"] == journal["answers"][: max(0, whole_lines - 4)]
            assert data[:length].endswith(recovered.rest)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_noise_anywhere_never_makes_another_game(tmp_path: Path, data: st.DataObject) -> None:
    path, journal = saved(_fresh(tmp_path), 8)
    raw = bytearray(path.read_bytes())
    at = data.draw(st.integers(0, len(raw) - 1))
    noise = data.draw(st.binary(min_size=1, max_size=40))
    raw[at : at + len(noise)] = noise
    path.write_bytes(raw)
    try:
        _, recovered = JournalFile.recover(path)
    except Unreadable:
        return
    kept = recovered.journal["answers"]
    assert kept == journal["answers"][: len(kept)]
    assert recovered.journal["seed"] == journal["seed"]
    assert bytes(raw).endswith(recovered.rest)


def _fresh(folder: Path) -> Path:
    fresh = folder / str(len(list(folder.iterdir())))
    fresh.mkdir()
    return fresh


def test_what_could_not_be_read_is_kept_aside_and_the_game_goes_on(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    path.write_bytes(path.read_bytes()[:-9] + b"\x00noise")
    file, recovered = JournalFile.recover(path)
    aside = file.set_aside(recovered.rest)
    assert aside.read_bytes() == recovered.rest
    assert recovered.rest.endswith(b"\x00noise")
    more = {"ask": "decoy.note", "no_reply": True}
    file.answer(more)
    _, again = JournalFile.recover(path)
    assert again.journal["answers"] == [*journal["answers"][:-1], more]
    assert again.rest == b""
    assert file.set_aside(b"x") != aside


class FullDisk:
    """Takes so many bytes and then no more, like a disk that is full."""

    def __init__(self, room: int) -> None:
        self.room = room

    def __call__(self, path: Path, mode: str) -> IO[bytes]:
        return _Stingy(path, mode, self)


class _Stingy(io.FileIO):
    def __init__(self, path: Path, mode: str, disk: FullDisk) -> None:
        super().__init__(path, mode)
        self._disk = disk

    def write(self, data: Any) -> int:
        part = bytes(data)[: self._disk.room]
        if not part:
            raise OSError(errno.ENOSPC, "no space left")
        self._disk.room -= len(part)
        return super().write(part)


def test_on_a_full_disk_nothing_is_lost_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    more = {"ask": "decoy.note", "answer": "x" * 200}
    disk = FullDisk(0)
    file, _ = JournalFile.recover(path, disk)
    for room in range(12):
        disk.room = room
        with pytest.raises(CannotKeep) as refused:
            file.answer(more)
        assert refused.value.reason == "full"
        assert JournalFile.recover(path)[1].journal == journal
    disk.room = 10_000
    file.answer(more)
    assert JournalFile.recover(path)[1].journal["answers"] == [*journal["answers"], more]


def test_a_note_that_a_full_disk_refuses_comes_with_the_next_answer(tmp_path: Path) -> None:
    path, journal = saved(tmp_path)
    disk = FullDisk(0)
    file, _ = JournalFile.recover(path, disk)
    notes = [{"seat": "A", "text": "3 is quiet"}, {"seat": "B", "text": "5 is loud"}]
    for note in notes:
        with pytest.raises(CannotKeep):
            file.note(note)
    more = {"ask": "decoy.note", "no_reply": True}
    with pytest.raises(CannotKeep):
        file.answer(more)
    assert JournalFile.recover(path)[1].notes == ()
    disk.room = 100_000
    file.answer(more)
    found = JournalFile.recover(path)[1]
    assert (found.journal["answers"], list(found.notes)) == ([*journal["answers"], more], notes)


@pytest.mark.parametrize(("number", "reason"), [(errno.EROFS, "read_only"), (errno.EACCES, "read_only"), (5, "other")])
def test_a_disk_that_takes_nothing_is_named(tmp_path: Path, number: int, reason: str) -> None:
    def refuse(_path: Path, _mode: str) -> IO[bytes]:
        raise OSError(number, "no")

    path, _ = saved(tmp_path)
    file, _ = JournalFile.recover(path, refuse)
    with pytest.raises(CannotKeep) as refused:
        file.answer({"ask": "x", "answer": None})
    assert refused.value.reason == reason


@pytest.mark.parametrize("data", [b"", b"\n", b"lantern-night-game 1", b"lantern-night-game 1 zz\n", b"\x00" * 500])
def test_what_is_no_saved_game(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.lantern"
    path.write_bytes(data)
    with pytest.raises(Unreadable):
        JournalFile.recover(path)
    assert path.read_bytes() == data
