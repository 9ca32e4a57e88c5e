"""A first game is guided: each kind of step is explained where it first comes, to everybody alike, and never again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from desktop.table.pages.pages import CoverPage, LitPage, SpentPage
from desktop.table.stage.guide import Guided, Met, kind_of
from i18n import LANGUAGES, Words
from rulesets.engine import Game, Ruleset, catalogue
from rulesets.engine.bots import RandomBot
from tests.desktop.room import NAMES, Room

pytestmark = pytest.mark.usefixtures("qapp")


def guided(ballots: str = "secret") -> Room:
    room = Room(ballots=ballots)
    room.stage.guide(Guided())
    return room


def said(room: Room) -> str:
    return str(room.live("guidance"))


def caption(room: Room, id: str, **params: str) -> str:
    return Words(room.page.language, "jinro_nine").text(f"guide.{id}", **params)


def steps(room: Room, most: int = 400) -> Iterator[str]:
    """Each page on the way to the second vote."""
    for _ in range(most):
        yield said(room)
        if (room.game.day > 1 and room.game.phase == "vote") or room.game.ask is None:
            return
        on(room)


def on(room: Room) -> None:
    top = room.stage.session.top
    if room.state != "table" or not top.is_ballot:
        room.answer()
        return
    for voter in list(top.voters.values()):
        room.stage.tapSeat(NAMES.index(voter.options[0]) + 1)
    room.stage.closeBallot()


def test_it_goes_from_the_cover_through_the_page_to_the_next() -> None:
    room = guided()
    assert said(room) == caption(room, "cover", name="A")
    room.take_up()
    # A reads Japanese: so does the caption on that page, and on no other.
    assert said(room) == Words("ja").text("guide.deal")
    room.stage.open()
    room.wait(0.1)
    assert said(room) == Words("ja").text("guide.open")
    room.stage.shut()
    room.wait(0.1)
    assert said(room) == Words("ja").text("guide.after")
    room.stage.breakPrivacy()
    assert said(room) == caption(room, "covered", name="A")
    room.take_up()
    while not isinstance(room.page, SpentPage):
        room.answer()
    assert said(room) == caption(room, "spent")


def test_each_kind_is_explained_in_the_first_phase_it_comes_in_and_never_again() -> None:
    room = guided(ballots="open")
    where: dict[str, set[tuple[int, str]]] = defaultdict(set)
    for line in steps(room):
        if line and not isinstance(room.page, SpentPage):
            kind = room.page.state if isinstance(room.page, CoverPage) else kind_of(room.game)
            where[kind].add((room.game.day, room.game.phase))
    assert {"cover", "deal", "choose", "read", "talk", "vote"} <= set(where)
    assert [kind for kind, stretches in where.items() if len(stretches) > 1] == []


def test_all_of_a_lap_are_told_the_same() -> None:
    room = guided()
    told: dict[object, set[str]] = defaultdict(set)
    holders: dict[object, set[str]] = defaultdict(set)
    for line in steps(room):
        page = room.page
        if isinstance(page, LitPage) and page.language == "en":
            place = (room.game.day, room.game.phase, room.game.about, page.page)
            told[place].add(line)
            holders[place].add(page.name)
    assert [place for place, lines in told.items() if len(lines) > 1] == []
    assert max(len(names) for names in holders.values()) == len(NAMES) - 1
    assert any("" not in lines for lines in told.values())


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_what_kind_of_page_it_is_is_the_same_for_everybody_at_one_place(rules: Ruleset) -> None:
    """Whoever holds it: of each ruleset, in games of bots."""
    for seed in range(3):
        players = rules.players[-1] if seed else rules.players[0]
        profile = ("source", "evening")[seed % 2]
        game = Game.new(rules.id, [f"P{n}" for n in range(players)], seed=seed, profile=profile)
        bot, kinds, screen = RandomBot(seed), defaultdict(set), None
        while game.ask is not None and game.answers < 600:
            if game.page is not None and game.about and screen != (game.turn, game.page.number):
                screen = (game.turn, game.page.number)
                kinds[game.day, game.phase, game.about, game.page.number].add(kind_of(game))
            game.answer(bot.answer(game.ask))
        assert {at: found for at, found in kinds.items() if len(found) > 1} == {}


def test_what_two_alone_have_had_is_explained_to_all_when_it_comes_to_all() -> None:
    """A trade's hand at noon, before everybody's at midnight; and from then on no more."""
    game, bot = Game.new("witch_trial", [*"ABCDEFG"], seed=5, profile="evening"), RandomBot(5)
    met, new = Met(), defaultdict(set)
    while game.ask is not None and game.day < 4:
        kind, now, seat = kind_of(game), (game.day, game.phase), game.ask.seat or ""
        if kind == "hand" and met.is_new_to(seat, kind, now, game.alive):
            new[now].add(seat)
        game.answer(bot.answer(game.ask))
    assert {at: len(seats) for at, seats in new.items()} == {(1, "noon"): 2, (1, "midnight"): 7}


def test_before_the_first_lap_it_says_where_the_introduction_is() -> None:
    room = Room(fast=False)
    room.stage.guide(Guided())
    assert said(room) == caption(room, "lap")
    room.stage.momentsSeen()
    assert said(room) == caption(room, "cover", name="A")


def test_a_vote_is_guided_through_its_steps() -> None:
    room = guided(ballots="open")
    room.until("vote.execution")
    assert said(room) == caption(room, "count")
    room.stage.countDown()
    room.wait(4.0)
    assert said(room) == caption(room, "point")
    for seat in range(2, 10):
        room.stage.tapSeat(seat)
    room.stage.tapSeat(1)
    assert said(room) == caption(room, "close")


def test_what_was_explained_before_is_not_explained_again_in_a_game_taken_up() -> None:
    room = guided(ballots="open")
    room.until("vote.execution")
    assert said(room) == caption(room, "count")
    again = Room(ballots="open")
    for entry in room.disk.answers:
        again.game.follow(entry)
    again.stage.session.begin(again.now)
    again.stage.guide(Guided.of(again.game))
    assert said(again) == caption(again, "count")
    while again.game.day < 2 and again.game.ask is not None:
        on(again)
    met = Guided.of(again.game)._met.first
    assert met["vote"] == (1, "vote")
    assert met["cover"][0] == 0


def test_undoing_a_phase_explains_it_once_more() -> None:
    room = guided(ballots="open")
    room.until("vote.execution")
    room.stage.voidPhase()
    assert said(room) == caption(room, "count")


def test_it_is_switched_off_and_on_at_any_time() -> None:
    room = guided()
    assert said(room)
    room.stage.guide(None)
    assert not said(room)
    room.stage.guide(Guided())
    assert said(room)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_caption_stands_in_each_language(language: str) -> None:
    words = Words(language)
    kinds = (
        "cover",
        "covered",
        "spent",
        "deal",
        "after",
        "open",
        "choose",
        "chosen",
        "write",
        "several",
        "hand",
        "cards",
    )
    more = ("report", "lead", "moment", "read", "talk", "count", "point", "in_turn", "close", "hands", "choose_openly")
    for kind in (*kinds, *more, "lap", "deal_more", "text", "over"):
        assert f"guide.{kind}" in words
