"""What is heard of a game: the same whatever anybody holds, and nothing of its own on a private page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.seats.seating import Seating
from desktop.sound.mixer import Mixer
from desktop.sound.player import NIGHT, NoDevice, Volumes
from desktop.sound.sounds import Sounds, volumes
from desktop.start.app import App, Start
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from rulesets.engine import Game
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.tables import TABLES
from tests.desktop.sound.hearing import Room, until
from tests.laws.games import Deal
from tests.laws.secrecy import swapped

pytestmark = pytest.mark.usefixtures("qapp")
STEPS = 150


def evening(deal: Deal) -> Iterator[tuple[tuple[Any, ...], list[tuple[float, str]]]]:
    """Step by step: what is known, and what has been heard so far."""
    room = Room(deal)
    for _ in range(STEPS):
        if room.game.ask is None:
            return
        yield room.known, list(room.ear.heard)
        room.step()


@pytest.mark.parametrize("id", TABLES)
def test_two_games_that_differ_in_secrets_alone_sound_alike(id: str) -> None:
    players, preset, options, one, other = TABLES[id]
    left, right = swapped(Deal(id, short(players), preset, options, 11), one, other)
    pairs = list(zip(evening(left), evening(right), strict=False))
    alike = next((step for step, (a, b) in enumerate(pairs) if a[0] != b[0]), len(pairs))
    assert alike > 20
    assert pairs[alike - 1][0][1] == pairs[alike - 1][1][1]
    assert {name for _, name in pairs[alike - 1][0][1]} >= {"knock"}


@pytest.mark.parametrize("id", TABLES)
def test_nothing_begins_on_a_private_page_and_the_night_goes_on_through_it(id: str) -> None:
    players, preset, options, _, _ = TABLES[id]
    room = Room(Deal(id, short(players), preset, options, 3))
    lit_nights = 0
    for _ in range(STEPS):
        if room.game.ask is None:
            break
        state, before = room.stage.shown.state, room.ear.is_night
        room.step()
        if state in ("lit", "spent") and room.stage.shown.state != "table":
            lit_nights += before
            assert room.ear.is_night == before
    heard = [name for _, name in room.ear.heard]
    assert not [name for name in heard if name.endswith("lit")]
    assert lit_nights > 0
    assert heard.index("night falls") < heard.index("night ends")


def nine() -> Deal:
    options = {"first_council_laps": 0, "council_laps": 0, "speech_seconds": 90, "ballots": "open"}
    return Deal("jinro_nine", short(9), "9A", options, 5)


def test_a_talk_says_its_last_minute_and_its_end() -> None:
    room = Room(nine())
    until(room, "talk")
    room.ear.heard.clear()
    began = room.now
    room.wait(95.0)
    assert [(round(when - began), name) for when, name in room.ear.heard] == [(30, "clapper"), (90, "bell")]
    room.stage.nextSpeaker()
    room.stage.pause()
    room.ear.heard.clear()
    room.wait(95.0)
    assert room.ear.heard == []


def test_every_hand_over_has_its_knock_and_every_moment_its_sound() -> None:
    room = Room(nine())
    assert room.ear.heard == [(0.0, "night falls")]
    # How the lantern goes round is said first; then come two covers, a turn's least time apart.
    room.step()
    room.step()
    room.step()
    room.wait(7.0)
    first, second = [when for when, name in room.ear.heard if name == "knock"]
    assert second - first == pytest.approx(1.5 + Pace().deal, abs=0.3)
    until(room, "ballot")
    room.ear.heard.clear()
    for _ in range(100):
        room.step()
        if room.game.day == 2:
            break
    heard = [name for _, name in room.ear.heard]
    # Two ballots, the second after a tie: three, two, one, point.
    assert heard.count("clapper") == 2 * 4
    assert heard[heard.index("night falls") - 1 :][:3] == ["bell", "night falls", "knock"]


@pytest.mark.parametrize("fallen", [(9,), ()])
def test_a_light_that_goes_out_is_heard_once(fallen: tuple[int, ...]) -> None:
    page = played.moment_alone("en", "verdict")
    shown = Shown(
        replace(page, moments=(replace(page.moments[0], seats=fallen),)), {}, (640, 360), {"reducedMotion": True}
    )
    shown.picture()
    shown.freeze(0.5)
    shown.freeze(1.0)
    done = [call for call in shown.stage.done if call[0] == "breathe"]
    assert done == [("breathe",)] * len(fallen)
    shown.close()


def test_who_is_not_followed_is_not_heard() -> None:
    room, other = Room(nine()), Room(nine())
    room.sounds.follow(other.stage)
    room.ear.heard.clear()
    room.step()
    room.stage.sounded.emit("bell")
    assert room.ear.heard == []
    room.sounds.leave()
    assert room.ear.heard == [(room.now, "night ends")]


def test_volumes_follow_the_settings() -> None:
    assert volumes(Settings()) == Volumes(0.7, 1.0, 1.0, 0.5)
    assert volumes(Settings(sound=False)).of("knock") == 0.0
    assert volumes(Settings(volume=1.0, volume_night=0.3)).of(NIGHT) == 0.3


class Silence:
    def close(self) -> None:
        return


def test_home_opens_no_device_and_a_game_does(tmp_path: Path) -> None:
    opened: list[Mixer] = []

    def open_device(mixer: Mixer) -> Silence:
        opened.append(mixer)
        return Silence()

    app = App(Start(tmp_path, language="en", device=open_device))
    app.navigator.home()
    app.preferences.change(volume=0.5)
    assert "sounds" not in vars(app.navigator.parts)
    game = Game.new("jinro_nine", short(9), seed=5)
    app.games.play(app.games.shelf.begin(game, Seating.plain("jinro_nine", "en", short(9)).written))
    opening = app.navigator.parts.sounds.player._opening
    assert opening is not None
    opening.join()
    assert len(opened) == 1
    app.preferences.change(sound=False)
    assert app.navigator.parts.sounds.player._volumes.every == 0.0
    nights = []
    # Who reads the rules by night must not be heard to.
    for screen in ("rulebook", "play", "home"):
        app.navigator.go(screen)
        nights.append(app.navigator.parts.sounds.player._is_night)
    assert nights == [True, True, False]
    app.games.leave()


def test_a_dwell_that_is_set_holds_in_the_game_that_is_on(tmp_path: Path) -> None:
    app = App(Start(tmp_path, fast=True, language="en"))
    game = Game.new("jinro_nine", short(9), seed=5)
    app.games.play(app.games.shelf.begin(game, Seating.plain("jinro_nine", "en", short(9)).written))
    stage = app.navigator.stage
    assert stage is not None
    app.preferences.change(dwell_night=4.0, hold=1.5)
    assert stage.session.pace == app.preferences.settings.pace == Pace(6.0, 4.0, 20.0)
    assert stage.session.machine.timing.hold == 1.5
    app.games.leave()


def test_a_kind_of_sound_is_tried_out_and_where_nothing_sounds_that_is_known() -> None:
    asked: list[bool] = []

    def nothing(_: Mixer) -> Silence:
        raise NoDevice

    sounds = Sounds(Settings(), nothing)
    sounds.looked.connect(lambda: asked.append(sounds.has_device))
    sounds.try_out("volume")
    assert sounds.player._opening is not None
    sounds.player._opening.join()
    sounds.looked.emit()
    assert asked[-1] is False
    sounds.try_out(NIGHT)
    nights = [sounds.player._is_night]
    sounds._trial.stop()
    sounds._trial.timeout.emit()
    assert [*nights, sounds.player._is_night] == [True, False]
    sounds.close()
