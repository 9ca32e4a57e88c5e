"""The app's figures are those of the plain events; and the script that counts them again has nothing of the app."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.keep.shelf import Shelf
from desktop.statistics.rates import Rate, Statistics
from devtools.recount import command, events
from devtools.recount.command import counted, differences, nose_differences
from devtools.recount.events import Record, recounted

GAMES = 20
Shown = tuple[Statistics, dict[str, Record], dict[str, set[str]]]


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    shelf = Shelf(tmp_path_factory.mktemp("shelf") / "games")
    shelf.folder.mkdir()
    for number in range(GAMES):
        command.keep(shelf, number)
    return counted(shelf)


def test_they_agree(shown: Shown) -> None:
    figures, records, noses = shown
    assert figures.games == len(records) == GAMES
    assert len(figures.rulesets) == 5
    assert list(differences(figures, recounted(records.values()))) == []
    assert list(nose_differences(noses, records)) == []
    # Somebody has a nose, and somebody sat at more than one table.
    assert any(noses.values())
    assert max(rate.of for rate in figures.players.values()) > 2


def test_a_wrong_figure_is_found(shown: Shown) -> None:
    figures, records, noses = shown
    found = recounted(records.values())
    name, rate = next(iter(figures.players.items()))
    wrong = replace(figures, players={**figures.players, name: Rate(rate.won + 1, rate.of + 1)})
    assert [fault.split(":")[0] for fault in differences(wrong, found)] == [f"players, {name}"]
    assert list(differences(figures, recounted([*records.values(), next(iter(records.values()))])))
    game, best = next((game, best) for game, best in noses.items() if best)
    assert list(nose_differences({**noses, game: set()}, records)) == [f"{game}: the best noses are shown as []"]
    assert best


def test_it_is_counted_without_the_app() -> None:
    tree = ast.parse(Path(events.__file__).read_text(encoding="utf-8"))
    taken = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    taken |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert taken <= {"__future__", "collections", "collections.abc", "dataclasses", "fractions", "typing"}
