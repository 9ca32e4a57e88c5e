"""One seat's mind: what it has been told, what it has heard, and what it makes of others.

It hears only `notices(seat)` and the talk, so it can know no more than its player could.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from desktop.estimate.talk import BotTalk, Claim
from rulesets.engine import Notice, Ruleset
from rulesets.engine.facts import LOCK, NoticeFacts

# How much a claim that is believed weighs for and against, beside a mood of about 0.5.
_ACCUSED, _CLEARED = 4.0, -2.5
_ONE_LIES = 1.2
_VOTED_WRONG, _VOTED_RIGHT = 0.35, -0.5
# For everybody who suspects somebody aloud: enough to be heard, not enough to drown a claim.
_PER_HAND = 0.15
_CERTAIN = 10.0
_BELIEVED, _AFTER_DEATH = 0.85, 0.95


class NoticeReading:
    """What a ruleset's notices are to whoever hears them: read off its facts once, for all minds."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        found = [facts.finds for facts in rules.notices.values() if facts.finds is not None]
        # As what one says something of which there is one, so that two who claim it can't both be right.
        self.contested = tuple(dict.fromkeys(finding.says for finding in found if finding.claims))
        self.takes = {
            id: [(takes, facts) for fact, takes in _TAKES if getattr(facts, fact)]
            for id, facts in rules.notices.items()
        }

    def is_false(self, role: str) -> bool:
        """Whether who is of its side has something to hide."""
        side = self.rules.side(role)
        return bool(side) and not self.rules.facts.factions[side].innocent


@dataclass
class Mind:
    me: str
    reading: NoticeReading
    talk: BotTalk
    random: Random
    role: str = ""
    # Whether its side hunts the others by night; whether it has something to hide.
    hunts: bool = False
    is_villain: bool = False
    # Whom it knows to be of its own.
    mates: set[str] = field(default_factory=set)
    # Whether it was ever told who its pack is: a madman never is.
    has_pack: bool = False
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
    # The card it has chosen last.
    card: str = ""
    _heard: int = 0
    _moods: dict[str, float] = field(default_factory=dict)

    def hear(self, notices: Sequence[Notice]) -> None:
        """All that this seat has been told so far; it goes on where it stopped."""
        for notice in notices[self._heard :]:
            for takes, facts in self.reading.takes[notice.id]:
                takes(self, notice, facts)
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
        for kind in self.reading.contested:
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
        rivals = {kind: len(self.talk.claimants(kind)) for kind in self.reading.contested}
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
        rival = claim.kind in self.reading.contested and claim.kind == self.role
        wrong = self.found.get(claim.about, claim.is_guilty) != claim.is_guilty
        return rival or wrong or (claim.about == self.me and claim.is_guilty and not self.is_villain)

    # What it is told

    def take_role(self, notice: Notice, facts: NoticeFacts) -> None:
        self.role = facts.role_become(notice.params)
        self.hunts = self.reading.rules.hunts(self.role)
        self.is_villain = self.reading.is_false(self.role)

    def take_killing(self, notice: Notice, facts: NoticeFacts) -> None:
        self.is_villain = True

    def take_new_deal(self, notice: Notice, facts: NoticeFacts) -> None:
        """With a new role what was known of the old ones is void."""
        self.mates.clear()
        self.found.clear()
        self.unsaid.clear()
        self.has_pack = False

    def take_redeal(self, notice: Notice, facts: NoticeFacts) -> None:
        """What was said of the old roles is void."""
        self.talk.claims.clear()
        self.ballots.clear()

    def take_mates(self, notice: Notice, facts: NoticeFacts) -> None:
        self.mates |= set(notice.params[facts.mates]) - {self.me}
        self.has_pack = True

    def take_link(self, notice: Notice, facts: NoticeFacts) -> None:
        self.mates.add(notice.params[facts.ties_to])

    def take_finding(self, notice: Notice, facts: NoticeFacts) -> None:
        finding = facts.finds
        if finding is None:
            return
        about, value = notice.params["seat"], notice.params[finding.param]
        is_guilty = value in finding.guilty or self.reading.rules.hunts(value)
        # A card in the hand is a hint, and no more.
        if finding.claims:
            self.found[about] = is_guilty
        self.unsaid.append(Claim(self.me, finding.says, about, is_guilty))

    def take_showing(self, notice: Notice, facts: NoticeFacts) -> None:
        role = facts.role_shown(notice.params)
        self.shown[notice.params["seat"]] = self.reading.rules.hunts(role)

    def take_deaths(self, notice: Notice, facts: NoticeFacts) -> None:
        """Who has not survived the night."""
        if facts.moment == "dawn" and facts.falls:
            fallen = notice.params[facts.falls.who]
            self.killed |= set(fallen)
            self.spared = self.pack_named[1] if self.pack_named and not fallen else ""

    def take_ballots(self, notice: Notice, facts: NoticeFacts) -> None:
        """Who has named whom, where it was to lock him away."""
        ballots = notice.params.get("ballots")
        if ballots and self.reading.rules.asks[facts.ask_counted(notice.params)].aim == LOCK:
            self.ballots.append(ballots)

    def take_choice(self, notice: Notice, facts: NoticeFacts) -> None:
        self.pack_named = (notice.day, notice.phase), notice.params[facts.names_prey]


# By the fact that makes a notice worth it.
_TAKES: Sequence[tuple[str, Callable[[Mind, Notice, NoticeFacts], None]]] = (
    ("becomes", Mind.take_role),
    ("anew", Mind.take_new_deal),
    ("must_kill", Mind.take_killing),
    ("reshuffles", Mind.take_redeal),
    ("mates", Mind.take_mates),
    ("ties_to", Mind.take_link),
    ("finds", Mind.take_finding),
    ("shows", Mind.take_showing),
    ("falls", Mind.take_deaths),
    ("counts", Mind.take_ballots),
    ("names_prey", Mind.take_choice),
)
