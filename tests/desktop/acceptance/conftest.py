"""What is true of every test in here: the app said nothing to the console, and what was opened is closed again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.acceptance.opened import Opened
from tests.desktop.acceptance.small_disk import Disk

Opens = Callable[..., Opened]


@pytest.fixture(autouse=True)
def silence(request: pytest.FixtureRequest) -> Iterator[None]:
    """Set up first and taken down last: what is said on closing counts too."""
    qtlog = request.getfixturevalue("qtlog")
    yield
    assert [record.message for record in qtlog.records] == []


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that people begin has a seed that nobody knows; here it is the same each time."""
    monkeypatch.setattr("rulesets.engine.setup.randbits", lambda bits: 3)


@pytest.fixture
def opens(tmp_path: Path, qtbot: QtBot) -> Iterator[Opens]:
    """Opens the app, any number of times; on the test's own folder unless another is given."""
    there: list[Opened] = []

    def opened(folder: Path = tmp_path, **how: object) -> Opened:
        there.append(Opened(qtbot, folder, **how))  # type: ignore[arg-type]
        return there[-1]

    yield opened
    for one in reversed(there):
        one.close()


@pytest.fixture
def disk(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    small = Disk(tmp_path_factory.mktemp("disk"), monkeypatch)
    yield small
    small.away()
