"""人狼ゲーム 9A / 9B / 9C, top to bottom as the rulebook has it."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table
from rulesets.werewolf import victory
from rulesets.werewolf.book import RoleBook
from rulesets.werewolf.classic import dawn, dusk, vote
from rulesets.werewolf.classic.council import Council
from rulesets.werewolf.classic.night import nightly
from rulesets.werewolf.classic.opening import opening
from rulesets.werewolf.house_rules import HouseRules
from rulesets.werewolf.town import Town

from .book import roles
from .talk import Talk


def flow(table: Table) -> Flow:
    return game(table, roles())


def game(table: Table, known: RoleBook) -> Flow:
    town = Town(table, known, _rules(table))
    talk = Talk(town)
    yield from opening(town, _council(town))
    while True:
        found_dead = dawn.break_of_day(town)
        victory.by_numbers(town)  # J9-65
        yield table.report("dawn.report")
        yield from talk.discussion(found_dead)
        verdict = yield from vote.verdict(town)
        yield from dusk.execution(town, verdict, last_words=True)
        victory.by_numbers(town)  # J9-65
        yield table.report("dusk.report")
        yield from nightly(town, _council(town))


def _rules(table: Table) -> HouseRules:
    options = table.options
    return HouseRules(
        omen=options["first_divination"] == "omen",
        consecutive_guard=options["consecutive_guard"],
        guard_may_decline=lambda day: day == 1,  # J9-28
        ballots=options["ballots"],
        may_abstain=options["abstain"],
    )


def _council(town: Town) -> Council:
    return Council(town, limit=town.table.options["council_messages"])  # J9-15
