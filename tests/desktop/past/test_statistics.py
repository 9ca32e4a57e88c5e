"""What all kept games come to, from their journals alone, and quickly where they have been read before."""

from __future__ import annotations

import os
from multiprocessing import active_children
from pathlib import Path
from zlib import compress, decompress

import pytest

from desktop.keep.journal_file import JournalFile
from desktop.keep.rules_of import OTHER_RULES
from desktop.keep.shelf import PARTLY_READ, UNREADABLE, Listed, Shelf
from desktop.statistics import index as index_module
from desktop.statistics import summary
from desktop.statistics.index import Index, rows
from desktop.statistics.rates import Rate, statistics
from desktop.statistics.reading import FEW, JournalReading
from desktop.statistics.summary import Summary, glance, of_game
from rulesets.engine import Game, catalogue, ruleset
from rulesets.engine.bots import RandomBot

NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")
LOST = Path("there is no such file")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "games.cache"


def kept(folder: Path, seed: int = 4, asks: int = 10_000) -> Path:
    """As the app writes it, without an end."""
    game = Game.new("jinro_nine", NAMES, seed=seed)
    file = Shelf(folder).begin(game, {}).file
    bot = RandomBot(seed)
    while game.ask is not None and asks:
        game.answer(bot.answer(game.ask))
        file.answer(game.journal["answers"][-1])
        asks -= 1
    return file.path


def opened(folder: Path, cache: Path) -> Index:
    index = Index(folder, cache)
    index.recall()
    reading = JournalReading(index, cache)
    while not reading.is_over:
        reading.news(wait=5.0)
    index.save()
    return index


def recalled(folder: Path, cache: Path) -> Index:
    index = Index(folder, cache)
    index.recall()
    return index


def listed(index: Index) -> list[Listed]:
    return [index.listed(name) for name in index.names]


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
    assert listed(opened(games, cache)) == list(Shelf(games).games())


def test_what_has_been_read_is_not_read_again(games: Path, cache: Path) -> None:
    kept(games)
    before, after = opened(games, cache), recalled(games, cache)
    assert after.unread == []
    assert after.summaries == before.summaries
    assert listed(after) == listed(before)


def test_a_cache_is_recalled_in_pieces_the_newest_first(games: Path, cache: Path) -> None:
    for seed in range(5):
        os.utime(kept(games, seed, asks=3), (1000.0 - seed,) * 2)
    opened(games, cache)
    index = Index(games, cache)
    assert index.recall(2) == index.names[:2]
    assert not index.is_recalled
    assert index.recall(10) == index.names[2:]
    assert index.is_recalled


def test_what_has_changed_is_read_again(games: Path, cache: Path) -> None:
    path = kept(games, asks=12)
    name = path.name
    assert opened(games, cache).summaries[name].state == "unfinished"
    path.write_bytes(kept(games).read_bytes())
    assert name in recalled(games, cache).unread
    assert opened(games, cache).summaries[name].state == "finished"
    os.utime(path, (1.0, 1.0))
    assert recalled(games, cache).unread == [name]


def test_a_file_that_changes_while_it_is_read_is_not_taken_for_read(games: Path, cache: Path) -> None:
    path = kept(games, asks=12)
    index = Index(games, cache)
    (row,) = rows(games, index.names)
    os.utime(path, (1.0, 1.0))
    index.look()
    assert not index.take(row)
    assert index.unread == [path.name]


def test_what_is_gone_is_forgotten(games: Path, cache: Path) -> None:
    path = kept(games)
    kept(games, 5)
    opened(games, cache)
    path.unlink()
    assert path.name not in opened(games, cache).summaries


def test_reading_says_how_far_it_is(games: Path, cache: Path) -> None:
    for seed in range(4):
        kept(games, seed, asks=3)
    reading, far = JournalReading(Index(games, cache), cache), []
    while not reading.is_over:
        reading.news()
        far.append((reading.done, reading.of))
    assert far == [(1, 4), (2, 4), (3, 4), (4, 4), (4, 4)]
    assert not reading.is_elsewhere


def test_many_are_read_in_other_processes(games: Path, cache: Path) -> None:
    data = kept(games, asks=3).read_bytes()
    for copy in range(2 * FEW):
        (games / f"{copy}.lantern").write_bytes(data)
    index = Index(games, cache)
    reading = JournalReading(index, cache)
    assert reading.is_elsewhere
    while not reading.is_over:
        reading.news(wait=5.0)
    assert (reading.done, reading.has_failed, index.unread) == (2 * FEW + 1, False, [])


