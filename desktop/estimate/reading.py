"""What a ruleset's notices are to whoever hears them: read off its facts once, for all minds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulesets.engine import Ruleset
from rulesets.engine.facts import LEAVE, NoticeFacts

# The facts by which somebody's own page, and what everybody is told, changes what he thinks.
OWN = ("becomes", "anew", "must_kill", "hurries", "mates", "ties_to", "finds", "names_prey")
OPEN = ("reshuffles", "shows", "falls", "counts")


class NoticeReading:
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.roles = frozenset(rules.roles)
        # Whatever is asked of a role hundreds of times a game.
        self.is_false, self.is_power = cache(self._is_false), cache(self._is_power)
        found = [facts.finds for facts in rules.notices.values() if facts.finds is not None]
        # As what one says something of which there is one, so that two who claim it can't both be right.
        self.contested = tuple(dict.fromkeys(finding.says for finding in found if finding.claims))
        # As what one may pose from the first day on: who is asked whom of the living he looks at.
        looking = {role for facts in rules.asks.values() if facts.act == "divine" for role in facts.by}
        self.posed = tuple(kind for kind in self.contested if kind in looking)
        self.own = {id: _told(facts, OWN) for id, facts in rules.notices.items()}
        self.open = {id: _told(facts, OPEN) for id, facts in rules.notices.items()}
        # Those by which everybody learns who has not survived the night.
        self.dawns = {id for id, facts in rules.notices.items() if facts.moment == "dawn" and facts.falls}
        # Those who may go in the middle of a talk and take somebody along.
        self.leaving = {role for facts in rules.asks.values() if facts.aim == LEAVE for role in facts.by}
        protecting = [facts for facts in rules.asks.values() if facts.act == "protect"]
        self._protecting = {role for facts in protecting for role in facts.by}
        # By those who have to guess whom it will be: the option under which they may stay beside the same.
        self._guards = {role: facts.again for facts in protecting if facts.again for role in facts.by}

    def _is_false(self, role: str) -> bool:
        """Whether who is of its side has something to hide."""
        side = self.rules.side(role)
        return bool(side) and not self.rules.facts.factions[side].innocent

    def _is_power(self, role: str) -> bool:
        """Whether it is worth a village's while to know who has it."""
        side = self.rules.side(role)
        is_innocent = bool(side) and self.rules.facts.factions[side].innocent
        return is_innocent and not self.rules.part(role).is_plain

    def is_guarded(self, composition: Mapping[str, int]) -> bool:
        return not self._protecting.isdisjoint(composition)

    def guards_stay(self, composition: Mapping[str, int], options: Mapping[str, Any]) -> bool:
        return any(options.get(again) for role, again in self._guards.items() if role in composition)

    def proves_proof(self, composition: Mapping[str, int]) -> bool:
        """Whether somebody whom the pack named and who lives can be nothing but proof against it."""
        is_proof = (self.rules.part(role).is_attack_proof for role in composition)
        return any(is_proof) and not self.is_guarded(composition)


def _told(facts: NoticeFacts, which: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(fact for fact in which if getattr(facts, fact))
