"""The shared parts, each alone: packs, ballots, deaths, marks, laps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.engine.asks import Ask, Flow
from rulesets.engine.ballot import WHOLE, count
from rulesets.engine.deaths import Batch, Strike
from rulesets.engine.lap import TwoAsksOnOnePage, lap
from rulesets.engine.marks import Marks
from rulesets.engine.pack import decided
from rulesets.engine.table import Table


def table(*players: str) -> Table:
    return Table(players or ("A", "B", "C", "D"), {}, {}, {}, 1)


class TestPack:
    def test_the_most_named(self) -> None:
        assert decided(["A", "B", "A"]) == "A"

    def test_of_the_tied_the_one_named_last(self) -> None:
        assert decided(["A", "B", "B", "A", "C"]) == "A"
        assert decided(["A", "B"]) == "B"

    def test_nobody_named(self) -> None:
        assert decided([]) is None


class TestBallot:
    def test_votes_of_those_named_in_seat_order(self) -> None:
        counted = count("ABCD", {"A": "D", "B": "C", "C": "D", "D": None})
        assert list(counted.votes.items()) == [("C", 1), ("D", 2)]
        assert counted.leaders == ["D"]
        assert counted.cast == 3

    def test_nobody_leads_an_empty_ballot(self) -> None:
        counted = count("AB", {"A": None, "B": None})
        assert (counted.votes, counted.leaders) == ({}, [])

    def test_halves_are_exact_and_whole_totals_whole(self) -> None:
        weights = {"A": 3}
        counted = count("ABCD", {"A": "C", "B": "C", "D": "B"}, lambda voter: weights.get(voter, WHOLE), {"B": 1})
        assert counted.votes == {"B": 1.5, "C": 2.5}
        evened = count("ABC", {"A": "C"}, lambda voter: weights[voter], {"C": 1})
        assert repr(evened.votes["C"]) == "2"

    @given(st.lists(st.tuples(st.sampled_from("ABCDE"), st.integers(1, 5)), max_size=40))
    def test_the_order_of_the_ballots_does_not_matter(self, cast: list[tuple[str, int]]) -> None:
        ballots: dict[str, str | None] = {f"v{number}": choice for number, (choice, _) in enumerate(cast)}
        weights = {f"v{number}": weight for number, (_, weight) in enumerate(cast)}
        backwards = dict(reversed(ballots.items()))
        assert (
            count("ABCDE", ballots, weights.__getitem__).votes == count("ABCDE", backwards, weights.__getitem__).votes
        )


class TestBatch:
    def test_a_ward_averts_the_strike(self) -> None:
        batch = Batch(wards=(lambda strike: strike.cause == "attack" and strike.target == "A",))
        assert not batch.strike("A", "attack")
        assert batch.strike("A", "poison")
        assert batch.fallen == {"A": "poison"}

    def test_the_first_cause_that_gets_through_stays(self) -> None:
        batch = Batch()
        assert batch.strike("A", "attack")
        assert not batch.strike("A", "curse")
        assert batch.fallen == {"A": "attack"}

    def test_echoes_follow_until_nothing_follows(self) -> None:
        links = {"A": "B", "B": "C", "C": "A"}

        def heartbreak(strike: Strike) -> Iterator[Strike]:
            yield Strike(links[strike.target], "heartbreak")

        batch = Batch(echoes=(heartbreak,))
        batch.strike("A", "attack")
        batch.drain()
        assert batch.fallen == {"A": "attack", "B": "heartbreak", "C": "heartbreak"}

    def test_echoes_wait_for_the_drain(self) -> None:
        batch = Batch(echoes=(lambda strike: [Strike("B", "heartbreak")] if strike.target == "A" else [],))
        batch.strike("A", "attack")
        batch.strike("B", "poison")
        batch.drain()
        assert batch.fallen == {"A": "attack", "B": "poison"}


class TestMarks:
    def test_a_mark_ends_at_its_moment_and_not_before(self) -> None:
        marks = Marks()
        marks.put("guarded", "A", by="B", until="dawn")
        marks.put("linked", "A")
        marks.expire("dusk")
        assert marks.on("A", "guarded")
        marks.expire("dawn")
        assert not marks.on("A", "guarded")
        assert marks.on("A", "linked")

    def test_lifting_by_owner_or_seat_leaves_the_others(self) -> None:
        marks = Marks()
        marks.put("charmed", "A", by="X")
        marks.put("charmed", "B", by="Y")
        marks.lift("charmed", by="X")
        assert marks.seats("charmed") == ["B"]
        marks.lift("charmed", seat="C")
        assert marks.seats("charmed") == ["B"]
        marks.lift("charmed")
        assert marks.seats("charmed") == []


class TestLap:
    def test_every_seat_gets_every_screen_in_order(self) -> None:
        played = table()
        screens = [lambda seat: played.read("first", seat), lambda seat: played.read("second", seat)]
        asks = [(ask.seat, ask.id) for ask in run(lap(played, played.alive, screens))]
        assert asks == [(seat, id) for seat in "ABCD" for id in ("first", "second")]
        assert played.turn == 4

    def test_a_page_gets_its_answer(self) -> None:
        answers: list[Any] = []
        played = table()

        def page(seat: str) -> Flow:
            answers.append((yield played.suspect(seat)))

        run(lap(played, "AB", [page]), answer="C")
        assert answers == ["C", "C"]

    def test_a_page_with_a_second_ask_is_an_error_in_the_ruleset(self) -> None:
        played = table()

        def greedy(seat: str) -> Flow:
            yield played.read("one", seat)
            yield played.read("two", seat)

        with pytest.raises(TwoAsksOnOnePage, match="one"):
            run(lap(played, "A", [greedy]))


def run(flow: Flow, answer: Any = None) -> list[Ask]:
    asks: list[Ask] = []
    try:
        asks.append(next(flow))
        while True:
            asks.append(flow.send(answer))
    except StopIteration:
        return asks


class TestTable:
    def test_the_ring_starts_at_the_seat_or_the_next_living_one(self) -> None:
        played = table()
        assert played.ring("C") == ["C", "D", "A", "B"]
        played.bury("C", "attack")
        assert played.ring("C") == ["D", "A", "B"]
        assert played.living_after("C") == "D"
        assert played.living_after("D") == "A"

    def test_the_dead_are_in_nobodys_options(self) -> None:
        played = table()
        assert played.others("A") == ("B", "C", "D")
        before = played.suspect("A")
        played.bury("B", "attack")
        assert played.others("A") == ("C", "D")
        assert before.options == ("B", "C", "D")
        assert played.suspect("A").options == ("C", "D")

    def test_an_ask_without_an_allowed_answer_is_never_built(self) -> None:
        with pytest.raises(ValueError, match="allowed answer"):
            table().choose("seer.divine", "A", [])
        with pytest.raises(ValueError, match="allowed answer"):
            table().choose("cupid.link", "A", ["B"], at_least=2, at_most=2)

    def test_pages_with_other_limits_are_other_pages(self) -> None:
        played = table()
        assert played.note("A", 60).max_length == 60
        assert played.note("A", 200).max_length == 200
        assert played.suspect("A").seconds is None
        assert played.suspect("A", seconds=45).seconds == 45
        assert played.suspect("A", ["C"]).options == ("C",)
