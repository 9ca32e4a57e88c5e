"""What a game of this ruleset may be set up with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.engine.errors import BadSetup, listed
from rulesets.engine.ruleset import Counts
from rulesets.engine.sentences import of_cards, of_leading, of_one, of_sides
from rulesets.engine.table import FALLEN
from rulesets.werewolf.book import RoleBook, own
from rulesets.werewolf.role import PACK, Role

from . import book
from .auto import AUTO
from .frame import keeps_two_laps


def role_ids() -> tuple[str, ...]:
    return tuple(own(__package__))


def parts() -> list[type[Role]]:
    return list(book.roles().values())


def compose(n_players: int) -> Counts:
    return AUTO[n_players]


def check_composition(counts: Counts, n_players: int) -> None:
    check_counts(book.roles(), counts, n_players)


def check_counts(known: RoleBook, counts: Counts, n_players: int) -> None:
    """LR-04."""
    # LR-06: a thief chooses between two more.
    cards = n_players + max((known[id].wants_in_the_middle for id in counts), default=0)
    if sum(counts.values()) != cards:
        there = sum(counts.values())
        text = (
            f"{there} cards for {n_players} players; allowed: {cards}, one for each player, and two more with a thief"
        )
        raise BadSetup(of_cards(text, cards - there))
    for id, number in counts.items():
        most = known[id].most
        if most and number > most:
            text = f"{number} of them; allowed: at most {'one' if most == 1 else most}"
            raise BadSetup(of_one(text, "at_most", id, most))
    _check_sides(known, counts)


def _check_sides(known: RoleBook, counts: Counts) -> None:
    hunting = sum(number for id, number in counts.items() if known[id].company == PACK)
    if not hunting:
        raise BadSetup(of_sides("nobody hunts; allowed: at least one wolf that is no blood_moon_apostle"))
    wolves = sum(number for id, number in counts.items() if known[id].faction == "werewolf")
    village = sum(number for id, number in counts.items() if known[id].faction in ("village", "none"))
    if wolves >= village:
        text = f"{wolves} cards of faction werewolf and {village} of faction village"
        raise BadSetup(of_sides(f"{text}; allowed: fewer of the wolves than of the village"))


def in_effect(options: Mapping[str, Any], counts: Counts) -> Mapping[str, Any]:
    return laps_in_effect(book.roles(), options, counts)


def laps_in_effect(known: RoleBook, options: Mapping[str, Any], counts: Counts) -> Mapping[str, Any]:
    """LR-178."""
    return {**options, "night_laps": "two"} if keeps_two_laps(known, counts) else options


def check_leading(leading: str, counts: Counts, *_: object) -> None:
    check_fallen(book.roles(), leading, counts)


def check_fallen(known: RoleBook, leading: str, counts: Counts, *_: object) -> None:
    """Who leads knows all roles, and may leave nobody a message any more."""
    listening = [id for id in counts if known[id].hears_the_dead]
    if leading == FALLEN and listening:
        text = f"fallen is not allowed with {listed(listening)} dealt, to whom the fallen write"
        raise BadSetup(of_leading(f"{text}; allowed: lantern, caller, or another composition", listening[0]))


def check_fixed(fixed: Mapping[str, Any], counts: Counts, players: Sequence[str]) -> None:
    check_middle(book.roles(), fixed, counts, players)


def check_middle(known: RoleBook, fixed: Mapping[str, Any], counts: Counts, players: Sequence[str]) -> None:
    """LR-06: the middle is what is not dealt, and some cards are always dealt."""
    always = [id for id in counts if known[id].always_dealt]
    if "roles" in fixed:
        missing = [id for id in always if id not in fixed["roles"].values()]
        if missing:
            raise BadSetup(f"fixed.roles: {listed(missing)} always dealt to a player; allowed: no such card left over")
    for order in fixed.get("rolls", {}).get("deal", ()):
        middle = order[len(players) :] if isinstance(order, list | tuple) else ()
        if any(id in always for id in middle):
            raise BadSetup(f"fixed.rolls.deal: {listed(middle)} in the middle; allowed there: none of {listed(always)}")
