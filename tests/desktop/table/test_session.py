"""A game with its privacy machine and its file: what is shown, what is kept, and in which order."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.keep.pace import AT_ONCE, Pace
from desktop.seats.decisions import SKIP
from desktop.seats.seating import Seating
from desktop.table.privacy.machine import FAST, State, Timing
from desktop.table.session import gestures
from desktop.table.session.session import Session
from rulesets.engine import Game, catalogue
from tests.desktop.sitting import Paper

NINE = tuple("ABCDEFGHI")


def state(played: Session) -> State:
    return played.state


class Disk(Paper):
    is_full = False

    def answer(self, *entries: Mapping[str, Any], **told: Any) -> None:
        if self.is_full:
            raise OSError("full")
        super().answer(*entries)


def session(id: str = "jinro_nine", players: tuple[str, ...] = NINE, pace: Pace = AT_ONCE, **more: Any) -> Session:
    game = Game.new(id, players, seed=5, **more)
    started = Session(game, Seating.plain(id, "en", players), Disk(), timing=FAST, pace=pace)
    started.begin(0.0)
    return started


def light(played: Session, now: float = 0.0) -> None:
    played.machine.hold(now)
    played.tick(now)


def step(played: Session, random: Random, now: float = 0.0) -> None:
    """One plausible thing that people do next."""
    ask = played.ask
    assert ask is not None
    if played.state is State.COVER:
        light(played, now)
    elif played.state is State.TABLE:
        played.go_on(random.choice(ask.options) if ask.options else None, now)
    elif played.state is State.SPENT:
        played.tick(now)
    else:
        if ask.kind == "choose":
            for token in random.sample(ask.options, ask.at_least):
                played.choose(where(played, token), now)
            if not ask.at_least:
                played.nobody(now)
        played.confirm(now)


def where(played: Session, token: str) -> str:
    return gestures.where(played.asked.parts[0], token)


def entries(played: Session) -> Any:
    return played.keeper.answers  # type: ignore[attr-defined]


@pytest.mark.parametrize("id", [rules.id for rules in catalogue()])
def test_a_whole_game_is_played_and_kept(id: str) -> None:
    (rules,) = (rules for rules in catalogue() if rules.id == id)
    played = session(id, tuple(f"P{seat}" for seat in range(rules.players[0])))
    random = Random(1)
    while played.ask is not None:
        step(played, random)
    assert state(played) is State.TABLE
    assert played.game.result is not None
    assert entries(played) == played.game.journal["answers"]


def test_a_game_begins_and_resumes_under_a_cover() -> None:
    played = session()
    assert state(played) is State.COVER
    light(played)
    resumed = Session(Game.replay(played.game.journal), played.seating, Disk(), timing=FAST)
    resumed.begin(0.0)
    assert resumed.state is State.COVER
    assert resumed.lit_screen == ()


def test_the_pages_of_a_turn_follow_one_another_without_a_cover() -> None:
    played = session()
    light(played)
    assert played.game.page == (1, 2, 0)
    played.confirm(0.0)
    assert state(played) is State.LIT
    assert played.game.page == (2, 2, 0)
    played.confirm(0.0)
    assert state(played) is State.COVER
    assert played.machine.turn is not None
    assert played.machine.turn.seat == "B"


def test_a_turn_lasts_as_long_as_every_other() -> None:
    played = session(pace=Pace(deal=6.0, night=12.0, writing=20.0))
    light(played, 10.0)
    played.confirm(11.0)
    played.confirm(12.0)
    assert state(played) is State.SPENT
    assert played.machine.next_seat == "B"
    played.tick(29.9)
    assert state(played) is State.SPENT
    played.tick(30.0)
    assert state(played) is State.COVER


def test_a_broken_privacy_forgets_what_was_chosen() -> None:
    played = session()
    while played.ask is not None and played.ask.id != "vote.execution":
        step(played, Random(2))
    light(played)
    ask = played.ask
    assert ask is not None
    played.choose(where(played, ask.options[0]), 0.0)
    played.break_privacy(0.0)
    assert played.draft.chosen == ()
    light(played)
    played.confirm(0.0)
    assert played.hint == "lit.choose_first"
    assert played.ask == ask


def test_what_is_not_allowed_brings_one_line_and_nothing_else() -> None:
    played = session()
    while played.ask is not None and played.ask.id != "vote.execution":
        step(played, Random(2))
    light(played)
    before = played.game.journal
    played.confirm(0.0)
    assert played.hint == "lit.choose_first"
    played.choose("10", 0.0)
    assert played.hint == "lit.not_that"
    played.write("text", 0.0)
    assert played.draft.is_blank
    assert played.game.journal == before


def test_nobody_is_for_everybody_and_where_somebody_is_demanded_the_rule_decides() -> None:
    """Told from the table's going on without him, and from an answer."""
    played = session()
    while played.ask is not None and played.ask.id != "vote.execution":
        step(played, Random(2))
    light(played)
    played.nobody(0.0)
    assert played.hint == "lit.taken"
    played.confirm(0.0)
    assert entries(played)[-1] == {"ask": "vote.execution", "no_reply": True, "own": True}
    light(played)
    played.choose("2", 0.0)
    assert played.hint == "lit.taken"
    played.confirm(0.0)
    assert entries(played)[-1] == {"ask": "vote.execution", "no_reply": True, "own": True}
    assert entries(played) == played.game.journal["answers"]


