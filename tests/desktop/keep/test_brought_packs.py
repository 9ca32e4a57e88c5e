"""What the house brings: there without being installed, off at first, and kept for the games begun with it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from desktop.keep.packs import HOUSE, Packs
from rulesets.engine import Game
from rulesets.engine.packs import LanternPack, extended, opened
from rulesets.engine.scenario.playing import neutral

TODAY = "langrensha_today"


def brought(packs: Packs) -> LanternPack:
    (one,) = packs.every()
    assert (one.name, one.is_house, one.plays) == (TODAY, True, True)
    assert one.pack is not None
    return one.pack


def test_it_is_there_and_off_and_asks_for_no_leave(tmp_path: Path) -> None:
    packs = Packs(tmp_path, house=HOUSE)
    pack = brought(packs)
    assert packs.on("langrensha") == ()
    packs.switch(pack, is_on=True)
    assert [one.id for one in packs.on("langrensha")] == [TODAY]
    packs.switch(pack, is_on=False)
    assert packs.on("langrensha") == ()


def test_it_can_be_given_away_and_not_be_removed(tmp_path: Path) -> None:
    packs = Packs(tmp_path, house=HOUSE)
    name, data = packs.file_of(TODAY)
    file = tmp_path / name
    file.write_bytes(data)
    assert opened(file).content == brought(packs).content
    packs.remove(TODAY)
    assert brought(packs).id == TODAY


def test_a_game_goes_on_with_what_it_was_begun_with_though_the_next_version_brings_another(tmp_path: Path) -> None:
    packs = Packs(tmp_path / "home", house=HOUSE)
    packs.switch(brought(packs), is_on=True)
    rules = extended("langrensha", packs.on("langrensha"))
    game = Game.new(rules, [f"P{seat}" for seat in range(12)], preset="gargoyle12", profile="club", seed=1)
    for _ in range(30):
        assert game.ask is not None
        neutral(game, game.ask)
    later = tmp_path / "later"
    shutil.copytree(HOUSE, later)
    (later / TODAY / "README.md").write_text("Another one.", "utf-8")
    again = Packs(tmp_path / "home", house=later)
    assert brought(again).content != brought(packs).content
    assert Game.replay(game.journal, again.rules_of(game.journal)).roles == game.roles


@pytest.mark.parametrize("house", [None, Path("nowhere")])
def test_where_there_is_none_nothing_is_brought(tmp_path: Path, house: Path | None) -> None:
    assert Packs(tmp_path, house=house).every() == []
