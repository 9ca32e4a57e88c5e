"""The secrecy law finds leaks: each of these small changes to the village gives something away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from rulesets.engine import lap
from rulesets.engine.asks import Flow
from rulesets.engine.table import Table
from rulesets.event_jinro.town import Town as EventTown
from rulesets.langrensha.roles.witch import Witch
from rulesets.werewolf.classic import dawn
from rulesets.werewolf.classic.council import Council
from rulesets.werewolf.role import PACK
from rulesets.werewolf.roles.seer import Seer
from rulesets.werewolf.roles.werewolf import Werewolf
from tests.laws.games import Deal, seats
from tests.laws.knowledge import KNOWLEDGE
from tests.laws.secrecy import Leak, Side, compare, may_differ, swapped

Patch = pytest.MonkeyPatch
NINE = Deal("jinro_nine", seats(9), {"villager": 3, "seer": 2, "fox": 1, "werewolf": 3}, {}, 0)


def slow_wolves(patch: Patch) -> None:
    """A time limit for the wolves alone."""

    def act(_self: Werewolf, town: Any, me: str) -> Flow:
        yield town.table.choose("werewolf.attack", me, town.prey(PACK), seconds=30)

    patch.setattr(Werewolf, "act", act)


def wolves_first(patch: Patch) -> None:
    """A lap in the order of the roles."""
    original = lap.lap

    def ordered(table: Table, order: Any, *screens: Any) -> Flow:
        return original(table, sorted(order, key=lambda seat: table.roles[seat]), *screens)

    patch.setattr("rulesets.werewolf.classic.opening.lap", ordered)


def loud_pack(patch: Patch) -> None:
    """What a wolf names, told to everybody."""
    original = Table.tell

    def tell(self: Table, to: Any, id: str, /, **params: Any) -> None:
        original(self, self.players if id == "werewolf.choice" else to, id, **params)

    patch.setattr(Table, "tell", tell)


def roles_at_dawn(patch: Patch) -> None:
    """The dead's cards turned up."""
    original = dawn.break_of_day

    def break_of_day(town: Any) -> list[str]:
        dead = original(town)
        for seat in dead:
            town.table.announce("role.revealed", seat=seat, role=town.table.roles[seat])
        return dead

    patch.setattr(dawn, "break_of_day", break_of_day)


def seer_without_report(patch: Patch) -> None:
    """A turn that is shorter than the others: the seer's page of results is left out."""
    original = Table.read

    def read(self: Table, id: str, seat: str, **more: Any) -> Any:
        if id == "night.report" and self.roles[seat] == "seer":
            return self.suspect(seat)
        return original(self, id, seat, **more)

    patch.setattr(Table, "read", read)


def secret_draws_from_the_public_stream(patch: Patch) -> None:
    """The seer's draws shift the table's own: how far depends on where the seer sits."""

    def omen(_self: Seer, town: Any, me: str) -> None:
        for _ in range(town.table.seat_number[me]):
            town.table.pick("talk.start", town.table.players)

    patch.setattr(Seer, "omen", omen)


LEAKS = [slow_wolves, wolves_first, loud_pack, roles_at_dawn, seer_without_report, secret_draws_from_the_public_stream]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        _exchange_many(100, NINE)


ORDERS = Deal(
    "langrensha",
    seats(9),
    {"villager": 3, "seer": 1, "witch": 2, "werewolf": 3},
    {"night_laps": "one", "sheriff": False},
    0,
)


def loud_witch(patch: Patch) -> None:
    """What became of her order, told to everybody."""
    original = Table.tell

    def tell(self: Table, to: Any, id: str, /, **params: Any) -> None:
        if id == "witch.ordered":
            self.announce(id, **params)
        else:
            original(self, to, id, **params)

    patch.setattr(Table, "tell", tell)


def slow_witch(patch: Patch) -> None:
    """More time for an order than for anything else on its screen."""

    def only(_self: Witch, town: Any, me: str) -> Flow:
        yield town.table.choose(
            "witch.order", me, town.table.alive, at_least=0, at_most=len(town.table.alive), seconds=90
        )

    patch.setattr(Witch, "only", only)


def told_before_the_others_chose(patch: Patch) -> None:
    """An attack that is told on the attacked's own page, on which he then chooses."""
    original = Witch.only

    def only(self: Witch, town: Any, me: str) -> Any:
        for choice in town.night.choices:
            if choice.together and choice.target != me:
                town.table.tell(choice.target, "attacked", by=choice.by)
        return original(self, town, me)

    patch.setattr(Witch, "only", only)


@pytest.mark.parametrize("leak", [loud_witch, slow_witch, told_before_the_others_chose])
def test_a_leak_of_a_night_in_one_lap_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        _exchange_many(100, ORDERS)


@pytest.mark.parametrize(
    "options", [{"messages_with_choice": True}, {"messages_with_choice": True, "first_council_laps": 1}]
)
def test_a_wolf_who_is_asked_for_his_message_elsewhere_is_found(options: dict[str, Any], monkeypatch: Patch) -> None:
    """The pack's line after its choice, the others' note before theirs."""

    def beside(self: Council, choice: Any) -> Any:
        def either(first: Any, second: Any) -> Any:
            return lambda seat: (first if self._town.cards[seat].company == PACK else second)(seat)

        return lap.Joined(either(choice, self.page), either(self.page, choice))

    deal = replace(NINE, options=options)
    assert _exchange_many(40, deal) > 0
    monkeypatch.setattr(Council, "beside", beside)
    with pytest.raises(Leak):
        _exchange_many(100, deal)


DIVINED = Deal("event_jinro", seats(9), "std9", {"divination_with_deal": True}, 0)


def test_a_look_that_is_longer_for_who_divines_with_it_is_found(monkeypatch: Patch) -> None:
    """Beside the role the seer has somebody to choose, and everybody else a page to close."""
    monkeypatch.setattr(EventTown, "suspect", lambda self, me: self.table.read("night.report", me))
    with pytest.raises(Leak):
        _exchange_many(100, DIVINED)


@pytest.mark.parametrize("deal", [NINE, ORDERS, DIVINED])
def test_the_village_as_it_is_has_none(deal: Deal) -> None:
    assert _exchange_many(40, deal) > 0


def _exchange_many(number: int, begun: Deal) -> int:
    """How many pairs of games were compared."""
    knowledge = KNOWLEDGE[begun.ruleset]
    compared = 0
    for seed, (viewer, one, other) in zip(range(number), permutations(seats(9), 3), strict=False):
        deal = replace(begun, seed=seed)
        if may_differ(deal, viewer, one, other, knowledge):
            left, right = swapped(deal, one, other)
            compare(deal, viewer, (Side(left.game(), {}), Side(right.game(), {})), knowledge, frozenset((one, other)))
            compared += 1
    return compared
