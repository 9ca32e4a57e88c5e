"""What a mind says in the talk: what it has seen, what it pretends to have seen or to be, and whom it suspects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf

from desktop.estimate.mind import Mind
from desktop.estimate.talk import Claim

# Who has found a wolf seldom keeps it; who has not steps forward later.
_TELLS_OF_A_WOLF, _TELLS_AT_ONCE, _TELLS_MORE_EACH_DAY = 0.95, 0.7, 0.2
_TELLS_OF_A_HAND = 0.6
# A madman has little to lose; of a pack it is one at most times, or nobody.
_MADMAN_POSES, _PACK_POSES = 0.85, 0.7
_ACCUSES_FALSELY = 0.45
# Whom nearly all suspect says what he is; a liar sometimes finds something.
_SAYS_WHAT_HE_IS, _LIES_WHAT_HE_IS = 0.8, 0.3
# By how much a packmate has to be the most suspect, and how often he is then given up.
_LOST, _GIVES_UP = 2.0, 0.5
# How much a day's talk tells: the distance of those who have something to hide from the others, in standard
# deviations of how people come across. Who hides without hunting anybody is what all look out for, and the more the
# fewer there are left: each of them talks more often, and is talked about more.
READS = 0.35
_OUTSIDE = 1.4
_AMONG = 16
# How far people go with the others: for all who suspect somebody aloud.
_TOGETHER = 3.0
# How far they waver from one time to the next; the same as a standard deviation of 0.3.
_WAVERS = 1.04
# What a pack makes of somebody whom its attack has not killed, if it can't have been a guard.
_NO_PREY = 3.0


@dataclass
class BotVoice:
    mind: Mind
    # The last day on which it posed, and on which it came across somehow.
    _posed: int = -1
    _seen: int = -1

    def speak(self, day: int, alive: Sequence[str]) -> None:
        mind = self.mind
        self._come_across(day, len(alive))
        if mind.hunts:
            self._pose(day, alive)
        elif mind.unsaid and self._steps_forward(day):
            mind.view.say(mind.unsaid)
            mind.unsaid.clear()

    def suspect(self, alive: Sequence[str]) -> None:
        """Names the one it would vote for if it were voting now."""
        self.mind.talk.suspect(self.mind.me, accused(self.mind, alive))

    def defend(self) -> None:
        """It is about to be condemned: what it is may save it."""
        mind = self.mind
        if mind.talk.kinds_of(mind.me) & mind.view.composition.keys():
            return
        if mind.is_villain:
            self._lie()
        elif mind.reading.is_power(mind.role) and mind.random.random() < _SAYS_WHAT_HE_IS:
            self._say_own()

    def breaks_in(self) -> bool:
        """Who is about to be condemned and may take somebody along goes of himself."""
        return self.mind.role in self.mind.reading.leaving and self.mind.is_lost

    def bequeath(self) -> None:
        """Asked openly after his death, as for last words or an office, he leaves behind what he has found out."""
        if not self.mind.hunts and self.mind.unsaid:
            self.mind.view.say(self.mind.unsaid)
            self.mind.unsaid.clear()

    def answer_rivals(self) -> None:
        """Somebody says that he is what this one is."""
        mind = self.mind
        if mind.view.number(mind.role) != 1 or not mind.reading.is_power(mind.role):
            return
        if any(claim.kind == mind.role and claim.speaker != mind.me for claim in mind.talk.claims):
            self._say_own()

    def _say_own(self) -> None:
        mind = self.mind
        if mind.me in mind.talk.claimants(mind.role):
            return
        mind.view.say(mind.unsaid or [Claim(mind.me, mind.role, mind.me, False)])
        mind.unsaid.clear()

    def _lie(self) -> None:
        mind = self.mind
        free = [
            role
            for role in mind.view.composition
            if mind.reading.is_power(role) and len(mind.talk.claimants(role)) < mind.view.number(role)
        ]
        if free and mind.random.random() < _LIES_WHAT_HE_IS:
            mind.view.say([Claim(mind.me, mind.random.choice(free), mind.me, False)])

    def _come_across(self, day: int, living: int) -> None:
        if day == self._seen:
            return
        self._seen, mind = day, self.mind
        hides = 0.5 if mind.hunts or mind.must_kill else _OUTSIDE * (_AMONG / living) ** 2 if mind.is_villain else -0.5
        mind.view.comes_across(mind.me, READS * (READS * hides + mind.random.gauss(0.0, 1.0)))

    def _steps_forward(self, day: int) -> bool:
        mind, chance = self.mind, self.mind.random.random
        kinds = {claim.kind for claim in mind.unsaid}
        if not kinds & set(mind.reading.contested):
            return chance() < _TELLS_OF_A_HAND
        claimants = [name for kind in kinds for name in mind.talk.claimants(kind)]
        if claimants:
            # It has stepped forward before, or somebody else claims to be what it is.
            return True
        if any(claim.is_guilty for claim in mind.unsaid):
            return chance() < _TELLS_OF_A_WOLF
        return chance() < _TELLS_AT_ONCE + _TELLS_MORE_EACH_DAY * (day - 1)

    def _pose(self, day: int, alive: Sequence[str]) -> None:
        mind = self.mind
        if not poses(mind) or day == self._posed:
            return
        spoken_of = mind.talk.spoke_of(mind.me)
        fresh = [name for name in alive if name != mind.me and name not in spoken_of]
        if not fresh:
            return
        self._posed = day
        about = mind.proof if mind.proof in fresh else mind.random.choice(fresh)
        is_guilty = about == mind.proof or (about not in mind.mates and mind.random.random() < _ACCUSES_FALSELY)
        mind.view.say([Claim(mind.me, _posed_as(mind), about, is_guilty)])


def poses(mind: Mind) -> bool:
    """Whether it pretends to have a power: it makes up its mind once."""
    if mind.poses is None:
        likely = _PACK_POSES / (len(mind.mates) + 1) if mind.has_pack else _MADMAN_POSES
        mind.poses = mind.hunts and bool(_posed_as(mind)) and mind.random.random() < likely
    return mind.poses


def stands_out(mind: Mind) -> bool:
    """Whether others will go by what it has to say."""
    return poses(mind) or any(claim.kind in mind.reading.contested for claim in mind.unsaid)


def _posed_as(mind: Mind) -> str:
    dealt = mind.view.composition or mind.reading.rules.roles
    return next((kind for kind in mind.reading.posed if kind in dealt), "")


def accused(mind: Mind, options: Sequence[str]) -> str:
    """Whom it points at. A wolf sees what the table sees and spares its own, unless one is lost anyway."""
    others = [name for name in options if name != mind.me] or list(options)
    leanings = _with_the_others(mind, others)
    return _sparing_its_own(mind, leanings) if mind.hunts else _first(mind, leanings)


def _sparing_its_own(mind: Mind, leanings: dict[str, float]) -> str:
    if mind.proof in leanings:
        leanings[mind.proof] += _NO_PREY
    prey = {name: leaning for name, leaning in leanings.items() if name not in mind.mates} or leanings
    victim = _first(mind, prey)
    lost = max(leanings, key=leanings.__getitem__)
    is_lost = lost in mind.mates and leanings[lost] > leanings[victim] + _LOST
    return lost if is_lost and mind.random.random() < _GIVES_UP else victim


def _with_the_others(mind: Mind, others: Sequence[str]) -> dict[str, float]:
    """People vote together: by what they think, and by what they have heard the others think."""
    of_all, own = mind.sees(others, openly=mind.hunts)
    leanings = {name: of_all[name] + own[name] for name in others}
    pull = _TOGETHER / max(1, len(mind.talk.suspects))
    for name, hands in mind.talk.heat.items():
        if name in leanings:
            leanings[name] += pull * hands
    return leanings


def _first(mind: Mind, leanings: Mapping[str, float]) -> str:
    """Two who are equally suspect are not the same to anybody for two days running."""
    chance = mind.random.random
    first, most = "", -inf
    for name, leaning in leanings.items():
        wavers = leaning + _WAVERS * chance()
        if wavers > most:
            first, most = name, wavers
    return first
