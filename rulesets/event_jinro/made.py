"""Events made of parts: a file that says when, what and whom becomes a class like any other (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Batch, Strike
from rulesets.engine.packs.choices import Choices, PartChoices, picture
from rulesets.engine.packs.faults import Notes
from rulesets.engine.sentences import say
from rulesets.werewolf.made import silenced

from .event import Event, NamesASeat
from .town import Town

_KEYS = ("deck", "picture", "does")
_MOST_DEEDS = 4
_LONGEST_TALK = 3_600


class Deed(NamedTuple):
    when: str
    what: str
    whom: str
    # Of a vote: what it counts; of a talk: how long it is.
    votes: int = 1
    seconds: int = 0


class Verb(NamedTuple):
    when: tuple[str, ...]
    whom: tuple[str, ...]
    # What else is said of it.
    more: tuple[str, ...] = ()


VERBS: Mapping[str, Verb] = {
    "protect": Verb(("night",), ("named", "everybody")),
    "strike": Verb(("night", "dusk"), ("named",)),
    "look": Verb(("morning",), ("named",)),
    "silence": Verb(("morning",), ("named",)),
    "weigh": Verb(("morning",), ("named",), ("votes",)),
    "talk": Verb(("morning",), ("everybody",), ("seconds",)),
}
# What a vote counts, and by which mark and tag.
_WEIGHTS = {0: ("robbed", "no_vote"), 2: ("doubled", "double_vote")}
_MORE: Choices = {"votes": (0, 2), "seconds": range(10, _LONGEST_TALK + 1)}
CHOICES = PartChoices(
    {"deck": ("town", "storm")},
    {
        what: {"when": verb.when, "whom": verb.whom, **{key: _MORE[key] for key in verb.more}}
        for what, verb in VERBS.items()
    },
    1,
    _MOST_DEEDS,
)


class Made(Event):
    deeds: ClassVar[tuple[Deed, ...]]
    target: str | None = None

    def does(self, what: str, whom: str, when: str = "") -> bool:
        return any((deed.what, deed.whom) == (what, whom) and when in ("", deed.when) for deed in self.deeds)

    def averts(self, strike: Strike) -> bool:
        named = self.does("protect", "named") and strike.target == self.target
        return named or self.does("protect", "everybody")

    def strikes(self, town: Town, attacked: Sequence[str], batch: Batch) -> None:
        if self.does("strike", "named", "night") and self.target in town.table.alive:
            batch.strike(self.target, self.id, self.by)

    def morning(self, town: Town) -> None:
        for deed in self.deeds:
            if deed.when == "morning":
                getattr(self, f"_{deed.what}")(town, deed)

    def _talk(self, town: Town, deed: Deed) -> None:
        town.today.seconds = deed.seconds
        self.announce(town, seconds=deed.seconds)

    def _look(self, town: Town, _: Deed) -> None:
        if self.target in town.table.alive:
            town.table.announce(f"{self.id}.shown", seat=self.target, result=town.cards[self.target].seen)

    def _silence(self, town: Town, _: Deed) -> None:
        if self.target in town.table.alive:
            town.table.announce(f"{self.id}.silenced", seat=self.target)

    def _weigh(self, town: Town, deed: Deed) -> None:
        if self.target in town.table.alive:
            town.marks.put(_WEIGHTS[deed.votes][0], self.target, until="night")
            town.table.announce(f"{self.id}.weighed", seat=self.target)


class MadeNaming(Made, NamesASeat):
    """Its player names a living seat in his secret turn of the night."""


class MadeNamingAtDusk(Made):
    """Its player names a living seat at once, before everybody."""

    def dusk(self, town: Town) -> Flow:
        options = town.table.alive
        self.target = (
            (yield town.table.choose(f"{self.id}.target", self.by, options, secret=False)) if options else None
        )
        if self.target is None:
            self.fizzle(town)
            return
        town.designate(self.target)
        if self.does("strike", "named", "dusk"):
            town.table.announce(f"{self.id}.struck", seat=self.target)
            town.fall(self.target, self.id, self.by)


def event(notes: Notes, id: str) -> type[Event]:
    """The event that a file describes; what is wrong in it stands in the notes."""
    said = notes.mapping((), notes.document.value, _KEYS)
    deeds = tuple(_deeds(notes, said.get("does")))
    kills = any(deed.what == "strike" for deed in deeds)
    deck = notes.one_of(["deck"], said.get("deck", "storm" if kills else "town"), CHOICES.part["deck"], "storm")
    if kills and deck == "town":
        notes.note(["deck"], say("calm_deck"))
    names = any(deed.whom == "named" for deed in deeds)
    openly = any(deed.when == "dusk" for deed in deeds)
    base: type[Event] = (MadeNamingAtDusk if openly else MadeNaming) if names else Made
    aim = "harm" if any(deed.what in ("strike", "silence") or deed.votes == 0 for deed in deeds) else "guard"
    asks = {f"{id}.target": {"aim": aim, **({"purpose": id} if openly else {})}} if names else {}
    notices = {key: facts for deed in deeds for key, facts in _notices(id, deed).items()}
    facts = {"asks": asks, "notices": notices, "causes": {id: {}} if kills else {}, "picture": picture(notes, said)}
    return type(id, (base,), {"id": id, "__module__": notes.document.name, "deck": deck, "deeds": deeds, **facts})


def _notices(id: str, deed: Deed) -> dict[str, Any]:
    seat: dict[str, Any] = {"params": {"seat": "name"}, "learnt": True}
    if deed.what == "weigh":
        hang = {"tag": _WEIGHTS[deed.votes][1], "who": "seat", "until": "day"}
        return {f"{id}.weighed": {**seat, "hangs": [hang], "lasts": True}}
    if deed.what == "look":
        return {f"{id}.shown": {"params": {"seat": "name", "result": ["wolf", "human"]}, "learnt": True}}
    if deed.what == "strike" and deed.when == "dusk":
        return {f"{id}.struck": {**seat, "falls": {"who": "seat", "cause": id}, "moment": "fallen"}}
    if deed.what == "talk":
        return {"event.morning": {"params": {"event": [id]}}}
    return silenced(id) if deed.what == "silence" else {}


def _deeds(notes: Notes, value: object) -> list[Deed]:
    """One, or several in a list; of one event all that name somebody name the same."""
    rows = value if isinstance(value, list) else [value]
    if not 1 <= len(rows) <= _MOST_DEEDS:
        notes.wrong(["does"], value, say("some_deeds", most=_MOST_DEEDS))
        return []
    listed = isinstance(value, list)
    deeds = [_deed(notes, ("does", at) if listed else ("does",), row) for at, row in enumerate(rows)]
    kinds = [deed.what for deed in deeds]
    if len(kinds) != len(set(kinds)):
        notes.note(["does"], say("same_twice"))
    if {deed.when for deed in deeds} >= {"dusk", "night"}:
        notes.note(["does"], say("dusk_and_night"))
    return deeds


def _deed(notes: Notes, where: tuple[str | int, ...], value: object) -> Deed:
    said = notes.mapping(where, value, ("when", "what", "whom", "votes", "seconds"))
    what = notes.one_of((*where, "what"), said.get("what"), tuple(VERBS), "protect")
    verb = VERBS[what]
    for key in ("votes", "seconds"):
        if (key in said) != (key in verb.more):
            notes.note((*where, key), say("missing_of" if key in verb.more else "not_said_of", what=what))
    span = _MORE["seconds"]
    return Deed(
        notes.one_of((*where, "when"), said.get("when"), verb.when, verb.when[0]),
        what,
        notes.one_of((*where, "whom"), said.get("whom", verb.whom[0]), verb.whom, verb.whom[0]),
        notes.one_of((*where, "votes"), said["votes"], _MORE["votes"], 2) if "votes" in said else 1,
        notes.whole((*where, "seconds"), said["seconds"], span[0], span[-1]) if "seconds" in said else 0,
    )
