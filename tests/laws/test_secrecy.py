"""The secrecy law: what a seat must not know changes nothing that it sees, nor any public step."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rulesets.engine import ruleset
from tests.laws.games import RULESETS, Deal, deals, seats
from tests.laws.knowledge import KNOWLEDGE
from tests.laws.secrecy import Compared, Side, circle_of, compare, may_differ, swapped

pytestmark = pytest.mark.parametrize("ruleset_id", RULESETS)
many = settings(max_examples=80, suppress_health_check=list(HealthCheck))


@many
@given(data=st.data())
def test_two_other_seats_may_exchange_their_cards_unnoticed(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    viewer, one, other = data.draw(st.permutations(deal.players))[:3]
    assume(may_differ(deal, viewer, one, other, KNOWLEDGE[ruleset_id]))
    _exchange(deal, viewer, one, other)


@many
@given(data=st.data())
def test_another_seat_may_answer_otherwise_unnoticed(ruleset_id: str, data: st.DataObject) -> None:
    deal = data.draw(deals(ruleset_id))
    viewer, actor = data.draw(st.permutations(deal.players))[:2]
    assume(viewer not in circle_of(deal, actor, KNOWLEDGE[ruleset_id]))
    _other_answers(deal, viewer, actor)


def test_the_games_compared_go_on_for_long_enough_to_mean_something(ruleset_id: str) -> None:
    """A law that stops at the first step holds for anything."""
    random = Random(7)
    compared = [_random_exchange(ruleset_id, random) for _ in range(60)]
    long = [each for each in compared if each is not None and each.days >= 2]
    assert len(long) >= 10


def _random_exchange(ruleset_id: str, random: Random) -> Compared | None:
    rules = ruleset(ruleset_id)
    boards = [(id, board.players or random.choice(rules.players)) for id, board in rules.boards.items()]
    preset, number = random.choice(boards)
    deal = Deal(ruleset_id, seats(number), preset, {}, random.randrange(2**32))
    viewer, one, other = random.sample(deal.players, 3)
    if not may_differ(deal, viewer, one, other, KNOWLEDGE[ruleset_id]):
        return None
    return _exchange(deal, viewer, one, other)


def _exchange(deal: Deal, viewer: str, one: str, other: str) -> Compared:
    as_dealt, exchanged = swapped(deal, one, other)
    sides = Side(as_dealt.game(), {}), Side(exchanged.game(), {})
    return compare(deal, viewer, sides, KNOWLEDGE[deal.ruleset], frozenset((one, other)))


def _other_answers(deal: Deal, viewer: str, actor: str) -> Compared:
    sides = Side(deal.game(), {}), Side(deal.game(), {actor: "otherwise"})
    return compare(deal, viewer, sides, KNOWLEDGE[deal.ruleset], frozenset((actor,)))
