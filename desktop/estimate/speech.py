"""What a mind says in the talk: what it has seen, what it pretends to have seen, and whom it suspects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop.estimate.mind import Mind
from desktop.estimate.talk import Claim

# Who has found a wolf seldom keeps it; who has not steps forward later.
_TELLS_OF_A_WOLF, _TELLS_AT_ONCE, _TELLS_MORE_EACH_DAY = 0.9, 0.6, 0.2
_TELLS_OF_A_HAND = 0.6
# A madman has little to lose; of a pack it is one at most times, or nobody.
_MADMAN_POSES, _PACK_POSES = 0.6, 0.4
# By how much a packmate has to be the most suspect, and how often he is then given up.
_LOST, _GIVES_UP = 3.0, 0.4


@dataclass
class BotVoice:
    mind: Mind
    _poses: bool | None = field(default=None)

    def speak(self, day: int, alive: Sequence[str]) -> None:
        mind = self.mind
        if mind.hunts:
            self._pose(alive)
        elif mind.unsaid and self._steps_forward(day):
            mind.talk.claims.extend(mind.unsaid)
            mind.unsaid.clear()

    def suspect(self, others: Sequence[str]) -> None:
        """Names the one it would vote for if it were voting now."""
        self.mind.talk.suspects[self.mind.me] = accused(self.mind, others)

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

    def _pose(self, alive: Sequence[str]) -> None:
        mind = self.mind
        as_whom = next((kind for kind in mind.reading.contested if kind in mind.reading.rules.roles), "")
        if self._poses is None:
            likely = _PACK_POSES / (len(mind.mates) + 1) if mind.has_pack else _MADMAN_POSES
            self._poses = bool(as_whom) and mind.random.random() < likely
        fresh = [name for name in alive if name not in {mind.me, *mind.talk.spoke_of(mind.me)}]
        if self._poses and fresh:
            about = mind.random.choice(fresh)
            is_guilty = about not in mind.mates and mind.random.random() < 0.5
            mind.talk.claims.append(Claim(mind.me, as_whom, about, is_guilty))


def accused(mind: Mind, options: Sequence[str]) -> str:
    """Whom it points at. A wolf sees what the table sees and spares its own, unless one is lost anyway."""
    others = [name for name in options if name != mind.me] or list(options)
    if not mind.hunts:
        return _first(mind, others, mind.suspicion(others))
    scores = mind.suspicion(others, openly=True)
    prey = [name for name in others if name not in mind.mates] or others
    victim, lost = _first(mind, prey, scores), max(others, key=lambda name: scores[name])
    is_lost = lost in mind.mates and scores[lost] > scores[victim] + _LOST
    return lost if is_lost and mind.random.random() < _GIVES_UP else victim


def _first(mind: Mind, options: Sequence[str], scores: Mapping[str, float]) -> str:
    """Two who are equally suspect are not the same to anybody for two days running."""
    return max(options, key=lambda name: scores[name] + mind.random.gauss(0.0, 0.3))
