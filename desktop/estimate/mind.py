"""One seat's mind: what it alone has been told, and what it makes of others.

It hears only `notices(seat)` and the talk, so it can know no more than its player could.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from desktop.estimate.reading import NoticeReading
from desktop.estimate.talk import BotTalk, Claim
from desktop.estimate.view import NOBODY, Liars, OpenView
from rulesets.engine import Notice

# How differently two people take to somebody before they know anything.
_MOOD = 0.4
_CERTAIN = 10.0
# What it is worth to a village that somebody is believed who finds out, or who can do something; how clean one looks at
# the most.
_FINDS, _CAN, _CLEAN = 3.0, 1.5, 5.0


@dataclass
class Mind:
    me: str
    view: OpenView
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
    # What those of the pack that were before it have named tonight.
    pack_named: tuple[tuple[int, str], str] | None = None
    # Whom the pack named in a night in which nobody fell: somebody stands before him, or he is proof against it.
    spared: str = ""
    proof: str = ""
    # Whether it pretends to be somebody; nothing, until it has made up its mind.
    poses: bool | None = None
    # Whether it has to kill, and whether this is its last night for it.
    must_kill: bool = False
    is_pressed: bool = False
    # The card it has chosen last.
    card: str = ""
    # How many notices it has been told.
    heard: int = 0
    _public: int = 0
    _moods: dict[str, float] = field(default_factory=dict)
    # What it makes of whom by what it alone knows, and by what all have been shown; and what that was.
    _weights: tuple[dict[str, float], dict[str, float]] = field(default_factory=lambda: ({}, {}))
    # What weighs beside its mood in either of them: what it is sure of.
    _sure: list[dict[str, float]] = field(default_factory=lambda: [{}, {}])
    _shown: dict[str, bool] = field(default_factory=dict)
    # Who is known to have lied, of so many claims.
    _liars: tuple[int, Liars] | None = None

    def __post_init__(self) -> None:
        self.reading: NoticeReading = self.view.reading
        self.talk: BotTalk = self.view.talk

    def hear(self, notices: Sequence[Notice]) -> None:
        """What this seat has been told since it heard last."""
        own, learns = self.reading.own, False
        self.heard += len(notices)
        for notice in notices:
            if notice.to is None:
                self._public += 1
                if self._public > self.view.heard:
                    self.view.hear(notice)
                if notice.id in self.reading.dawns:
                    self._dawns(notice)
            for fact in own[notice.id]:
                _TAKES[fact](self, notice)
                learns = True
        if learns:
            self._liars = None
            self._forget_weights()

    # What it makes of others

    def suspicion(self, names: Sequence[str], openly: bool = False) -> dict[str, float]:
        """The higher, the more likely a villain. `openly`: as somebody would see it who knows nothing secret."""
        of_all, own = self.sees(names, openly)
        return {name: of_all[name] + own[name] for name in names}

    def sees(self, names: Sequence[str], openly: bool) -> tuple[Mapping[str, float], Mapping[str, float]]:
        """What all make of them, and what it makes of them itself."""
        return self.view.scores(NOBODY if openly else self.liars()), self._own_view(names, openly)

    def _own_view(self, names: Sequence[str], openly: bool) -> Mapping[str, float]:
        """What it makes of them beside what all have seen and heard: weighed anew whenever it learns something."""
        if self._shown != self.view.shown:
            self._shown = dict(self.view.shown)
            self._forget_weights()
        own = self._weights[openly]
        if not own:
            self._sure[openly] = self._surely(openly)
        sure, moods = self._sure[openly], self._moods
        for name in names:
            if name not in own:
                if name not in moods:
                    moods[name] = self.random.gauss(0.0, _MOOD)
                own[name] = moods[name] + sure[name] if name in sure else moods[name]
        return own

    def _surely(self, openly: bool) -> dict[str, float]:
        """What all have been shown weighs more than what it has found out itself, and its own are its own."""
        known = self._shown if openly else {**self.found, **self._shown}
        sure = {name: _CERTAIN if is_guilty else -_CERTAIN for name, is_guilty in known.items()}
        for name in () if openly else self.mates:
            sure[name] = sure.get(name, 0.0) - 2 * _CERTAIN
        return sure

    def _forget_weights(self) -> None:
        for weights in self._weights:
            weights.clear()

    def authority(self, names: Sequence[str]) -> dict[str, float]:
        """Whose word counts, and who is thought clean: whom wolves fear and guards stand by."""
        open_view = self.suspicion(names, openly=True)
        return {name: self._word(name) - 0.5 * max(-_CLEAN, min(_CLEAN, open_view[name])) for name in names}

    def _word(self, name: str) -> float:
        """What others find out is feared more than what they can do."""
        likely = self.view.trust().get(name, 0.0)
        finds = likely and not self.talk.kinds_of(name).isdisjoint(self.reading.contested)
        return likely * (_FINDS if finds else _CAN)

    @property
    def is_lost(self) -> bool:
        """Whether more than half of those who have said whom they suspect suspect this one."""
        return 2 * self.talk.heat.get(self.me, 0) > len(self.talk.suspects)

    def liars(self) -> Liars:
        """Who has said what this one knows to be wrong."""
        claims, known = self.talk.claims, self._liars
        if known is None or known[0] != len(claims):
            liars = frozenset([claim.speaker for claim in claims if self._knows_better(claim)])
            known = self._liars = len(claims), liars
        return known[1]

    def _knows_better(self, claim: Claim) -> bool:
        if claim.speaker == self.me:
            return False
        if self.found.get(claim.about, claim.is_guilty) != claim.is_guilty and claim.about != claim.speaker:
            return True
        is_rival = claim.kind == self.role and self.view.number(claim.kind) == 1
        return is_rival or (claim.about == self.me and claim.is_guilty and not self.is_villain)

    # What it is told, by the fact that makes a notice worth it

    def take_role(self, notice: Notice) -> None:
        self.role = self.reading.rules.notices[notice.id].role_become(notice.params)
        self.hunts = self.reading.rules.hunts(self.role)
        self.is_villain = self.reading.is_false(self.role)

    def take_killing(self, _: Notice) -> None:
        self.is_villain = self.must_kill = True

    def take_hurry(self, notice: Notice) -> None:
        self.is_pressed = str(notice.params[self.reading.rules.notices[notice.id].hurries]) == "1"

    def take_new_deal(self, _: Notice) -> None:
        """With a new role what was known of the old ones is void."""
        self.mates.clear()
        self.found.clear()
        self.unsaid.clear()
        self.has_pack = False
        self.spared = self.proof = ""
        self.poses = None

    def take_mates(self, notice: Notice) -> None:
        facts = self.reading.rules.notices[notice.id]
        self.mates |= set(notice.params[facts.mates] or ()) - {self.me}
        self.has_pack |= facts.pack

    def take_link(self, notice: Notice) -> None:
        self.mates.add(notice.params[self.reading.rules.notices[notice.id].ties_to])

    def take_finding(self, notice: Notice) -> None:
        finding = self.reading.rules.notices[notice.id].finds
        if finding is None:
            return
        about, is_guilty = notice.params["seat"], self.reading.rules.tells_of_guilt(notice)
        # A card in the hand is a hint, and no more.
        if finding.claims:
            self.found[about] = is_guilty
        self.unsaid.append(Claim(self.me, finding.says, about, is_guilty))

    def take_choice(self, notice: Notice) -> None:
        self.pack_named = (notice.day, notice.phase), notice.params[self.reading.rules.notices[notice.id].names_prey]

    def _dawns(self, notice: Notice) -> None:
        """Nobody fell though the pack had named somebody."""
        facts = self.reading.rules.notices[notice.id]
        if facts.falls is None or self.pack_named is None:
            return
        self.spared = "" if notice.params[facts.falls.who] else self.pack_named[1]
        if self.spared and self.reading.proves_proof(self.view.composition):
            self.proof = self.spared


# By the fact that makes a notice worth it.
_TAKES: Mapping[str, Callable[[Mind, Notice], None]] = {
    "becomes": Mind.take_role,
    "must_kill": Mind.take_killing,
    "hurries": Mind.take_hurry,
    "anew": Mind.take_new_deal,
    "mates": Mind.take_mates,
    "ties_to": Mind.take_link,
    "finds": Mind.take_finding,
    "names_prey": Mind.take_choice,
}
