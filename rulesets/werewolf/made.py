"""Roles made of parts: a file that says when, what and whom becomes a class like any other (docs/packs.md).

What a made role does is one deed of the few below, so that laps, calls and what may be learnt are those of the deed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.engine.packs.choices import Choices, PartChoices, picture
from rulesets.engine.packs.faults import Notes
from rulesets.engine.sentences import say

from .night import Choice, Step
from .role import AnyTown, Role

# After all that the rulebook calls.
_CALL = 1_000
SIDES = ("village", "werewolf")
NATURES = ("wolf", "human")
SHOWS = ("nature", "side", "role")
# What a class calls what a file says.
_OF_PART = {"faction": "side", "seen": "seen"}
_KEYS = ("side", "seen", "most", "picture", "does")
_DEED = ("when", "what", "whom", "often", "may_decline", "shows")


class Deed(NamedTuple):
    what: str
    whom: str
    once: bool
    may_decline: bool
    shows: str


class Acting(Role):
    """Names a living seat at night; what comes of it is its verb's."""

    deed: ClassVar[Deed]
    step: ClassVar[Step] = Step.LAST
    is_spent = False

    def act(self, town: AnyTown, me: str) -> Page | None:
        if self.is_spent and self.deed.once:
            return None
        options = town.nameable(None if self.deed.whom == "anybody" else me)
        return self._name(town, me, options) if options else None

    def _name(self, town: AnyTown, me: str, options: list[str]) -> Flow:
        least = 0 if self.deed.may_decline else None
        target = yield town.act(f"{self.id}.{self.deed.what}", me, options, at_least=least)
        if target is not None:
            town.designate(target)
            self.named(town, me, target)

    def named(self, town: AnyTown, me: str, target: str) -> None:
        town.night.choices.append(Choice(self.step, me, self, (target,)))

    def carried_out(self, town: AnyTown, choice: Choice) -> None:
        self.is_spent = True
        self.done(town, choice.by, choice.target)

    def done(self, town: AnyTown, me: str, target: str) -> None:
        """Once the lap is over."""


class Protecting(Acting):
    """Whom it names lives through the pack's attack."""

    step = Step.PROTECT

    def done(self, town: AnyTown, me: str, target: str) -> None:
        town.night.guarded.add(target)


class Striking(Acting):
    """Whom it names falls at dawn."""

    def done(self, town: AnyTown, me: str, target: str) -> None:
        town.doom(target, self.id, me)


class Silencing(Acting):
    """Whom it names begins the day in silence, and all are told."""

    def done(self, town: AnyTown, me: str, target: str) -> None:
        town.night.at_dawn.append((f"{self.id}.silenced", target))


class Looking(Acting):
    """It is told what is true of whom it names."""

    waits = True
    _looked: str | None = None

    def named(self, town: AnyTown, me: str, target: str) -> None:
        self.is_spent, self._looked = True, target
        if town.rules.told_at_once:
            self.learns(town, me)

    def learns(self, town: AnyTown, me: str) -> None:
        looked, self._looked = self._looked, None
        if looked is not None:
            card = town.cards[looked]
            found = {"nature": town.shown(looked), "side": card.faction, "role": card.id}[self.deed.shows]
            town.table.tell(me, f"{self.id}.sees", seat=looked, result=found)


class Enduring(Role):
    """Lives through the pack's attack, once or always; it has nothing to choose."""

    deed: ClassVar[Deed]
    is_spent = False

    def averts(self, town: AnyTown, strike: Strike) -> bool:
        if strike.cause != "attack" or (self.is_spent and self.deed.once):
            return False
        self.is_spent = True
        return True


class Verb(NamedTuple):
    base: type[Role]
    # Whom it may be about; the first where nothing is said.
    whom: tuple[str, ...]
    ask: Mapping[str, Any] | None = None
    notices: Callable[[str, Deed], dict[str, Any]] = lambda id, deed: {}
    # Whether somebody falls by it, of a cause of its own.
    kills: bool = False


