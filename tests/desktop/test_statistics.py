"""What all kept games come to, from their journals alone, and quickly where they have been read before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.estimate.background import Background
from desktop.keep.journal_file import JournalFile
from desktop.keep.shelf import OTHER_RULES, PARTLY_READ, UNREADABLE, Shelf
from desktop.statistics import summary
from desktop.statistics.index import Index, reading
from desktop.statistics.rates import Rate, statistics
from desktop.statistics.summary import Summary, glance, of_game
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot

NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")
LOST = Path("there is no such file")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "games.cache"


def kept(folder: Path, seed: int = 4, asks: int = 10_000, ruleset: str = "jinro_nine") -> Path:
    game = Game.new(ruleset, NAMES, seed=seed)
    file = Shelf(folder).begin(game, {}).file
    bot = RandomBot(seed)
    while game.ask is not None and asks:
        game.answer(bot.answer(game.ask))
        file.answer(game.journal["answers"][-1])
        asks -= 1
    return file.path


def opened(folder: Path, cache: Path) -> Index:
    index = Index(folder, cache)
    for _ in index.read():
        pass
    return index


def test_it_says_the_same_as_the_shelf(games: Path, cache: Path) -> None:
    for seed in range(3):
        kept(games, seed)
    kept(games, asks=12)
    path = kept(games, asks=12)
    path.write_bytes(path.read_bytes()[:-5])
    (games / "broken.lantern").write_bytes(b"\x00" * 40)
    JournalFile.create(games / "old.lantern", {**Game.new("jinro_nine", NAMES, seed=1).journal, "version": 99})
    for day, file in enumerate(sorted(games.glob("*.lantern"))):
        os.utime(file, (86_400.0 * day, 86_400.0 * day))
    assert opened(games, cache).listed() == list(Shelf(games).games())


def test_what_has_been_read_is_not_read_again(games: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(games)
    before = opened(games, cache)
    monkeypatch.setattr(summary, "read", lambda path: pytest.fail(f"{path.name} is read again"))
    after = opened(games, cache)
    assert after.unread == []
    assert after.summaries == before.summaries
    assert after.listed() == before.listed()


def test_what_has_changed_is_read_again(games: Path, cache: Path) -> None:
    path = kept(games, asks=12)
    name = path.name
    assert opened(games, cache).summaries[name].state == "unfinished"
    path.write_bytes(kept(games).read_bytes())
    assert name in Index(games, cache).unread
    assert opened(games, cache).summaries[name].state == "finished"
    os.utime(path, (1.0, 1.0))
    assert Index(games, cache).unread == [name]


def test_what_is_gone_is_forgotten(games: Path, cache: Path) -> None:
    path = kept(games)
    kept(games, 5)
    opened(games, cache)
    path.unlink()
    assert path.name not in opened(games, cache).summaries


def test_reading_says_how_far_it_is(games: Path, cache: Path) -> None:
    for seed in range(4):
        kept(games, seed, asks=3)
    assert list(Index(games, cache).read()) == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert list(Index(games, cache).read()) == []


def test_another_process_may_do_the_reading(games: Path, cache: Path) -> None:
    for seed in range(3):
        kept(games, seed, asks=3)
    work = Background[tuple[int, int]](reading, games, cache, 2)
    far = []
    while not work.is_over:
        far += work.news(wait=5.0)
    assert far == [(2, 3), (3, 3)]
    assert Index(games, cache).unread == []


def test_reading_that_is_broken_off_has_not_been_in_vain(games: Path, cache: Path) -> None:
    for seed in range(4):
        kept(games, seed, asks=3)
    reading = Index(games, cache).read()
    next(reading)
    next(reading)
    reading.close()
    assert len(Index(games, cache).unread) == 2


def test_until_it_is_read_a_game_is_listed_by_what_its_beginning_says(games: Path, cache: Path) -> None:
    path = kept(games)
    (listed,) = Index(games, cache).listed()
    assert (listed.id, listed.state, listed.ruleset, listed.names) == (path.stem, "unread", "jinro_nine", NAMES)


@pytest.mark.parametrize("data", [b"", b"\x00" * 40, b"one\ntwo\nthree", "文字\n\n\n".encode()])
def test_a_glance_at_what_is_no_game_sees_nothing(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "file").write_bytes(data)
    assert glance(tmp_path / "file") == glance(LOST) == Summary("unread")


@pytest.mark.parametrize("data", [b"", b"nonsense", b"x\x9cK\xcc\x04\x00"])
def test_a_cache_that_can_not_be_read_costs_time_and_nothing_else(games: Path, cache: Path, data: bytes) -> None:
    kept(games)
    expected = opened(games, cache).summaries
    cache.write_bytes(data)
    assert opened(games, cache).summaries == expected


def test_where_there_can_be_no_cache_all_is_read_each_time(games: Path, tmp_path: Path) -> None:
    kept(games)
    (tmp_path / "in the way").mkdir()
    assert len(opened(games, tmp_path / "in the way").summaries) == 1
    assert len(Index(games, tmp_path / "in the way").unread) == 1


def test_where_there_are_no_games_there_is_nothing(games: Path, cache: Path) -> None:
    index = opened(games, cache)
    assert (index.listed(), statistics(index.summaries).games, cache.exists()) == ([], 0, False)


def test_an_unfinished_game_gives_nothing_away(games: Path) -> None:
    found = summary.read(kept(games, asks=40))
    assert (found.sides, found.winning, found.winners, found.roles) == ((), (), (), ())


def test_a_finished_game_says_who_was_what_and_won() -> None:
    for rules in catalogue():
        game = Game.new(rules, [f"P{seat}" for seat in range(9 if 9 in rules.players else 13)], seed=5)
        bot = RandomBot(5)
        while game.ask is not None:
            game.answer(bot.answer(game.ask))
        found, result = of_game(game), game.result
        assert result is not None
        assert found.roles == tuple(game.roles[name] for name in game.players)
        assert tuple(found.names[seat] for seat in found.winners) == result.winners
        assert set(result.factions) <= set(found.sides) <= set(rules.vocabulary.factions)


# Rates


def finished(names: str, won: str, winning: str = "village", ruleset: str = "jinro_nine", day: int = 3) -> Summary:
    roles = tuple("villager" if name in won else "werewolf" for name in names)
    return Summary(
        "finished",
        ruleset,
        tuple(names),
        day,
        sides=("village", "werewolf"),
        winning=(winning,),
        winners=tuple(seat for seat, name in enumerate(names) if name in won),
        roles=roles,
    )


FOUR = {
    "1": finished("ABC", "AB"),
    "2": finished("ABC", "C", "werewolf", day=5),
    "3": finished("AD", "A", ruleset="langrensha"),
    "4": Summary("unfinished", "jinro_nine", ("A",)),
    "5": Summary("damaged", trouble=UNREADABLE),
    "6": Summary("damaged", "jinro_nine", ("A",), trouble=OTHER_RULES),
}


def test_rates_are_counted_by_side_role_player_and_ruleset() -> None:
    found = statistics(FOUR)
    assert (found.games, found.unfinished) == (3, 1)
    assert found.rulesets["jinro_nine"].sides == {"village": Rate(1, 2), "werewolf": Rate(1, 2)}
    assert found.rulesets["jinro_nine"].mean_days == 4.0
    assert found.rulesets["jinro_nine"].roles == {"villager": Rate(3, 3), "werewolf": Rate(0, 3)}
    assert found.rulesets["langrensha"].sides["village"] == Rate(1, 1)
    assert found.players["A"] == Rate(2, 3)
    assert next(iter(found.players)) == "A"


def test_what_can_not_be_read_is_named_and_not_counted() -> None:
    assert statistics(FOUR).damaged == {"5": UNREADABLE, "6": OTHER_RULES}


def test_one_ruleset_alone() -> None:
    found = statistics(FOUR, "langrensha")
    assert (found.games, found.unfinished, list(found.players)) == (1, 0, ["A", "D"])


def test_the_same_name_is_the_same_player() -> None:
    composed, apart = "Ju\u0301lia ", "J\u00falia"
    games = {
        str(seat): Summary("finished", "x", (name,), winners=(0,), roles=("r",))
        for seat, name in enumerate((composed, apart))
    }
    assert statistics(games).players == {"J\u00falia": Rate(2, 2)}


def test_what_can_only_be_read_in_part_counts_as_far_as_it_goes(games: Path) -> None:
    path = kept(games)
    path.write_bytes(path.read_bytes() + b"torn")
    found = summary.read(path)
    assert (found.state, found.trouble) == ("finished", PARTLY_READ)


def test_an_error_shrinks_with_the_games_and_is_never_nothing() -> None:
    assert Rate(0, 0).share == 0.0
    assert Rate(1, 1).error > Rate(10, 10).error > Rate(1000, 1000).error > 0.0
    assert Rate(500, 1000).error == pytest.approx(0.0158, abs=0.0002)
