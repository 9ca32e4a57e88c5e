"""dev.py and its commands, with nothing installed and nothing run."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

import pytest

import dev_commands
import dev_machine
import dev_venv
from dev_machine import Stop

DEV = Path(dev_commands.__file__).with_name("dev.py")


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13)])
def test_an_older_python_is_told_what_is_needed(version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(sys, "version_info", version)
        with pytest.raises(SystemExit) as stopped:
            runpy.run_path(str(DEV))
    assert "needs Python 3.11 or newer" in str(stopped.value)
    assert f"is Python {version[0]}.{version[1]}." in str(stopped.value)


def test_an_older_python_can_read_dev_py() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 4))


@pytest.mark.parametrize(
    ("inherited", "platform", "qt"),
    [
        ({}, "linux", "offscreen"),
        ({"DISPLAY": ":0"}, "linux", None),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", None),
        ({"QT_QPA_PLATFORM": "vnc"}, "linux", "vnc"),
        ({}, "darwin", None),
        ({}, "win32", None),
    ],
)
def test_qt_draws_offscreen_only_where_a_linux_has_no_screen(
    inherited: dict[str, str], platform: str, qt: str | None
) -> None:
    assert dev_commands.environment(inherited, platform).get("QT_QPA_PLATFORM") == qt


def test_the_game_is_never_played_where_nobody_sees_it() -> None:
    assert "QT_QPA_PLATFORM" not in dev_commands.environment({}, "linux", is_seen=True)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What would be run, on a machine where all is ready."""
    run: list[tuple[str, ...]] = []

    def python(*arguments: str, is_seen: bool = False) -> int:
        assert is_seen == (arguments[0] == "desktop")
        run.append(arguments)
        return int(arguments[-1] in ("mypy", "desktop", "crash"))

    monkeypatch.setattr(dev_commands, "python", python)
    monkeypatch.setattr(dev_machine, "equip", lambda *_needed, **_welcome: None)
    monkeypatch.setattr(dev_machine, "equip_browser", lambda: None)
    monkeypatch.setattr(dev_venv, "prepare", lambda _kit: None)
    monkeypatch.setattr(dev_commands, "make_ready", lambda: None)
    monkeypatch.setattr(dev_commands, "opens_windows", lambda: True)
    return run


@pytest.mark.parametrize(("desktop", "started"), [(True, ("desktop",)), (False, ("rulesets.engine", "play"))])
def test_play_starts_the_app_once_there_is_one(
    desktop: bool, started: tuple[str, ...], commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev_commands, "has_desktop", lambda: desktop)
    assert dev_commands.main(["play", "jinro_nine"]) == 0
    assert commands == [(*started, "jinro_nine")]


@pytest.mark.parametrize(
    ("arguments", "opens", "started", "code"),
    [
        # The app ends with 1 in all of these.
        ([], False, [("desktop",), ("desktop.demo", str(dev_machine.ROOT / dev_commands.FIRST_LOOK))], 0),
        ([], True, [("desktop",)], 1),
        (["crash"], False, [("desktop", "crash")], 1),
    ],
)
def test_where_no_window_opens_the_game_is_shown_without(
    arguments: list[str],
    opens: bool,
    started: list[tuple[str, ...]],
    code: int,
    commands: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dev_commands, "opens_windows", lambda: opens)
    assert dev_commands.main(["play", *arguments]) == code
    assert commands == started


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize(("named", "wanted"), [(False, False), (True, True)])
def test_what_a_screen_needs_is_asked_for_where_there_is_one(
    named: bool, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(dev_machine, "equip", asked.extend)
    monkeypatch.setattr(dev_commands, "names_screen", lambda *_: named)
    dev_commands.main(["play"])
    assert ("libxcb-cursor0" in asked) is wanted


def test_what_opens_no_window_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tried from any folder."""
    monkeypatch.chdir("/")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert dev_commands.opens_windows()
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":77777")
    assert not dev_commands.opens_windows()


def test_what_follows_test_goes_to_pytest(commands: list[tuple[str, ...]]) -> None:
    assert dev_commands.main(["test", "-k", "vote"]) == 0
    assert commands == [("pytest", *dev_commands.ON_ALL_CORES, "-k", "vote")]


def test_the_quick_tests_are_there_and_take_what_follows(commands: list[tuple[str, ...]]) -> None:
    assert dev_commands.main(["test", "--quick", "-x"]) == 0
    assert commands == [("pytest", *dev_commands.ON_ALL_CORES, *dev_commands.QUICK_TESTS, "-x")]
    assert all((dev_machine.ROOT / path).exists() for path in dev_commands.QUICK_TESTS)


def test_check_runs_every_step_and_says_at_the_end_which_failed(
    commands: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev_commands.main(["check"]) == 1
    assert [command[0] for command in commands] == ["ruff", "ruff", "mypy", "pytest", "devtools", "devtools"]
    assert capsys.readouterr().err.splitlines()[-6:] == [
        "ruff check        ok",
        "ruff format       ok",
        "mypy              failed",
        "arrows and house  ok",
        "parts             ok",
        "qmllint           ok",
    ]


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0), (["-h"], 0)])
def test_without_a_command_it_says_what_it_can_do(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev_commands.main(arguments) == code
    shown = capsys.readouterr().err
    assert all(command in shown for command in dev_commands.COMMANDS)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Stop("Install this first."), "Install this first.\n"),
        (OSError(28, "No space left on device", ".venv"), "The disk is full"),
        (PermissionError(13, "Permission denied", ".venv"), "can't be written to"),
    ],
)
def test_trouble_is_a_sentence_and_no_traceback(
    error: Exception, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_needed: object, **_welcome: object) -> None:
        raise error

    monkeypatch.setattr(dev_machine, "equip", fail)
    assert dev_commands.main(["test"]) == 1
    assert said in capsys.readouterr().err
