"""What is said at a table: all that it is told and nothing else, and whoever waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from desktop.keep.settings import Settings
from desktop.seats.seating import Seating
from desktop.table.pages.pages import CoverPage, LitPage, TablePage
from desktop.table.privacy.machine import State
from desktop.voice.announcement import Host
from desktop.voice.speech import LANGUAGE, NONE
from desktop.voice.voice import Voice, VoiceFound
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.tables import TABLES
from tests.desktop.sound.hearing import Room
from tests.desktop.sound.hearing import until as play_until
from tests.desktop.voice.listening import ON, Listened, Mouth, drain, until, until_saying
from tests.laws.games import Deal
from tests.laws.secrecy import swapped

pytestmark = pytest.mark.usefixtures("qapp")
STEPS = 150


def dealt(id: str, seed: int) -> Deal:
    players, preset, options, _, _ = TABLES[id]
    return Deal(id, short(players), preset, options, seed)


def nine(**options: Any) -> Deal:
    chosen = {"first_council_laps": 0, "council_laps": 0, "speech_seconds": 90, "ballots": "open", **options}
    return Deal("jinro_nine", short(9), "9A", chosen, 5)


def evening(deal: Deal) -> Iterator[tuple[tuple[Any, ...], list[str]]]:
    """Step by step: what is known, and what has been said so far."""
    room = Listened(deal)
    for _ in range(STEPS):
        if room.game.ask is None:
            return
        yield room.known, list(room.said)
        room.step()


# Nothing private


@pytest.mark.parametrize("id", TABLES)
def test_two_games_that_differ_in_secrets_alone_are_told_alike(id: str) -> None:
    _, _, _, one, other = TABLES[id]
    left, right = swapped(dealt(id, 11), one, other)
    pairs = list(zip(evening(left), evening(right), strict=False))
    alike = next((step for step, (a, b) in enumerate(pairs) if a[0] != b[0]), len(pairs))
    assert alike > 20
    said = pairs[alike - 1][0][1]
    assert said == pairs[alike - 1][1][1]
    assert len(said) > 10


@pytest.mark.parametrize("seed", [3, 8])
@pytest.mark.parametrize("id", TABLES)
def test_everything_said_stands_on_a_page_that_everybody_sees_and_nothing_is_said_over_a_lit_one(
    id: str, seed: int
) -> None:
    room = Listened(dealt(id, seed))
    public: set[str] = set()
    lit = 0
    for _ in range(STEPS):
        page = room.stage.shown
        if isinstance(page, TablePage | CoverPage):
            public |= readable(room.stage.seating, page)
        before = len(room.said)
        if isinstance(page, LitPage):
            assert not room.mouth.is_saying
            lit += 1
        if room.game.ask is None:
            break
        room.step()
        new = room.said[before:]
        now = room.stage.shown
        if isinstance(now, TablePage | CoverPage):
            public |= readable(room.stage.seating, now)
        assert set(new) <= public, set(new) - public
        if isinstance(now, LitPage):
            assert new == []
    assert lit > 10
    assert len(room.said) > 20


def readable(seating: Seating, page: TablePage | CoverPage) -> set[str]:
    """All that can be said of a page, by the very texts that stand on it."""
    host = Host(seating)
    if isinstance(page, CoverPage):
        texts: list[str] = [page.when, page.why, page.decided]
        goes = host.cover(replace(page, when="", why="", decided=""), "").lines
        return {*host._said(texts).lines, *goes}
    step = page.step
    turns = [line for number in step.order for line in host.speaks(number).lines]
    texts = [step.title, step.hint, *step.lines, *page.decided]
    for moment in page.moments:
        texts += [moment.heading, moment.title, *moment.line.split("\n")]
    words = [seating.words.text(id) for id in ("board.three", "board.two", "board.one", "board.point", "table.time_up")]
    return {*host._said([*texts, *words]).lines, *turns}


# All that is public


def test_a_night_falls_and_the_lantern_goes_to_one_after_the_other_by_name() -> None:
    room = Listened(nine())
    assert room.said[0] == room.stage.seating.words.text("table.lap")
    for _ in range(6):
        room.step()
    handed = [text for text in room.said if text.startswith("The lantern goes to number")]
    assert handed == ["The lantern goes to number 1 P1.", "The lantern goes to number 2 P2."]
    # What goes round is said once.
    assert len(room.said) == len(set(room.said))


def test_a_dawn_a_vote_and_a_verdict_are_told_once() -> None:
    room = Listened(nine())
    play_until(room, "ballot")
    while room.game.day < 2:
        room.step()
    play_until(room, "talk")
    said = room.said
    words = room.stage.seating.words
    assert words.text("night.falls") in said
    assert words.text("night.falls.line") in said
    assert len([text for text in said if "will be executed" in text]) == 1
    news = [text for text in said if "found dead" in text or "Nobody died" in text]
    assert len(news) == len(set(news)) > 0
    told = [line for line in said if "vote" in line and "number" in line]
    assert told
    assert len(told) == len(set(told))


def test_what_is_told_is_told_in_the_tables_language() -> None:
    room = Listened(nine())
    stage = room.stage
    room.voice.leave()
    stage.session.seating = Seating.plain("jinro_nine", "ja", room.deal.players)
    stage.tick()
    room.voice.follow(stage)
    room.listen()
    room.stage.momentsSeen()
    room.listen()
    assert room.mouth.language == "ja"
    assert room.said[-1] == "灯籠を、1番のP1へ。"


def test_a_countdown_is_counted_and_the_end_of_a_talk_is_called() -> None:
    room = Listened(nine())
    play_until(room, "talk")
    room.wait(95.0)
    room.listen()
    assert room.said[-1] == room.stage.seating.words.text("table.time_up")
    play_until(room, "ballot")
    before = len(room.said)
    room.stage.countDown()
    for _ in range(8):
        room.wait(0.5)
        room.listen()
    assert room.said[before:] == ["3", "2", "1", "Point"]


def test_who_speaks_next_is_called() -> None:
    room = Listened(nine(first_council_laps=1))
    play_until(room, "talk")
    number = room.stage.live.speaking
    assert room.said[-1] == f"It is your turn to speak, number {number} P{number}."
    room.stage.nextSpeaker()
    room.listen()
    assert room.said[-1] == f"It is your turn to speak, number {room.stage.live.speaking} P{room.stage.live.speaking}."
    assert room.stage.live.speaking != number


# What waits, and what stops it


def test_a_moment_that_is_tapped_away_is_not_told_to_its_end() -> None:
    room = Listened(nine(), at_once=False)
    until_saying(room)
    assert room.stage.live.voiced
    assert room.mouth.is_saying
    room.stage.momentsSeen()
    until_saying(room)
    assert room.mouth.done_with == []
    assert room.said[1:] != room.said[:1]


def test_a_talks_clock_waits_until_it_has_been_told_what_it_is() -> None:
    room = Listened(nine())
    play_until(room, "ballot")
    while not (isinstance(room.stage.shown, TablePage) and room.stage.shown.step.kind == "talk"):
        room._at_once = room.mouth._at_once = False
        drain(room)
        Room.step(room)
    until_saying(room)
    assert room.stage.live.voiced
    before = room.stage.live.clock
    room.wait(20.0)
    assert room.stage.live.clock == before
    drain(room)
    room.wait(20.0)
    assert room.stage.live.clock == before - 20


def test_a_pause_of_the_talk_is_one_of_the_voice() -> None:
    room = Listened(nine(), at_once=False)
    while not (isinstance(room.stage.shown, TablePage) and room.stage.shown.step.kind == "talk"):
        drain(room)
        Room.step(room)
    until_saying(room)
    room.stage.pause()
    assert room.mouth.is_paused
    room.stage.pause()
    assert not room.mouth.is_paused


def test_a_lit_page_cuts_it_off() -> None:
    room = Listened(nine(), at_once=False)
    room.stage.momentsSeen()
    until_saying(room)
    assert room.stage.shown.state == "cover"
    room.wait(0.5)
    room.stage.hold()
    room.wait(1.0)
    assert room.stage.session.state is State.LIT
    assert not room.mouth.is_saying
    room.stage.breakPrivacy()
    room.listen()
    # He has been called once.
    assert len([text for text in room.said if "number 1 P1" in text]) <= 1


# Whose voice

TWO = ("Samantha", "Fred")


class Lone:
    """A voice that follows no table, and whoever speaks for it."""

    def __init__(self, settings: Settings) -> None:
        self.mouths: list[Mouth] = []
        self.voice = Voice(settings, lambda: "en", self._open)
        self.voice.find()

    def _open(self) -> Mouth:
        self.mouths.append(Mouth(voices=TWO))
        return self.mouths[-1]


def test_the_voice_that_was_chosen_for_the_tables_language_speaks_and_another_at_once() -> None:
    lone = Lone(ON._replace(voices={"en": "Fred", "ja": "Otoya"}))
    (mouth,) = lone.mouths
    assert (mouth.called, mouth.said) == ("Fred", [])
    assert lone.voice.found == VoiceFound("Fred", TWO, language="en")
    lone.voice.change(ON._replace(voices={"en": "Samantha"}))
    lone.voice.try_out("Night falls")
    until(lambda: mouth.said == ["Night falls"])
    assert (mouth.called, lone.voice.found.name, len(lone.mouths)) == ("Samantha", "Samantha", 1)
    lone.voice.close()


def test_what_was_chosen_for_another_language_is_nothing_to_this_one() -> None:
    lone = Lone(ON._replace(voices={"ja": "Otoya"}))
    (mouth,) = lone.mouths
    assert mouth.called == "Samantha"
    lone.voice.change(ON._replace(voices={"ja": "Kyoko"}))
    assert (mouth.called, lone.voice.found.name) == ("Samantha", "Samantha")
    lone.voice.close()


def test_off_no_voices_are_listed() -> None:
    assert Lone(Settings()).mouths == []


# On and off


@pytest.mark.parametrize("settings", [Settings(), Settings(voice=True, sound=False), Settings(voice=True, volume=0.0)])
def test_off_nothing_is_looked_for(settings: Settings) -> None:
    room = Listened(nine(), settings)
    for _ in range(8):
        room.step()
    assert room.mouths == []


def test_switched_off_it_stops_and_on_again_it_goes_on_with_what_comes_next() -> None:
    room = Listened(nine(), at_once=False)
    until_saying(room)
    room.voice.change(Settings())
    assert not room.mouth.is_saying
    room.stage.momentsSeen()
    assert len(room.said) == 1
    room.voice.change(ON)
    assert len(room.said) == 1
    room.stage.breakPrivacy()
    room.step()
    room.voice.change(ON._replace(volume=0.5, volume_voice=0.5))
    assert room.mouth.volume == 0.25


def test_where_no_voice_speaks_the_language_that_is_known_and_all_else_goes_on() -> None:
    for lacks in (LANGUAGE, NONE):
        room = Listened(nine(), Settings())
        opened: list[Mouth] = []

        def open_one(lacks: str = lacks, opened: list[Mouth] = opened) -> Mouth:
            opened.append(Mouth(lacks))
            return opened[-1]

        room.voice._opener = open_one
        room.voice.change(ON)
        for _ in range(6):
            room.step()
        assert room.voice.found == VoiceFound(lacks=lacks, language="en")
        assert len(opened) == 1
        assert opened[0].is_closed
        room.voice.try_out("Night falls")
        assert len(opened) == 2
        assert not room.stage.live.voiced


def test_who_is_left_is_not_told_any_more_and_what_was_told_is_not_told_again() -> None:
    room = Listened(nine())
    room.step()
    before = list(room.said)
    room.voice.leave()
    room.voice.follow(room.stage)
    room.listen()
    assert room.said == before
    room.voice.leave()
    room.step()
    room.step()
    assert room.said == before
    room.voice.close()
    assert room.mouth.is_closed
