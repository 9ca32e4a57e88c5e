"""The second screen's page: public facts alone, the same from a turn's cover to its end, and never before the table."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from desktop.keep.pace import Pace
from desktop.keep.preferences import Preferences
from desktop.table.pages.chronicle import chronicle
from desktop.table.pages.pages import PublicPage
from desktop.table.pages.table import public_page
from desktop.table.privacy.machine import State
from desktop.table.second.model import SecondScreen
from desktop.table.second.page import SecondPage, WaitingPage, second_page
from desktop.table.session.session import Session
from desktop.widgets.kinds import fields_of
from desktop.widgets.looks import Looks
from rulesets.engine import Ask, ruleset
from tests.desktop.around import HeldSettings
from tests.desktop.room import Room
from tests.desktop.sitting import Sitting
from tests.laws.games import RULESETS, Deal, seats
from tests.laws.secrecy import plan, swapped

pytestmark = pytest.mark.usefixtures("qapp")
# By then every ruleset has had a night.
STEPS = 120


class Breach(AssertionError):
    """The wall tells two games apart that nobody round the table could."""


def compare(deal: Deal, one: str, other: str) -> int:
    """Two games in which two seats have exchanged their cards, up to the first public difference: how many pages."""
    sittings = [Sitting(each.game(), "en", Pace(1.0, 2.0, 3.0)) for each in swapped(deal, one, other)]
    left, right = sittings
    for step in range(STEPS):
        if left.game.notices() != right.game.notices() or _openly(left) != _openly(right):
            return step
        if left.session.state is not State.SPENT:
            pages = [second_page(sitting.session) for sitting in sittings]
            if pages[0] != pages[1]:
                raise Breach(f"{pages[0]} and {pages[1]}")
        for sitting in sittings:
            sitting.step(_planned(deal, sitting))
    return STEPS


def _openly(sitting: Sitting) -> Any:
    """An ask that everybody sees; of a game that is over, all is open."""
    ask = sitting.session.ask
    return sitting if ask is None else None if ask.secret else ask


def _planned(deal: Deal, sitting: Sitting) -> Any:
    def answer(ask: Ask) -> Any:
        return plan(deal, sitting.game, ask, ask.seat or "" if not ask.secret else "", frozenset())

    return answer


def compared(id: str, pairs: int = 5) -> int:
    random, rules = Random(7), ruleset(id)
    total = 0
    for _ in range(pairs):
        players = seats(random.choice(rules.players))
        deal = Deal(id, players, None, {}, random.randrange(2**32))
        if deal.may_begin:
            total += compare(deal, *random.sample(players, 2))
    return total


@pytest.mark.parametrize("id", RULESETS)
def test_two_deals_are_one_on_the_wall(id: str) -> None:
    assert compared(id) > STEPS / 2


def test_what_the_holder_was_told_on_the_wall_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def breached(session: Session) -> PublicPage:
        turn, seating = session.machine.turn, session.seating
        told = session.game.notices(turn.seat) if turn is not None and turn.seat else session.game.notices()
        said = chronicle(seating.words, told, seating.call(seating.words))
        return replace(public_page(session), chronicle=said)

    monkeypatch.setattr("desktop.table.second.page.public_page", breached)
    with pytest.raises(Breach):
        compared("jinro_nine")


class Watching:
    """Somebody who looks at the wall, and nowhere else."""

    def __init__(self, room: Room) -> None:
        self.room, self.turned = room, 0
        self.preferences = Preferences(HeldSettings(), "en")
        self.wall = SecondScreen(self.preferences, Looks(self.preferences, True))
        self.wall.pageChanged.connect(self._turn)
        self.wall.follow(room.stage)

    @property
    def page(self) -> SecondPage:
        page = self.wall.shown
        assert isinstance(page, SecondPage)
        return page

    def _turn(self) -> None:
        self.turned += 1


def turned_in_a_turn(watching: Watching) -> int:
    """How often the wall turns while somebody holds his page, taps, is disturbed and comes to his turn's end."""
    room, before = watching.room, watching.turned
    assert (room.state, watching.page.step.seat) == ("cover", 1)
    room.take_up()
    room.stage.open()
    room.stage.choose("3")
    room.stage.breakPrivacy()
    while room.state != "spent":
        room.answer()
    return watching.turned - before


def test_from_a_turns_cover_to_its_end_nothing_moves_on_the_wall() -> None:
    watching = Watching(Room())
    assert turned_in_a_turn(watching) == 0
    watching.room.wait(20.0)
    assert (watching.room.state, watching.page.step.seat) == ("cover", 2)
    assert [seat.number for seat in watching.page.seats if seat.is_chosen] == [2]


def test_what_is_done_on_a_lit_page_on_the_wall_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def breached(session: Session, *more: Any) -> SecondPage:
        return replace(second_page(session, *more), subtitle=str(session.game.answers))

    monkeypatch.setattr("desktop.table.second.model.second_page", breached)
    assert turned_in_a_turn(Watching(Room())) > 0


def test_the_wall_says_nothing_before_the_table_does() -> None:
    """The last turn of a night is spent: dawn has come in the game, and nobody has been told."""
    watching = Watching(Room())
    room = watching.room
    room.until("talk.discussion")
    while room.game.phase != "night" or room.state == "table":
        room.answer()
    while not (room.state == "spent" and room.game.ask is not None and not room.game.ask.secret):
        assert watching.page.sky == "night"
        room.answer()
    assert watching.page.sky == "night"
    room.wait(20.0)
    assert (room.state, watching.page.sky) == ("table", "dawn")


def test_a_moment_is_played_on_the_wall_as_on_the_table() -> None:
    watching = Watching(Room(fast=False))
    room = watching.room
    moments = room.page.moments  # type: ignore[union-attr]
    assert watching.page.moment == moments[0]
    assert watching.page.step.title == ""
    room.stage.momentsSeen()
    assert watching.page.moment is None
    assert watching.page.step.seat == 1


def test_nothing_of_the_holders_moves_there() -> None:
    watching = Watching(Room(ballots="open"))
    room, moved = watching.room, []
    watching.wall.liveChanged.connect(lambda: moved.append(watching.wall.live))
    room.take_up()
    room.stage.open()
    room.stage.choose("3")
    room.wait(2.0)
    assert moved == []
    held = {"holdProgress", "dwellLeft", "isOpen", "hint", "pinHint", "ticked", "chosen", "trouble", "guidance"}
    meta = watching.wall.metaObject()
    assert not held & {meta.property(at).name() for at in range(meta.propertyCount())}
    room.until("vote.execution")
    room.stage.countDown()
    assert watching.wall.property("countdown") == 3


def test_all_that_a_page_of_the_wall_may_hold_is_the_tables() -> None:
    """A field more is a fact more, and wants its own law."""
    assert set(fields_of(SecondPage)) == {*fields_of(PublicPage), "moment"}


def test_without_a_game_the_wall_waits_in_the_language_that_is_spoken() -> None:
    watching = Watching(Room())
    watching.wall.follow(None)
    said = []
    for language in ("en", "ja", "zh-Hans", "zh-Hant"):
        watching.preferences.speak(language)
        page = watching.wall.shown
        assert isinstance(page, WaitingPage)
        said.append(page.line)
    assert len(set(said)) == 4
