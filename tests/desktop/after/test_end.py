"""The end: the story that is told, and the screen that tells it, by real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

from desktop.after.end.page import page
from desktop.after.replay.replay import Replay
from desktop.records.story import told
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.after.ending import NAMES, RULESETS, End, journal

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def end() -> Iterator[End]:
    opened = End(journal())
    yield opened
    opened.shown.close()


# The story


@settings(max_examples=40)
@given(ruleset=st.sampled_from(RULESETS), seed=st.integers(0, 10_000), silent=st.booleans())
def test_the_story_of_any_game_is_the_game(ruleset: str, seed: int, silent: bool) -> None:
    rules = next(rules for rules in catalogue() if rules.id == ruleset)
    game = Game.new(ruleset, NAMES[: rules.players[seed % len(rules.players)]], seed=seed)
    bot = RandomBot(seed)
    while game.ask is not None:
        if silent and len(game.journal["answers"]) % 7 == 3:
            game.no_reply()
        else:
            game.answer(bot.answer(game.ask))
    story = told(game.journal)
    assert story.result == game.result
    assert tuple(death for step in story.steps for death in step.deaths) == game.deaths
    assert {name: roles[-1] for name, roles in story.roles.items()} == game.roles
    shown = page(Words("en", ruleset), Replay(story))
    places = [step.at for step in shown.steps]
    assert places == sorted(places)
    assert all(0 < place < 1 for place in places)
    assert all(step.text and "—" not in step.text for step in shown.steps)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_notice_is_told_once(ruleset: str) -> None:
    story = told(journal(ruleset))
    notices = [id(notice) for step in story.steps for notice in step.notices]
    game = Game.replay(journal(ruleset))
    everything = {id(notice) for viewer in (*story.players, None) for notice in game.notices(viewer)}
    assert len(notices) == len(set(notices)) == len(everything)


def test_the_matrix_is_what_everybody_answered() -> None:
    shown = page(Words("en", "jinro_nine"), Replay.of(journal()))
    cast = [entry for entry in journal()["answers"] if entry["ask"].startswith("vote.")]
    points = [row.at for matrix in shown.ballots for row in matrix.rows if not row.is_out]
    assert len([place for place in points if place]) == len([entry for entry in cast if entry.get("answer")])
    for matrix in shown.ballots:
        for count in matrix.counts:
            assert count.n == len([row for row in matrix.rows if row.at == count.number])
            assert count.is_named == (count.number == matrix.named)


def test_who_was_executed_is_framed_in_that_votes_matrix() -> None:
    story = told(journal())
    executed = {NAMES.index(death.name) + 1 for death in story.deaths if death.cause == "execution"}
    framed = {matrix.named for matrix in page(Words("en", "jinro_nine"), Replay(story)).ballots if matrix.named}
    assert framed == executed


def test_a_role_that_changed_is_told_with_both() -> None:
    game = Game.new("witch_trial", NAMES[:7], seed=3)
    play_out(game, RandomBot(3))
    story = told(game.journal)
    changed = [name for name, roles in story.roles.items() if len(roles) > 1]
    rows = {row.number: row.line for row in page(Words("en", "witch_trial"), Replay(story)).rows}
    assert all("then" in rows[NAMES.index(name) + 1] for name in changed)


# The screen


def test_it_stands_at_the_end_and_keys_go_through_it(end: End) -> None:
    assert end.model.place == end.last
    end.shown.press(Qt.Key.Key_Home)
    assert end.model.place == 0
    assert end.sentence.startswith("Deal")
    end.shown.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert end.model.place == end.acts[1].last
    end.shown.press(Qt.Key.Key_End, Qt.Key.Key_Right)
    assert end.model.place == end.last


def test_every_act_has_a_sentence(end: End) -> None:
    end.shown.press(Qt.Key.Key_Home)
    said = set()
    for _ in end.acts[1:]:
        end.shown.press(Qt.Key.Key_Right)
        said.add(end.sentence)
    assert "" not in said
    assert len(said) > len(end.acts) / 2


def test_the_buttons_step_and_play_to_the_end(end: End, qtbot: Any) -> None:
    end.shown.click("stepBack")
    assert end.model.place == end.acts[-2].last
    end.shown.click("stepOn")
    assert end.model.place == end.last
    assert not end.shown.item("stepOn").isEnabled()
    end.shown.click("play")
    qtbot.waitUntil(lambda: 0 < end.model.place < end.last)
    qtbot.waitUntil(lambda: end.model.place == end.last)


def test_the_lantern_follows_the_finger(end: End) -> None:
    track = end.shown.item("track")
    end.shown.drag("track", track.mapToScene(QPointF(1, track.height() / 2)))
    assert end.model.place == 0


def test_the_dead_are_dark_only_from_their_death_on(end: End) -> None:
    rows = end.model.shown().rows
    fell = next(row.fell for row in rows if row.fell > 0)
    end.model.jump(fell - 1)
    alive_before = [row for row in rows if row.fell < 0 or row.fell > end.model.place]
    end.model.jump(fell)
    assert len([row for row in rows if row.fell < 0 or row.fell > end.model.place]) < len(alive_before)


def test_the_sheet_shows_votes_deaths_and_everything_that_was_said(end: End) -> None:
    end.shown.click("view-deaths")
    first = end.model.replay.story.deaths[0]
    assert any(first.name in text for text in end.shown.texts())
    end.shown.click("view-log")
    end.shown.press(Qt.Key.Key_Home)
    end.shown.walk_to("log")
    end.shown.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert end.model.place == end.acts[1].last
    assert any("Your role" in text or "You are" in text for text in end.shown.texts())


def test_every_vote_has_a_tab_and_the_lantern_goes_to_its_count(end: End) -> None:
    ballots = end.model.shown().ballots
    for number, ballot in enumerate(ballots, 1):
        end.shown.click(f"vote-{number}")
        assert end.model.place == ballot.counted
        assert [item.objectName() for item in end.shown.items() if item.property("kind") == "red"][1:] == [
            f"vote-{number}"
        ]


def test_fingers_go_up_one_by_one_as_the_lantern_passes(end: End) -> None:
    """A hand stands where its row points, from the step at which it did."""
    ballot = end.model.shown().ballots[-1]
    for at in range(ballot.begun, ballot.counted + 1):
        end.model.jump(at)
        assert len(end.shown.all("hand")) == len([row for row in ballot.rows if row.at and row.cast <= at])


def test_many_votes_are_gone_through_one_by_one() -> None:
    opened = End(journal("langrensha"))
    assert len(opened.model.shown().ballots) > 6
    assert not opened.shown.item("voteOn").isEnabled()
    opened.shown.click("voteBack")
    assert opened.shown.item("voteOn").isEnabled()
    opened.shown.close()


def test_the_same_table_again_is_one_tap(end: End) -> None:
    end.shown.press(Qt.Key.Key_Return)
    end.shown.click("again")
    end.shown.click("home")
    assert end.app.asked[-2:] == ["again", "home"]
    assert not end.shown.has("shelf")


def test_home_leads_home_from_the_shelf_and_beside_it_stands_the_way_back() -> None:
    opened = End(journal(), is_from_shelf=True)
    opened.shown.click("home")
    opened.shown.click("shelf")
    opened.shown.press(Qt.Key.Key_Escape)
    assert opened.app.asked == ["home", "leave", "leave"]
    assert opened.shown.faults() == []
    opened.shown.close()


def test_whoever_can_not_see_the_scrubber_is_told_where_it_stands(end: End) -> None:
    track = QAccessible.queryAccessibleInterface(end.shown.item("track"))
    value = track.valueInterface()
    assert value is not None
    acts = end.model.shown().acts
    assert (value.minimumValue(), value.maximumValue(), value.currentValue()) == (1, len(acts), len(acts))
    end.model.show_act(3)
    assert value.currentValue() == 4
    value.setCurrentValue(2)
    assert end.model.place == acts[1].last
    end.model.step(1)
    assert value.currentValue() == 3
    assert track.text(QAccessible.Text.Description) == f"{acts[2].when} · {acts[2].text}"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_end_is_whole_in_every_language(ruleset: str) -> None:
    opened = End(journal(ruleset))
    for view in ("votes", "deaths", "log"):
        opened.shown.click(f"view-{view}")
        for language in LANGUAGES:
            opened.app.speak(language)
            opened.shown.window.grabWindow()
            assert list(opened.shown.unsaid()) == []
        assert opened.shown.faults() == []
    opened.shown.close()


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1280, 1024)])
def test_the_end_is_whole_at_every_size(size: tuple[int, int]) -> None:
    opened = End(journal("langrensha"), "ja", size)
    assert opened.shown.faults() == []
    opened.shown.close()


def test_the_end_is_whole_with_the_largest_text() -> None:
    opened = End(journal(), "en", textScale=2.0, highContrast=True)
    assert opened.shown.faults() == []
    opened.shown.close()
