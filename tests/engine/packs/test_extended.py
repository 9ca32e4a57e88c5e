"""A ruleset with packs in it: its boards and profiles are played, its journals know what they need, nothing leaks."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from rulesets.engine import BadJournal, BadSetup, Game, ruleset
from rulesets.engine.library import ruleset_with
from rulesets.engine.needs import MissingPacks
from rulesets.engine.packs import BadPack, LanternPack, extended, opened
from tests.engine.packs.writing import GOOD, MANIFEST, folder
from tests.laws.games import Player, seats


def pack(place: Path, was: str = "", becomes: str = "") -> LanternPack:
    assert was in MANIFEST
    return opened(folder(place, {**GOOD, "pack.yaml": MANIFEST.replace(was, becomes) if was else MANIFEST}))


def played(game: Game) -> Game:
    player = Player(1)
    while game.ask is not None:
        player.move(game)
    return game


def test_its_board_and_profile_are_among_the_others(tmp_path: Path) -> None:
    rules = extended("jinro_nine", [pack(tmp_path)])
    assert [*rules.boards] == [*ruleset("jinro_nine").boards, "harbour9"]
    game = Game.new(rules, seats(9), preset="harbour9", profile="harbour_rules", seed=1)
    assert game.composition["guard"] == 2
    assert game.options["ballots"] == "open"
    assert played(game).result is not None


def test_the_same_packs_make_the_same_ruleset_which_says_what_was_laid_in(tmp_path: Path) -> None:
    ours = pack(tmp_path)
    rules = extended("jinro_nine", [ours])
    assert rules.laid_in == (ours,)
    assert rules is extended("jinro_nine", [pack(tmp_path)])
    assert rules is ruleset_with("jinro_nine", pickle.loads(pickle.dumps((ours,))))  # noqa: S301
    assert ruleset_with("jinro_nine", ()) is ruleset("jinro_nine")


def test_another_table_knows_nothing_of_it(tmp_path: Path) -> None:
    extended("jinro_nine", [pack(tmp_path)])
    with pytest.raises(BadSetup, match="harbour9"):
        Game.new("jinro_nine", seats(9), preset="harbour9")


def test_a_journal_says_which_packs_it_needs(tmp_path: Path) -> None:
    ours = pack(tmp_path)
    rules = extended("jinro_nine", [ours])
    game = played(Game.new(rules, seats(9), preset="harbour9", seed=3))
    assert game.journal["packs"] == [{"id": "harbour", "version": 1, "content": ours.content}]
    again = Game.replay(game.journal, rules)
    assert again.notices() == game.notices()
    assert again.journal == game.journal


def test_a_journal_without_packs_is_written_as_ever() -> None:
    assert "packs" not in Game.new("jinro_nine", seats(9), seed=1).journal


def test_without_its_packs_a_game_says_what_is_missing(tmp_path: Path) -> None:
    ours = pack(tmp_path / "ours")
    journal = Game.new(extended("jinro_nine", [ours]), seats(9), preset="harbour9", seed=3).journal
    with pytest.raises(MissingPacks, match=r"written with harbour \(version 1, content") as caught:
        Game.replay(journal)
    assert caught.value.needs == (ours.need,)
    changed = extended("jinro_nine", [pack(tmp_path / "theirs", "guard: 2, madman: 1", "guard: 1, madman: 2")])
    with pytest.raises(MissingPacks):
        Game.replay(journal, changed)
    plain = Game.new("jinro_nine", seats(9), seed=1).journal
    with pytest.raises(MissingPacks, match="written with no pack"):
        Game.replay(plain, changed)


@pytest.mark.parametrize("packs", [7, [7], [{"id": "harbour"}], [{"id": [], "version": 1, "content": ""}]])
def test_a_journal_whose_packs_make_no_sense_is_refused(packs: object) -> None:
    journal = {**Game.new("jinro_nine", seats(9), seed=1).journal, "packs": packs}
    with pytest.raises(BadJournal, match=r"journal\.packs"):
        Game.replay(journal)


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ("guard: 2", "gaurd: 2", "pack.yaml:8: boards.harbour9.cards.gaurd: 'gaurd' is not allowed; allowed: villager"),
        ("guard: 2", "guard: 3", "pack.yaml:8: boards.harbour9: 10 roles for 9 players"),
        ("players: 9", "players: 12", "pack.yaml:8: boards.harbour9.players: 12 is not allowed; allowed: 9"),
        ("talk_rounds: 1", "talk_rounds: 99", "pack.yaml:10: profiles.harbour_rules.talk_rounds: 99 is not allowed"),
        ("talk_rounds: 1", "talks: 1", "pack.yaml:10: profiles.harbour_rules.talks: 'talks' is not allowed"),
    ],
)
def test_what_can_not_be_played_is_a_sentence_with_its_line(tmp_path: Path, was: str, becomes: str, words: str) -> None:
    with pytest.raises(BadPack) as caught:
        extended("jinro_nine", [pack(tmp_path, was, becomes)])
    assert words in str(caught.value)


def test_a_pack_for_another_ruleset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="harbour: is for jinro_nine, not for langrensha"):
        extended("langrensha", [pack(tmp_path)])


def test_two_packs_that_say_the_same_are_refused_and_two_others_are_not(tmp_path: Path) -> None:
    ours, theirs = pack(tmp_path / "ours"), pack(tmp_path / "theirs", "id: harbour\n", "id: quay\n")
    with pytest.raises(BadPack, match="harbour9 is there in harbour, quay"):
        extended("jinro_nine", [ours, theirs])
    other = MANIFEST.replace("harbour", "quay")
    both = extended("jinro_nine", [ours, opened(folder(tmp_path / "quay", {"pack.yaml": other}))])
    assert {"harbour9", "quay9"} <= set(both.boards)
    assert len(both.packs) == 2
