"""The table as it was at a step, and what stays shut until somebody asks for it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from desktop.after.end.page import page
from desktop.after.end.ring import RingThen, ring
from desktop.after.end.view import View
from desktop.after.replay.replay import Replay
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.after.ending import NAMES, RULESETS, End, journal
from tests.laws.games import led_deals, played

pytestmark = pytest.mark.usefixtures("qapp")
SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_step_of_any_game_shows_on_the_end_screen(ruleset: str) -> None:
    @settings(max_examples=8, suppress_health_check=SLOW)
    @given(led_deals(ruleset), st.sampled_from(LANGUAGES), st.booleans(), st.data())
    def any_game(deal: Any, language: str, is_shut: bool, data: st.DataObject) -> None:
        game = played(deal)
        replay = Replay.of(game.journal)
        shut = data.draw(st.sets(st.sampled_from(game.players))) if is_shut else set()
        view = View(Words(language, ruleset), replay, frozenset(shut))
        shown = page(view.words, replay, shut)
        assert len(shown.steps) == len(replay.steps)
        assert all(step.text and step.lines for step in shown.steps)
        for at, step in enumerate(replay.steps):
            table = ring(view, at)
            assert [seat.state == "living" for seat in table.seats] == [name in step.alive for name in game.players]
            for seat in table.seats:
                assert seat.points_at == 0 or table.seats[seat.points_at - 1].number == seat.points_at
                assert (seat.number in table.shut) == (seat.name in shut)
                assert seat.described
        assert all(act.text and act.lines for act in shown.acts)
        assert [act.first for act in shown.acts] == [0, *(act.last + 1 for act in shown.acts[:-1])]
        assert shown.acts[-1].last == len(replay.steps) - 1

    any_game()


def acting(opened: End, **wanted: Any) -> int:
    """The step of an answer like this."""
    for at, step in enumerate(opened.model.replay.steps):
        if step.ask and step.ask.seat and step.answer and all(getattr(step.ask, k) == v for k, v in wanted.items()):
            return at
    raise AssertionError(f"nobody answered {wanted}")


def then(opened: End) -> RingThen:
    return ring(opened.model.view, opened.model.place)


def test_the_table_then_shows_who_acts_and_at_whom() -> None:
    opened = End(journal())
    opened.shown.click("then")
    at = acting(opened, id="guard.protect")
    opened.model.jump(at)
    step, table = opened.model.replay.steps[at], then(opened)
    assert step.ask
    actor = table.seats[table.actor - 1]
    assert actor.name == step.ask.seat
    assert table.seats[actor.points_at - 1].name == step.answer
    assert len([seat for seat in table.seats if seat.has_pointed]) == 1
    assert opened.shown.item(f"seat-{actor.number}").property("speaks")
    opened.shown.close()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_a_lap_in_which_one_decided_that_one_acts_though_others_came_after(ruleset: str) -> None:
    view = View(Words("en", ruleset), Replay.of(journal(ruleset)))
    alone = [act for act in view.replay.acts if len(act.steps) == 1 and act.steps[0] < act.last]
    for act in alone:
        ask = view.replay.steps[act.steps[0]].ask
        assert ring(view, act.last).actor == (view.numbers[ask.seat] if ask and ask.seat else 0)
    assert alone or ruleset != "langrensha"


def test_of_a_vote_all_fingers_that_are_up_show() -> None:
    opened = End(journal())
    ballot = opened.model.replay.story.ballots[0]
    for voters, at in enumerate(sorted(ballot.cast.values()), 1):
        opened.model.jump(at)
        assert len([seat for seat in then(opened).seats if seat.has_pointed]) <= voters
    named = [name for name in ballot.named.values() if name]
    assert len([seat for seat in then(opened).seats if seat.has_pointed]) == len(named)
    opened.shown.close()


def test_to_the_table_and_back_by_keys_and_the_arrows_go_on() -> None:
    opened = End(journal())
    opened.shown.walk_to("then")
    opened.shown.press(Qt.Key.Key_Return)
    assert opened.shown.has("seat-1")
    opened.shown.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert opened.model.place == opened.acts[-3].last
    opened.shown.walk_to("who")
    opened.shown.press(Qt.Key.Key_Return)
    assert opened.shown.has("view-votes")
    opened.shown.press(Qt.Key.Key_Home)
    assert opened.model.place == 0
    opened.shown.close()


def test_playing_shows_the_table() -> None:
    opened = End(journal())
    opened.shown.click("play")
    assert opened.shown.has("seat-1")
    opened.shown.close()


def test_a_finger_on_the_track_takes_the_lantern_along() -> None:
    opened = End(journal())
    touch = QTest.createTouchDevice()
    track = opened.shown.item("track")
    for share in (0.0, 0.5):
        place = track.mapToScene(QPointF(max(1.0, share * track.width()), track.height() / 2)).toPoint()
        QTest.touchEvent(opened.shown.window, touch).press(0, place)
        QTest.touchEvent(opened.shown.window, touch).release(0, place)
        QTest.qWait(0)
        at = opened.model.shown().steps[opened.model.place].at
        assert abs(at - share) < 0.05
    opened.shown.close()


# What stays shut


def secrets_of(opened: End) -> list[str]:
    """Every role's name in the words of the rows."""
    words, story = opened.model.words, opened.model.replay.story
    return [words.text(f"role.{role}.name") for roles in story.roles.values() for role in roles]


