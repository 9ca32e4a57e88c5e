"""What a trial is remembered for, held against what its seats were told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from desktop.after.replay.highlights import sentence
from desktop.after.replay.replay import Replay
from desktop.after.replay.tale import Highlight
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out

GAMES = 24


@cache
def trials() -> tuple[Replay, ...]:
    return tuple(map(trial, range(GAMES)))


def trial(seed: int) -> Replay:
    game = Game.new("witch_trial", tuple("ABCDEFGHIJ"[: 5 + seed % 6]), seed=seed, profile="evening")
    play_out(game, RandomBot(seed))
    return Replay.of(game.journal)


def found(id: str) -> Iterator[tuple[Replay, Highlight]]:
    for replay in trials():
        yield from ((replay, one) for one in replay.highlights if one.id == id)


def told(replay: Replay, name: str, until: int, notice: str) -> list[dict[str, Any]]:
    steps = replay.steps[: until + 1]
    return [one.params for step in steps for one in step.notices if one.id == notice and name in (one.to or ())]


def test_every_trial_has_moments() -> None:
    counts = [len(replay.highlights) for replay in trials()]
    assert min(counts) >= 2
    assert sum(counts) / len(counts) > 4.5


def test_who_killed_at_the_last_moment_had_been_told_so_and_killed() -> None:
    held = list(found("highlight.last_moment"))
    assert held
    for replay, one in held:
        assert told(replay, one.params["seat"], one.step, "witch.timer")[-1]["left"] == 1
        fell = next(death for death in replay.story.deaths if death.name == one.params["other"])
        assert fell.cause in ("witch_killer", "slayer")
        aims = [
            step.answer
            for step in replay.steps[: one.step + 1]
            if step.ask and step.ask.id == "midnight.target" and step.ask.seat == one.params["seat"]
        ]
        assert aims[-1] == one.params["other"]


def test_who_spared_everybody_fell_to_remnants() -> None:
    held = list(found("highlight.spared"))
    assert held
    for replay, one in held:
        cause = next(death.cause for death in replay.story.deaths if death.name == one.params["seat"])
        assert cause == "remnant"


def test_who_was_caged_was_a_witch_then_and_who_was_never_caught_was_in_no_cell() -> None:
    caged, free = list(found("highlight.caged")), list(found("highlight.never_caught"))
    assert caged
    assert free
    for replay, one in caged:
        assert told(replay, one.params["seat"], one.step, "witch.become")
        assert one.params["role"] == "witch"
    for replay, one in free:
        jailed = {notice.params["seat"] for notice in replay.story.public if notice.id == "imprison"}
        assert one.params["seat"] not in jailed
        assert one.params["seat"] in replay.story.alive


def test_no_cell_held_a_witch_where_that_is_said() -> None:
    held = list(found("highlight.caged.none"))
    assert held
    for replay, one in held:
        jailed = [notice for notice in replay.story.public if notice.id == "imprison"]
        assert len(jailed) == one.params["n"]
        assert not [x for x in replay.highlights if x.id == "highlight.caged"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_said(language: str) -> None:
    words = Words(language, "witch_trial")
    for replay in trials():
        for one in replay.highlights:
            assert "—" not in sentence(words, replay.story, one, str)
