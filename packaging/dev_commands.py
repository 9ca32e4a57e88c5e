"""What dev.py can do: one function a word."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import dev_machine
import dev_venv
import voice
from dev_machine import ROOT, Stop, cause, quietly, say
from dev_venv import PYTHON

USAGE = """\
python3 packaging/dev.py COMMAND ...

  play   starts the game
  test   runs the tests; what follows goes to pytest. With --quick first: those for each change, in under a minute
  check  style, types, import arrows, the house rules and what roles, cards and events lack, with a table at the end
  bench  measures, and prints a table; what follows are names of benchmarks
  voice  lets the game speak: fetches what that takes, and on Debian and Ubuntu, as root, voices
  system installs the system packages alone (as root, on Debian and Ubuntu)"""

# Rules, words, papers and tools, and of the app the session, its machine and its files: no window, no random games.
QUICK_TESTS = (
    "tests/desktop/keep/test_keeping.py",
    "tests/desktop/keep/test_whole.py",
    "tests/desktop/table/test_privacy.py",
    "tests/desktop/table/test_session.py",
    "tests/desktop/table/test_stage.py",
    "tests/desktop/table/test_stage_lit.py",
    "tests/desktop/table/test_stage_table.py",
    "tests/desktop/table/test_steps.py",
    "tests/desktop/table/test_tabletop.py",
    "tests/engine",
    "tests/rulesets",
    "tests/i18n",
    "tests/packaging",
    "tests/test_adding.py",
    "tests/test_arrows.py",
    "tests/test_house.py",
    "tests/test_ledgers.py",
    "tests/test_own_ids.py",
    "tests/test_scenarios.py",
)
QUICK = "--quick"
# A worker a core, and whoever is done early takes from another. What is given after this wins: -n0 for one process.
ON_ALL_CORES = ("--numprocesses=auto", "--dist=worksteal")
# Where the pictures of a game lie that was started without a screen.
FIRST_LOOK = "build/first-look"
HOUSE_TESTS = ("tests/test_arrows.py", "tests/test_house.py", "tests/test_own_ids.py")


def environment(inherited: Mapping[str, str], platform: str, *, is_seen: bool = False) -> dict[str, str]:
    """Text is UTF-8 everywhere; where a Linux has no screen, Qt draws without one what nobody has to see."""
    added = {"PYTHONUTF8": "1"}
    if not is_seen and not names_screen(inherited, platform):
        added["QT_QPA_PLATFORM"] = "offscreen"
    return {**added, **inherited}


def names_screen(inherited: Mapping[str, str], platform: str) -> bool:
    """Whether there is one at the name is another matter."""
    return platform != "linux" or bool(inherited.get("DISPLAY") or inherited.get("WAYLAND_DISPLAY"))


def opens_windows() -> bool:
    """Qt ends a process that asks for a window where it can make none."""
    wants_one = "from desktop.start.application import application_of; application_of()"
    return quietly([str(PYTHON), "-c", wants_one]).returncode == 0


def run(*command: str | Path, is_seen: bool = False) -> int:
    # Ctrl-C reaches the child as well, which closes in its own way and is waited for.
    signal.signal(signal.SIGINT, lambda *_: None)
    return subprocess.call(
        [str(part) for part in command], cwd=ROOT, env=environment(os.environ, sys.platform, is_seen=is_seen)
    )


def python(*arguments: str, is_seen: bool = False) -> int:
    return run(PYTHON, "-m", *arguments, is_seen=is_seen)


def has_desktop() -> bool:
    return (ROOT / "desktop" / "__main__.py").is_file()


def play(arguments: Sequence[str]) -> int:
    if not has_desktop():
        dev_machine.equip(())
        dev_venv.prepare("play")
        return python("rulesets.engine", "play", *arguments)
    screen = dev_machine.SCREEN if names_screen(os.environ, sys.platform) else ()
    dev_machine.equip((*dev_machine.QT, *screen))
    dev_venv.prepare("play")
    make_ready()
    code = python("desktop", *arguments, is_seen=True)
    if not code or arguments or opens_windows():
        return code
    # The game has said that it has no screen; how it is played needs none.
    return python("desktop.demo", str(ROOT / FIRST_LOOK))


def ready_for_work() -> None:
    dev_machine.equip(dev_machine.QT, welcome=(*dev_machine.SCREEN, *dev_machine.VIRTUAL_SCREEN, *dev_machine.VOICES))
    dev_venv.prepare("dev")
    if not voice.is_there():
        voice.install()
    make_ready()


def make_ready() -> None:
    """What is made of the catalogs: they are read faster so, and the faces have the signs that they use."""
    quietly([str(PYTHON), "-m", "i18n", "compile"])
    cut = quietly([str(PYTHON), "-m", "assets.fonts.cut"])
    if cut.returncode:
        raise Stop(f"The fonts can't be cut. {cause(cut.stdout)}")


def test(arguments: Sequence[str]) -> int:
    ready_for_work()
    if arguments[:1] == [QUICK]:
        return python("pytest", *ON_ALL_CORES, *QUICK_TESTS, *arguments[1:])
    dev_machine.equip_browser()
    return python("pytest", *ON_ALL_CORES, *arguments)


def steps() -> dict[str, Callable[[], int]]:
    every = {
        "ruff check": lambda: python("ruff", "check"),
        "ruff format": lambda: python("ruff", "format", "--check"),
        "mypy": lambda: python("mypy"),
        "arrows and house": lambda: python("pytest", *HOUSE_TESTS),
        "parts": lambda: python("devtools", "parts"),
    }
    if has_desktop():
        every["qmllint"] = lambda: python("devtools", "qmllint")
    return every


def summary(results: Mapping[str, int]) -> str:
    width = max(map(len, results))
    return "\n".join(f"{name:{width}}  {'failed' if code else 'ok'}" for name, code in results.items())


def check(_arguments: Sequence[str]) -> int:
    ready_for_work()
    results = {}
    for name, step in steps().items():
        say(f"\n{name}")
        results[name] = step()
    say(f"\n{summary(results)}")
    return int(any(results.values()))


def bench(arguments: Sequence[str]) -> int:
    ready_for_work()
    return python("benchmarks", *arguments)


def system(_arguments: Sequence[str]) -> int:
    dev_machine.equip((*dev_machine.QT, *dev_machine.SCREEN, *dev_machine.VIRTUAL_SCREEN))
    return 0


def speak(_arguments: Sequence[str]) -> int:
    dev_machine.equip(dev_machine.QT, welcome=dev_machine.VOICES)
    dev_venv.prepare("play")
    voice.install()
    return 0


COMMANDS = {"play": play, "test": test, "check": check, "bench": bench, "voice": speak, "system": system}


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        say(USAGE)
        return 0 if set(arguments) & {"-h", "--help"} else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except Stop as stop:
        say(str(stop))
    except OSError as error:
        say(cause(str(error)))
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    return 1
