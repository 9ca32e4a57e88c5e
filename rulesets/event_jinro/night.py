"""The night (§9): the executed's own turn where tonight's event asks for it, then one lap."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Screen, lap
from rulesets.engine.pack import decided

from .town import Night, Town


def night(town: Town) -> Flow:
    """EJ-88."""
    town.table.phase = "night"
    tonight = town.night = town.new_night()
    yield from town.event.turn_zero(town)
    yield from lap(town.table, tonight.seats, _screens(town))
    tonight.attacks = _attacks(town, tonight)
    for seat in tonight.seats:
        town.cards[seat].night_over(town, seat)


def _screens(town: Town) -> list[Screen]:
    """The shape of a turn: by the options, the composition and the announced event alone."""
    table, cards = town.table, town.cards

    def confer(seat: str) -> Page:
        return cards[seat].confer(town, seat) or table.note(seat, 60)

    def curse(seat: str) -> Page:
        return cards[seat].curse(town, seat) or town.suspect(seat)

    def act(seat: str) -> Page:
        # EJ-87: also where its ask would have no option.
        return cards[seat].act(town, seat) or town.suspect(seat)

    def act_again(seat: str) -> Page:
        return cards[seat].act_again(town, seat) or town.suspect(seat)

    def report(seat: str) -> Ask:
        cards[seat].learns(town, seat)
        town.event.tells(town, seat)
        return table.read("night.report", seat)

    pages = (
        (table.options["conferring"], confer),
        (town.has_curses, curse),
        (True, act),
        (town.event.second_attack, act_again),
        (True, report),
    )
    return [page for is_held, page in pages if is_held]


def _attacks(town: Town, tonight: Night) -> list[str]:
    """The seats that the pack names, one or two; none where all of it is in prison (EJ-75)."""
    if not tonight.pack:
        return []
    first = _choice(town, "werewolf.attack", tonight.first, tonight.prey)
    if not town.event.second_attack:
        return first
    # EJ-108: the pack's first seat is left out.
    rest = [seat for seat in tonight.prey if seat not in first]
    return first + _choice(town, "werewolf.attack_second", tonight.second, rest)


def _choice(town: Town, label: str, namings: Mapping[str, str], prey: list[str]) -> list[str]:
    """EJ-103; EJ-104: attacking is a duty."""
    named = decided(seat for seat in namings.values() if seat in prey)
    if named is not None:
        return [named]
    return [town.table.pick(label, prey)] if prey else []