def test_roles_stay_shut_until_one_is_asked_for() -> None:
    opened = End(journal(), spoiler_free=True)
    assert not set(secrets_of(opened)) & set(" · ".join(opened.shown.texts()).split(" · "))
    assert opened.shown.names() >= {f"who-{number}" for number in range(1, 10)}
    opened.shown.click("who-3")
    rows = opened.model.shown().rows
    assert [row.number for row in rows if not row.is_shut] == [3]
    role = opened.model.replay.story.roles[NAMES[2]][-1]
    assert rows[2].line.startswith(opened.model.words.text(f"role.{role}.name"))
    opened.shown.close()


def test_a_seat_can_be_asked_by_keys_and_at_the_table() -> None:
    opened = End(journal(), spoiler_free=True)
    opened.shown.walk_to("who-1")
    opened.shown.press(Qt.Key.Key_Space)
    opened.shown.click("then")
    opened.shown.click("seat-2")
    assert [seat.number for seat in then(opened).seats if seat.shown] == [1, 2]
    opened.shown.close()


def test_show_all_opens_everything_for_this_game() -> None:
    opened = End(journal(), spoiler_free=True)
    opened.shown.click("view-highlights")
    assert not opened.shown.has("highlight-1")
    opened.shown.click("openAll")
    shown = opened.model.shown()
    assert not shown.is_shut
    assert not opened.shown.has("openAll")
    assert opened.shown.has("highlight-1") == bool(shown.highlights)
    assert shown == End(journal()).model.shown()
    assert opened.app.preferences.settings.spoiler_free
    opened.shown.close()


def test_the_switch_holds_for_the_next_end_too() -> None:
    opened = End(journal())
    opened.shown.click("keepShut")
    assert opened.app.preferences.settings.spoiler_free
    assert opened.model.shown().is_shut
    opened.app.file.refuses = True
    opened.shown.click("keepShut")
    assert not opened.model.shown().is_shut
    opened.shown.click("dismissTrouble")
    assert not opened.shown.has("trouble")
    opened.shown.close()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_only_some_knew_is_told_while_all_is_shut(ruleset: str) -> None:
    replay = Replay.of(journal(ruleset))
    words = Words("en", ruleset)
    shut = page(words, replay, replay.story.players)
    whole = page(words, replay)
    secret = {line.text for step in whole.steps for line in step.lines if line.is_secret}
    public = {line.text for step in whole.steps for line in step.lines if not line.is_secret}
    told = {line.text for step in shut.steps for line in step.lines}
    assert told & secret <= public
    assert told >= public
    assert shut.highlights == ()
    assert not [row for row in shut.rows if row.won or row.hand]


def with_an_idiot_shown() -> tuple[Game, str]:
    """Voted out, he has shown himself."""
    for seed in range(60):
        game = Game.new("langrensha", NAMES[:12], seed=seed, preset="idiot_12")
        play_out(game, RandomBot(seed))
        for notice in game.notices():
            if notice.id == "idiot.revealed":
                return game, notice.params["seat"]
    raise AssertionError("no idiot was voted out")


def test_a_role_that_the_table_was_shown_stays_open() -> None:
    game, idiot = with_an_idiot_shown()
    rows = page(Words("en", "langrensha"), Replay.of(game.journal), game.players).rows
    assert [row.number for row in rows if row.motif != "signs/lock"] == [NAMES.index(idiot) + 1]


# The hands of a card game


def test_what_everybody_held_in_the_end_is_shown() -> None:
    replay = Replay.of(journal("witch_trial", 3))
    words = Words("en", "witch_trial")
    rows = page(words, replay).rows
    hands = replay.story.hands
    assert any(hands.values())
    for name, row in zip(replay.story.players, rows, strict=True):
        assert [card.motif for card in row.hand] == [f"cards/{card}" for card in hands.get(name, [])]
        assert all(card.name in row.held for card in row.hand)


def test_games_without_cards_have_no_hands() -> None:
    assert not [row for row in page(Words("en", "jinro_nine"), Replay.of(journal())).rows if row.hand or row.held]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [6, 12])
def test_the_table_then_is_whole(language: str, players: int) -> None:
    opened = End(journal("witch_trial", 3, players), language, spoiler_free=True)
    opened.shown.click("who-1")
    assert opened.shown.faults() == []
    opened.shown.click("then")
    for at in (0, opened.last // 2, opened.last):
        opened.model.jump(at)
        assert opened.shown.faults() == []
    opened.shown.close()


def test_a_table_of_twenty_with_the_largest_text_is_whole() -> None:
    opened = End(journal("langrensha"), "en", textScale=2.0, highContrast=True)
    opened.shown.click("then")
    opened.model.jump(opened.last // 2)
    assert opened.shown.faults() == []
    opened.shown.close()
