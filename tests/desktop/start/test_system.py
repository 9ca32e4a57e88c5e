"""What a system says that lacks something: a sentence names it, in the language that is spoken, and it ends with 1."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

import desktop.__main__ as begun
from desktop.start import application, not_started, system
from i18n import LANGUAGES, Words

NOT_FOUND = "cannot open shared object file: No such file or directory"
CURSOR = f'"/p/libqxcb.so" cannot load: Cannot load library /p/libqxcb.so: libxcb-cursor.so.0: {NOT_FOUND}'


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Set by somebody, in a folder of his own, before a screen that has a name."""
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    (tmp_path / "settings.json").write_text(json.dumps({"language": request.param}), encoding="utf-8")
    return Words(request.param)


@pytest.mark.parametrize(
    ("trouble", "library"),
    [
        (CURSOR, "libxcb-cursor.so.0"),
        (f"libEGL.so.1: {NOT_FOUND}", "libEGL.so.1"),
        ("/lib/x86_64-linux-gnu/libEGL.so.1: file too short", "libEGL.so.1"),
        ("libstdc++.so.6: 共有オブジェクトファイルを開けません", "libstdc++.so.6"),
        ("No module named 'PySide6'", ""),
        ("DLL load failed while importing QtGui: The specified module could not be found.", ""),
        ('"/p/libqxcb.so" loaded library', ""),
    ],
)
def test_the_library_that_is_lacked_is_found_in_what_is_said(trouble: str, library: str) -> None:
    assert system.lacked(trouble) == library


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libEGL.so.1", "libegl1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
    ],
)
def test_debian_has_it_in_a_package_that_follows_from_its_name(library: str, package: str) -> None:
    assert system.package(library) == package


def no_library(words: Words, library: str, package: str) -> str:
    return f"{words.text('error.no_library', library=library, package=package)}\n"


def test_without_a_library_of_qt_it_says_which(
    words: Words, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking(_: object) -> int:
        raise ImportError(f"libEGL.so.1: {NOT_FOUND}")

    monkeypatch.setattr(begun, "_begin", lacking)
    assert begun.main([]) == 1
    assert capsys.readouterr() == ("", no_library(words, "libEGL.so.1", "libegl1"))


def test_where_one_is_missed_only_on_the_way_it_says_which(
    words: Words, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking() -> None:
        raise ImportError(f"libQt6Sql.so.6: {NOT_FOUND}")

    monkeypatch.setattr(application, "application_of", lacking)
    assert application.play() == 1
    assert capsys.readouterr().err == no_library(words, "libQt6Sql.so.6", "libqt6sql6")


def test_another_error_of_an_import_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise ImportError("cannot import name 'x'")

    monkeypatch.setattr(begun, "_begin", broken)
    with pytest.raises(ImportError, match="cannot import name"):
        begun.main([])


@pytest.mark.parametrize(("display", "is_lacked"), [(":0", True), ("", False)])
def test_where_the_screen_has_a_name_and_what_draws_on_it_was_not_loaded_it_says_what_is_lacking(
    words: Words, display: str, is_lacked: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    not_started._without_screen(['"/p/libqoffscreen.so" loaded library', CURSOR])
    lacking = no_library(words, "libxcb-cursor.so.0", "libxcb-cursor0")
    assert capsys.readouterr().err == (lacking if is_lacked else f"{words.text('error.no_screen')}\n")


# In the folder of the first argument the second is not there any more, for this process alone.
HIDDEN = """\
mount --make-rprivate / && mkdir "$3/all" "$3/others" && mount --bind "$1" "$3/all" || exit 99
ln -s "$3"/all/* "$3/others" && rm "$3/others/$2" && mount --bind "$3/others" "$1" || exit 99
shift 3 && exec "$@"
"""
UNSHARE = ["unshare", "--map-root-user", "--mount", "--", "sh", "-c", HIDDEN, "sh"]
CURSORS = [*Path("/usr/lib").glob("*/libxcb-cursor.so.0")] if shutil.which("unshare") else []


@pytest.mark.parametrize("library", CURSORS, ids=str)
def test_on_a_system_that_lacks_a_library_of_the_screen_it_says_which(
    words: Words, library: Path, tmp_path: Path
) -> None:
    hidden = [*UNSHARE, str(library.parent), library.name, str(tmp_path)]
    named = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":0", "PYTHONIOENCODING": "utf-8"}
    command = [*hidden, sys.executable, "-m", "desktop"]
    ended = subprocess.run(command, env={**os.environ, **named}, capture_output=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == no_library(words, library.name, "libxcb-cursor0")


def test_what_qt_says_beside_is_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    with not_started.needing_a_screen():
        hear = qInstallMessageHandler(None)
        assert hear is not None
        hear(QtMsgType.QtWarningMsg, QMessageLogContext(), "something else")
    assert capsys.readouterr().err == "something else\n"


@pytest.mark.parametrize(("speaks", "read"), [({"LANG": "zh_TW.UTF-8"}, "zh-Hant"), ({"LC_ALL": "ja_JP"}, "ja")])
def test_without_qt_the_environment_says_what_is_spoken(
    speaks: dict[str, str], read: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in speaks.items():
        monkeypatch.setenv(name, value)
    # As Python marks what can't be imported.
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert not_started.spoken() == read
