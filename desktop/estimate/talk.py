"""What the bots say aloud: who claims what, how each comes across, whom each suspects. Everybody hears all of it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Claim:
    speaker: str
    # As whom it is said: a role, or a card.
    kind: str
    # Of whom something was found; who says what he himself is speaks of himself.
    about: str
    is_guilty: bool


@dataclass
class BotTalk:
    claims: list[Claim] = field(default_factory=list)
    # Today's suspects, by who named them; and how many suspect whom.
    suspects: dict[str, str] = field(default_factory=dict)
    heat: dict[str, int] = field(default_factory=dict)
    # How everybody has come across so far, in log-odds: above 0, he seemed to hide something.
    airs: dict[str, float] = field(default_factory=dict)

    def claimants(self, kind: str) -> list[str]:
        return list(dict.fromkeys(claim.speaker for claim in self.claims if claim.kind == kind))

    def kinds_of(self, speaker: str) -> set[str]:
        return {claim.kind for claim in self.claims if claim.speaker == speaker}

    def spoke_of(self, speaker: str) -> set[str]:
        return {claim.about for claim in self.claims if claim.speaker == speaker}

    def suspect(self, speaker: str, name: str) -> None:
        """In place of whom he has suspected before."""
        before = self.suspects.get(speaker)
        if before is not None:
            self.heat[before] -= 1
        self.suspects[speaker] = name
        self.heat[name] = self.heat.get(name, 0) + 1

    def begin_again(self) -> None:
        """A new talk: nobody has named anybody."""
        self.suspects.clear()
        self.heat.clear()
