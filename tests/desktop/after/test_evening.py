"""An evening of several games: which they are, what is remembered of them, and that nobody is shamed by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from desktop.keep.given import ABOUT
from desktop.keep.group_book import GroupBook
from desktop.keep.journal_file import save_whole
from desktop.keep.seal import SALT_BYTES
from desktop.keep.settings import SettingsFile
from desktop.keep.shelf import Shelf
from desktop.records.awards import Award, awards
from desktop.records.story import Story, told
from desktop.start.app import App, Start
from desktop.start.evenings import EveningOnShelf
from desktop.start.games import PastGame
from desktop.statistics.evening import MOST
from desktop.statistics.summary import end_and_record
from devtools.lasting import other_rules
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.after.ending import NAMES, RULESETS, journal
from tests.desktop.around import Opened

pytestmark = pytest.mark.usefixtures("qapp")
BEGUN, HOUR = 1_700_000_000, 3600


def stories(ruleset: str, games: int = 4) -> list[Story]:
    return [told(journal(ruleset, seed)) for seed in range(1, games + 1)]


def as_written(name: str) -> str:
    return name


class Evening:
    """A shelf with games that were begun so many hours after the first; each lasted an hour."""

    def __init__(self, folder: Path, hours: Sequence[float], firsts: Sequence[str] = ()) -> None:
        self.folder, self.shelf = folder, Shelf(folder / "games")
        self.shelf.folder.mkdir(parents=True)
        for number, hour in enumerate(hours):
            first = firsts[number] if number < len(firsts) else NAMES[0]
            game = Game.new("jinro_nine", (first, *NAMES[1:9]), seed=number)
            play_out(game, RandomBot(number))
            begun = BEGUN + round(hour * HOUR)
            end, record = end_and_record(told(game.journal), begun + HOUR)
            about = {"id": f"{number:0{2 * SALT_BYTES}x}", "begun": begun}
            save_whole(self.shelf.path(f"{number:04}"), {**game.journal, ABOUT: about, "record": record}, end)

    def past(self, number: int) -> PastGame:
        found = self.shelf.journal(f"{number:04}")
        return PastGame(found.game, found.seating)

    def of(self, number: int) -> EveningOnShelf:
        return EveningOnShelf(self.past(number), self.shelf, self.folder)


# Which games


def test_an_evening_is_what_was_played_one_after_the_other(tmp_path: Path) -> None:
    # Past midnight as well; a week later is another one.
    evening = Evening(tmp_path, [0, 1.5, 5.4, 24 * 7])
    assert [evening.of(number).games for number in range(4)] == [3, 3, 3, 1]
    assert len(evening.of(0).stories()) == 3


def test_after_a_long_pause_it_is_another_evening(tmp_path: Path) -> None:
    assert Evening(tmp_path, [0, 4.5]).of(1).games == 1


def test_another_group_has_its_own_evening(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [0, 1.5])
    game = Game.new("jinro_nine", [f"stranger{seat}" for seat in range(9)], seed=1)
    play_out(game, RandomBot(1))
    end, record = end_and_record(told(game.journal), BEGUN + HOUR)
    about = {"id": f"{99:0{2 * SALT_BYTES}x}", "begun": BEGUN + 60}
    save_whole(evening.shelf.path("0099"), {**game.journal, ABOUT: about, "record": record}, end)
    assert evening.of(0).games == 2
    assert evening.of(99).games == 1


def test_a_copy_on_the_shelf_is_no_other_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [0, 1.5])
    evening.shelf.path("copy").write_bytes(evening.shelf.path("0000").read_bytes())
    assert evening.of(1).games == 2


def test_of_games_that_lie_beside_each_other_by_mistake_only_so_many_are_an_evening(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [0] * (MOST + 6))
    for number in (0, MOST + 5):
        assert f"{number:04}" in evening.of(number)._ids
        assert evening.of(number).games == MOST


def test_of_a_game_that_does_not_stand_on_the_shelf_there_is_no_evening(tmp_path: Path) -> None:
    past = PastGame({**journal(), ABOUT: {"id": "f" * 2 * SALT_BYTES, "begun": BEGUN}}, {})
    evening = Evening(tmp_path, [0, 1.5])
    assert EveningOnShelf(past, evening.shelf, tmp_path).games == 0


# What is remembered


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_awards_and_none_that_half_of_the_table_has(ruleset: str) -> None:
    found = awards(stories(ruleset, 6), as_written)
    assert len(found) >= 2
    for award in found:
        assert award.n > 0
        assert set(award.names) <= set(NAMES)
        # What half of the table has is nobody's own.
        assert 1 <= len(award.names) <= 3


def test_a_game_alone_is_no_evening() -> None:
    assert awards(stories("jinro_nine", 1), as_written) == ()


def test_they_are_what_the_events_come_to() -> None:
    told_all = stories("langrensha", 4)
    found = {award.kind: award for award in awards(told_all, as_written)}
    days = dict.fromkeys(told_all[0].players, 0)
    trusted = dict.fromkeys(told_all[0].players, 0)
    for story in told_all:
        fell = {death.name: death.day for death in story.deaths}
        for name in story.players:
            days[name] += fell.get(name, story.day)
        last = {
            (step.day, step.ask.seat): step.answer
            for step in story.steps
            if step.ask and story.rules.ask(step.ask.id).filler == "trust" and isinstance(step.answer, str)
        }
        for name in last.values():
            trusted[name] += 1
    best = [name for name, n in days.items() if n == max(days.values())]
    assert found["lasted"] == Award("lasted", tuple(best), max(days.values()))
    assert found["believed"].n == max(trusted.values()) == trusted[found["believed"].names[0]]


def test_two_spellings_are_one_person() -> None:
    one, other = (told({**journal("jinro_nine", seed)}) for seed in (1, 2))
    plain = {award.kind: award for award in awards([one, other], as_written)}
    whose = plain["lasted"].names[0]
    called = awards([one, other], lambda name: "somebody" if name == whose else name)
    assert {award.kind: award for award in called}["lasted"].names[0] == "somebody"


# Where it is seen


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Any]:
    """The app at the end of the second of two games."""
    shown: list[Opened] = []

    def open_(language: str = "en", hours: Sequence[float] = (0, 1.5), **settings: Any) -> Opened:
        evening = Evening(tmp_path, hours)
        SettingsFile(tmp_path).change(**settings)
        app = App(Start(tmp_path, fast=True, language=language))
        shown.append(Opened(app))
        app.navigator.end(evening.past(1), "library")
        return shown[-1]

    yield open_
    for one in shown:
        one.close()
        one.app.end()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_beside_what_else_is_told_of_the_game(room: Any, language: str) -> None:
    opened = room(language)
    opened.click("view-evening")
    texts = opened.texts()
    words = Words(language)
    assert words.text("end.evening.games", n=2) in texts
    assert opened.has("award-1")
    rows = opened.app.navigator.parts.end.evening.shown().rows
    assert {row.line for row in rows} <= set(texts)
    assert opened.faults() == []
    opened.click("save")
    assert opened.faults() == []


def test_after_the_first_game_of_an_evening_nothing_is_said_of_it(room: Any) -> None:
    opened = room(hours=[0, 24])
    assert not opened.has("view-evening")
    opened.click("save")
    assert not opened.has("copyText-evening")


def test_it_waits_until_everything_is_open(room: Any) -> None:
    opened = room(spoiler_free=True)
    opened.click("view-evening")
    assert Words("en").text("end.evening.shut") in opened.texts()
    assert not opened.has("award-1")
    opened.app.navigator.parts.end.openAll()
    opened.click("view-evening")
    assert opened.has("award-1")


def test_it_is_counted_by_other_rules_too(room: Any) -> None:
    opened = room()
    opened.click("view-evening")
    rows = opened.app.navigator.parts.end.evening.shown().rows
    with other_rules():
        again = EveningOnShelf(PastGame(opened.app.navigator.parts.end._journal, {}), opened.app.games.shelf, Path())
        names = [row.names for row in rows]
        assert [Words("en").names(list(one.names)) for one in awards(again.stories(), as_written)] == names


# Taken along


@pytest.mark.parametrize("chart", ["votes", "noses", "evening"])
def test_each_chart_is_copied_as_text_and_as_picture_by_a_click(room: Any, chart: str) -> None:
    opened = room()
    model, clipboard = opened.app.navigator.parts.end, QGuiApplication.clipboard()
    clipboard.clear()
    opened.click("save")
    opened.click(f"copyText-{chart}")
    text = clipboard.text()
    assert len(text.splitlines()) > 2
    assert "\t" in text
    assert Words("en").text("past.copied") in opened.texts()
    opened.click(f"copyPicture-{chart}")
    picture = clipboard.image()
    assert picture.width() == 1400
    # Not paper alone.
    colours = {picture.pixel(x, y) for x in range(60, 1340, 7) for y in range(60, picture.height() - 60, 5)}
    assert len(colours) > 20
    rows = {"votes": model.shown().ballots, "noses": model.shown().noses.rows, "evening": model.evening.shown().rows}
    assert picture.height() > 46 * len(rows[chart])


def test_a_group_that_joins_spellings_has_one_evening(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [0, 1.5], firsts=["Zoe", "Zoë"])
    GroupBook(tmp_path).merge("Zoe", "Zoë")
    found = evening.of(0)
    assert {found.called(story.players[0]) for story in found.stories()} == {"Zoë"}
