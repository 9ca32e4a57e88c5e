"""What a ruleset declares of its asks and notices is what its games say: params, kinds, audience, deaths."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulesets.engine import Ask, Game, Notice, ruleset
from rulesets.engine.errors import LanternError
from rulesets.engine.scenario.form import read
from rulesets.engine.scenario.playing import Run
from tests.laws.games import RULESETS, Deal, Player, led_deals, seats
from tests.laws.told import Told, faults, wrong_deaths

SCENARIOS = Path(__file__).parent.parent / "scenarios"
many = settings(max_examples=60, suppress_health_check=list(HealthCheck))
of_every_ruleset = pytest.mark.parametrize("ruleset_id", RULESETS)


@of_every_ruleset
@many
@given(data=st.data())
def test_a_game_says_what_is_declared(ruleset_id: str, data: st.DataObject) -> None:
    rules, deal = ruleset(ruleset_id), data.draw(led_deals(ruleset_id))
    game, player = deal.game(), Player(deal.seed)
    asks: list[Ask] = []
    while game.ask is not None:
        ask = game.ask
        asks.append(ask)
        if ask.seat is not None and ask.id in rules.asks and rules.asks[ask.id].by:
            assert game.roles[ask.seat] in rules.asks[ask.id].by
        player.move(game)
    assert faults(rules, game, asks) == []
    assert wrong_deaths(rules, game) == []


def played_through(file: Path) -> Run | None:
    """None where no game begins, or the scenario itself is wrong: that is red where scenarios are tested."""
    try:
        script = read(file)
        run = None if "refused" in script["expect"] else Run(script)
        if run:
            run.play()
    except LanternError:
        return None
    return run


@of_every_ruleset
def test_every_scenario_says_what_is_declared_and_all_of_it_is_said_in_some(ruleset_id: str) -> None:
    rules = ruleset(ruleset_id)
    said: set[str] = set()
    for file in sorted((SCENARIOS / ruleset_id).glob("*.yaml")):
        if run := played_through(file):
            asks = [put.ask for put in run.put]
            assert faults(rules, run.game, asks) == [], file.stem
            said |= {ask.id for ask in asks} | {notice.id for notice in run.game._table.notices}
    assert [id for id in (*rules.asks, *rules.notices) if id not in said] == []


@of_every_ruleset
def test_what_counts_votes_counts_an_ask_that_there_is(ruleset_id: str) -> None:
    rules = ruleset(ruleset_id)
    for id, facts in rules.notices.items():
        rounds = {param: kind for param, kind in facts.params.items() if isinstance(kind, tuple)}
        for values in product(*rounds.values()) if facts.counts else ():
            assert facts.ask_counted(dict(zip(rounds, values, strict=True))) in rules.asks, id


# It can fail

NINE = Deal("jinro_nine", seats(9), "9A", {}, 1)
GAME = NINE.game()


def notice(id: str, to: str | None = None, /, **params: Any) -> Notice:
    return Notice(id, params, None if to is None else frozenset((to,)), 1, "day")


def asked(id: str, **changed: Any) -> Ask:
    usual: dict[str, Any] = {"params": {}, "secret": True, "kind": "choose", "of": "seat", "options": ("P2", "P3")}
    rest: dict[str, Any] = {"at_least": 1, "at_most": 1, "max_length": None, "seconds": None}
    return Ask(id, **{"seat": "P1", **usual, **rest, **changed})


def told() -> Told:
    return Told(ruleset("jinro_nine"), GAME)


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        (notice("execution", seat="P1", day=1), "execution: day is not declared"),
        (notice("execution"), "execution: seat is missing"),
        (notice("execution", seat="Aki"), "execution: seat is 'Aki', declared as 'name'"),
        (notice("execution", seat=["P1"]), "execution: seat is ['P1'], declared as 'name'"),
        (notice("execution.none", reason="rain"), "execution.none: reason is 'rain', declared as ('tie', 'no_votes')"),
        (notice("dawn.deaths", seats=None), "dawn.deaths: seats is None, declared as 'toll'"),
        (notice("dawn.deaths", seats=["Aki"]), "dawn.deaths: seats is ['Aki'], declared as 'toll'"),
        (notice("vote.tally", votes={"P1": "2"}, runoff=False), "vote.tally: votes is {'P1': '2'}"),
        (notice("vote.tally", votes={"Aki": 2}, runoff=False), "vote.tally: votes is {'Aki': 2}"),
        (notice("vote.tally", votes={}, runoff=0), "vote.tally: runoff is 0, declared as 'flag'"),
        (notice("vote.tally", votes={}, runoff=False, ballots={"P1": "Aki"}), "vote.tally: ballots is {'P1': 'Aki'}"),
        (notice("role.dealt", "P1", role="lover"), "role.dealt: role is 'lover', declared as 'role'"),
        (notice("role.dealt", role="seer"), "role.dealt: told to everybody, declared secret"),
        (notice("execution", "P1", seat="P1"), "execution: told to frozenset({'P1'}), declared public"),
        (notice("last_words", seat="P1", text=""), "last_words: text is '', declared as 'text'"),
        (notice("werewolf.whisper.closed", "P1", count=True), "werewolf.whisper.closed: count is True"),
        (notice("duel", seat="P1"), "duel is not declared"),
    ],
    ids=lambda planted: planted.id if isinstance(planted, Notice) else "",
)
def test_a_notice_that_is_not_as_declared_is_found(planted: Notice, fault: str) -> None:
    (found,) = told().notice(planted)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        (asked("seer.divine", params={"left": 1}), "seer.divine: left is not declared"),
        (asked("vote.runoff"), "vote.runoff: seats is missing"),
        (asked("vote.runoff", params={"seats": []}), "vote.runoff: seats is [], declared as 'names'"),
        (asked("seer.divine", at_most=2), "seer.divine: takes 2, declared 1"),
        (asked("seer.divine", secret=False), "seer.divine: is an act of the night, and open"),
        (asked("seer.divine", of="role"), "seer.divine: takes role"),
        (asked("seer.divine", of="card"), "seer.divine: has the aim to look"),
        (asked("vote.execution", seat=None), "vote.execution: is a ballot"),
        (asked("decoy.suspect", of="choice", options=("run",)), "decoy.suspect: may be answered with ('run',)"),
        (asked("decoy.note", kind="text", secret=False), "decoy.note: is an open text, its purpose is ''"),
        (asked("airship.choose"), "airship.choose is not declared"),
    ],
    ids=lambda planted: planted.id if isinstance(planted, Ask) else "",
)
def test_an_ask_that_is_not_as_declared_is_found(planted: Ask, fault: str) -> None:
    assert any(found.startswith(fault) for found in told().ask(planted)), [*told().ask(planted)]


def test_a_death_that_nobody_is_told_of_is_found() -> None:
    game = _played_out()
    rules = ruleset("jinro_nine")
    assert wrong_deaths(rules, game) == []
    table = game._table
    table.notices = [notice for notice in table.notices if notice.id != "execution"]
    assert wrong_deaths(rules, game)


def test_a_death_of_something_else_is_found() -> None:
    game = _played_out()
    game._table.deaths = [death._replace(cause="curse") for death in game.deaths]
    assert wrong_deaths(ruleset("jinro_nine"), game)


def _played_out() -> Game:
    game, player = NINE.game(), Player(1)
    while game.ask is not None:
        player.move(game)
    return game
