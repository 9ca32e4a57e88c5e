"""Those who know one another and decide together, one after the other: the pack, the vampires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.asks import Flow, Page

from .night import Choice, Step
from .role import PACK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .role import Role
    from .town import Town


def naming(town: Town, me: str, card: Role, step: Step) -> Page | None:
    """J9-36, U13-36, EJ-103, LR-20, LR-170: anybody who lives and is none of them."""
    prey = town.prey(card.company) if card.company else ()
    return _name(town, me, card, step, prey) if prey else None


def _name(town: Town, me: str, card: Role, step: Step, prey: Sequence[str]) -> Flow:
    target = yield town.act(card.names_by, me, prey, at_least=0 if town.rules.attack_may_skip else None)
    # J9-39, U13-40, EJ-104: who does not reply names nobody.
    if target is not None:
        town.night.choices.append(Choice(step, me, card, (target,), True))
        town.tell_choice(card.company, me, target)


def tell_partners(town: Town, me: str) -> None:
    """J9-05, U13-05, EJ-11, EJ-12: with its role, each is told who else is of its company."""
    company = town.cards[me].company
    if company:
        town.table.tell(me, f"{company}.partners", seats=town.partners(me, company))


def attacked(town: Town) -> str | None:
    """Whom the pack attacks. J9-39, U13-40, EJ-104: attacking is a duty, unless the rules say otherwise."""
    victim = town.night.victim
    if victim is None and not town.rules.attack_may_skip:
        outsiders = town.outsiders(PACK)
        victim = town.table.pick("werewolf.attack", outsiders) if outsiders else None
    return victim
