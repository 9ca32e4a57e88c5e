"""What asks and notices mean to a player, whatever the ruleset: the one table that the bots go by."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Aim(Enum):
    """What somebody wants who is asked to name a seat."""

    HARM = "harm"
    LOCK = "lock"
    LOOK = "look"
    GUARD = "guard"
    RAISE = "raise"
    ANY = "any"


# What is not here is answered at random.
AIMS: Mapping[str, Aim] = {
    "vote.execution": Aim.LOCK,
    "vote.runoff": Aim.LOCK,
    "vote.court": Aim.LOCK,
    "vote.court_runoff": Aim.LOCK,
    "vote.prison": Aim.LOCK,
    "vote.prison_runoff": Aim.LOCK,
    "vote.imprison": Aim.LOCK,
    "vote.sheriff": Aim.RAISE,
    "vote.sheriff_runoff": Aim.RAISE,
    "sheriff.badge": Aim.RAISE,
    "werewolf.attack": Aim.HARM,
    "werewolf.attack_second": Aim.HARM,
    "vampire.bite": Aim.HARM,
    "nightmare.block": Aim.HARM,
    "beauty.charm": Aim.HARM,
    "evil_eye.curse": Aim.HARM,
    "chimera.guess": Aim.HARM,
    "witch.poison": Aim.HARM,
    "hunter.shoot": Aim.HARM,
    "alpha.shoot": Aim.HARM,
    "knight.duel": Aim.HARM,
    "raven.mark": Aim.HARM,
    "mages_guild.target": Aim.HARM,
    "thieves.target": Aim.HARM,
    "guard.protect": Aim.GUARD,
    "spirit_tamer.protect": Aim.GUARD,
    "guardian.protect": Aim.GUARD,
    "witch.antidote": Aim.GUARD,
    "guild.target": Aim.GUARD,
    "bank.target": Aim.GUARD,
    "seer.divine": Aim.LOOK,
    "graveyard.look": Aim.LOOK,
    "devil.look": Aim.LOOK,
}
# What a card is used for, where the seat is named on a page of its own.
CARD_AIMS: Mapping[str, Aim] = {"witch_killer": Aim.HARM, "slayer": Aim.HARM, "detection": Aim.LOOK}
# How sure one has to be of a villain before one does it, where one may leave it.
NEEDS: Mapping[str, float] = {"witch.poison": 2.5, "knight.duel": 3.0, "hunter.shoot": 0.0, "raven.mark": 0.0}
# How likely something is done that is no seat: a card played by night, a yes to a choice, a part of a trade.
LIKELY: Mapping[str, float] = {
    "witch_killer": 0.95,
    "slayer": 0.1,
    "barrier": 0.5,
    "detection": 0.4,
    "autopsy": 0.2,
    "run": 0.35,
    "for": 0.6,
    "impeach": 0.1,
    "trade.propose": 0.3,
    "trade.reply": 0.5,
    "mason.sacrifice": 0.02,
    "white.kill": 0.05,
    "magician.swap": 0.3,
}
# Who has to go on killing holds back less.
LIKELY_FOR_KILLERS: Mapping[str, float] = {"slayer": 0.8, "barrier": 0.3}

# Notices that say what one is; who is of one's own; what somebody else is.
MY_ROLE = ("role.dealt", "role.changed")
HAS_TO_KILL = ("witch.become",)
# With a new role what was known of the old ones is void.
NEW_DEAL = ("role.dealt",)
REDEALT = ("soul_vortex.redealt",)
MATES = ("werewolf.partners", "vampire.partners", "mason.partners", "guard.partners", "dark_cult.wolves")
LINKED = ("lovers.linked",)
# As whom one says it, and which param means a wolf: a colour, a role, a faction or a card.
FOUND: Mapping[str, tuple[str, str]] = {
    "seer.result": ("seer", "result"),
    "medium.result": ("medium", "result"),
    "graveyard.result": ("medium", "faction"),
    "detection.result": ("detection", "card"),
}
GUILTY = ("wolf", "werewolf", "slayer")
SHOWN: Mapping[str, str] = {
    "role.revealed": "{role}",
    "altar.revealed": "{role}",
    "mason.revealed": "{role}",
    "hunter.revealed": "hunter",
    "idiot.revealed": "idiot",
}
KILLED = ("dawn.deaths",)
PACK_CHOICES = ("werewolf.choice", "vampire.choice")
