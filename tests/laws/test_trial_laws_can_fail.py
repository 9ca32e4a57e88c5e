"""The laws find leaks in open trades, on joined screens and in news that waits: each small change here is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import pytest

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Reads, lap
from rulesets.engine.table import Table
from rulesets.witch_trial import announcement, midnight
from rulesets.witch_trial.finders import Find
from rulesets.witch_trial.night import Night
from rulesets.witch_trial.prison import Prison
from rulesets.witch_trial.trade import Market
from tests.laws.games import Deal, Player, seats
from tests.laws.knowledge import KNOWLEDGE
from tests.laws.secrecy import Leak, Side, compare, swapped
from tests.laws.shape import laps, same_shape

Patch = pytest.MonkeyPatch
EVENING = {"trading": "open", "joined_pages": True, "finder_news": "midnight", "quiet_news": "midnight"}


def nobody_without_a_card(patch: Patch) -> None:
    """The table may only name whoever has a card to trade."""
    original = Table.choose

    def choose(self: Table, id: str, seat: Any, options: Sequence[str], **more: Any) -> Ask:
        if id == "trade.open":
            options = [name for name in options if set(self.hands[name]) - {"witch_killer"}] or options
        return original(self, id, seat, options, **more)

    patch.setattr(Table, "choose", choose)


def nobody_who_has_traded(patch: Patch) -> None:
    """Whoever has taken an offer is no longer named."""
    original = Market._pair

    def pair(self: Market, proposers: set[str]) -> Any:
        proposers |= self._spent
        return original(self, proposers)

    patch.setattr(Market, "_pair", pair)


def outcome_for_all(patch: Patch) -> None:
    """Whether the two have traded, told to everybody."""
    original = Market._tell_outcome

    def tell_outcome(self: Market, seat: str) -> None:
        offer = self._made.get(seat)
        self._prison.table.announce("trade.opened", seat=seat, partner=seat if offer and offer.returned else "")
        original(self, seat)

    patch.setattr(Market, "_tell_outcome", tell_outcome)


def as_many_rows_as_the_largest_hand(patch: Patch) -> None:
    """The decoy shows how many cards somebody holds."""

    def decoy_card(self: Prison, seat: str) -> Ask:
        most = max(len(self.hands.kinds(name)) for name in self.table.alive)
        return self.choose("decoy.card", seat, list(self.table.composition)[: max(most, 1)], of="card", at_least=1)

    patch.setattr(Prison, "decoy_card", decoy_card)


def only_what_is_held_is_shuffled(patch: Patch) -> None:
    """How far a hand shifts the die depends on how many cards are in it."""

    def choose_card(self: Prison, id: str, seat: str, cards: Sequence[str], **more: Any) -> Ask:
        return self.choose(id, seat, self.table.shuffle("hand.spread", list(cards)), of="card", **more)

    patch.setattr(Prison, "choose_card", choose_card)


def a_lap_where_something_was_found(patch: Patch) -> None:
    """The finder lap is held only where there is a finder."""

    def tell_finders(prison: Prison, finds: dict[str, Find]) -> Flow:
        for find in finds.values():
            prison.news(find.finder, "card.gained", **{"card": find.card, "from": None})
        if finds:
            yield from lap(prison.table, prison.ring, [Reads(lambda seat: prison.read("finder.report", seat))])

    patch.setattr(announcement, "tell_finders", tell_finders)


def a_lap_where_a_card_was_used(patch: Patch) -> None:
    """After a quiet night the lantern goes round if there may be something to tell."""

    def tell_timers(night: Night) -> None:
        table = night.prison.table
        table.options = {**table.options, "quiet_news": "lap" if night.uses else "midnight"}

    patch.setattr(announcement, "_tell_timers", tell_timers)


LEAKS = [
    nobody_without_a_card,
    nobody_who_has_traded,
    outcome_for_all,
    as_many_rows_as_the_largest_hand,
    only_what_is_held_is_shuffled,
    a_lap_where_something_was_found,
    a_lap_where_a_card_was_used,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        _exchange_many(60)


def test_the_evening_as_it_is_has_none() -> None:
    _exchange_many(60)


def _exchange_many(number: int) -> None:
    for seed, (viewer, one, other) in zip(range(number), permutations(seats(7), 3), strict=False):
        deal = Deal("witch_trial", seats(7), "7", EVENING, seed)
        left, right = swapped(deal, one, other)
        both = Side(left.game(), {}), Side(right.game(), {})
        compare(deal, viewer, both, KNOWLEDGE["witch_trial"], frozenset((one, other)))


def a_shorter_turn_for_the_proposer(patch: Patch) -> None:
    """Whoever proposes has no seat to name."""

    def in_the_open(self: Market) -> Flow:
        prison = self._prison
        while (pair := (yield from self._pair(set()))) is not None:
            proposer, self._partner = pair
            yield from lap(prison.table, (proposer,), [self._offer])
            yield from lap(prison.table, (self._partner,), [self._reply, self._give_back])

    patch.setattr(Market, "in_the_open", in_the_open)


def no_target_for_who_needs_none(patch: Patch) -> None:
    """The page of a hand that has nothing to aim is closed like a report."""
    original = midnight._Midnight.target

    def target(self: Any, seat: str) -> Page:
        aims = any(self._prison.hands.kinds(seat))
        return original(self, seat) if aims else self._prison.read("night.report", seat)

    patch.setattr(midnight._Midnight, "target", target)


@pytest.mark.parametrize("fault", [a_shorter_turn_for_the_proposer, no_target_for_who_needs_none])
def test_turns_that_do_not_look_alike_are_found(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    assert _all_alike()
    fault(monkeypatch)
    assert not _all_alike()


def _all_alike() -> bool:
    games = [Deal("witch_trial", seats(7), "7", EVENING, seed) for seed in range(12)]
    return all(same_shape(found) for deal in games for found in laps(deal.game(), Player(deal.seed)))
