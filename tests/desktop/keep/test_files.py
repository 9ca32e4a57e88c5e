"""What somebody asked to be saved: whole or not at all, under a free name, and why not in a sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop.keep import documents
from desktop.widgets import show_folder
from i18n import LANGUAGES, Words


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_it_is_in_a_folder_of_its_own_among_the_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path)
    path = documents.save("game.json", b"{}")
    assert path == tmp_path / "Lantern Night" / "game.json"
    assert path.read_bytes() == b"{}"


def test_in_a_flatpak_it_is_where_it_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the documents that everybody sees nothing is in reach there, and what is written in their place is lost."""
    info = tmp_path / "info"
    monkeypatch.setattr(documents, "FLATPAK", info)
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "documents")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / "data" / name)
    assert documents.documents().parent == tmp_path / "documents"
    info.touch()
    assert documents.documents().parent == tmp_path / "data"


def test_no_file_is_written_over(tmp_path: Path) -> None:
    saved = [documents.save("game.json", content, tmp_path) for content in (b"1", b"2", b"3")]
    assert [path.name for path in saved] == ["game.json", "game-2.json", "game-3.json"]
    assert [path.read_bytes() for path in saved] == [b"1", b"2", b"3"]
    assert names(tmp_path) == ["game-2.json", "game-3.json", "game.json"]


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "files.full"),
        (errno.EDQUOT, "files.full"),
        (errno.EROFS, "files.read_only"),
        (errno.EACCES, "files.read_only"),
        (errno.EIO, "files.failed"),
    ],
)
def test_where_the_disk_refuses_nothing_is_left(
    number: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(documents.CannotSave) as refused:
        documents.save("game.json", b"x" * 5000, tmp_path)
    assert refused.value.reason == reason
    assert names(tmp_path) == []
    for language in LANGUAGES:
        assert reason in Words(language)


def test_a_file_that_stands_where_the_folder_should_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "Lantern Night").write_text("mine", encoding="utf-8")
    with pytest.raises(documents.CannotSave) as refused:
        documents.save("game.json", b"{}", tmp_path / "Lantern Night")
    assert refused.value.reason == "files.failed"
    assert (tmp_path / "Lantern Night").read_text(encoding="utf-8") == "mine"


@given(st.text())
def test_any_name_is_one_that_every_system_takes(name: str) -> None:
    plain = documents.plain(f"{name}.yaml")
    stem = plain.removesuffix(".yaml")
    assert plain.endswith(".yaml")
    assert stem
    assert not set(stem) & set('<>:"/\\|?*\x00\n')
    assert len(plain.encode()) <= 100
    assert not stem.endswith((" ", "."))


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("../../etc/passwd.yaml", "etc-passwd.yaml"),
        ("con.yaml", "-con.yaml"),
        ("火曜の会.yaml", "火曜の会.yaml"),
        ("a:b?.yaml", "a-b.yaml"),
        ("…", "…"),
        ("", "-"),
    ],
)
def test_a_name_stays_as_it_is_as_far_as_it_can(name: str, plain: str) -> None:
    assert documents.plain(name) == plain


def test_the_folder_is_shown_not_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    show_folder.show(documents.save("a b.json", b"{}", tmp_path))
    assert [Path(url.toLocalFile()) for url in shown] == [tmp_path]


def test_half_a_file_never_has_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As seen by somebody who looks into the folder at the worst moment."""
    seen: list[Any] = []
    monkeypatch.setattr(os, "fsync", lambda _handle: seen.append(names(tmp_path)))
    documents.save("game.json", b"{}", tmp_path)
    assert len(seen[0]) == 1
    assert not [name for name in seen[0] if not name.startswith(".")]
