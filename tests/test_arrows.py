"""The arrows of the house, and the proof that a wrong one is seen."""

from __future__ import annotations

import sys
from pathlib import PurePosixPath

import pytest

from tests.arrows import ROOMS, broken, imports, module_name, room_of, sources, who_imports

TREE = list(sources())


def test_every_import_follows_the_arrows() -> None:
    assert [line for path, source in TREE for line in broken(path, source)] == []


def test_yaml_is_read_in_one_module_of_the_rulesets() -> None:
    readers = who_imports("yaml", ((path, source) for path, source in TREE if path.parts[0] == "rulesets"))
    assert len(readers) <= 1, (
        f"{', '.join(map(str, readers))} read YAML: let one loader in rulesets/engine do it for all"
    )


def test_dev_py_needs_nothing_installed() -> None:
    own = {path.stem for path, _ in TREE if path.parts[0] == "packaging"}
    tools = [(path, source) for path, source in TREE if path.parts[0] == "packaging" and path.stem.startswith("dev")]
    wanted = {found.target.split(".")[0] for path, source in tools for found in imports(path, source)}
    assert tools
    assert wanted <= own | sys.stdlib_module_names


@pytest.mark.parametrize(
    ("path", "source", "target"),
    [
        ("rulesets/engine/game.py", "import PySide6.QtCore", "PySide6.QtCore"),
        ("rulesets/engine/game.py", "from shiboken6 import Shiboken", "shiboken6.Shiboken"),
        ("rulesets/engine/game.py", "import time", "time"),
        ("rulesets/engine/game.py", "from datetime import date", "datetime.date"),
        ("rulesets/engine/game.py", "def f():\n    from gettext import gettext", "gettext.gettext"),
        ("rulesets/engine/game.py", "from rulesets.werewolf import day", "rulesets.werewolf.day"),
        ("rulesets/engine/game.py", "from ..werewolf import day", "rulesets.werewolf.day"),
        ("rulesets/engine/game.py", "from .. import jinro_nine", "rulesets.jinro_nine"),
        ("rulesets/engine/game.py", "import rulesets", "rulesets"),
        ("rulesets/engine/__init__.py", "from ..jinro_nine import flow", "rulesets.jinro_nine.flow"),
        ("rulesets/engine/library.py", "import_module('rulesets.jinro_nine')", "rulesets.jinro_nine"),
        ("rulesets/engine/library.py", "importlib.import_module('desktop')", "desktop"),
        ("rulesets/__init__.py", "from rulesets.engine import Game", "rulesets.engine.Game"),
        ("rulesets/werewolf/night.py", "from rulesets.langrensha import roles", "rulesets.langrensha.roles"),
        ("rulesets/werewolf/night.py", "from babel import Locale", "babel.Locale"),
        (
            "rulesets/jinro_nine/flow.py",
            "from rulesets.ultimate_thirteen.flow import play",
            "rulesets.ultimate_thirteen",
        ),
        ("rulesets/jinro_nine/roles/seer.py", "from ...event_jinro import x", "rulesets.event_jinro.x"),
        ("rulesets/jinro_nine/flow.py", "import i18n", "i18n"),
        ("rulesets/witch_trial/flow.py", "from rulesets.werewolf import vote", "rulesets.werewolf.vote"),
        ("desktop/table/model.py", "from rulesets.jinro_nine import flow", "rulesets.jinro_nine.flow"),
        ("desktop/table/model.py", "from rulesets.werewolf import vote", "rulesets.werewolf.vote"),
        ("desktop/table/model.py", "from tests.conftest import x", "tests.conftest.x"),
        ("desktop/start/app.py", "from devtools import mutate", "devtools.mutate"),
        ("desktop/table/privacy/machine.py", "from PySide6 import QtCore", "PySide6.QtCore"),
        ("desktop/table/privacy/machine.py", "from desktop.widgets import theme", "desktop.widgets.theme"),
        ("i18n/reader.py", "import desktop.start.app", "desktop.start.app"),
        ("i18n/check.py", "from rulesets.jinro_nine import flow", "rulesets.jinro_nine.flow"),
        ("benchmarks/engine.py", "from tests.engine import games", "tests.engine.games"),
        ("packaging/smoke.py", "import tests", "tests"),
    ],
)
def test_a_wrong_arrow_is_named_with_its_place_and_its_fix(path: str, source: str, target: str) -> None:
    (message,) = broken(PurePosixPath(path), source)
    assert message.startswith(f"{path}:{source.count(chr(10)) + 1}: imports {target}")
    assert message.endswith(room_of(module_name(PurePosixPath(path))).fix)


def test_every_room_names_a_fix() -> None:
    assert [room.name for room in ROOMS if not room.fix] == ["tests"], "tests alone may import everything"


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            "rulesets/engine/game.py",
            "import random\nfrom rulesets.engine.asks import Ask\nfrom .dice import Dice\nimport yaml",
        ),
        ("rulesets/engine/simulate.py", "import time\nfrom time import perf_counter"),
        ("rulesets/engine/timed.py", "import timeit"),
        ("rulesets/werewolf/vote.py", "from rulesets.engine import Game\nfrom ..engine import dice\nfrom . import day"),
        (
            "rulesets/jinro_nine/roles/seer.py",
            "from rulesets.werewolf import seer\nfrom ..flow import night\nimport json",
        ),
        ("rulesets/witch_trial/cards/barrier.py", "from rulesets.engine import dice\nfrom .. import flow"),
        (
            "desktop/start/app.py",
            "import PySide6\nimport time\nfrom desktop.table.privacy import machine\nimport i18n, rulesets.engine",
        ),
        (
            "desktop/table/privacy/machine.py",
            "from rulesets.engine import Ask\nfrom . import states\nimport lantern_version",
        ),
        ("i18n/reader.py", "import babel\nfrom i18n import checks"),
        ("benchmarks/engine.py", "from rulesets.engine import Game\nimport time"),
        ("devtools/mutate/faults.py", "from rulesets.engine import ruleset\nfrom .words import Words\nimport ast"),
        ("tests/test_all.py", "import desktop, i18n, rulesets.jinro_nine, tests.arrows, benchmarks"),
        ("packaging/smoke.py", "import desktop\nfrom rulesets.engine import catalogue"),
        ("rulesets/engine/library.py", "import_module(name)\n__import__(f'rulesets.{id}')"),
    ],
)
def test_a_right_arrow_is_left_alone(path: str, source: str) -> None:
    assert broken(PurePosixPath(path), source) == []


def test_the_message_for_variants_says_where_shared_parts_go() -> None:
    (message,) = broken(PurePosixPath("rulesets/langrensha/flow.py"), "import rulesets.event_jinro")
    assert message == (
        "rulesets/langrensha/flow.py:1: imports rulesets.event_jinro. "
        "rulesets.langrensha may import rulesets.werewolf and rulesets.engine. "
        "Move the shared part to rulesets/werewolf, or to rulesets/engine where card games need it too."
    )


def test_two_readers_of_yaml_are_seen() -> None:
    files = [(PurePosixPath(f"rulesets/engine/{name}.py"), "from yaml import load") for name in ("a", "b")]
    assert who_imports("yaml", iter(files)) == [path for path, _ in files]
