"""The app's figures are those of the plain events; and the script that counts them again has nothing of the app."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.keep.shelf import Shelf
from desktop.statistics.rates import Rate
from devtools.recount import command, events
from devtools.recount.command import Shown, counted, differences
from devtools.recount.events import Record

GAMES = 20


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Shown, dict[str, Record]]:
    shelf = Shelf(tmp_path_factory.mktemp("shelf") / "games")
    shelf.folder.mkdir()
    for number in range(GAMES):
        command.keep(shelf, number)
    return counted(shelf)


def test_they_agree(kept: tuple[Shown, dict[str, Record]]) -> None:
    shown, records = kept
    assert shown.figures.games == len(records) == GAMES
    assert len(shown.figures.rulesets) == 5
    assert list(differences(shown, records)) == []
    # Somebody has a nose, fell in a first night, lived to the end, and sat at more than one table.
    assert any(shown.noses.values())
    for what in ("noses", "first_nights", "survivals"):
        assert any(0 < getattr(one, what).won < getattr(one, what).of for one in shown.players.values())
    assert max(rate.of for rate in shown.figures.players.values()) > 2


def test_a_wrong_figure_is_found(kept: tuple[Shown, dict[str, Record]]) -> None:
    shown, records = kept
    name, rate = next(iter(shown.figures.players.items()))
    more = Rate(rate.won + 1, rate.of + 1)
    wrong = replace(shown, figures=replace(shown.figures, players={**shown.figures.players, name: more}))
    assert [fault.split(":")[0] for fault in differences(wrong, records)] == [f"players, {name}"]
    wrong = replace(shown, players={**shown.players, name: replace(shown.players[name], survivals=more)})
    assert [fault.split(":")[0] for fault in differences(wrong, records)] == [f"survived, {name}"]
    game = next(game for game, best in shown.noses.items() if best)
    wrong = replace(shown, noses={**shown.noses, game: set()})
    assert list(differences(wrong, records)) == [f"{game}: the best noses are shown as []"]


def test_it_is_counted_without_the_app() -> None:
    tree = ast.parse(Path(events.__file__).read_text(encoding="utf-8"))
    taken = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    taken |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert taken <= {"__future__", "collections", "collections.abc", "dataclasses", "fractions", "typing"}
