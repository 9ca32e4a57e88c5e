"""What the machine must have: what is missing, who may install it, and what is said where it can't be done."""

from __future__ import annotations

import pytest

import dev_machine
from dev_machine import Stop

LISTING = "installed\tlibgl1\t\ninstalled\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.80.0), libglib\nconfig-files\txauth\t\n"


def test_what_is_missing_is_asked_for_in_order() -> None:
    assert dev_machine.missing(["xvfb", "libgl1", "libegl1"], LISTING) == ["xvfb", "libegl1"]


def test_a_package_under_a_newer_name_is_not_missing() -> None:
    assert dev_machine.missing(["libglib2.0-0", "libglib"], LISTING) == []


def test_a_removed_package_whose_settings_stayed_is_missing() -> None:
    assert dev_machine.missing(["xauth"], LISTING) == ["xauth"]


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying: NewConnectionError\nERROR: No matching distribution found for x", "not online"),
        ("Err:1 Temporary failure resolving 'a.b'\nE: Unable to locate package xvfb", "not online"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("E: You don't have enough free space in /var/cache/apt/archives/.", "The disk is full"),
        ("Retrying: Read timed out\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "its hash differs"),
        ("[Errno 30] Read-only file system: '.venv'", "can't be written to"),
        ("E: Could not get lock /var/lib/dpkg/lock-frontend", "Another program"),
        ("one\n\ntwo\nthree\nfour\n", "It stopped with:\ntwo\nthree\nfour"),
    ],
)
def test_the_output_of_a_tool_becomes_a_sentence(output: str, sentence: str) -> None:
    assert sentence in dev_machine.cause(output)


class Machine:
    """A Debian that has only what LISTING says, and remembers what was installed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool, debian: bool = True, venv: str = "") -> None:
        self.installed: list[str] = []
        monkeypatch.setattr(dev_machine, "is_root", lambda: root)
        monkeypatch.setattr(dev_machine, "is_debian", lambda: debian)
        monkeypatch.setattr(dev_machine, "listing", lambda: LISTING)
        monkeypatch.setattr(dev_machine, "for_venv", lambda: (venv,) if venv else ())
        monkeypatch.setattr(dev_machine, "install", self.installed.extend)


def test_root_gets_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, venv="python3.11-venv")
    dev_machine.equip(["libgl1", "libegl1"], welcome=["xvfb"])
    assert machine.installed == ["python3.11-venv", "libegl1", "xvfb"]


def test_nothing_is_installed_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    dev_machine.equip(["libgl1"])
    assert machine.installed == []


@pytest.mark.parametrize(
    ("sudo", "command"),
    [
        ("/usr/bin/sudo", "    sudo apt-get install -y libegl1 xvfb\n"),
        (None, "    su -l -c 'apt-get install -y libegl1 xvfb'\n"),
    ],
)
def test_without_the_right_to_install_the_one_command_is_shown(
    sudo: str | None, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch, root=False)
    monkeypatch.setattr("shutil.which", lambda _tool: sudo)
    with pytest.raises(Stop, match="system packages are missing") as stopped:
        dev_machine.equip(["libegl1"], welcome=["xvfb"])
    assert command in str(stopped.value)
    assert machine.installed == []


def test_what_is_only_welcome_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False)
    dev_machine.equip(["libgl1"], welcome=["xvfb"])
    assert machine.installed == []


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, debian=False)
    dev_machine.equip(["libegl1"])
    assert machine.installed == []


def test_other_systems_without_ensurepip_are_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, root=True, debian=False, venv="python3.11-venv")
    with pytest.raises(Stop, match="ensurepip is missing"):
        dev_machine.equip([])


@pytest.mark.parametrize(
    ("root", "there", "installed"),
    [(True, None, ["chromium"]), (True, "google-chrome", []), (False, None, [])],
)
def test_a_browser_is_installed_where_there_is_none(
    root: bool, there: str | None, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch, root=root)
    monkeypatch.setattr("shutil.which", lambda tool: tool if tool == there else None)
    dev_machine.equip_browser()
    assert machine.installed == installed


def test_without_a_browser_everything_else_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Machine(monkeypatch, root=True)
    monkeypatch.setattr("shutil.which", lambda _tool: None)

    def fail(_packages: object) -> None:
        raise Stop("There is no such package.")

    monkeypatch.setattr(dev_machine, "install", fail)
    dev_machine.equip_browser()
    assert capsys.readouterr().err == "There is no such package.\n"
