"""The laws hold for what packs add: every deed of a role or event without code is tried in random games."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rulesets.engine import Ask, Game, Ruleset
from rulesets.engine.packs import LanternPack
from tests.engine.packs.coded_parts import PARTS, with_code
from tests.engine.packs.one_night import one_night
from tests.engine.packs.parts import WITH_ROLES, all_parts
from tests.laws.games import Player, deals, led_deals, seats, state, through_json
from tests.laws.knowledge import knowledge
from tests.laws.led import by_the_moment, end, play
from tests.laws.secrecy import Side, circle_of, compare, may_differ, swapped
from tests.laws.shape import laps, same_pages, same_shape
from tests.laws.told import faults, wrong_deaths

some = settings(max_examples=40, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module", params=[*WITH_ROLES, *(f"{id} by code" for id in PARTS), "one_night"])
def rules(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    if request.param == "one_night":
        return one_night(tmp_path_factory.mktemp("pack"))
    id, by_code, _ = request.param.partition(" by code")
    return (with_code if by_code else all_parts)(tmp_path_factory.mktemp("pack"), id)


@some
@given(data=st.data())
def test_a_game_ends_and_says_what_is_declared(rules: Ruleset, data: st.DataObject) -> None:
    deal = data.draw(led_deals(rules))
    game, player = deal.game(), Player(deal.seed)
    asks: list[Ask] = []
    while game.ask is not None:
        asks.append(game.ask)
        player.move(game)
    assert faults(rules, game, asks) == []
    assert wrong_deaths(rules, game) == []
    assert state(Game.replay(through_json(game.journal), rules)) == state(game)


@some
@given(data=st.data())
def test_all_turns_of_a_lap_look_alike(rules: Ruleset, data: st.DataObject) -> None:
    deal = data.draw(deals(rules))
    for turns in laps(deal.game(), Player(deal.seed)):
        assert same_shape(turns)
    for turns in laps(deal.game(), Player(deal.seed)):
        assert same_pages(turns)


@some
@given(data=st.data())
def test_two_other_seats_may_exchange_their_cards_unnoticed(rules: Ruleset, data: st.DataObject) -> None:
    deal = data.draw(deals(rules))
    viewer, one, other = data.draw(st.permutations(deal.players))[:3]
    assume(may_differ(deal, viewer, one, other, knowledge(rules)))
    as_dealt, exchanged = swapped(deal, one, other)
    sides = Side(as_dealt.game(), {}), Side(exchanged.game(), {})
    compare(deal, viewer, sides, knowledge(rules), frozenset((one, other)))


@some
@given(data=st.data())
def test_another_seat_may_answer_otherwise_unnoticed(rules: Ruleset, data: st.DataObject) -> None:
    deal = data.draw(deals(rules))
    viewer, actor = data.draw(st.permutations(deal.players))[:2]
    assume(viewer not in circle_of(deal, actor, knowledge(rules)))
    sides = Side(deal.game(), {}), Side(deal.game(), {actor: "otherwise"})
    compare(deal, viewer, sides, knowledge(rules), frozenset((actor,)))


@some
@given(data=st.data())
def test_a_called_game_ends_as_the_passed_one_does(rules: Ruleset, data: st.DataObject) -> None:
    if "caller" not in rules.leadings:
        # Its nights are led by nobody.
        return
    deal = data.draw(deals(rules))
    led = replace(deal, leading="caller")
    assert end(play(led.game(), by_the_moment(deal))) == end(play(deal.game(), by_the_moment(deal)))


def test_in_random_games_every_deed_is_done(rules: Ruleset) -> None:
    """A law about what never happens holds for anything."""
    done: set[str] = set()
    for seed in range(40):
        done |= _done(_begun(rules, seed), Player(seed))
    own = {id for pack in rules.laid_in for id in pack.parts}
    wanted = {id for id in (*rules.asks, *rules.notices, *rules.vocabulary.causes) if id.split(".")[0] in own}
    assert wanted
    assert wanted - done == set()


def _begun(rules: Ruleset, seed: int) -> Game:
    number = rules.players[-1]
    (pack,) = rules.laid_in
    if pack.whole is not None:
        return Game.new(rules, seats(number), seed=seed)
    events = pack.ids("events")
    fixed = {"deck": [*events[seed % len(events) :], *events * 2]} if events else {}
    return Game.new(rules, seats(number), preset=_dealt(pack, number, seed), seed=seed, fixed=fixed)


def _dealt(pack: LanternPack, number: int, seed: int) -> dict[str, int]:
    if cards := pack.ids("cards"):
        return {"witch_killer": 1, **dict.fromkeys(cards, number), "barrier": 4 * number}
    own = [id for at, id in enumerate(pack.ids("roles")) if number > 12 or (at + seed) % 2]
    return {"werewolf": 2, **dict.fromkeys(own, 1), "villager": number - 2 - len(own)}


def _done(game: Game, player: Player) -> set[str]:
    found: set[str] = set()
    while game.ask is not None:
        found.add(game.ask.id)
        player.move(game)
    notices = [notice.id for viewer in (None, *game.players) for notice in game.notices(viewer)]
    return {*found, *notices, *(death.cause for death in game.deaths)}
