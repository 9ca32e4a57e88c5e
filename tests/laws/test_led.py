"""A led game and a passed one with equal choices end alike, and what is called tells nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Game, ruleset
from rulesets.engine.errors import LanternError
from rulesets.engine.scenario.form import read
from rulesets.engine.scenario.playing import MOST_ASKS, Put, Run, _new_game
from rulesets.werewolf import calls
from rulesets.werewolf.roles.medium import Medium
from tests.laws.games import RULESETS, Deal, deals, seats
from tests.laws.homebrew import around
from tests.laws.led import Recorded, by_the_moment, called, end, play, unshown

SCENARIOS = Path(__file__).parent.parent / "scenarios"
LED = [id for id in RULESETS if "caller" in ruleset(id).leadings]
of_every_led_ruleset = pytest.mark.parametrize("ruleset_id", LED)
many = settings(max_examples=80, suppress_health_check=list(HealthCheck))
some = settings(max_examples=25, suppress_health_check=list(HealthCheck))


def compared(deal: Deal, leading: str) -> None:
    led = replace(deal, leading=leading)
    if led.may_begin:
        assert end(play(led.game(), by_the_moment(deal))) == end(play(deal.game(), by_the_moment(deal)))


@of_every_led_ruleset
@many
@given(data=st.data())
def test_a_called_game_ends_as_the_passed_one_does(ruleset_id: str, data: st.DataObject) -> None:
    compared(data.draw(deals(ruleset_id)), "caller")


@of_every_led_ruleset
@many
@given(data=st.data())
def test_so_does_one_that_a_fallen_player_leads(ruleset_id: str, data: st.DataObject) -> None:
    compared(data.draw(deals(ruleset_id)), "fallen")


def last_day(script: Any) -> int:
    """Of what is compared: a night and a day beyond the script."""
    return 1 + max((row.get("day", 0) for row in script.get("answers") or ()), default=0)


def passed(file: Path) -> Recorded | None:
    """A scenario as the lantern plays it; None where none begins, or it is about somebody who leads."""
    try:
        script = read(file)
        if "refused" in script["expect"] or "leading" in script:
            return None
        run = Run(script)
        run.game = _new_game(script)
    except LanternError:
        return None
    recorded = Recorded(run.game)
    for _ in range(MOST_ASKS):
        ask, day = run.game.ask, run.game.day
        if ask is None or day > last_day(script):
            break
        run._step(Put(ask, day, run.game.phase))
        recorded.keep(ask, day)
    return recorded


def led_again(script: Any, leading: str, recorded: Recorded) -> Game:
    game = _new_game({**script, "leading": leading})
    while game.ask is not None and game.day <= last_day(script):
        replies, value = recorded.choice(game)
        if replies:
            game.answer(value)
        else:
            game.no_reply()
    return game


@of_every_led_ruleset
def test_every_scenario_ends_alike_when_it_is_led(ruleset_id: str) -> None:
    wrong = []
    for file in sorted((SCENARIOS / ruleset_id).glob("*.yaml")):
        recorded = passed(file)
        if recorded and end(led_again(read(file), "caller", recorded)) != end(recorded._game):
            wrong.append(file.name)
    assert wrong == []


@of_every_led_ruleset
@some
@given(data=st.data())
def test_the_same_is_called_whoever_holds_which_card(ruleset_id: str, data: st.DataObject) -> None:
    """As far as both games go, and but for what an event in force has everybody called for."""
    deal = replace(data.draw(deals(ruleset_id)), leading="caller")
    other = replace(deal, seed=deal.seed + 1)
    one, two = (called(game.game(), by_the_moment(deal)) for game in (deal, other))
    days = min(max((day for day, _ in heard), default=0) for heard in (one, two))
    assert _roles(one, days) == _roles(two, days)


def _roles(heard: list[tuple[int, str | None]], days: int) -> list[tuple[int, str | None]]:
    return [(day, role) for day, role in heard if day < days and role is not None]


def test_that_law_finds_a_dead_role_that_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    original = calls._called

    def only_the_living(town: Any, stage: calls.Stage) -> Any:
        held = {card.id for seat, card in town.cards.items() if seat in town.table.alive}
        return [one for one in original(town, stage) if one.company or one.role in held]

    monkeypatch.setattr(calls, "_called", only_the_living)
    deal = Deal("jinro_nine", seats(9), "9A", {}, 1, leading="caller")
    heard = [called(replace(deal, seed=seed).game(), by_the_moment(deal)) for seed in range(12)]
    assert len({tuple(_roles(one, 3)) for one in heard if one[-1][0] >= 3}) > 1


def with_one(ruleset_id: str, role: str) -> list[Deal]:
    """Some led games in which it may live long: nobody else can do anything but a wolf."""
    rules = ruleset(ruleset_id)
    number = min(rules.players, key=lambda players: abs(players - 9))
    deal = Deal(ruleset_id, seats(number), around(rules, number, role), {}, 1, leading="caller")
    return [led for led in (replace(deal, seed=seed) for seed in range(8)) if led.may_begin]


@pytest.mark.parametrize(("ruleset_id", "role"), [(id, role) for id in LED for role in ruleset(id).roles])
def test_what_a_role_is_told_as_a_night_falls_is_shown_in_it(ruleset_id: str, role: str) -> None:
    for deal in with_one(ruleset_id, role):
        assert unshown(deal.game(), by_the_moment(deal)) == []


def test_that_law_finds_a_role_that_is_told_and_never_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Medium, "learns")
    missed = [unshown(deal.game(), by_the_moment(deal)) for deal in with_one("jinro_nine", "medium")]
    assert {id for found in missed for _, _, id in found} == {"medium.result"}
