"""A player's page, names that are one person, seasons; and all that is drawn as a table and as text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from desktop.keep.group_book import GroupBook, Season
from desktop.keep.journal_file import save_whole
from desktop.keep.seal import SALT_BYTES
from desktop.keep.shelf import Shelf
from desktop.records.story import told
from desktop.statistics.players import PlayerTally
from desktop.statistics.rates import Tally
from desktop.statistics.seats import ALIVE, FIRST
from desktop.statistics.summary import Summary, end_and_record, of_story
from i18n import LANGUAGES
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.past.room import NAMES, Library

DAY = 86_400
BEGUN = 1_700_000_000


def over(seed: int, ruleset: str = "jinro_nine", first: str = NAMES[0], **setup: Any) -> Game:
    game = Game.new(ruleset, (first, *NAMES[1:9]), seed=seed, **setup)
    play_out(game, RandomBot(seed))
    return game


@pytest.fixture
def library(shelf: Shelf, opened: Any) -> Library:
    """Three games of Hanako's, two of Zoë's, one of Zoe's, a day between each."""
    shelf.folder.mkdir(parents=True)
    for number, first in enumerate([NAMES[0]] * 3 + ["Zoë", "Zoë", "Zoe"]):
        game = over(number, first=first)
        end, record = end_and_record(told(game.journal), BEGUN + number * DAY)
        about = {"id": f"{number:0{2 * SALT_BYTES}x}", "begun": BEGUN + number * DAY}
        save_whole(shelf.path(f"{number:04}"), {**game.journal, "game": about, "record": record}, end)
    return opened()  # type: ignore[no-any-return]


def names(library: Library, kind: str) -> list[str]:
    return [bar.name for bar in library.bars if bar.kind == kind]


def charts(library: Library) -> None:
    library.click("view-charts")
    library.wait()


def press(library: Library, act: str) -> None:
    library.wins.press(act)
    library.wait()


def test_a_players_page_counts_that_players_games_alone(library: Library) -> None:
    charts(library)
    library.click("search")
    library.type("zo")
    library.click("act-player/Zoë")
    library.wait()
    rows = {bar.name: bar for bar in library.bars}
    assert library.bars[0].name == "Zoë"
    assert rows["Village of Nine"].of == 2
    games = [over(number, first="Zoë") for number in (3, 4)]
    alive = sum("Zoë" in game.alive for game in games)
    assert (rows["Lived to the end"].won, rows["Lived to the end"].of) == (alive, 2)
    assert rows[NAMES[1]].of == 2
    together = sum({"Zoë", NAMES[1]} <= set(game.result.winners) for game in games if game.result)
    assert rows[NAMES[1]].won == together
    press(library, "all")
    assert "By player" in names(library, "head")


def test_two_spellings_are_one_player_until_they_are_taken_apart(library: Library, shelf: Shelf) -> None:
    charts(library)
    press(library, "player/Zoe")
    press(library, "merging")
    press(library, "merge/Zoë")
    assert library.bars[0].name == "Zoë"
    assert library.bars[0].line.endswith("of 3 won")
    assert "Also written Zoe" in names(library, "game")
    assert GroupBook(shelf.folder.parent).called("Zoe") == "Zoë"
    press(library, "part/Zoe")
    assert library.bars[0].line.endswith("of 2 won")
    press(library, "all")
    assert {"Zoe", "Zoë"} <= set(names(library, "few"))


@pytest.mark.parametrize("sought", ["zoe", "zoë"])
def test_who_is_joined_is_found_by_either_spelling_and_seen_to_be(library: Library, sought: str) -> None:
    library.book.merge("Zoe", "Zoë")
    library.click("search")
    library.type(sought)
    assert library.ids == ["0005", "0004", "0003"]
    spelled = {"zoe": "Zoë (Zoe)", "zoë": "Zoe (Zoë)"}[sought]
    shown = [scroll.names.split(",")[0] for scroll in library.scrolls]
    # What is sought stands on each row, however it was written that evening.
    assert sorted(shown) == sorted(["Zoe", *[spelled] * 2] if sought == "zoe" else ["Zoë", "Zoë", spelled])
    assert {name for scroll in library.scrolls for name in scroll.people} >= set(shown)
    library.click("view-charts")
    assert [bar.name for bar in library.bars if bar.act] == ["Zoë (Zoe)" if sought == "zoe" else "Zoë"]
    library.book.part("Zoe")
    library.click("view-shelf")
    assert len(library.ids) == (1 if sought == "zoe" else 2)


def test_a_sought_name_that_a_row_has_no_room_for_stands_first_in_either_spelling(library: Library) -> None:
    library.book.merge("H", "Henrietta")
    library.click("search")
    library.type("henri")
    assert len(library.scrolls) == 6
    assert all(scroll.people[0] == "H (Henrietta)" for scroll in library.scrolls)


def test_every_chart_is_copied_whole_as_a_picture_by_a_click(library: Library) -> None:
    charts(library)
    clipboard = QGuiApplication.clipboard()
    heights = {}
    for act in ("all", "player/Zoë", "merging"):
        press(library, act)
        clipboard.clear()
        library.click("copyPicture")
        picture = clipboard.image()
        heights[act] = picture.height()
        # All rows, however many of them the window shows.
        assert picture.height() > 56 * len(library.bars)
        colours = {picture.pixel(x, y) for x in range(60, 1340, 7) for y in range(60, picture.height() - 60, 5)}
        assert len(colours) > 20
        assert library.said == "Copied. Paste it wherever you like."
    assert len(set(heights.values())) == 3


