"""What everybody has seen and heard, and what somebody makes of it who knows nothing secret.

All minds of a table share it: it is made of public notices and of the talk alone. Its scores are log-odds of having
something to hide, beside what is expected of anybody.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import exp, log
from typing import Any

from desktop.estimate.reading import NoticeReading
from desktop.estimate.talk import BotTalk, Claim
from rulesets.engine import Notice
from rulesets.engine.facts import LOCK

# How much a finding that is believed weighs for and against.
_ACCUSED, _CLEARED = 4.0, -2.5
_VOTED_WRONG, _VOTED_RIGHT = 0.2, -0.4
# How others take it that somebody came across as he did, at the most.
_MOST_AIRS = 2.5
# What a claim is worth that nobody contests; one by whom the pack has killed; one that another finding contradicts.
_BELIEVED, _AFTER_DEATH, _CONTRADICTED = 0.85, 0.95, 0.2
# Beside all who claim to be something, the chance that none of them is; how much likelier it is of a victim.
_NONE, _VICTIM = 0.15, 2.5
_USUAL, _LEAST, _MOST = 0.0, -2.5, 3.0
_FIRM = 0.7

Liars = frozenset[str]
NOBODY: Liars = frozenset()


@dataclass
class OpenView:
    reading: NoticeReading
    talk: BotTalk
    composition: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    shown: dict[str, bool] = field(default_factory=dict)
    killed: set[str] = field(default_factory=set)
    ballots: list[Mapping[str, str | None]] = field(default_factory=list)
    # How many public notices it has taken.
    heard: int = 0
    # How everybody is taken for how he came across, which is never more than so much. Kept beside it: 3 % of a game.
    _airs: dict[str, float] = field(default_factory=dict)
    _trusts: dict[Liars, dict[str, float]] = field(default_factory=dict)
    _scores: dict[Liars, defaultdict[str, float]] = field(default_factory=dict)

    # What comes in

    def hear(self, notice: Notice) -> None:
        self.heard += 1
        for fact in self.reading.open[notice.id]:
            _TAKES[fact](self, notice)
            self._changed()

    def say(self, claims: Iterable[Claim]) -> None:
        self.talk.claims.extend(claims)
        self._changed()

    def comes_across(self, name: str, odds: float) -> None:
        air = self.talk.airs[name] = self.talk.airs.get(name, 0.0) + odds
        self._airs[name] = max(-_MOST_AIRS, min(_MOST_AIRS, air))
        self._changed()

    def _changed(self) -> None:
        self._trusts.clear()
        self._scores.clear()

    def take_redeal(self, _: Notice) -> None:
        """What was said of the old roles is void."""
        self.talk.claims.clear()
        self.talk.airs.clear()
        self._airs.clear()
        self.ballots.clear()
        self.shown.clear()

    def take_showing(self, notice: Notice) -> None:
        role = self.reading.rules.notices[notice.id].role_shown(notice.params)
        self.shown[notice.params["seat"]] = self.reading.rules.hunts(role)

    def take_deaths(self, notice: Notice) -> None:
        """Who has not survived the night: mostly those whom the pack wanted away."""
        facts = self.reading.rules.notices[notice.id]
        if facts.moment == "dawn" and facts.falls:
            self.killed |= set(notice.params[facts.falls.who])

    def take_ballots(self, notice: Notice) -> None:
        """Who has named whom, where it was to lock him away."""
        facts, ballots = self.reading.rules.notices[notice.id], notice.params.get("ballots")
        if ballots and self.reading.rules.asks[facts.ask_counted(notice.params)].aim == LOCK:
            self.ballots.append(ballots)

    # What it comes to

    @property
    def is_guarded(self) -> bool:
        return self.reading.is_guarded(self.composition)

    @property
    def guards_stay(self) -> bool:
        """Whether a guard of this game may stand by the same night after night."""
        return self.reading.guards_stay(self.composition, self.options)

    def number(self, kind: str) -> int:
        return self.composition.get(kind, 1)

    def trust(self, liars: Liars = NOBODY) -> Mapping[str, float]:
        """How likely everybody who claims something is what he says, once these are known to lie."""
        if liars not in self._trusts:
            self._trusts[liars] = self._trusted(liars | self._exposed())
        return self._trusts[liars]

    def scores(self, liars: Liars = NOBODY) -> defaultdict[str, float]:
        """Of everybody: 0 where there is nothing to go by."""
        scores = self._scores.get(liars)
        if scores is None:
            scores = self._scores[liars] = self._scored(self.trust(liars))
        return scores

    def _exposed(self) -> set[str]:
        """Who has said of somebody what was not so, as everybody has seen by now."""
        wrong = {
            claim.speaker
            for claim in self.talk.claims
            if self.shown.get(claim.about, claim.is_guilty) != claim.is_guilty
        }
        return wrong | {name for name, is_guilty in self.shown.items() if is_guilty}

    def _trusted(self, liars: set[str] | Liars) -> dict[str, float]:
        trust: dict[str, float] = {}
        claimants: dict[str, dict[str, None]] = {}
        for claim in self.talk.claims:
            claimants.setdefault(claim.kind, {})[claim.speaker] = None
        for kind, names in claimants.items():
            for name, likely in self._shares(kind, names, liars).items():
                trust[name] = min(trust.get(name, 1.0), likely)
        firm: dict[tuple[str, bool], list[Claim]] = {}
        for claim in self.talk.claims:
            if trust[claim.speaker] > _FIRM:
                firm.setdefault((claim.about, claim.is_guilty), []).append(claim)
        for claim in self.talk.claims:
            opposed = firm.get((claim.about, not claim.is_guilty))
            if opposed and trust[claim.speaker] < _AFTER_DEATH and any(_is_another(claim, other) for other in opposed):
                trust[claim.speaker] *= _CONTRADICTED
        return trust

    def _shares(self, kind: str, names: Iterable[str], liars: set[str] | Liars) -> dict[str, float]:
        """Of all who claim to be it, so many are."""
        if kind not in (self.composition or self.reading.rules.roles):
            return {name: 0.0 if name in liars else self._alone(name) for name in names}
        weights = {name: 0.0 if name in liars else self._weight(name) for name in names}
        number, whole = self.number(kind), sum(weights.values()) + _NONE
        return {name: min(self._alone(name), number * weight / whole) for name, weight in weights.items()}

    def _alone(self, name: str) -> float:
        return _AFTER_DEATH if name in self.killed else _BELIEVED

    def _weight(self, name: str) -> float:
        return exp(-self._airs.get(name, 0.0)) * (_VICTIM if name in self.killed else 1.0)

    def _scored(self, trust: Mapping[str, float]) -> defaultdict[str, float]:
        scores, roles = defaultdict(float, self._airs), self.reading.roles
        roled = {claim.speaker for claim in self.talk.claims if claim.kind in roles}
        for claim in self.talk.claims:
            if claim.about != claim.speaker:
                weighs = trust[claim.speaker] * (_ACCUSED if claim.is_guilty else _CLEARED)
                scores[claim.about] += weighs
        for name, likely in trust.items():
            if likely == 0.0 or name in roled:
                scores[name] += _doubt(likely)
        self._weigh_votes(scores, trust)
        return scores

    def _weigh_votes(self, scores: dict[str, float], trust: Mapping[str, float]) -> None:
        """Who has voted against whom, where it is known by now what that one was."""
        known = dict(self.shown)
        for claim in self.talk.claims:
            if trust[claim.speaker] > _FIRM:
                known.setdefault(claim.about, claim.is_guilty)
        for ballots in self.ballots:
            for voter, name in ballots.items():
                if name in known:
                    scores[voter] += _VOTED_RIGHT if known[name] else _VOTED_WRONG


def _is_another(claim: Claim, other: Claim) -> bool:
    """Somebody else's word, and as somebody else."""
    return claim.speaker != other.speaker and claim.kind != other.kind


def _doubt(likely: float) -> float:
    if likely <= 0.0:
        return _MOST
    return max(_LEAST, min(_MOST, log((1 - likely) / likely) + _USUAL))


# By the fact that makes a notice worth it.
_TAKES: Mapping[str, Callable[[OpenView, Notice], None]] = {
    "reshuffles": OpenView.take_redeal,
    "shows": OpenView.take_showing,
    "falls": OpenView.take_deaths,
    "counts": OpenView.take_ballots,
}
