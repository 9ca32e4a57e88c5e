"""What holds for every game of every ruleset."""

from __future__ import annotations

import copy
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import BadJournal, Game, InvalidAnswer, NothingToUndo, ruleset
from tests.laws.games import (
    RULESETS,
    Deal,
    Player,
    answers_of,
    deals,
    led_deals,
    played,
    state,
    through_json,
    wrong_answers,
)
from tests.laws.shape import laps, same_shape

pytestmark = pytest.mark.parametrize("ruleset_id", RULESETS)
many = settings(max_examples=60, suppress_health_check=list(HealthCheck))
few = settings(max_examples=12, suppress_health_check=list(HealthCheck))


@many
@given(data=st.data())
def test_a_game_always_ends_and_never_asks_what_nobody_may_answer(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    game = deal.game()
    player = Player(deal.seed)
    steps = 0
    while game.ask is not None:
        ask = game.ask
        assert len(ask.options) >= ask.at_least or ask.kind != "choose"
        assert ask.kind in ("choose", "talk") or not ask.options
        assert len(set(ask.options)) == len(ask.options)
        if ask.of == "seat":
            assert list(ask.options) == [name for name in game.players if name in ask.options]
        player.move(game)
        steps += 1
        assert steps < 20_000
    assert game.result is not None


@many
@given(data=st.data())
def test_only_the_declared_words_are_spoken(ruleset_id: str, data: st.DataObject) -> None:
    words = ruleset(ruleset_id).vocabulary
    deal = data.draw(led_deals(ruleset_id))
    game = deal.game()
    player = Player(deal.seed)
    while game.ask is not None:
        assert game.ask.id in words.asks
        assert game.phase in words.phases
        assert game.about in ("", *words.laps)
        player.move(game)
    for viewer in (None, *game.players):
        assert {notice.id for notice in game.notices(viewer)} <= set(words.notices)
    assert {death.cause for death in game.deaths} <= set(words.causes)
    assert {death.phase for death in game.deaths} <= set(words.phases)
    assert game.result is not None
    assert game.result.reason in words.reasons
    assert set(game.result.factions) <= set(words.factions)


@few
@given(data=st.data())
def test_the_same_setup_seed_and_answers_give_the_same_game(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    first = played(deal)
    second = deal.game()
    for entry in first.journal["answers"]:
        if "no_reply" in entry:
            second.no_reply()
        else:
            second.answer(entry["answer"])
    assert state(first) == state(second)
    assert state(played(deal)) == state(first)


@few
@given(data=st.data())
def test_every_prefix_of_a_journal_replays_to_where_it_was(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    whole = played(deal).journal
    length = len(whole["answers"])
    chosen = Random(deal.seed).sample(range(length + 1), min(length + 1, 12))
    game = deal.game()
    player = Player(deal.seed)
    for number in range(length + 1):
        if number in chosen:
            prefix = through_json({**whole, "answers": whole["answers"][:number]})
            replayed = Game.replay(prefix)
            assert state(replayed) == state(game)
            assert replayed.journal == game.journal
        if game.ask is not None:
            player.move(game)


@few
@given(data=st.data())
def test_undo_is_replay_of_one_answer_less(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    game = played(deal)
    journal = game.journal
    for _ in range(min(8, len(journal["answers"]))):
        journal["answers"].pop()
        game.undo()
        assert state(game) == state(Game.replay(journal))
    fresh = deal.game()
    with pytest.raises(NothingToUndo):
        fresh.undo()


@few
@given(data=st.data())
def test_journals_survive_json(ruleset_id: str, data: st.DataObject) -> None:
    game = played(data.draw(led_deals(ruleset_id)))
    journal = game.journal
    assert through_json(journal) == journal
    replayed = Game.replay(through_json(journal))
    assert state(replayed) == state(game)
    for viewer in (None, *game.players):
        params = [notice.params for notice in game.notices(viewer)]
        assert through_json(params) == params


@few
@given(data=st.data())
def test_an_answer_that_is_not_allowed_changes_nothing(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(led_deals(ruleset_id))
    game = deal.game()
    player = Player(deal.seed)
    tried = 0
    while game.ask is not None:
        if tried < 40:
            before, journal = state(game), copy.deepcopy(game.journal)
            for wrong in wrong_answers(game.ask):
                with pytest.raises(InvalidAnswer, match=r"."):
                    game.answer(wrong)
            assert state(game) == before
            assert game.journal == journal
            tried += 1
        player.move(game)
    with pytest.raises(InvalidAnswer, match="over"):
        game.answer(None)
    with pytest.raises(InvalidAnswer, match="over"):
        game.no_reply()


@many
@given(data=st.data())
def test_all_turns_of_a_lap_have_one_shape(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    for lap in laps(deal.game(), Player(deal.seed)):
        assert same_shape(lap), lap


@few
@given(data=st.data())
def test_a_journal_of_another_game_is_refused(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    journal = played(deal).journal
    journal["answers"][0]["ask"] = "another.ask"
    with pytest.raises(BadJournal, match="another"):
        Game.replay(journal)
    longer = played(deal).journal
    longer["answers"].append(longer["answers"][-1])
    with pytest.raises(BadJournal, match="over"):
        Game.replay(longer)


def test_the_answers_are_what_was_given(ruleset_id: str) -> None:
    rules = ruleset(ruleset_id)
    number = rules.players[0]
    preset = next((id for id, board in rules.boards.items() if board.players in (None, number)), None)
    deal = Deal(ruleset_id, tuple(f"P{seat}" for seat in range(number)), preset, {}, 1)
    game = deal.game()
    given_answers = []
    player = Player(3)
    while game.ask is not None:
        player.move(game)
        given_answers.append(game.journal["answers"][-1])
    assert [entry.get("answer") for entry in given_answers] == answers_of(game.journal)
