"""A journal as steps: every game of every ruleset can be looked through, finished or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.after.replay.highlights import sentence
from desktop.after.replay.replay import Replay
from i18n import LANGUAGES, Words
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot, play_out
from tests.laws.games import RULESETS, led_deals, played

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_step_of_any_game_shows(ruleset: str) -> None:
    @settings(max_examples=12, suppress_health_check=SLOW)
    @given(led_deals(ruleset))
    def any_game(deal: Any) -> None:
        game = played(deal)
        replay = Replay.of(game.journal)
        assert len(replay.rings) == len(replay.steps) > 0
        last = replay.rings[-1]
        assert tuple(seat.name for seat in last if seat.is_alive) == game.alive
        assert {seat.name: seat.role for seat in last} == (game.roles or dict.fromkeys(game.players, ""))
        for language in LANGUAGES:
            words = Words(language, ruleset)
            for one in replay.highlights:
                assert one.id in words
                assert 0 <= one.step < len(replay.steps)
                assert sentence(words, replay.story, one, lambda name: f"<{name}>").strip()

    any_game()


def test_what_an_event_did_is_worth_a_second_look() -> None:
    seen: dict[str, int] = {}
    for seed in range(12):
        game = Game.new("event_jinro", [f"P{seat}" for seat in range(13)], seed=seed)
        play_out(game, RandomBot(seed))
        replay = Replay.of(game.journal)
        by_event = {death.name for death in game.deaths if death.cause in game.ruleset.events}
        for one in replay.highlights:
            seen[one.id] = seen.get(one.id, 0) + 1
            if one.id == "highlight.event":
                assert set(one.params["seats"]) <= by_event
                assert {death.name for death in replay.steps[one.step].deaths} >= set(one.params["seats"])
            if one.id == "highlight.laid_open":
                assert replay.story.rules.hides(one.params["role"])
    assert seen["highlight.event"] > 0
    assert seen["highlight.laid_open"] > 0


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_that_stands_still_shows_as_far_as_it_goes(ruleset: str) -> None:
    @settings(max_examples=8, suppress_health_check=SLOW)
    @given(led_deals(ruleset), st.floats(0.0, 1.0))
    def any_part(deal: Any, share: float) -> None:
        journal = played(deal).journal
        part = {**journal, "answers": journal["answers"][: int(share * len(journal["answers"]))]}
        replay = Replay.of(part)
        game = Game.replay(part)
        assert tuple(seat.name for seat in replay.rings[-1] if seat.is_alive) == game.alive
        assert replay.highlights == () or game.result is not None
        assert all(held.votes is not None for held in replay.rounds)

    any_part()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_named_whom_is_what_the_table_is_told_in_the_end(ruleset: str) -> None:
    """Open and revealed ballots stand in the count, secret ones are opened when the game is over."""

    @settings(max_examples=8, suppress_health_check=SLOW)
    @given(led_deals(ruleset))
    def any_game(deal: Any) -> None:
        game = played(deal)
        told = [
            {voter: name for voter, name in notice.params["ballots"].items() if name}
            for notice in game.notices()
            if notice.params.get("ballots") and notice.params.get("stage") != "impeach" and "for" not in notice.params
        ]
        seen = [held.pointed for held in Replay.of(game.journal).rounds]
        assert [ballots for ballots in told if ballots not in seen] == []
        assert len(seen) >= len(told)

    any_game()


# Highlights

NAMES = tuple("ABCDEFGHI")
ROLES = dict(
    zip(
        NAMES,
        ("seer", "medium", "guard", "villager", "villager", "villager", "werewolf", "werewolf", "madman"),
        strict=True,
    )
)


def scripted(answer: Callable[[Ask, int], Any], **options: Any) -> Replay:
    game = Game.new("jinro_nine", NAMES, preset="9A", seed=1, fixed={"roles": ROLES}, options=options)
    while (ask := game.ask) is not None:
        wanted = answer(ask, game.day) if ask.kind == "choose" else None
        game.answer(wanted if wanted in ask.options else (ask.options[0] if ask.options else None))
    return Replay.of(game.journal)


def found(replay: Replay) -> dict[str, dict[str, Any]]:
    return {one.id: dict(one.params) for one in replay.highlights}


def votes_for(*names: str) -> Callable[[Ask, int], Any]:
    """On each day everybody for the next of these; the last named votes elsewhere."""

    def answer(ask: Ask, day: int) -> Any:
        if ask.id.startswith("vote."):
            return names[min(day, len(names)) - 1]
        return "D" if ask.id == "werewolf.attack" else None

    return answer


def test_the_vote_that_hangs_the_seer_is_found() -> None:
    replay = scripted(votes_for("A"))
    assert found(replay)["highlight.hanged"] == {"seat": "A", "role": "seer", "n": 8}
    at = next(one.step for one in replay.highlights if one.id == "highlight.hanged")
    assert any(notice.id == "execution" for notice in replay.steps[at].notices)


def test_a_vote_of_one_mind_is_found() -> None:
    assert found(scripted(votes_for("A")))["highlight.unanimous"] == {"seat": "A", "n": 8}


def test_a_village_without_a_mistake_is_found() -> None:
    perfect = found(scripted(votes_for("G", "H")))
    assert perfect["highlight.perfect.village"] == {"n": 2}
    assert "highlight.hanged" not in perfect
    assert "highlight.perfect.wolves" not in perfect


def test_a_wolf_that_helps_to_hang_its_own_is_found() -> None:
    assert found(scripted(votes_for("G", "H")))["highlight.own_pack"] == {"seat": "G", "other": "H"}


def test_a_pack_without_a_loss_is_found() -> None:
    assert found(scripted(votes_for("A", "B", "C")))["highlight.perfect.wolves"] == {"seats": ["G", "H"]}


def guarding(whom: str) -> Callable[[Ask, int], Any]:
    def answer(ask: Ask, day: int) -> Any:
        if ask.id.startswith("vote."):
            return "GHI"[min(day, 3) - 1]
        return {"werewolf.attack": "D", "guard.protect": whom}.get(ask.id)

    return answer


def test_a_guard_who_stood_before_the_right_one_is_found() -> None:
    saved = found(scripted(guarding("D"), consecutive_guard=True))
    assert saved["highlight.saved"] == {"seat": "C", "role": "guard", "other": "D"}
    assert "highlight.saved" not in found(scripted(guarding("E"), consecutive_guard=True))


def test_nobody_is_hanged_twice_for_the_same_highlight() -> None:
    replay = scripted(votes_for("A", "B", "C"))
    ids = [one.id for one in replay.highlights]
    assert len(ids) == len(set(ids)) <= 6
    assert [one.step for one in replay.highlights] == sorted(one.step for one in replay.highlights)


ORDERED = dict(zip(NAMES, ("witch", "seer", "hunter", *["villager"] * 3, *["werewolf"] * 3), strict=True))


def one_lap(order: list[str]) -> Replay:
    """D is attacked in the first night, and the seer looks at a wolf beside another choice; then the wolves hang."""
    fixed, options = {"roles": ORDERED}, {"night_laps": "one", "sheriff": False}
    game = Game.new("langrensha", NAMES, preset="standard_9", seed=1, fixed=fixed, options=options)
    first: dict[str, Any] = {"witch.order": order, "werewolf.attack": "D", "seer.divine": "G"}
    while (ask := game.ask) is not None and game.day < 5:
        named = first.get(ask.id) if game.day == 0 else None
        if ask.id == "vote.execution":
            named = next((wolf for wolf in "GHI" if wolf in ask.options), None)
        game.answer(named or (ask.options[0] if ask.at_least else None))
    assert game.result is not None
    return Replay.of(game.journal)


def test_an_order_that_met_the_attacked_is_found() -> None:
    saved = found(one_lap(["B", "D", "E"]))
    assert saved["highlight.saved"] == {"seat": "A", "role": "witch", "other": "D"}
    assert "highlight.saved" not in found(one_lap(["B", "E"]))


def test_a_first_look_that_found_a_wolf_is_found_beside_another_choice() -> None:
    assert found(one_lap(["D"]))["highlight.first_look"] == {"seat": "B", "other": "G"}
