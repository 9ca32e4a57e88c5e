"""What the seats of each ruleset rightly learn: everything else that differs is a leak."""

from __future__ import annotations

from tests.laws.secrecy import Knowledge

# The morning's dead and the end come of secret acts in every ruleset; so does a secret ballot's tally.
_EVERYWHERE = {"dawn.deaths", "game.over", "vote.tally", "vote.ballots"}

KNOWLEDGE: dict[str, Knowledge] = {
    "jinro_nine": Knowledge(
        circles=(frozenset({"werewolf"}),),
        outcomes=frozenset(_EVERYWHERE),
        learnt=frozenset({"seer.result", "medium.result"}),
    ),
    "ultimate_thirteen": Knowledge(
        circles=(frozenset({"werewolf"}),),
        outcomes=frozenset(_EVERYWHERE),
        learnt=frozenset({"seer.result", "medium.result"}),
    ),
}