def test_a_season_narrows_shelf_and_charts(library: Library) -> None:
    charts(library)
    seasons = library.seasons
    seasons.go_back(2)
    seasons.begin("Winter")
    library.wait()
    library.click(f"season-{BEGUN + 4 * DAY}")
    library.wait()
    assert [bar.of for bar in library.bars if bar.name == NAMES[1]] == [2]
    library.click("view-shelf")
    assert library.ids == ["0005", "0004"]
    library.model.show_all()
    library.wait()
    assert len(library.ids) == 6
    seasons.forget(str(BEGUN + 4 * DAY))
    library.wait()
    assert library.book.seasons == ()


def test_what_is_drawn_is_a_table_and_a_text_too(library: Library) -> None:
    charts(library)
    library.click("asTable")
    assert library.wins.shown().is_table
    assert library.shown.faults() == []
    library.click("copyCharts")
    text = QGuiApplication.clipboard().text()
    assert len(text.split("\n")) == len(library.bars)
    for bar in library.bars:
        assert bar.name in text
        assert bar.text in text


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_sheet_are_whole(library: Library, language: str, scale: float) -> None:
    library.app.dressed(textScale=scale)
    library.app.speak(language)
    charts(library)
    press(library, "player/Zoë")
    assert library.shown.faults() == []
    press(library, "merging")
    assert library.shown.faults() == []
    library.click("nameSeason")
    assert library.shown.faults() == []
    library.click("closeSeason")


# What is counted


def summary(game: Game, number: int, **more: Any) -> Summary:
    return replace(of_story(told(game.journal)), game=str(number), ended=BEGUN, **more)


def test_a_roles_seats_of_one_game_are_one_case() -> None:
    tally = Tally()
    games = [over(number) for number in range(5)]
    for number, game in enumerate(games):
        tally.add(str(number), summary(game, number))
    villagers = tally.statistics.rulesets["jinro_nine"].roles["villager"]
    assert villagers.of == len([game for game in games if "villager" in game.roles.values()])
    won = [game for game in games if game.result and "village" in game.result.factions]
    assert villagers.won == len(won)


def test_line_ups_are_told_apart() -> None:
    tally = Tally()
    for number, lineup in enumerate(("9A", "9B", "9B")):
        tally.add(str(number), summary(over(number, preset=lineup), number, lineup=lineup))
    lineups = tally.statistics.rulesets["jinro_nine"].lineups
    assert {key: max(rate.of for rate in rates.values()) for key, rates in lineups.items()} == {
        (9, "9A"): 1,
        (9, "9B"): 2,
    }


def test_fates_are_those_of_the_game() -> None:
    for seed in range(12):
        game = over(seed)
        found = summary(game, seed).seats
        for name, fate in zip(game.players, found.fates, strict=True):
            assert (fate == ALIVE) == (name in game.alive)
        first = [name for name, fate in zip(game.players, found.fates, strict=True) if fate == FIRST]
        votes = [at for at, death in enumerate(game.deaths) if death.cause == "execution"]
        before = [death.name for death in game.deaths[: votes[0] if votes else None]]
        assert set(first) <= set(before)


def linked(seed: int) -> Game:
    names = tuple("ABCDEFGHIJKL")
    game = Game.new("langrensha", names, seed=seed, preset="lovers_12")
    play_out(game, RandomBot(seed))
    return game


def test_lovers_are_a_side_only_where_theirs_differ_or_they_won_as_a_pair() -> None:
    seen = set()
    for seed in range(40):
        game = linked(seed)
        found = summary(game, seed)
        pairs = [
            (name, notice.params["seat"])
            for name in game.players
            for notice in game.notices(name)
            if notice.id == "lovers.linked"
        ]
        if not pairs or game.result is None:
            continue
        one, other = pairs[0]
        is_mixed = len({game.ruleset.side(game.roles[name]) for name in (one, other)}) == 2
        is_side = is_mixed or "lovers" in game.result.factions
        assert ("lovers" in found.sides) == is_side
        camps = dict(zip(game.players, found.seats.camps, strict=True))
        assert (camps[one] == "lovers") == is_side
        seen.add(is_side)
    assert seen == {True, False}


# What the group says


def test_a_book_keeps_what_was_said(tmp_path: Path) -> None:
    book = GroupBook(tmp_path)
    book.merge("A", "B")
    book.merge("B", "C")
    assert [book.called(name) for name in "ABC"] == ["C", "C", "C"]
    book.part("B")
    assert [GroupBook(tmp_path).called(name) for name in "ABC"] == ["C", "B", "C"]
    book.merge("C", "A")
    assert book.called("A") == "C"
    book.begin(Season("Spring", 100))
    book.begin(Season("Summer", 200))
    kept = GroupBook(tmp_path)
    assert [season.name for season in kept.seasons] == ["Spring", "Summer"]
    assert [getattr(kept.season_of(time), "name", "") for time in (99, 100, 199, 200)] == [
        "",
        "Spring",
        "Spring",
        "Summer",
    ]
    (tmp_path / "group.json").write_text('{"format": 1, "spellings": {"a": 1, "b": "c", "c": "b"}, "seasons": [7, {}]}')
    assert GroupBook(tmp_path).spellings == {}
    assert GroupBook(tmp_path).seasons == ()


def test_a_copy_of_a_game_counts_once_for_a_player() -> None:
    tally = PlayerTally(NAMES[0], str, lambda _: "")
    one = summary(over(1), 1)
    for file in ("a", "b"):
        tally.add(file, one)
    assert tally.record.rate.of == 1
