"""The folder of packs: what comes in, which are on, what a kept game needs; nothing is read before somebody asks."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from zipfile import ZipFile

import pytest

from desktop.draft.draft import Draft
from desktop.keep.packs import Packs, clash
from desktop.keep.people import Person
from desktop.keep.rules_of import LACKS_PACKS, PACKS, PACKS_ON, RulesOf
from desktop.keep.shelf import MISSING_PACKS, CannotResume, Shelf
from desktop.keep.waiting import Remembered, Waiting
from desktop.statistics.index import FILE, Index
from rulesets.engine import BadJournal, Game, ruleset
from rulesets.engine.needs import MissingPacks
from rulesets.engine.packs import BadPack
from tests.engine.packs.writing import GOOD, MANIFEST, folder, zipped
from tests.laws.games import seats

PEOPLE = tuple(map(Person, seats(9)))
OTHER = {"pack.yaml": MANIFEST.replace("harbour", "quay")}
LATER = {**GOOD, "pack.yaml": MANIFEST.replace("version: 1", "version: 2")}


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    return Packs(tmp_path / "home")


def begun(packs: Packs) -> Game:
    return Game.new(
        Draft.fresh("jinro_nine", PEOPLE, packs.on("jinro_nine")).rules, seats(9), preset="harbour9", seed=3
    )


def test_a_folder_and_a_file_come_in_as_the_same_pack(packs: Packs, tmp_path: Path) -> None:
    one = packs.take_in(folder(tmp_path / "harbour"))
    (there,) = packs.every()
    assert (there.name, there.plays) == ("harbour.lanternpack", True)
    assert packs.take_in(zipped(tmp_path / "other name.lanternpack", below="harbour/")) == one
    assert len(packs.every()) == 1


def test_what_is_given_away_is_the_same_pack_again(packs: Packs, tmp_path: Path) -> None:
    one = packs.take_in(folder(tmp_path / "harbour"))
    name, data = packs.file_of("harbour.lanternpack")
    (tmp_path / name).write_bytes(data)
    assert Packs(tmp_path / "elsewhere").take_in(tmp_path / name).need == one.need


def test_nothing_is_on_by_itself_and_nothing_is_looked_for_then(packs: Packs, tmp_path: Path) -> None:
    packs.take_in(folder(tmp_path / "harbour"))
    (packs.folder / "harbour.lanternpack").write_bytes(b"nobody reads this")
    assert Packs(tmp_path / "home").on("jinro_nine") == ()


def test_what_is_on_is_known_to_the_next_start(packs: Packs, tmp_path: Path) -> None:
    one, other = packs.take_in(folder(tmp_path / "harbour")), packs.take_in(folder(tmp_path / "quay", OTHER))
    for pack in (other, one):
        packs.switch(pack, is_on=True)
    again = Packs(tmp_path / "home")
    assert again.on("jinro_nine") == (other, one)
    assert again.on("langrensha") == ()
    again.switch(other, is_on=False)
    assert packs.on("jinro_nine") == (one,)


def test_two_that_say_the_same_are_not_on_together(packs: Packs, tmp_path: Path) -> None:
    one = packs.take_in(folder(tmp_path / "harbour"))
    same = packs.take_in(folder(tmp_path / "quay", {"pack.yaml": MANIFEST.replace("id: harbour\n", "id: quay\n")}))
    packs.switch(one, is_on=True)
    with pytest.raises(BadPack, match="harbour9 is there in harbour, quay"):
        packs.switch(same, is_on=True)
    assert packs.on("jinro_nine") == (one,)
    assert clash("jinro_nine", [one, same])


def test_what_is_broken_says_why_and_stands_in_nobodys_way(packs: Packs, tmp_path: Path) -> None:
    one = packs.take_in(folder(tmp_path / "harbour"))
    packs.switch(one, is_on=True)
    (packs.folder / "bad.lanternpack").write_bytes(b"no zip")
    folder(packs.folder / "worse", {**OTHER, "pack.yaml": OTHER["pack.yaml"].replace("guard: 2", "gaurd: 2")})
    (packs.folder / "notes.txt").write_text("not a pack")
    found = {one.name: one for one in packs.every()}
    assert [*found] == ["bad.lanternpack", "harbour.lanternpack", "worse"]
    assert "is no .lanternpack file that can be read" in str(found["bad.lanternpack"].faults[0])
    assert str(found["worse"].faults[0]).startswith("pack.yaml:8: boards.quay9.cards.gaurd")
    assert packs.on("jinro_nine") == (one,)


def test_a_broken_one_can_be_removed(packs: Packs) -> None:
    packs.folder.mkdir(parents=True)
    (packs.folder / "bad.lanternpack").write_bytes(b"no zip")
    folder(packs.folder / "worse", {"pack.yaml": "["})
    for one in packs.every():
        packs.remove(one.name)
    assert packs.every() == []


@pytest.mark.parametrize("named", ["nowhere", "\x00", "empty", os.devnull])
def test_what_is_no_pack_is_refused(packs: Packs, tmp_path: Path, named: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadPack):
        packs.take_in(tmp_path / named)
    assert packs.every() == []


def test_a_hostile_file_is_refused_and_nothing_of_it_stays(packs: Packs, tmp_path: Path) -> None:
    climbing = zipped(tmp_path / "climbing.lanternpack", {**GOOD, "../../evil.yaml": "x"})
    with ZipFile(tmp_path / "bomb.lanternpack", "w", 8) as bomb:
        bomb.writestr("pack.yaml", MANIFEST)
        bomb.writestr("words/en.yaml", b" " * 900_000)
    shadowing = folder(tmp_path / "shadowing", {"pack.yaml": MANIFEST.replace("id: harbour", "id: werewolf")})
    later = folder(tmp_path / "later", {"pack.yaml": MANIFEST.replace("format: 1", "format: 2")})
    for place in (climbing, tmp_path / "bomb.lanternpack", shadowing, later):
        with pytest.raises(BadPack):
            packs.take_in(place)
    assert not packs.folder.exists()
    assert not (tmp_path / "evil.yaml").exists()


# Games


def test_a_game_goes_on_with_its_packs_and_is_refused_by_name_without(packs: Packs, tmp_path: Path) -> None:
    packs.switch(packs.take_in(folder(tmp_path / "harbour")), is_on=True)
    shelf = Shelf(tmp_path / "home" / "games")
    kept = shelf.begin(begun(packs), {})
    assert Shelf(shelf.folder).resume(kept.file.path.stem).game.ruleset.packs == kept.game.ruleset.packs
    assert [game.state for game in Shelf(shelf.folder).games()] == ["unfinished"]
    packs.remove("harbour.lanternpack")
    with pytest.raises(CannotResume) as refused:
        Shelf(shelf.folder).resume(kept.file.path.stem)
    assert (refused.value.reason, refused.value.packs) == (MISSING_PACKS, ("harbour (1)",))
    (listed,) = Shelf(shelf.folder).games()
    assert (listed.state, listed.trouble) == ("damaged", LACKS_PACKS)


def test_a_game_goes_on_with_the_pack_that_another_has_taken_the_place_of(packs: Packs, tmp_path: Path) -> None:
    first = packs.take_in(folder(tmp_path / "harbour"))
    packs.switch(first, is_on=True)
    journal = begun(packs).journal
    second = packs.take_in(folder(tmp_path / "later", LATER))
    assert packs.on("jinro_nine") == (second,)
    assert len(packs.every()) == 1
    rules = RulesOf(tmp_path / "home")(journal)
    assert rules is not None
    assert rules.laid_in == (first,)
    packs.remove("harbour.lanternpack")
    with pytest.raises(MissingPacks):
        RulesOf(tmp_path / "home")(journal)


def test_what_the_shelf_counts_follows_the_packs_that_are_there(packs: Packs, tmp_path: Path) -> None:
    pack = packs.take_in(folder(tmp_path / "harbour"))
    packs.switch(pack, is_on=True)
    games, cache = tmp_path / "home" / "games", tmp_path / "home" / FILE
    name = Shelf(games).begin(begun(packs), {}).file.path.name
    assert Index(games, cache).read(name).state == "unfinished"
    packs.remove("harbour.lanternpack")
    without = Index(games, cache)
    assert without.read(name).trouble == LACKS_PACKS
    without.save()
    packs.take_in(folder(tmp_path / "again"))
    back = Index(games, cache)
    back.recall()
    assert back.read(name).state == "unfinished"


def test_home_finds_a_game_again_once_its_pack_is_back(packs: Packs, tmp_path: Path) -> None:
    home = tmp_path / "home"
    packs.switch(packs.take_in(folder(tmp_path / "harbour")), is_on=True)
    id = Shelf(home / "games").begin(begun(packs), {}).file.path.stem
    packs.remove("harbour.lanternpack")
    assert waits(home) is None
    packs.take_in(tmp_path / "harbour")
    assert waits(home) == Waiting(id, "jinro_nine", 9, 0, "deal")


def waits(home: Path) -> Waiting | None:
    def look() -> Waiting | None:
        left = Shelf(home / "games").latest_unfinished()
        return None if left is None else Waiting(left.id, left.ruleset, left.players, left.day, left.phase)

    return Remembered(home, home / "games").waiting(look)


def test_a_journal_without_packs_asks_nobody(tmp_path: Path) -> None:
    folder(tmp_path / PACKS / "bad", {"pack.yaml": "["})
    assert RulesOf(tmp_path)(Game.new("jinro_nine", seats(9), seed=1).journal) is None


@pytest.mark.parametrize("packs", [7, [7], [{"id": "harbour", "version": 1, "content": ""}]])
@pytest.mark.parametrize("game", ["jinro_nine", "jinro_ten", None])
def test_a_journal_that_makes_no_sense_is_refused(tmp_path: Path, packs: object, game: object) -> None:
    with pytest.raises(BadJournal):
        RulesOf(tmp_path)({"packs": packs, "ruleset": game})


# Tables


def test_a_table_has_what_is_on_and_loses_it_when_it_goes(packs: Packs, tmp_path: Path) -> None:
    pack = packs.take_in(folder(tmp_path / "harbour"))
    draft = Draft.fresh("jinro_nine", PEOPLE, (pack,)).with_preset("harbour9").with_profile("harbour_rules")
    assert draft.composition()["guard"] == 2
    assert draft.value("ballots") == "open"
    without = draft.with_packs(())
    assert without.preset in ruleset("jinro_nine").boards
    assert without.profile in ruleset("jinro_nine").profiles
    assert without.value("ballots") == "open"
    assert pickle.loads(pickle.dumps(draft)).rules.boards.keys() == draft.rules.boards.keys()  # noqa: S301


def test_which_are_on_is_no_reason_to_stop(tmp_path: Path) -> None:
    packs = Packs(tmp_path)
    for found in ('{"on": 7}', '{"on": {"jinro_nine": [7, "harbour"]}}', "["):
        (tmp_path / PACKS_ON).write_text(found)
        assert packs.on("jinro_nine") == ()