def _sees(id: str, deed: Deed) -> dict[str, Any]:
    kind: Any = {"nature": list(NATURES), "side": "faction", "role": "role"}[deed.shows]
    finds = {"says": id, "in": "result", "claims": True, **({"guilty": ["wolf"]} if deed.shows == "nature" else {})}
    return {
        f"{id}.sees": {
            "params": {"seat": "name", "result": kind},
            "secret": True,
            "learnt": True,
            "finds": finds,
        }
    }


def silenced(id: str) -> dict[str, Any]:
    """What all are told of somebody who begins the day in silence."""
    hang = {"tag": "silenced", "who": "seat", "until": "day"}
    return {f"{id}.silenced": {"params": {"seat": "name"}, "learnt": True, "hangs": [hang], "lasts": True}}


VERBS: Mapping[str, Verb] = {
    "protect": Verb(Protecting, ("others", "anybody", "itself"), {"act": "protect", "aim": "guard", "call": _CALL}),
    "strike": Verb(Striking, ("others",), {"aim": "harm", "needs": 2.0, "call": _CALL}, kills=True),
    "look": Verb(Looking, ("others",), {"act": "divine", "aim": "look", "call": _CALL}, _sees),
    "silence": Verb(
        Silencing, ("others", "anybody"), {"aim": "harm", "needs": 0.0, "call": _CALL}, lambda id, _: silenced(id)
    ),
}


def _choices(what: str) -> Choices:
    said: dict[str, tuple[Any, ...]] = {"when": ("night",), "whom": VERBS[what].whom, "often": ("always", "once")}
    return {**said, "may_decline": (False, True), **({"shows": SHOWS} if what == "look" else {})}


CHOICES = PartChoices({"side": SIDES, "seen": ("human", "wolf")}, {what: _choices(what) for what in VERBS}, 0, 1)


def role(notes: Notes, id: str) -> type[Role]:
    """The role that a file describes; what is wrong in it stands in the notes."""
    said = notes.mapping((), notes.document.value, _KEYS)
    true = {
        "id": id,
        "picture": picture(notes, said),
        "__module__": notes.document.name,
        **{key: _chosen(notes, (), said, name, CHOICES.part) for key, name in _OF_PART.items()},
        "most": notes.whole(["most"], said["most"], 1, 20) if "most" in said else 0,
    }
    if "does" not in said:
        return type(id, (Role,), {**true, "is_plain": True})
    deed = read_deed(notes, ("does",), said["does"])
    verb = VERBS[deed.what]
    if deed.whom == "itself":
        return type(id, (Enduring,), {**true, "deed": deed})
    told = {"notices": verb.notices(id, deed), "asks": {f"{id}.{deed.what}": dict(verb.ask or {})}}
    return type(id, (verb.base,), {**true, **told, "deed": deed, "causes": {id: {}} if verb.kills else {}})


def read_deed(notes: Notes, where: tuple[str, ...], value: object) -> Deed:
    said = notes.mapping(where, value, _DEED)
    what = notes.one_of((*where, "what"), said.get("what"), tuple(VERBS), "protect")
    choices = CHOICES.deeds[what]
    notes.one_of((*where, "when"), said.get("when"), choices["when"], "night")
    whom = _chosen(notes, where, said, "whom", choices)
    often = _chosen(notes, where, said, "often", choices)
    # Who may do it but once may wait with it.
    may = _chosen(notes, where, {"may_decline": often == "once", **said}, "may_decline", choices)
    if "shows" in said and "shows" not in choices:
        notes.note((*where, "shows"), say("shows_of_look"))
    shows = _chosen(notes, where, said, "shows", {"shows": SHOWS})
    return Deed(what, whom, often == "once", may, shows)


def _chosen(notes: Notes, where: tuple[str, ...], said: Mapping[str, Any], key: str, choices: Choices) -> Any:
    allowed = choices[key]
    return notes.one_of((*where, key), said.get(key, allowed[0]), allowed, allowed[0])
