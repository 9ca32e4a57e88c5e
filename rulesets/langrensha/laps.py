"""The night's two laps, evening and small hours, or the one that does for both. Turns look alike by construction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Joined, OneAsk, Reads, Screen, Wide, Writes, lap, turn
from rulesets.werewolf import leading
from rulesets.werewolf.calls import Calls, Stage
from rulesets.werewolf.council import line
from rulesets.werewolf.role import PACK, Role

from . import between
from .house_rules import ACT
from .town import Town

WHISPER = 120
MESSAGE = 200
# LR-10, as a game master calls it.
STAGES = (Stage(("before", "act"), waits=False), Stage(("small_hours", "second", "learns"), waits=True))


def night(town: Town) -> Flow:
    table = town.table
    yield from leading.taken(table)
    table.phase = "night"
    town.new_night()
    if table.leader is not None:
        yield from called(town)
    else:
        yield from (only_lap if town.frame.one_lap else two_laps)(town)
    table.day += 1


def two_laps(town: Town) -> Flow:
    yield from evening(town)
    between.the_laps(town)
    # LR-13: by the composition alone.
    if town.frame.small_hours:
        yield from small_hours(town)


def only_lap(town: Town) -> Flow:
    """LR-178: what both laps would ask stands on one screen, and nothing of it needs what another has chosen."""
    table = town.table
    report = [Reads(partial(_report, town))] if town.frame.small_hours else []
    yield from lap(table, table.alive, [Joined(*_only_screens(town)), *report], "night")
    between.the_laps(town)
    for seat in table.alive:
        if town.able(town.cards[seat]):
            town.cards[seat].night_over(town, seat)


def _only_screens(town: Town) -> Iterator[OneAsk]:
    table = town.table
    if table.day == 0:
        yield Reads(partial(table.read, "role.look"))
    if table.options["council"] == "whispers":
        yield Writes(partial(_council, town))
    # LR-179: an order may name everybody; whether there is still one to give shows in nothing.
    seals = len(table.alive) if town.frame.names_all else 1
    yield Wide(_moment(town, lambda card, seat: card.only(town, seat)), seals)
    if town.frame.acts_twice:
        yield _moment(town, lambda card, seat: card.only_second(town, seat))


def called(town: Town) -> Flow:
    """夜間行動順序: those who act before anything is carried out, then those who may have to know of it."""
    table = town.table
    dead = [seat for seat in table.players if seat not in table.alive] if town.frame.hears_the_dead else []
    calls = Calls(town, STAGES, messages=len(dead))
    yield from calls.messages(dead, partial(_message, town))
    yield from calls.stage(0)
    between.the_laps(town)
    yield from calls.stage(1)
    yield from calls.ends()


def evening(town: Town) -> Flow:
    table = town.table
    screens = list(_evening_screens(town))
    about = "first_round" if town.frame.small_hours else "night"
    if not town.frame.hears_the_dead:
        yield from lap(table, table.alive, screens, about)
        return
    # LR-164: the dead have their turns too, in their place, whether or not anybody hears them.
    number = table.next_lap()
    for seat in table.players:
        if seat in table.alive:
            yield from lap(table, (seat,), screens, about, number)
        else:
            yield from turn(table, seat, [Writes(partial(_message, town))], about)


def _evening_screens(town: Town) -> Iterator[Screen]:
    """LR-11: look, block, whisper, choice."""
    table = town.table
    if table.day == 0:
        yield Reads(partial(table.read, "role.look"))
    if town.frame.chooses_before:
        yield _moment(town, lambda card, seat: card.before(town, seat))
    if table.options["council"] == "whispers":
        yield Writes(partial(_council, town))
    act = _moment(town, lambda card, seat: None if card.waits else card.act(town, seat))
    yield Wide(act, town.frame.seals[table.day > 0])


def _moment(town: Town, act: Callable[[Role, str], Page | None]) -> OneAsk:
    """What each seat's card does at this moment; who has nothing to do has a decoy (LR-14, LR-47, LR-76)."""

    def screen(seat: str) -> Page:
        return (town.acts(seat) and act(town.cards[seat], seat)) or town.decoy(seat)

    return screen


def _council(town: Town, seat: str) -> Page:
    """LR-25."""
    if town.cards[seat].company == PACK:
        return line(town, seat, PACK, WHISPER)
    return town.table.note(seat, WHISPER, seconds=ACT)


def _message(town: Town, dead: str) -> Flow:
    text = yield town.table.text("spirit.message", dead, MESSAGE, seconds=ACT)
    if text is not None:
        town.tonight.messages.append((dead, text))


def small_hours(town: Town) -> Flow:
    """LR-12: a choice, a second one where the composition has somebody who may need it, and the report."""
    table = town.table
    screens = [_moment(town, lambda card, seat: card.small_hours(town, seat))]
    if town.frame.chooses_twice:
        screens.append(_moment(town, lambda card, seat: card.second(town, seat)))
    yield from lap(table, table.alive, [*screens, Reads(partial(_report, town))], "second_round")


def _report(town: Town, seat: str) -> Page:
    if town.acts(seat):
        town.cards[seat].learns(town, seat)
    return town.table.read("night.report", seat)
