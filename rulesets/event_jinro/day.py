"""The discussion (§6)."""

from __future__ import annotations

from rulesets.engine.asks import Flow

from .town import Town


def discussion(town: Town) -> Flow:
    town.table.phase = "day"
    today = town.today
    yield town.table.talk(
        "talk.discussion",
        today.seconds,
        silenced=today.silenced,
        ghosts=today.ghosts,
        word=today.word,
        word_rule=today.word_rule,
        bath_minutes=today.bath_minutes,
    )
