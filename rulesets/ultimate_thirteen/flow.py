"""アルティメット人狼式 13人村, top to bottom as the rulebook has it."""

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


def flow(table: Table) -> Flow:
    return game(table, roles())


def game(table: Table, known: RoleBook) -> Flow:
    town = Town(table, known, _rules(table))
    yield from opening(town, Council(town))
    while True:
        dawn.break_of_day(town)
        victory.by_numbers(town)  # U13-47
        yield table.report("dawn.report")
        yield from discussion(table)
        verdict = yield from vote.verdict(town)
        yield from dusk.execution(town, verdict, last_words=table.options["last_words"])
        victory.by_numbers(town)  # U13-26
        yield table.report("dusk.report")
        yield from nightly(town, Council(town))


def _rules(table: Table) -> HouseRules:
    options = table.options
    return HouseRules(
        omen=options["first_divination"] == "omen",
        consecutive_guard=options["consecutive_guard"],
        guard_may_decline=lambda day: True,  # U13-35
        attack_may_skip=options["attack_may_skip"],
        attack_own_pack=options["attack_own_pack"],
        ballots=options["ballots"],
        may_abstain=options["abstain"],
    )


def discussion(table: Table) -> Flow:
    """U13-15: free, without a speaking order. U13-16: claims have no mechanism."""
    table.phase = "day"
    yield table.talk("talk.discussion", table.options["talk_seconds"] or None)
