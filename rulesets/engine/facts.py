"""What asks and notices mean, as data: said once, beside the rule, and read by everything else in the house.

Words, the table, replays, statistics, bots and the law of secrecy go by these and name no ruleset's own id. What a
ruleset file or a role may declare, and how, stands in `facts_file`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

# How a param is read. A tuple is the values it may have, each with a wording of its own; of the others `toll` has one
# for none, one, two and more names, `flag` one for true, and `maybe …` one for nothing. `option …` is
# a value of that option. `carried` is the params of a notice, `told` a list of notices, each with its own.
Kind = str | tuple[str, ...]
Params = Mapping[str, Kind]

PLAIN_KINDS = (
    "name",
    "names",
    "toll",
    "votes",
    "ballots",
    "flag",
    "number",
    "minutes",
    "text",
    "role",
    "card",
    "cards",
    "event",
    "events",
    "faction",
    "factions",
    "reason",
    "offers",
    "notice",
    "carried",
    "told",
)
MAYBE, OPTION = "maybe ", "option "
MAYBE_NOTHING = ("name", "names", "votes", "text", "card", "cards", "event", "events", "factions", "number", "notice")
KINDS = (*PLAIN_KINDS, *(f"{MAYBE}{kind}" for kind in MAYBE_NOTHING))

# What somebody wants who names a seat: to harm it, to lock it away, to look at it, to guard it, to raise it or else to
# do it good; or to go himself, before the others decide that,
# and to take it along.
AIMS = HARM, LOCK, LOOK, GUARD, RAISE, LEAVE = ("harm", "lock", "look", "guard", "raise", "leave")
# What an act of the night is, whoever does it.
ACTS = ("attack", "protect", "divine")
# The moments that people remember.
MOMENTS = ("dawn", "dusk", "verdict", "jailed", "tie", "event", "fallen", "revealed", "elected", "end")
# What is asked in place of something that somebody else has to decide: it changes nothing in the game.
FILLERS = SUSPECT, TRUST, CARD, NOTE = ("suspect", "trust", "card", "note")
# When a tag comes off: with the day, with the next notice that hangs the same, or never.
UNTIL = ("day", "next", "never")
# What a ballot comes to: somebody is named by it, raised by it, put down by it, or nobody is.
COMES_TO = ("condemned", "elected", "deposed", "nobody")
# By what somebody falls.
FALLS_BY = ("pack", "vote", "look", "")


@dataclass(frozen=True)
class Said:
    """Something with params. `unsaid` ones are for the screen, `sometimes` ones are not always there."""

    params: Params = field(default_factory=dict)
    unsaid: frozenset[str] = frozenset()
    sometimes: frozenset[str] = frozenset()

    @cached_property
    def wording(self) -> Params:
        """What its words may say, or turn on."""
        return {param: kind for param, kind in self.params.items() if param not in self.unsaid}


@dataclass(frozen=True)
class Following:
    """What comes next, in a word whose text is next.<word>; `only` where options have one of these values."""

    word: str
    only: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)

    def holds(self, options: Mapping[str, Any]) -> bool:
        return all(options.get(option) in values for option, values in self.only.items())


@dataclass(frozen=True)
class Ballot:
    """Which vote it is a round of, and whether it is the one after a tie."""

    of: str
    runoff: bool = False
    # What becomes of a tie: the first that says something, an option by its value or a word; board.tied.<word>.
    tied: tuple[str, ...] = ()
    # The option that says of whom more than half must have named somebody: of the living or of all seated.
    quorum: str = ""
    # By public tags: how much the vote of who wears one counts, and how many votes one wears from the start.
    weighs: Mapping[str, float] = field(default_factory=dict)
    against: Mapping[str, float] = field(default_factory=dict)

    def tie(self, options: Mapping[str, Any]) -> str:
        """The word for what becomes of a tie, as these options have it; empty where nothing is said."""
        values = ((says, options.get(says, says)) for says in self.tied)
        return next((says if value is True else value for says, value in values if value is not False), "")


@dataclass(frozen=True)
class AskFacts(Said):
    # The roles that are asked it; empty where it is not a role's own.
    by: tuple[str, ...] = ()
    # Its place in the order in which a game master calls the night.
    call: int | None = None
    # The text that says what is decided, and what happens then: purpose.<id>.what, purpose.<id>.then.
    purpose: str = ""
    # What comes after it, where something does before its phase is over: the first that holds.
    next: tuple[Following, ...] = ()
    ballot: Ballot | None = None
    act: str = ""
    aim: str = ""
    # How sure a player is of a villain before he does it, where he may leave it; how likely he does it at all.
    needs: float = 0.5
    likely: float | None = None
    # What may be chosen that is neither a seat nor a card, and how likely each is.
    choices: Mapping[str, float] = field(default_factory=dict)
    # How many seats it takes at the most; and whether it takes a role, which no other page does.
    seals: int = 1
    takes_role: bool = False
    # Which roles or cards may name the dead by it: where one is dealt, nobody's tap on one of them is strange.
    names_dead: tuple[str, ...] = ()
    # Whether it is said aloud, so that writing it down is an offer.
    aloud: bool = False
    # Whether any event left in the deck may be taken.
    whole_deck: bool = False
    # Whether it takes two that belong together, the first of them first, or nobody.
    pair: bool = False
    # Of who has to guess whom to stand by: the option under which it may be the same seat two nights running.
    again: str = ""
    # What it asks in place of what changes something; empty where it does so itself.
    filler: str = ""


@dataclass(frozen=True)
class Fall:
    """Who falls: the param that names him or them, and the cause where the notice itself says it."""

    who: str
    cause: str = ""

    def cause_of(self, params: Mapping[str, Any]) -> str:
        return self.cause.format_map(params)


@dataclass(frozen=True)
class Hang:
    """A tag on the seats of a param. `only` narrows it to a notice with this param."""

    tag: str
    who: str
    until: str
    only: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Hold:
    """A rule of the day's talk, which this notice brings; its words stand under its name.

    It holds from the talk's beginning: for so many seconds, or the minutes of a param, else as long as the talk lasts.
    """

    rule: str
    # The params with whom it binds, and with the word that it is about.
    who: str = ""
    word: str = ""
    seconds: int = 0
    minutes: str = ""
    only: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_timed(self) -> bool:
        return bool(self.seconds or self.minutes)


@dataclass(frozen=True)
class Finding:
    """What somebody has found out: as which role or card he says so, and which values of which param mean guilt.

    Where these are not named what is found is a role or a faction, and those are guilty that hunt.
    """

    says: str
    param: str
    guilty: tuple[str, ...] | None = None
    # Whether who says it claims to be what there is one of.
    claims: bool = False


@dataclass(frozen=True)
class Outcome:
    """What came of which vote."""

    of: str
    comes_to: str


@dataclass(frozen=True)
class NoticeFacts(Said):
    # Its place among the calls, where it is all that its role is called for.
    call: int | None = None
    # Whether it is told to some alone.
    secret: bool = False
    # Whether its audience rightly learns from it what else it must not know.
    learnt: bool = False
    moment: str = ""
    falls: Fall | None = None
    hangs: tuple[Hang, ...] = ()
    holds: tuple[Hold, ...] = ()
    # The tags that it takes off every seat.
    lifts: tuple[str, ...] = ()
    # Whose role everybody is shown: the role of its `seat`.
    shows: str = ""
    # What whoever is told this is from now on.
    becomes: str = ""
    # Whether with it all is void that was known of roles; likewise what everybody has said.
    anew: bool = False
    reshuffles: bool = False
    # The param with those of one's own; whether they are a pack that hunts together; who is tied to whom.
    mates: str = ""
    pack: bool = False
    ties_to: str = ""
    # The faction that is there once this was told.
    founds: str = ""
    finds: Finding | None = None
    # The param with whom one of the pack has named.
    names_prey: str = ""
    # Whether who is told this has to kill from now on, and the param with how many nights are left to him for it;
    # whether he has been spared by a protection of his own.
    must_kill: bool = False
    hurries: str = ""
    withstood: bool = False
    # The ask whose answers it counts or lists.
    counts: str = ""
    # Whether after it the night's choice is no longer the chooser's own.
    bends: bool = False
    outcome: Outcome | None = None
    # Whether it is said once more while the day's talk lasts; whether a page has a place of its own for it.
    lasts: bool = False
    elsewhere: bool = False
    # Whether it says why the lantern comes to who has it next.
    calls: bool = False

    def role_shown(self, params: Mapping[str, Any]) -> str:
        return self.shows.format_map(params)

    def role_become(self, params: Mapping[str, Any]) -> str:
        return self.becomes.format_map(params)

    def ask_counted(self, params: Mapping[str, Any]) -> str:
        return self.counts.format_map(params)


@dataclass(frozen=True)
class CauseFacts:
    """`by`: the pack, a vote, a look at somebody, or something else."""

    by: str = ""


@dataclass(frozen=True)
class FactionFacts:
    # Whose hour it is when this side has won: a sky and the orb in it.
    sky: str = "dusk"
    orb: str = "red_sun"
    # The colour of its medallions, by its name in the palette.
    colour: str = ""
    # Whether it hunts the others by night; whether who is of it has nothing to hide.
    hunts: bool = False
    innocent: bool = False


@dataclass(frozen=True)
class PhaseFacts:
    # Whether eyes are shut in it, and whether a night falls when it begins.
    dark: bool = False
    night: bool = False
    # Which hour it is over the table.
    sky: str = "day"
    # Of the rulebook: which chapter speaks of it.
    chapter: str = ""
    # What all come to when it is over.
    next: tuple[Following, ...] = ()
    # Why in it the lantern comes to one alone, in a word whose text is alone.<word>.
    alone: str = ""


@dataclass(frozen=True)
class StateFacts:
    """What players may become without a card for it: named like a role, dealt to nobody, made by one."""

    by: str
    # The side that they are on from then on.
    faction: str = ""


@dataclass(frozen=True)
class PartFacts:
    """What the others need to know of a role, a card or an event."""

    faction: str = ""
    # Those who are told who else is of it.
    circle: str = ""
    # Whether it has neither power nor duty; whether the pack's attack does nothing to it.
    is_plain: bool = False
    is_attack_proof: bool = False
    # Of a card: what it is used for, and how likely it is; how likely where one has to kill, if that differs.
    aim: str = ""
    likely: float = 1.0
    likely_for_killers: float = 0.0
    # The drawing that it wears, where it has none of its own: by its name among the house's.
    picture: str = ""


@dataclass(frozen=True)
class Facts:
    """All that a ruleset declares, by id and in its order."""

    asks: Mapping[str, AskFacts]
    notices: Mapping[str, NoticeFacts]
    causes: Mapping[str, CauseFacts]
    factions: Mapping[str, FactionFacts]
    phases: Mapping[str, PhaseFacts]
    states: Mapping[str, StateFacts]
    parts: Mapping[str, PartFacts]
