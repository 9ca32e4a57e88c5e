"""Asks that are joined stand on one screen: all are known when it is put, and what becomes of them follows the last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rulesets.engine import Game, InvalidAnswer, Ruleset, lap, ruleset
from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Joined, Reads, TwoAsksOnOnePage, Wide, Writes
from rulesets.engine.table import Page as Place
from rulesets.engine.table import Table

NINE = tuple("ABCDEFGHI")
WHERE = [(1, 2, 0), (2, 2, 0), (2, 2, 2)]


class Together:
    """A lap in which everybody looks, and then writes and names two on one screen."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._said: str | None = None

    def flow(self) -> Flow:
        table = self._table
        look = Reads(lambda seat: table.read("role.look", seat))
        yield from lap.lap(table, table.players[:2], [look, Joined(Writes(self.line), Wide(self.names, 2))])
        yield from lap.lap(table, table.players[:1], [Reads(lambda seat: table.read("night.report", seat))])
        yield table.report("dawn.report")

    def line(self, seat: str) -> Flow:
        self._said = yield self._table.text("werewolf.whisper", seat, 20)
        self._table.tell(seat, "werewolf.whisper", seat=seat, text=self._said)

    def names(self, seat: str) -> Page:
        return self._name(seat) if seat == "A" else self._table.suspect(seat)

    def _name(self, seat: str) -> Flow:
        two = yield self._table.choose("werewolf.attack", seat, self._table.others(seat), at_least=0, at_most=2)
        self._table.tell(seat, "werewolf.choice", said=self._said, two=two)


def rules(flow: Callable[[Table], Flow] = lambda table: Together(table).flow()) -> Ruleset:
    bundled = ruleset("jinro_nine")
    return replace(bundled, code=replace(bundled.code, flow=flow))


def game() -> Game:
    return Game.new(rules(), NINE, seed=1)


def ids(played: Game) -> list[str]:
    return [ask.id for ask in played.screen]


def places(played: Game) -> list[Place]:
    return list(played.pages)


def told(played: Game) -> list[str]:
    return [notice.id for notice in played.notices("A")]


def test_a_screen_has_all_its_asks_when_it_is_put_and_later_the_remaining_ones() -> None:
    played = game()
    assert ids(played) == ["role.look"]
    played.answer(None)
    assert ids(played) == ["werewolf.whisper", "werewolf.attack"]
    assert played.screen[0] == played.ask
    played.answer("hm")
    assert ids(played) == ["werewolf.attack"]
    played.answer(["B", "C"])
    assert ids(played) == ["role.look"]


def test_joined_asks_share_their_page_and_each_has_room_for_its_own_seals() -> None:
    played = game()
    assert played.turn_kinds == ("confirm", "text", "choose")
    assert places(played) == [Place(*WHERE[0])]
    played.answer(None)
    assert places(played) == [Place(*WHERE[1]), Place(*WHERE[2])]
    assert played.page == Place(*WHERE[1])
    played.answer(None)
    assert places(played) == [Place(*WHERE[2])]


def test_whoever_has_nothing_to_do_there_has_the_same_screen() -> None:
    played = game()
    for answer in (None, None, None, None):
        played.answer(answer)
    assert [(ask.id, ask.seat) for ask in played.screen] == [("werewolf.whisper", "B"), ("decoy.suspect", "B")]
    assert places(played) == [Place(*WHERE[1]), Place(*WHERE[2])]


def test_what_becomes_of_the_answers_follows_the_last_and_in_their_order() -> None:
    played = game()
    played.answer(None)
    played.answer("hm")
    assert told(played) == []
    assert played.undo_is_free
    played.answer(["B"])
    assert told(played) == ["werewolf.whisper", "werewolf.choice"]
    assert played.notices("A")[-1].params == {"said": "hm", "two": ["B"]}


def test_after_the_screen_and_at_the_table_only_the_pending_ask_stands() -> None:
    played = game()
    for _ in range(7):
        assert len(played.screen) == 2 or played.ask is not None
        if played.ask is not None and played.ask.id == "decoy.suspect":
            played.answer("A")
        else:
            played.answer(None)
    assert (ids(played), played.pages) == (["dawn.report"], ())
    played.answer(None)
    assert (played.screen, played.pages, played.page) == ((), (), None)


def test_undo_no_reply_and_replay_go_ask_by_ask() -> None:
    played = game()
    played.answer(None)
    played.answer("hm")
    played.undo()
    assert ids(played) == ["werewolf.whisper", "werewolf.attack"]
    played.no_reply()
    played.no_reply()
    assert played.notices("A")[-1].params == {"said": None, "two": None}
    played.undo()
    assert (ids(played), told(played)) == (["werewolf.attack"], [])
    assert played.journal["answers"][-1] == {"ask": "werewolf.whisper", "no_reply": True}
    again = Game.replay(played.journal, rules())
    assert (again.screen, again.pages, again.journal) == (played.screen, played.pages, played.journal)


def test_a_line_of_a_journal_is_followed_within_a_screen() -> None:
    played, other = game(), game()
    for value in (None, "hm", ["B"]):
        played.answer(value)
    for line in played.journal["answers"]:
        other.follow(line)
    assert other.notices("A") == played.notices("A")


def test_an_answer_for_another_ask_of_the_screen_is_refused() -> None:
    played = game()
    played.answer(None)
    with pytest.raises(InvalidAnswer):
        played.answer(["B"])
    assert ids(played) == ["werewolf.whisper", "werewolf.attack"]


def test_a_part_that_goes_on_asking_is_found() -> None:
    def twice(table: Table) -> Flow:
        def page(seat: str) -> Flow:
            yield table.read("night.report", seat)
            yield table.read("night.report", seat)

        yield from lap.lap(table, table.players, [Joined(Reads(page), table.suspect)])

    played = Game.new(rules(twice), NINE, seed=1)
    played.answer(None)
    with pytest.raises(TwoAsksOnOnePage):
        played.answer("B")
