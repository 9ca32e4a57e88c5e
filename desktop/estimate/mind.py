"""One seat's mind: what it has been told, what it has heard, and what it makes of others.

It hears only `notices(seat)` and the talk, so it can know no more than its player could.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from desktop.estimate import meanings
from desktop.estimate.talk import CONTESTED, Claim, Talk
from rulesets.engine import Notice, Ruleset

# How much a claim that is believed weighs for and against, beside a mood of about 0.5.
_ACCUSED, _CLEARED = 4.0, -2.5
_ONE_LIES = 1.2
_VOTED_WRONG, _VOTED_RIGHT = 0.35, -0.5
# For everybody who suspects somebody aloud: enough to be heard, not enough to drown a claim.
_PER_HAND = 0.15
_CERTAIN = 10.0
_BELIEVED, _AFTER_DEATH = 0.85, 0.95


@dataclass
class Mind:
    me: str
    rules: Ruleset
    talk: Talk
    random: Random
    role: str = ""
    # Whom it knows to be of its own.
    mates: set[str] = field(default_factory=set)
    # Whether it was ever told who its pack is: a madman never is.
    has_pack: bool = False
    has_to_kill: bool = False
    # What it has found out itself and not yet said.
    unsaid: list[Claim] = field(default_factory=list)
    found: dict[str, bool] = field(default_factory=dict)
    shown: dict[str, bool] = field(default_factory=dict)
    killed: set[str] = field(default_factory=set)
    ballots: list[Mapping[str, str | None]] = field(default_factory=list)
    # What those of the pack that were before it have named tonight.
    pack_named: tuple[tuple[int, str], str] | None = None
    # Whom the pack named in a night in which nobody fell: somebody may stand before him.
    spared: str = ""
    _heard: int = 0
    _moods: dict[str, float] = field(default_factory=dict)

    @property
    def side(self) -> str:
        return self.rules.side(self.role) if self.role else ""

    @property
    def is_villain(self) -> bool:
        return self.has_to_kill or self.side not in ("village", "")

    def hear(self, notices: Sequence[Notice]) -> None:
        """All that this seat has been told so far; it goes on where it stopped."""
        for notice in notices[self._heard :]:
            for ids, takes in _TAKES:
                if notice.id in ids:
                    takes(self, notice)
        self._heard = len(notices)

    # What it makes of others

    def suspicion(self, names: Sequence[str], openly: bool = False) -> dict[str, float]:
        """The higher, the more likely a villain. `openly`: as somebody would see it who knows nothing secret."""
        trust = self._trust(openly)
        scores = {name: self._mood(name) for name in names}
        self._weigh_claims(scores, trust)
        self._weigh_votes(scores, trust, openly)
        for name, hands in self.talk.heat().items():
            if name in scores:
                scores[name] += _PER_HAND * hands
        if not openly:
            self._weigh_knowledge(scores)
        return scores

    def authority(self, names: Sequence[str]) -> dict[str, float]:
        """Whose word counts, and who is thought clean: whom wolves fear and guards stand by."""
        trust, open_view = self._trust(openly=True), self.suspicion(names, openly=True)
        return {name: 3.0 * trust.get(name, 0.0) - 0.5 * open_view[name] for name in names}

    def _mood(self, name: str) -> float:
        if name not in self._moods:
            self._moods[name] = self.random.gauss(0.0, 0.5)
        return self._moods[name]

    def _weigh_claims(self, scores: dict[str, float], trust: Mapping[str, float]) -> None:
        for claim in self.talk.claims:
            if claim.about in scores:
                scores[claim.about] += trust[claim.speaker] * (_ACCUSED if claim.is_guilty else _CLEARED)
        for kind in CONTESTED:
            rivals = self.talk.claimants(kind)
            for speaker in rivals:
                if speaker in scores:
                    scores[speaker] += _ONE_LIES if len(rivals) > 1 else -trust[speaker]
                    scores[speaker] += 3.0 * (trust[speaker] == 0.0)

    def _weigh_votes(self, scores: dict[str, float], trust: Mapping[str, float], openly: bool) -> None:
        """Who has voted against whom, where it is known by now what that one was."""
        known = dict(self.shown) if openly else {**self.shown, **self.found}
        for claim in self.talk.claims:
            if trust[claim.speaker] > 0.7:
                known.setdefault(claim.about, claim.is_guilty)
        for ballots in self.ballots:
            for voter, name in ballots.items():
                if name in known and voter in scores:
                    scores[voter] += _VOTED_RIGHT if known[name] else _VOTED_WRONG

    def _weigh_knowledge(self, scores: dict[str, float]) -> None:
        for name, is_guilty in {**self.found, **self.shown}.items():
            if name in scores:
                scores[name] += _CERTAIN if is_guilty else -_CERTAIN
        for name in self.mates & scores.keys():
            scores[name] -= 2 * _CERTAIN

    def _trust(self, openly: bool) -> dict[str, float]:
        rivals = {kind: len(self.talk.claimants(kind)) for kind in CONTESTED}
        trust: dict[str, float] = {}
        for claim in self.talk.claims:
            believed = _AFTER_DEATH if claim.speaker in self.killed else _BELIEVED / rivals.get(claim.kind, 1)
            trust[claim.speaker] = min(trust.get(claim.speaker, 1.0), believed)
        for claim in self.talk.claims:
            if self._knows_better(claim, openly):
                trust[claim.speaker] = 0.0
        return trust

    def _knows_better(self, claim: Claim, openly: bool) -> bool:
        if self.shown.get(claim.about, claim.is_guilty) != claim.is_guilty:
            return True
        if openly or claim.speaker == self.me:
            return False
        rival = claim.kind in CONTESTED and claim.kind == self.role
        wrong = self.found.get(claim.about, claim.is_guilty) != claim.is_guilty
        return rival or wrong or (claim.about == self.me and claim.is_guilty and not self.is_villain)

    # What it is told

    def take_role(self, notice: Notice) -> None:
        self.role = notice.params["role"]
        if notice.id in meanings.NEW_DEAL:
            self.mates.clear()
            self.found.clear()
            self.unsaid.clear()
            self.has_pack = False

    def take_killing(self, notice: Notice) -> None:
        self.has_to_kill = True

    def take_redeal(self, notice: Notice) -> None:
        """What was said of the old roles is void."""
        self.talk.claims.clear()
        self.ballots.clear()

    def take_mates(self, notice: Notice) -> None:
        self.mates |= set(notice.params["seats"]) - {self.me}
        self.has_pack = True

    def take_link(self, notice: Notice) -> None:
        self.mates.add(notice.params["seat"])

    def take_finding(self, notice: Notice) -> None:
        kind, param = meanings.FOUND[notice.id]
        about, is_guilty = notice.params["seat"], self._means_guilt(notice.params[param])
        # A card in the hand is a hint, and no more.
        if kind in CONTESTED:
            self.found[about] = is_guilty
        self.unsaid.append(Claim(self.me, kind, about, is_guilty))

    def _means_guilt(self, value: Any) -> bool:
        return value in meanings.GUILTY or (value in self.rules.roles and self.rules.side(value) == "werewolf")

    def take_showing(self, notice: Notice) -> None:
        role = meanings.SHOWN[notice.id].format_map(notice.params)
        self.shown[notice.params["seat"]] = self.rules.side(role) == "werewolf"

    def take_deaths(self, notice: Notice) -> None:
        self.killed |= set(notice.params["seats"])
        self.spared = self.pack_named[1] if self.pack_named and not notice.params["seats"] else ""

    def take_ballots(self, notice: Notice) -> None:
        if notice.params.get("ballots") and not str(notice.params.get("stage", "")).startswith(("sheriff", "impeach")):
            self.ballots.append(notice.params["ballots"])

    def take_choice(self, notice: Notice) -> None:
        self.pack_named = (notice.day, notice.phase), notice.params["target"]


_TAKES: Sequence[tuple[Sequence[str] | Mapping[str, Any], Callable[[Mind, Notice], None]]] = (
    (meanings.MY_ROLE, Mind.take_role),
    (meanings.HAS_TO_KILL, Mind.take_killing),
    (meanings.REDEALT, Mind.take_redeal),
    (meanings.MATES, Mind.take_mates),
    (meanings.LINKED, Mind.take_link),
    (meanings.FOUND, Mind.take_finding),
    (meanings.SHOWN, Mind.take_showing),
    (meanings.KILLED, Mind.take_deaths),
    (("vote.tally",), Mind.take_ballots),
    (meanings.PACK_CHOICES, Mind.take_choice),
)
