"""Who leads the nights, where it is not the lantern: somebody who does not play, or one of the fallen."""

from __future__ import annotations

from functools import partial

from rulesets.engine.asks import Flow
from rulesets.engine.lap import Reads, lap
from rulesets.engine.table import FALLEN, Table


def deal_lap(table: Table) -> Flow:
    """Roles are dealt by the lantern, whoever leads afterwards: each seat looks, and is asked nothing."""
    return lap(table, table.alive, [Reads(partial(table.read, "role.look"))], "deal")


def taken(table: Table) -> Flow:
    """Before a night that nobody leads: whether one of the fallen does from now on."""
    fallen = [seat for seat in table.players if seat not in table.alive]
    if table.leading != FALLEN or table.leader is not None or not fallen:
        return
    leader = yield table.choose("lead.take", None, fallen, at_least=0, secret=False)
    if leader is not None:
        table.leader = leader
        table.announce("lead.taken", seat=leader)
