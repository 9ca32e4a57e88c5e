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
    "witch_trial": Knowledge(
        outcomes=frozenset({"dawn.deaths", "cards.left", "game.over"}),
        learnt=frozenset(
            {
                "trade.offered",
                "trade.done",
                "trade.refused",
                "barrier.success",
                "detection.result",
                "autopsy.result",
                "attack.barred",
                "witch.become",
                "witch.timer",
                "loot.seen",
                "card.gained",
            }
        ),
    ),
    "event_jinro": Knowledge(
        circles=(
            frozenset({"werewolf", "evil_eye_wolf"}),
            frozenset({"mason"}),
            frozenset({"guard", "dragon"}),
        ),
        outcomes=frozenset(
            {
                *_EVERYWHERE,
                "dusk.deaths",
                "hunter.revealed",
                "event.chosen",
                "event.victims",
                "event.morning",
                "chimera.awakened",
                "curse.announced",
                "curse.none",
                "altar.revealed",
            }
        ),
        learnt=frozenset(
            {
                "role.dealt",
                "werewolf.partners",
                # Told anew after a vortex.
                "mason.partners",
                "guard.partners",
                "mason.whisper",
                "seer.result",
                "medium.result",
                "dark_cult.wolves",
                "event.drawn",
                "werewolf.choice",
                "werewolf.whisper",
            }
        ),
    ),
    "langrensha": Knowledge(
        circles=(
            frozenset(
                {
                    "werewolf",
                    "alpha_wolf",
                    "white_wolf",
                    "wolf_beauty",
                    "guardian_wolf",
                    "hidden_wolf",
                    "nightmare_wolf",
                    "wolf_grandma",
                    "devil_wolf",
                }
            ),
            frozenset({"vampire"}),
        ),
        outcomes=frozenset(
            {
                *_EVERYWHERE,
                "raven.marked",
                "role.revealed",
                "shot",
                "chain.deaths",
                "duel",
                "mason.revealed",
                "idiot.revealed",
                "elder.punished",
                "execution",
                "sheriff.badge",
            }
        ),
        learnt=frozenset(
            {
                "role.changed",
                "werewolf.partners",
                "werewolf.choice",
                "werewolf.whisper",
                "vampire.partners",
                "vampire.choice",
                "apostle.converted",
                "lovers.linked",
                "blocked",
                "witch.victim",
                "seer.result",
                "graveyard.result",
                "devil.result",
                "spirit.message",
            }
        ),
    ),
}
