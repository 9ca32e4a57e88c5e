"""Fillers: nobody is asked twice in a turn whom he suspects, and the facts say which asks change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Ask, catalogue
from rulesets.engine.facts import FILLERS, NOTE, SUSPECT
from rulesets.engine.table import Table
from tests.laws.games import RULESETS, Deal, Player, deals, seats

many = settings(max_examples=40, suppress_health_check=list(HealthCheck))


def twice(deal: Deal) -> list[tuple[str | None, int]]:
    """The turns in which somebody was asked whom he suspects more than once."""
    game, player = deal.game(), Player(deal.seed)
    suspected: list[tuple[str | None, int]] = []
    while game.ask is not None:
        if game.ask.secret and game.ruleset.ask(game.ask.id).filler == SUSPECT:
            suspected.append((game.ask.seat, game.turn))
        player.move(game)
    return [turn for turn in set(suspected) if suspected.count(turn) > 1]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_nobody_is_asked_twice_in_a_turn_whom_he_suspects(ruleset_id: str) -> None:
    @many
    @given(deals(ruleset_id))
    def any_game(deal: Deal) -> None:
        assert twice(deal) == []

    any_game()


def test_who_is_asked_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def suspect(table: Table, seat: str, options: Sequence[str] | None = None, **more: Any) -> Ask:
        return table.choose("decoy.suspect", seat, options or table.others(seat), **more)

    monkeypatch.setattr(Table, "suspect", suspect)
    assert twice(Deal("event_jinro", seats(15), "magic15", {"conferring": False}, 1))


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_what_changes_nothing_is_a_filler_and_nothing_else_is(rules: Any) -> None:
    said = {id: facts.filler for id, facts in rules.asks.items() if facts.filler or id.startswith("decoy.")}
    assert said == {f"decoy.{kind}": kind for kind in FILLERS if f"decoy.{kind}" in rules.asks}
    assert {SUSPECT} <= set(said.values()) <= set(FILLERS)
    # What nobody decides is in nobody's way, and nobody else is asked for it.
    assert all(not rules.ask(id).by and not rules.ask(id).aim for id, kind in said.items() if kind != NOTE)


@st.composite
def _turns(draw: st.DrawFn) -> Deal:
    return draw(deals(draw(st.sampled_from(RULESETS))))


@many
@given(_turns())
def test_a_turn_says_what_was_asked_in_it_before(deal: Deal) -> None:
    game, player, turn = deal.game(), Player(deal.seed), 0
    asked: list[str] = []
    while game.ask is not None:
        if game.ask.secret:
            asked = asked if game.turn == turn else []
            turn = game.turn
            assert game.kinds_before == tuple(asked)
            asked.append(game.ask.kind)
        else:
            assert game.kinds_before == ()
        player.move(game)
