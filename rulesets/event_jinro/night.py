"""The night (§9): the executed's own turn where tonight's event asks for it, then one lap."""

from __future__ import annotations

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Joined, Reads, Screen, Writes, lap
from rulesets.engine.pack import decided
from rulesets.werewolf import leading
from rulesets.werewolf.calls import Calls, Stage
from rulesets.werewolf.company import attacked
from rulesets.werewolf.council import LINE
from rulesets.werewolf.night import carry_out
from rulesets.werewolf.role import PACK

from .event import Event
from .town import Town


def night(town: Town) -> Flow:
    """EJ-88."""
    town.table.phase = "night"
    town.new_night()
    seats = town.nameable()
    yield from town.event.turn_zero(town)
    yield from leading.taken(town.table)
    if town.table.leader is not None:
        yield from _called(town)
    else:
        yield from lap(town.table, seats, _screens(town), "night")
    carry_out(town)
    town.tonight.attacks = _attacks(town)
    for seat in seats:
        town.cards[seat].night_over(town, seat)


def _called(town: Town) -> Flow:
    """§9: each is called by its name; an event that tells somebody something does so at the end."""
    again = ("act_again",) * town.event.second_attack
    apart = type(town.event).tells is not Event.tells
    calls = Calls(town, [Stage(("curse", "act", *again, "learns"))], apart=apart)
    yield from calls.stage(0)
    for seat in town.nameable():
        town.event.tells(town, seat)
    yield from calls.ends()


def _screens(town: Town) -> list[Screen]:
    """The shape of a turn: by the options, the composition and the announced event alone."""
    table, cards = town.table, town.cards

    def confer(seat: str) -> Page:
        return cards[seat].confer(town, seat) or table.note(seat, LINE)

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

    confers = table.options["conferring"]
    # EJ-162.
    beside = confers and table.options["messages_with_choice"]
    pages: tuple[tuple[bool, Screen], ...] = (
        (confers and not beside, Writes(confer)),
        (town.has_curses, curse),
        (True, Joined(Writes(confer), act) if beside else act),
        (town.event.second_attack, act_again),
        (True, Reads(report)),
    )
    return [page for is_held, page in pages if is_held]


def _attacks(town: Town) -> list[str]:
    """The seats that the pack names, one or two; none where all of it is in prison (EJ-75)."""
    if not town.awake(PACK):
        return []
    victim = attacked(town)
    first = [] if victim is None else [victim]
    if not town.event.second_attack:
        return first
    # EJ-108: the pack's first seat is left out.
    rest = [seat for seat in town.prey(PACK) if seat != victim]
    return first + _second(town, rest)


def _second(town: Town, prey: list[str]) -> list[str]:
    """EJ-103; EJ-104: attacking is a duty."""
    named = decided(seat for seat in town.tonight.named_second if seat in prey)
    if named is not None:
        return [named]
    return [town.table.pick("werewolf.attack_second", prey)] if prey else []
