"""What every notice carries, and what its wording turns on.

A notice is a mapping of param to kind. Some kinds choose a variant, that is an id with something more at its end:

  a tuple     the value itself: seer.result has .wolf and .human
  toll        how many names: .none, .one ({first}), .two ({first}, {second}), .more ({seats})
  names?      .none where the list is empty; votes?, name?, card? and event? likewise where there is nothing
  flag        the param's own name, where it is true

The others only say how a value is read. A domain's own table comes before the common one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

Kind = str | tuple[str, ...]
Carried = Mapping[str, Kind]

_SEAT: Carried = {"seat": "name"}
_SEATS: Carried = {"seats": "names"}
_SAID: Carried = {"seat": "name", "text": "text"}
_AIMED: Carried = {"seat": "name", "target": "name"}
_COLOURED: Carried = {"seat": "name", "result": ("wolf", "human")}
_UNDECIDED: Carried = {"reason": ("tie", "no_votes")}
_TALLY: Carried = {"votes": "votes", "runoff": "flag", "ballots": "unsaid"}
_EVENT: Carried = {"event": "event"}
_AT_MORNING = (
    "tower_of_babel",
    "library",
    "thieves",
    "bank",
    "magic_academy",
    "altar",
    "public_bath",
    "church",
    "clock_tower",
    "parliament",
)

COMMON: Mapping[str, Carried] = {
    "role.dealt": {"role": "role"},
    "werewolf.partners": {"seats": "names?"},
    "werewolf.whisper": _SAID,
    "werewolf.choice": _AIMED,
    "seer.result": _COLOURED,
    "medium.result": _COLOURED,
    "dawn.deaths": {"seats": "toll"},
    "vote.tally": _TALLY,
    "vote.ballots": {"day": "number", "runoff": "flag", "ballots": "unsaid"},
    "execution": _SEAT,
    "execution.none": _UNDECIDED,
    "last_words": _SAID,
    "game.over": {"factions": "unsaid", "winners": "unsaid", "reason": "reason"},
}

OWN: Mapping[str, Mapping[str, Carried]] = {
    "jinro_nine": {"werewolf.whisper.closed": {"count": "number"}},
    "ultimate_thirteen": {"medium.result": {"seat": "name", "result": "role"}, "medium.none": {}},
    "event_jinro": {
        "dusk.deaths": _SEATS,
        "vote.tally": {
            "round": ("execution", "runoff", "court", "court_runoff", "prison", "prison_runoff"),
            "votes": "votes?",
            "runoff": "unsaid",
            "ballots": "unsaid",
        },
        "court.none": _UNDECIDED,
        "prison.none": _UNDECIDED,
        "hunter.revealed": _SEAT,
        "hunter.shot": {"seat": "name", "target": "name?"},
        "event.chosen": _EVENT,
        "event.fizzled": _EVENT,
        "event.none": {},
        "event.word": {"event": "event", "word": "text"},
        "event.victims": {"event": "event", "seats": "names?"},
        "court.execution": _SEAT,
        "prison.inmate": _SEAT,
        "soul_vortex.redealt": {},
        "chimera.awakened": {},
        "curse.announced": _SEAT,
        "curse.none": {},
        "altar.revealed": {"seat": "name", "role": "role"},
        "event.morning": {
            "event": _AT_MORNING,
            "form": "form",
            "word": "text",
            "minutes": "number",
            "ghosts": "names",
            "seconds": "minutes",
            "seat": "name",
        },
        "mason.partners": _SEATS,
        "guard.partners": _SEATS,
        "mason.whisper": _SAID,
        "werewolf.choice": {**_AIMED, "which": ("first", "second")},
        "dark_cult.wolves": _SEATS,
        "event.drawn": {"events": "events"},
        "illusionist.die": {"die": "number"},
        "casino.drawn": {"card": ("villager", "werewolf")},
    },
    "langrensha": {
        "role.changed": {"role": "role"},
        "role.revealed": {"seat": "name", "role": "role"},
        "vampire.partners": {"seats": "names?"},
        "vampire.choice": _AIMED,
        "apostle.converted": {},
        "lovers.linked": {"seat": "name", "role": "role", "mixed": "flag"},
        "blocked": {},
        "witch.victim": {"seat": "name?"},
        "graveyard.result": {"seat": "name", "role": "role", "faction": "faction"},
        "devil.result": {"seat": "name", "result": ("power", "plain")},
        "spirit.message": _SAID,
        "raven.marked": _SEAT,
        "sheriff.candidates": {"seats": "names?"},
        "sheriff.elected": _SEAT,
        "sheriff.none": {"reason": ("no_candidates", "sole_candidate", "tie", "no_votes")},
        "sheriff.badge": {"seat": "name", "target": "name?"},
        "sheriff.impeached": _SEAT,
        "vote.tally": {
            "stage": ("sheriff", "sheriff_runoff", "execution", "runoff", "impeach"),
            "votes": "votes?",
            "runoff": "unsaid",
            "ballots": "unsaid",
        },
        "vote.ballots": {
            "day": "number",
            "stage": ("sheriff", "sheriff_runoff", "execution", "runoff", "impeach"),
            "runoff": "unsaid",
            "ballots": "unsaid",
        },
        "idiot.revealed": _SEAT,
        "elder.punished": _SEAT,
        "duel": {**_AIMED, "loser": "name"},
        "mason.revealed": {"seat": "name", "role": "role"},
        "shot": _AIMED,
        "chain.deaths": _SEATS,
    },
    "witch_trial": {
        "first.seat": _SEAT,
        "hand.dealt": {"cards": "cards?"},
        "witch.become": {},
        "witch.timer": {"left": ("1", "2")},
        "trade.offered": {"seat": "name", "card": "card"},
        "trade.done": {"seat": "name", "gave": "card", "got": "card"},
        "trade.refused": _SEAT,
        "motion.result": {"for": "number", "against": "number", "ballots": "unsaid", "passed": "flag"},
        "vote.tally": {"votes": "votes?", "runoff": "unsaid", "ballots": "unsaid"},
        "imprison": _SEAT,
        "imprison.none": {"reason": ("no_votes", "quorum", "tie", "motion")},
        "barrier.success": {},
        "detection.result": {"seat": "name", "count": "number", "card": "card?"},
        "autopsy.result": {"seat": "name", "by_witch_killer": "flag"},
        "attack.barred": {},
        "loot.seen": {"seat": "name", "cards": "cards"},
        "card.gained": {"card": "card", "from": "name?"},
        "cards.left": {"seat": "name", "cards": "cards?"},
    },
}

# What an ask's question may say of its params: the others are for the screen.
ASKED: Mapping[str, Carried] = {
    "werewolf.whisper": {"left": "number"},
    "trade.return": {"seat": "name", "card": "card"},
    "trade.offer": {"seat": "name"},
    "midnight.target": {"card": "card"},
    "loot.take": {"seat": "name"},
    "event.word": {"event": "event"},
}


def carried(ruleset: str | None, notice: str) -> Carried:
    """Empty for a notice nobody has described: it is then said without its params."""
    own = OWN.get(ruleset or "", {})
    return own.get(notice, COMMON.get(notice, {}))


def variants(kinds: Carried) -> Iterator[str]:
    """Every ending that the id of such a notice may have."""
    choices = [_endings(param, kind) for param, kind in kinds.items()]
    for combination in product(*choices):
        yield "".join(combination)


def _endings(param: str, kind: Kind) -> tuple[str, ...]:
    if isinstance(kind, tuple):
        return tuple(f".{token}" for token in kind)
    if kind == "toll":
        return (".none", ".one", ".two", ".more")
    if kind == "flag":
        return ("", f".{param}")
    return ("", ".none") if kind.endswith("?") else ("",)


# What may be chosen where it is neither a seat nor a card, by ruleset.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "event_jinro": ("clockwise", "counterclockwise"),
    "langrensha": ("run", "impeach"),
    "witch_trial": ("for", "against"),
}

# What players may become without a card for it, by ruleset: named like a role, dealt to nobody.
STATES: Mapping[str, tuple[str, ...]] = {"langrensha": ("lover", "white_lover_wolf")}