def test_what_can_not_be_kept_has_not_happened() -> None:
    played = session()
    light(played)
    played.keeper.is_full = True  # type: ignore[attr-defined]
    before = played.game.journal
    with pytest.raises(OSError, match="full"):
        played.confirm(0.0)
    assert played.game.journal == before
    assert state(played) is State.LIT
    played.keeper.is_full = False  # type: ignore[attr-defined]
    played.confirm(0.0)
    assert len(entries(played)) == 1


def test_an_open_ballot_is_handed_in_at_once() -> None:
    played = session(options={"ballots": "open"})
    while played.ask is not None and played.ask.id != "vote.execution":
        step(played, Random(2))
    played.close_ballot(dict.fromkeys("BCDEFGH", "A") | {"A": "B"}, 0.0)
    tally = next(notice for notice in played.game.notices() if notice.id == "vote.tally")
    assert tally.params["votes"] == {"A": 7, "B": 1}
    assert tally.params["ballots"]["I"] is None
    assert entries(played) == played.game.journal["answers"]


def test_somebody_who_does_not_come_is_reminded_first() -> None:
    played = session()
    played.without_answer(0.0)
    assert entries(played) == []
    played.machine.remind()
    played.without_answer(0.0)
    assert entries(played) == [{"ask": "role.look", "no_reply": True}, {"ask": "decoy.note", "no_reply": True}]
    assert played.machine.turn is not None
    assert played.machine.turn.seat == "B"


def test_one_tap_takes_back_what_told_nobody_anything() -> None:
    played = session()
    light(played)
    played.confirm(0.0)
    assert played.take_back(0.0)
    assert played.ask is not None
    assert (played.ask.id, played.game.page) == ("role.look", (1, 2, 0))
    assert entries(played) == []
    played.confirm(0.0)
    played.confirm(0.0)
    assert not played.take_back(0.0)


def test_too_late_to_take_back_the_page_before_comes_again_and_what_it_says_stands() -> None:
    played = session(options={"ballots": "open"})
    while played.game.day < 1 or played.game.page is None or played.game.page.number == 1 or played.game.undo_is_free:
        step(played, Random(5))
    assert state(played) is State.LIT
    stands, pending = played.game.journal, played.ask
    assert played.take_back(0.0)
    assert played.game.journal != stands
    played.choose("1", 0.0)
    played.nobody(0.0)
    assert played.game.page is not None
    while played.is_looking_back:
        played.nobody(0.0)
        played.confirm(0.0)
    assert (played.game.journal, played.ask) == (stands, pending)
    assert entries(played) == stands["answers"]


def test_a_cover_ends_the_looking_back() -> None:
    played = session(options={"ballots": "open"})
    while played.game.day < 1 or played.game.page is None or played.game.page.number == 1 or played.game.undo_is_free:
        step(played, Random(5))
    stands = played.game.journal
    played.take_back(0.0)
    played.break_privacy(0.0)
    played.machine.remind()
    played.without_answer(0.0)
    assert played.game.journal["answers"][: len(stands["answers"])] == stands["answers"]


def test_who_looked_back_and_is_then_gone_on_without_is_told_of_like_everybody() -> None:
    played = session(options={"ballots": "open"})
    while played.game.day < 1 or played.game.page is None or played.game.page.number == 1 or played.game.undo_is_free:
        step(played, Random(5))
    seat = played.machine.lit_seat
    played.take_back(0.0)
    played.break_privacy(0.0)
    played.machine.remind()
    played.without_answer(0.0)
    assert [(one.kind, one.seat) for one in played.seating.decided] == [(SKIP, seat)]


def test_voiding_goes_back_to_where_the_phase_began() -> None:
    played = session()
    while played.ask is not None and played.ask.id != "vote.execution":
        step(played, Random(2))
    before = played.game.journal
    for _ in range(6):
        step(played, Random(2))
    played.void(0.0)
    assert played.game.journal == before
    assert entries(played) == before["answers"]
    assert state(played) is State.COVER


EVENTS = ("hold", "let_go", "open", "shut", "peek", "choose", "nobody", "confirm", "break", "table", "undo", "wait")


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.lists(st.sampled_from(EVENTS), max_size=300))
def test_no_row_of_events_shows_a_page_to_anybody_else(seed: int, events: list[str]) -> None:
    game = Game.new("jinro_nine", NINE, seed=seed)
    seating = Seating.plain("jinro_nine", "en", NINE)
    played = Session(game, seating, Disk(), timing=Timing(hold=0.5), pace=Pace(1.0, 2.0, 3.0))
    played.begin(0.0)
    random, now = Random(seed), 0.0
    for event in events:
        now += random.choice((0.25, 0.5, 1.0))
        _happens(played, event, random, now)
        played.tick(now)
        shown = played.lit_screen
        if shown:
            assert state(played) is State.LIT
            assert shown[0].seat == played.machine.lit_seat
        if played.state is not State.LIT:
            assert played.draft.chosen == ()
            assert not played.machine.is_open
        assert entries(played) == played.game.journal["answers"]


def _happens(played: Session, event: str, random: Random, now: float) -> None:
    machine, ask = played.machine, played.ask
    if ask is None:
        return
    acts: dict[str, Any] = {
        "hold": lambda: machine.hold(now),
        "let_go": lambda: machine.let_go(now),
        "open": lambda: machine.open(now),
        "shut": lambda: machine.shut(now),
        "peek": lambda: machine.peek(now),
        "choose": lambda: played.choose(random.choice("123456789"), now),
        "nobody": lambda: played.nobody(now),
        "confirm": lambda: played.confirm(now),
        "break": lambda: played.break_privacy(now),
        "table": lambda: played.go_on(random.choice(ask.options) if ask.options else None, now),
        "undo": lambda: played.take_back(now),
        "wait": lambda: None,
    }
    acts[event]()
