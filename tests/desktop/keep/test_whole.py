"""Files that are written whole or not at all, by two windows at once, through kills and on disks that refuse."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from desktop.keep import atomic
from desktop.keep.clean_up import tidy
from desktop.keep.disk import sentence
from desktop.keep.folder import Fault, JsonFile

KILLED = """
import os, sys
from pathlib import Path
from desktop.keep import atomic
os.fsync = lambda handle: os._exit(9)
atomic.replace(Path(sys.argv[1]), b"new")
"""


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def numbered() -> Callable[[], list[str]]:
    return lambda: ["a.json", "a-2.json", "a-3.json"]


def unheard(fault: Fault) -> None:
    raise AssertionError(fault)


def refusing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refuse(_handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)


def test_two_windows_that_write_at_once_are_not_in_each_others_way(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    texts = [sign * 20_000 for sign in (b"a", b"b")]

    def write(text: bytes) -> set[bytes]:
        seen = set()
        for _ in range(40):
            atomic.replace(path, text)
            seen.add(atomic.read(path))
        return seen

    with ThreadPoolExecutor() as windows:
        seen = set().union(*windows.map(write, texts))
    assert seen <= set(texts)
    assert names(tmp_path) == ["a.json"]


def test_a_half_that_another_window_has_cleared_away_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleared = count()

    def clears(_handle: int) -> None:
        if next(cleared) == 0:
            atomic.clear_away(tmp_path)

    monkeypatch.setattr(os, "fsync", clears)
    atomic.replace(tmp_path / "a.json", b"new")
    assert (tmp_path / "a.json").read_bytes() == b"new"
    assert next(cleared) > 1


def test_what_a_kill_leaves_is_cleared_away_at_the_next_start(tmp_path: Path) -> None:
    path, games = tmp_path / "a.json", tmp_path / "games"
    path.write_bytes(b"old")
    for target in (path, games / "b.lantern"):
        killed = subprocess.run([sys.executable, "-c", KILLED, str(target)], check=False)
        assert killed.returncode == 9
    assert len(names(tmp_path)) == 3
    tidy(tmp_path, games, unheard)
    assert names(tmp_path) == ["a.json", "games"]
    assert names(games) == []
    assert path.read_bytes() == b"old"


def test_what_is_somebody_elses_is_not_cleared_away(tmp_path: Path) -> None:
    kept = [".half", "a.half", ".0123456789abcdeg.half", ".0123456789abcdef.half.txt"]
    for name in kept:
        (tmp_path / name).touch()
    atomic.clear_away(tmp_path)
    assert names(tmp_path) == sorted(kept)
    atomic.clear_away(tmp_path / "nowhere")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
def test_a_disk_that_refuses_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    (tmp_path / "a.json").write_bytes(b"old")
    refusing(monkeypatch, number)
    with pytest.raises(OSError, match=os.strerror(number)):
        atomic.replace(tmp_path / "a.json", b"new")
    with pytest.raises(OSError, match=os.strerror(number)):
        atomic.lay(tmp_path, numbered(), b"new")
    assert names(tmp_path) == ["a.json"]
    assert (tmp_path / "a.json").read_bytes() == b"old"


def test_what_need_not_last_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refusing(monkeypatch, errno.EIO)
    atomic.replace(tmp_path / "a.cache", b"new", lasts=False)
    assert (tmp_path / "a.cache").read_bytes() == b"new"


@pytest.mark.parametrize("knows_links", [True, False])
def test_a_file_that_comes_at_the_last_moment_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, knows_links: bool
) -> None:
    def no_links(_source: Path, target: Path) -> None:
        raise FileExistsError(str(target)) if target.exists() else PermissionError("no links here")

    def comes(_handle: int) -> None:
        (tmp_path / "a.json").write_bytes(b"theirs")

    monkeypatch.setattr(os, "fsync", comes)
    if not knows_links:
        monkeypatch.setattr(os, "link", no_links)
    assert atomic.lay(tmp_path, numbered(), b"ours").name == "a-2.json"
    assert (tmp_path / "a.json").read_bytes() == b"theirs"
    assert (tmp_path / "a-2.json").read_bytes() == b"ours"
    assert names(tmp_path) == ["a-2.json", "a.json"]


def test_half_a_sign_is_kept_and_read_again(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "a.json", unheard)
    file.write({"name": "\ud83d", "other": "花子"})
    assert file.read() == {"name": "\ud83d", "other": "花子"}
    assert "花子" in (tmp_path / "a.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "id"),
    [
        (errno.ENOSPC, "error.disk_full"),
        (errno.EDQUOT, "error.disk_full"),
        (errno.EROFS, "error.read_only"),
        (errno.EIO, "error.not_kept"),
    ],
)
def test_why_is_a_sentence(number: int, id: str) -> None:
    assert sentence(OSError(number, "")) == id
