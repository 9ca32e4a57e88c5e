"""アルティメット人狼式 13人村, top to bottom as the rulebook has it."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table
from rulesets.village import classic, dawn, dusk, victory, vote
from rulesets.village.book import roles
from rulesets.village.council import Council
from rulesets.village.village import HouseRules, Village


def flow(table: Table) -> Flow:
    village = Village(table, roles("ultimate_thirteen"), _rules(table))
    yield from classic.opening(village, Council(village))
    while True:
        dawn.break_of_day(village)
        victory.check(village)  # U13-47
        yield table.report("dawn.report")
        yield from discussion(table)
        verdict = yield from vote.verdict(village)
        yield from dusk.execution(village, verdict, last_words=table.options["last_words"])
        victory.check(village)  # U13-26
        yield table.report("dusk.report")
        yield from classic.nightly(village, Council(village))


def _rules(table: Table) -> HouseRules:
    return HouseRules(
        omen=table.options["first_divination"] == "omen",
        consecutive_guard=table.options["consecutive_guard"],
        guard_may_decline=lambda day: True,  # U13-35
        attack_may_skip=table.options["attack_may_skip"],
        attack_own_pack=table.options["attack_own_pack"],
    )


def discussion(table: Table) -> Flow:
    """U13-15: free, without a speaking order. U13-16: claims have no mechanism."""
    table.phase = "day"
    yield table.talk("talk.discussion", table.options["talk_seconds"] or None)
