"""Groups, settings and PINs: kept whole or not at all, and what is broken is set aside."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from desktop.keep import folder, pins
from desktop.keep.folder import JsonFile
from desktop.keep.people import People, Person
from desktop.keep.settings import Settings, SettingsFile
from i18n import Words

FRIENDS = (Person("花子", "ja", pins.hashed("1234")), Person("Aki"))


def test_a_group_is_remembered_and_forgotten(tmp_path: Path) -> None:
    People(tmp_path).remember("Fridays", FRIENDS)
    people = People(tmp_path)
    assert people.every() == [("Fridays", FRIENDS)]
    people.forget("Fridays")
    assert People(tmp_path).every() == []


def test_a_pin_is_never_kept_as_it_was_typed(tmp_path: Path) -> None:
    People(tmp_path).remember("Fridays", FRIENDS)
    assert "1234" not in (tmp_path / "people.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["", "[]", "{", "\x00\x01", '{"groups": 5}', '{"groups": {"x": [3, {"name": 4}]}}'])
def test_a_broken_file_is_no_crash(tmp_path: Path, text: str) -> None:
    (tmp_path / "people.json").write_text(text, encoding="utf-8")
    people = People(tmp_path)
    assert people.every() == []
    people.remember("Fridays", FRIENDS)
    assert People(tmp_path).every() == [("Fridays", FRIENDS)]


def test_a_refused_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = JsonFile(tmp_path / "x.json")
    file.write({"a": 1})

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr("desktop.keep.folder.os.fsync", full)
    with pytest.raises(OSError, match="no room"):
        file.write({"a": 2})
    assert file.read() == {"a": 1}
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]


def test_settings_come_back(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(language="zh-Hant", text=1.5, reduced_motion=True)
    settings = SettingsFile(tmp_path).settings
    assert (settings.language, settings.text, settings.reduced_motion) == ("zh-Hant", 1.5, True)
    assert settings.volume == Settings().volume


def test_a_value_that_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.file.write({"language": "xx", "text": 9.0, "sound": "yes", "idle": True, "hold": 1, "fullscreen": True})
    settings = SettingsFile(tmp_path).settings
    assert settings == Settings(hold=1.0, fullscreen=True)


def test_the_environment_says_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(folder.VARIABLE, str(tmp_path))
    assert folder.home() == tmp_path
    monkeypatch.delenv(folder.VARIABLE)
    assert folder.home().name == folder.NAME


def test_the_right_pin_and_no_other_opens() -> None:
    stored = pins.hashed("0042")
    assert pins.is_right("0042", stored)
    for typed in ("0043", "42", "", "００４２"):
        assert not pins.is_right(typed, stored)
    assert pins.hashed("0042") != stored


@pytest.mark.parametrize(("typed", "is_one"), [("0042", True), ("42", False), ("12345", False), ("００４２", False)])
def test_a_pin_has_four_digits(typed: str, is_one: bool) -> None:
    assert pins.is_pin(typed) is is_one


def test_after_three_wrong_ones_comes_a_wait() -> None:
    words, stored, attempts = Words("en"), pins.hashed("0042"), pins.Attempts()
    assert attempts.hint(words, 0.0) == ""
    assert not attempts.are_right("1", stored, 0.0)
    assert attempts.hint(words, 0.0) == words.text("pin.wrong")
    for _ in range(2):
        attempts.are_right("1", stored, 0.0)
    assert not attempts.are_right("0042", stored, 5.0)
    assert attempts.hint(words, 5.0) == words.text("pin.wait", n=5)
    assert attempts.are_right("0042", stored, 10.0)
