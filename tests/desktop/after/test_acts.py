"""A replay goes from act to act: laps with what was decided in them, at any speed, and to what one looks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.after.end.knew import knew
from desktop.after.end.page import page
from desktop.after.end.ring import ring
from desktop.after.end.view import View
from desktop.after.replay.replay import Replay
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from tests.desktop.after.ending import NAMES, RULESETS, End, journal

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_act_is_of_what_changes_nothing(ruleset: str) -> None:
    replay = Replay.of(journal(ruleset))
    steps = replay.steps
    fillers = {at for at, step in enumerate(steps) if step.ask and replay.story.rules.ask(step.ask.id).filler}
    assert fillers
    for act in replay.acts:
        assert not [at for at in act.steps if at in fillers and not steps[at].notices and not steps[at].deaths]
    told = {at for act in replay.acts for at in act.steps}
    assert told >= {at for at, step in enumerate(steps) if step.notices or step.deaths}
    assert len(replay.acts) < len(steps)


def test_a_lap_is_one_act_with_all_that_was_decided_in_it() -> None:
    replay = Replay.of(journal())
    shown = page(Words("en", "jinro_nine"), replay)
    dark = [at for at, act in enumerate(replay.acts) if replay.steps[act.last].phase == "night"]
    night = max(dark, key=lambda at: len(replay.acts[at].steps))
    asks = {ask.id for at in replay.acts[night].steps if (ask := replay.steps[at].ask) is not None}
    assert {"guard.protect", "werewolf.attack"} <= asks
    assert not any(id.startswith("decoy.") for id in asks)
    aimed = ring(View(Words("en", "jinro_nine"), replay), shown.acts[night].last).seats
    assert len([seat for seat in aimed if seat.has_pointed]) >= 2


def test_keys_and_buttons_go_from_act_to_act() -> None:
    opened = End(journal())
    acts = opened.model.replay.acts
    opened.shown.press(Qt.Key.Key_Home)
    for act in acts[1:4]:
        opened.shown.press(Qt.Key.Key_Right)
        assert opened.model.place == act.last
    longest = max(acts, key=lambda act: act.last - act.first)
    # Into the middle of one, as a chart leads there.
    opened.model.jump(longest.first)
    opened.shown.click("stepOn")
    assert opened.model.place == longest.last
    opened.shown.click("stepBack")
    assert opened.model.place == longest.first - 1
    opened.shown.close()


@pytest.mark.parametrize(("button", "kind"), [("nextDeath", "falls"), ("nextNight", "nights"), ("nextVote", "counts")])
def test_one_jumps_to_the_next_of_its_kind(button: str, kind: str) -> None:
    opened = End(journal())
    opened.model.jump(0)
    for at in getattr(opened.model.replay, kind):
        opened.shown.click(button)
        assert opened.model.place == at
    assert not opened.shown.item(button).isEnabled()
    opened.shown.close()


def test_a_vote_that_one_jumps_to_has_all_its_fingers() -> None:
    opened = End(journal())
    opened.model.jump(0)
    opened.shown.click("nextVote")
    first = opened.model.replay.story.ballots[0]
    table = ring(opened.model.view, opened.model.place)
    assert len([seat for seat in table.seats if seat.has_pointed]) == len(
        [name for name in first.named.values() if name]
    )
    opened.shown.close()


def test_the_speed_goes_round_from_half_to_eight() -> None:
    opened = End(journal())
    said = []
    for _ in range(5):
        said.append(opened.shown.item("speed").property("text"))
        opened.shown.click("speed")
    assert said == ["1×", "2×", "4×", "8×", "½×"]
    opened.shown.close()


# What did she know then


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_seat_knew_what_the_engine_had_told_it_by_then(ruleset: str) -> None:
    """Held against the game itself, stopped at that answer."""
    played = journal(ruleset)
    replay = Replay.of(played)
    view = View(Words("en", ruleset), replay)
    game = Game.replay(played)
    for name in (NAMES[0], NAMES[len(game.players) - 1]):
        heard = len(game.notices(name))
        said = [line for moment in knew(view, len(replay.steps) - 1, name).moments for line in moment.lines]
        own = [s for s in replay.steps if s.ask and s.ask.seat == name and view.teller.answered(s) is not None]
        assert len(said) == heard + len(own)
    early = knew(view, 0, NAMES[0])
    assert sum(len(moment.lines) for moment in early.moments) == len(
        [notice for notice in replay.steps[0].notices if notice.to is None or NAMES[0] in notice.to]
    )


def test_through_a_seats_eyes_only_its_own_turns_and_role_are_seen() -> None:
    opened = End(journal())
    view, replay = opened.model.view, opened.model.replay
    for at in range(len(replay.steps)):
        table = ring(view, at, NAMES[2])
        known = {seat.number for seat in replay.rings[at] if seat.is_known}
        assert {seat.number for seat in table.seats if seat.shown} <= {3, *known}
        step = replay.steps[at]
        if step.ask is not None and step.ask.secret:
            assert {seat.number for seat in table.seats if seat.has_pointed or seat.is_chosen} <= set(range(1, 10))
            assert all(seat.number == 3 for seat in table.seats if seat.has_pointed)
    opened.shown.close()


def test_a_tap_on_a_lantern_shows_what_it_knew_and_another_goes_back() -> None:
    opened = End(journal())
    opened.shown.click("then")
    opened.shown.click("seat-3")
    words = Words("en", "jinro_nine")
    assert words.text("end.knew", name=opened.model.view.call(NAMES[2])) in opened.shown.texts()
    opened.shown.press(Qt.Key.Key_Home)
    opened.shown.click("knewAll")
    assert not opened.shown.has("knew")
    opened.shown.close()


def test_what_is_shut_is_opened_first() -> None:
    opened = End(journal(), spoiler_free=True)
    opened.shown.click("then")
    opened.shown.click("seat-3")
    assert not opened.shown.has("knew")
    opened.shown.click("seat-3")
    assert opened.shown.has("knew")
    opened.shown.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_whole_in_every_language(language: str, scale: float) -> None:
    opened = End(journal("langrensha"), language, textScale=scale)
    opened.shown.click("then")
    opened.shown.click("seat-20")
    for at in (0, opened.last // 2, opened.last):
        opened.model.jump(at)
        assert opened.shown.faults() == []
    opened.shown.close()
