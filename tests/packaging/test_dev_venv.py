"""When .venv is made, filled or left alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import dev_venv
from dev_machine import Stop
from dev_venv import Stamp

STAMP = Stamp("cpython 3.11 linux /house", "abc", "dev", ["a", "a-1.dist-info"])


@pytest.mark.parametrize(
    ("place", "fingerprint", "stamped", "kit", "served"),
    [
        (STAMP.place, "abc", "dev", "dev", True),
        (STAMP.place, "abc", "dev", "play", True),
        (STAMP.place, "abc", "play", "play", True),
        (STAMP.place, "abc", "play", "dev", False),
        (STAMP.place, "abd", "dev", "dev", False),
        ("cpython 3.12 linux /house", "abc", "dev", "dev", False),
        ("cpython 3.11 linux /moved", "abc", "dev", "dev", False),
    ],
)
def test_a_venv_serves_the_same_place_and_pins_and_the_smaller_kit(
    place: str, fingerprint: str, stamped: dev_venv.Kit, kit: dev_venv.Kit, *, served: bool
) -> None:
    assert Stamp(STAMP.place, "abc", stamped, []).serves(place, fingerprint, kit) is served


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"place": 1', '{"other": "fields"}'])
def test_a_damaged_stamp_is_none(text: str, tmp_path: Path) -> None:
    (tmp_path / "stamp").write_text(text, encoding="utf-8")
    assert dev_venv.read_stamp(tmp_path / "stamp") is None


@pytest.mark.parametrize("changed", dev_venv.FINGERPRINTED)
def test_the_fingerprint_follows_each_file(changed: str, tmp_path: Path) -> None:
    for name in dev_venv.FINGERPRINTED:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    before = dev_venv.fingerprint(tmp_path)
    assert dev_venv.fingerprint(tmp_path) == before
    (tmp_path / changed).write_text("other", encoding="utf-8")
    assert dev_venv.fingerprint(tmp_path) != before


class Venv:
    """A .venv whose making and filling is only written down; its stamp is a real file."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.sound = True
        monkeypatch.setattr(dev_venv, "STAMP", folder / "stamp")
        monkeypatch.setattr(dev_venv, "place", lambda: STAMP.place)
        monkeypatch.setattr(dev_venv, "fingerprint", lambda: "abc")
        monkeypatch.setattr(dev_venv, "contents", lambda: ["a", "a-1.dist-info"])
        monkeypatch.setattr(dev_venv, "is_sound", lambda _stamp: self.sound)
        monkeypatch.setattr(dev_venv, "make", lambda: self.done.append("make"))
        monkeypatch.setattr(dev_venv, "fill", self.done.append)


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Venv:
    return Venv(tmp_path, monkeypatch)


def test_the_first_time_it_is_made_and_filled_and_then_left_alone(venv: Venv) -> None:
    dev_venv.prepare("dev")
    dev_venv.prepare("dev")
    dev_venv.prepare("play")
    assert venv.done == ["make", "dev"]
    assert dev_venv.read_stamp(dev_venv.STAMP) == STAMP


def test_new_pins_are_put_into_the_venv_that_is_there(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> None:
    dev_venv.prepare("play")
    monkeypatch.setattr(dev_venv, "fingerprint", lambda: "abd")
    dev_venv.prepare("play")
    dev_venv.prepare("dev")
    assert venv.done == ["make", "play", "play", "dev"]


def test_a_broken_venv_is_made_again(venv: Venv) -> None:
    dev_venv.prepare("dev")
    venv.sound = False
    dev_venv.prepare("dev")
    assert venv.done == ["make", "dev", "make", "dev"]


def test_another_python_makes_it_again(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> None:
    dev_venv.prepare("dev")
    monkeypatch.setattr(dev_venv, "place", lambda: "cpython 3.13 linux /house")
    dev_venv.prepare("dev")
    assert venv.done == ["make", "dev", "make", "dev"]


def test_what_was_only_half_filled_is_made_again(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_network(_kit: str) -> None:
        raise Stop("not online")

    with monkeypatch.context() as offline:
        offline.setattr(dev_venv, "fill", no_network)
        with pytest.raises(Stop):
            dev_venv.prepare("dev")
    dev_venv.prepare("dev")
    assert venv.done == ["make", "make", "dev"]


def test_a_python_that_does_not_start_is_not_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_venv, "contents", lambda: STAMP.installed)
    monkeypatch.setattr(dev_venv, "PYTHON", tmp_path / "gone")
    assert not dev_venv.is_sound(STAMP)
    monkeypatch.setattr(dev_venv, "PYTHON", Path(sys.executable))
    assert dev_venv.is_sound(STAMP)


def test_a_venv_something_was_taken_out_of_is_not_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_venv, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev_venv, "contents", lambda: ["a-1.dist-info", "b"])
    assert not dev_venv.is_sound(STAMP)
    monkeypatch.setattr(dev_venv, "contents", lambda: [*STAMP.installed, "b"])
    assert dev_venv.is_sound(STAMP)
