"""The sheriff's badge: whose it is next."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Strike

from .house_rules import ACT
from .town import Town


def passed_on(town: Town, batch: Sequence[Strike]) -> Flow:
    """LR-119, LR-120: when all is over, so never to somebody who dies of the same."""
    table, dead = town.table, town.sheriff
    if dead is None or dead in table.alive:
        return
    target = None
    heartbroken = any(strike.target == dead and strike.cause == "heartbreak" for strike in batch)
    if not (heartbroken and table.options["heartbreak_badge"] == "torn"):
        target = yield table.choose("sheriff.badge", dead, table.alive, at_least=0, secret=False, seconds=ACT)
    town.sheriff = target
    table.announce("sheriff.badge", seat=dead, target=target)
