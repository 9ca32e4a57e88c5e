"""人狼ゲーム 9A / 9B / 9C, top to bottom as the rulebook has it."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table
from rulesets.village import classic, dawn, dusk, victory, vote
from rulesets.village.book import roles
from rulesets.village.council import Council
from rulesets.village.village import HouseRules, Village

from .talk import Talk


def flow(table: Table) -> Flow:
    village = Village(table, roles("jinro_nine"), _rules(table))
    talk = Talk(village)
    yield from classic.opening(village, _council(village))
    while True:
        found_dead = dawn.break_of_day(village)
        victory.check(village)  # J9-65
        yield table.report("dawn.report")
        yield from talk.discussion(found_dead)
        verdict = yield from vote.verdict(village)
        yield from dusk.execution(village, verdict, last_words=True)
        victory.check(village)  # J9-65
        yield table.report("dusk.report")
        yield from classic.nightly(village, _council(village))


def _rules(table: Table) -> HouseRules:
    return HouseRules(
        omen=table.options["first_divination"] == "omen",
        consecutive_guard=table.options["consecutive_guard"],
        guard_may_decline=lambda day: day == 1,  # J9-28
    )


def _council(village: Village) -> Council:
    return Council(village, limit=village.table.options["council_messages"])  # J9-15
