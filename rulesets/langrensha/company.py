"""Those who know one another and decide together, one after the other: the pack, the vampires."""

from __future__ import annotations

from rulesets.engine.asks import Flow, Page

from .night import Choice
from .role import Role
from .town import Town


def naming(town: Town, me: str, card: Role, ask: str, into: list[Choice]) -> Page | None:
    """LR-20, LR-170: anybody who lives and is none of them."""
    prey = town.outsiders(card.company) if card.company else []
    return _name(town, Choice(me, card, ()), ask, prey, into) if prey else None


def _name(town: Town, choice: Choice, ask: str, prey: list[str], into: list[Choice]) -> Flow:
    me, card, _ = choice
    target = yield town.act(ask, me, prey)
    if target is None:
        return
    into.append(Choice(me, card, (target,)))
    # LR-22: so the later ones see it.
    town.table.tell(town.members(card.company), f"{card.company}.choice", seat=me, target=target)