def test_a_process_that_is_killed_costs_its_part_and_is_said(games: Path, cache: Path) -> None:
    data = kept(games).read_bytes()
    for copy in range(40 * FEW):
        (games / f"{copy}.lantern").write_bytes(data)
    index = Index(games, cache)
    reading = JournalReading(index, cache)
    while not reading.news(wait=5.0):
        assert not reading.is_over
    for child in active_children():
        child.kill()
    while not reading.is_over:
        reading.news(wait=5.0)
    assert reading.has_failed
    index.save()
    assert 0 < len(recalled(games, cache).unread) < 40 * FEW


def test_reading_that_is_broken_off_has_not_been_in_vain(games: Path, cache: Path) -> None:
    for seed in range(4):
        kept(games, seed, asks=3)
    index = Index(games, cache)
    reading = JournalReading(index, cache)
    reading.news()
    reading.news()
    reading.cancel()
    index.save()
    assert len(recalled(games, cache).unread) == 2


def test_one_can_be_read_at_once(games: Path, cache: Path) -> None:
    path = kept(games, asks=12)
    index = Index(games, cache)
    assert index.known(path.name) is None
    assert index.read(path.name).state == "unfinished"
    assert index.unread == []


def test_until_it_is_read_a_game_is_listed_by_what_its_beginning_says(games: Path, cache: Path) -> None:
    path = kept(games)
    game = Index(games, cache).listed(path.name)
    assert (game.id, game.state, game.ruleset, game.names) == (path.stem, "unread", "jinro_nine", NAMES)


@pytest.mark.parametrize("data", [b"", b"\x00" * 40, b"one\ntwo\nthree", "文字\n\n\n".encode()])
def test_a_glance_at_what_is_no_game_sees_nothing(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "file").write_bytes(data)
    assert glance(tmp_path / "file") == glance(LOST) == Summary("unread")


@pytest.mark.parametrize("data", [b"", b"nonsense", b"x\x9cK\xcc\x04\x00", compress(b"{}"), compress(b"[]\n[]")])
def test_a_cache_that_can_not_be_read_costs_time_and_nothing_else(games: Path, cache: Path, data: bytes) -> None:
    kept(games)
    expected = opened(games, cache).summaries
    cache.write_bytes(data)
    assert Index(games, cache).is_damaged
    assert opened(games, cache).summaries == expected
    assert not Index(games, cache).is_damaged


@pytest.mark.parametrize("line", ["", "nonsense", "[]", '["x", 1]', "7", '["{name}", {size}, {time}, 1, 2]'])
def test_a_line_of_it_that_can_not_be_read_costs_one_game(games: Path, cache: Path, line: str) -> None:
    path = kept(games, asks=12)
    opened(games, cache)
    first, _ = decompress(cache.read_bytes()).decode().split("\n")
    stat = path.stat()
    for place, value in {"{name}": path.name, "{size}": stat.st_size, "{time}": stat.st_mtime_ns}.items():
        line = line.replace(place, str(value))
    cache.write_bytes(compress(f"{first}\n{line}".encode()))
    assert recalled(games, cache).unread == [path.name]


def test_by_other_rules_all_is_read_again(games: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(games, asks=12)
    opened(games, cache)
    monkeypatch.setattr(index_module, "FORMAT", 99)
    index = recalled(games, cache)
    assert len(index.unread) == 1
    assert not index.is_damaged


def test_the_cache_says_nothing_at_a_glance_and_of_an_unfinished_game_no_secret(games: Path, cache: Path) -> None:
    kept(games, asks=40)
    opened(games, cache)
    assert b"Aki" not in cache.read_bytes()
    words = decompress(cache.read_bytes()).decode()
    assert "Aki" in words
    assert not any(role in words for role in ruleset("jinro_nine").roles)


def test_where_there_can_be_no_cache_all_is_read_each_time(games: Path, tmp_path: Path) -> None:
    kept(games)
    (tmp_path / "in the way").mkdir()
    assert len(opened(games, tmp_path / "in the way").summaries) == 1
    assert len(recalled(games, tmp_path / "in the way").unread) == 1


def test_where_there_are_no_games_there_is_nothing(games: Path, cache: Path) -> None:
    index = opened(games, cache)
    assert (listed(index), statistics(index.summaries).games, cache.exists()) == ([], 0, False)


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
    # By games, however many seats a role had in one.
    assert found.rulesets["jinro_nine"].roles == {"villager": Rate(2, 2), "werewolf": Rate(0, 2)}
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
