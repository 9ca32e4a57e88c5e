"""A table that is being set: who sits where, what is dealt, by which house rules. Nothing is checked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from desktop.keep.people import LastTable, Person
from desktop.seats.seating import Seating
from rulesets.engine import BadSetup, Ruleset
from rulesets.engine.library import ruleset_with
from rulesets.engine.ruleset import EVENING, SOURCE
from rulesets.engine.table import LANTERN

if TYPE_CHECKING:
    from rulesets.engine.packs import LanternPack

Value = bool | int | str
# Of one event in a deck of one's own; and what stands beside the options' decks, to choose it.
MOST_EVENTS, OWN_DECK = 9, "own"
# From here up a whole number is chosen in steps of a quarter of a minute, or of a minute.
_MANY, _VERY_MANY = 60, 900


@dataclass(frozen=True)
class Draft:
    ruleset: str
    players: tuple[Person, ...] = ()
    # A preset's id; None leaves it to the ruleset.
    preset: str | None = None
    own: Mapping[str, int] | None = None
    # Only what is not as the profile has it.
    options: Mapping[str, Value] = field(default_factory=dict)
    profile: str = SOURCE
    leading: str = LANTERN
    # How many of each event, where the deck is one's own.
    deck: Mapping[str, int] | None = None
    # What a group has laid into the ruleset of this table.
    packs: tuple[LanternPack, ...] = ()

    @classmethod
    def fresh(cls, id: str, players: tuple[Person, ...] = (), packs: tuple[LanternPack, ...] = ()) -> Draft:
        rules = ruleset_with(id, packs)
        seats = players[: rules.players[-1]]
        missing = rules.players[0] - len(seats)
        seated = (*seats, *(Person("") for _ in range(missing)))
        draft = cls(id, seated, rules.default_preset, profile=usual_profile(rules), packs=packs)
        return draft.with_fitting_preset()

    @classmethod
    def as_played(
        cls,
        journal: Mapping[str, Any],
        seating: Mapping[str, Any],
        language: str,
        packs: tuple[LanternPack, ...] = (),
    ) -> Draft:
        """As the table of a kept game was set."""
        setup, rules = journal["setup"], ruleset_with(journal["ruleset"], packs)
        seats = Seating.read(rules.id, tuple(setup["players"]), seating).players
        people = (Person(one.name, "" if one.language == language else one.language, one.pin) for one in seats)
        dealt = setup["preset"]
        own = dict(dealt) if isinstance(dealt, Mapping) else None
        preset = dealt if own is None else None
        profile, leading = setup.get("profile", SOURCE), setup.get("leading", LANTERN)
        draft = cls(rules.id, tuple(people), preset, own, {}, profile, leading, own_deck(setup), packs)
        return draft.with_options(rules.options_of_now(setup["options"]))

    @property
    def rules(self) -> Ruleset:
        return ruleset_with(self.ruleset, self.packs)

    def with_packs(self, packs: tuple[LanternPack, ...]) -> Draft:
        """What the table loses with a pack is not dealt any more; what it had set otherwise stays."""
        if packs == self.packs:
            return self
        laid = replace(self, packs=packs)
        rules = laid.rules
        own = self.own and {id: count for id, count in self.own.items() if id in rules.cards}
        deck = self.deck and {id: count for id, count in self.deck.items() if id in rules.events}
        profile = self.profile if self.profile in rules.profiles else usual_profile(rules)
        fitting = replace(laid, own=own, deck=deck, profile=profile).with_fitting_preset()
        return fitting.with_options(self.all_values())

    @property
    def names(self) -> list[str]:
        return [player.name.strip() for player in self.players]

    # Seats

    def added(self) -> Draft:
        return self._seated((*self.players, Person(""))) if self.may_add else self

    def removed(self, seat: int) -> Draft:
        return self._seated((*self.players[:seat], *self.players[seat + 1 :]))

    def moved(self, seat: int, to: int) -> Draft:
        to = max(0, min(to, len(self.players) - 1))
        players = [player for place, player in enumerate(self.players) if place != seat]
        players.insert(to, self.players[seat])
        return replace(self, players=tuple(players))

    def with_player(self, seat: int, **changes: str) -> Draft:
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def with_names(self, seat: int, names: Sequence[str]) -> Draft:
        """From this seat on, as far as there may be seats."""
        players = list(self.players)
        for place, name in enumerate(names[: self.rules.players[-1] - seat], seat):
            there = players[place] if place < len(players) else Person("")
            players[place : place + 1] = [replace(there, name=name)]
        return self._seated(tuple(players))

    def with_players(self, players: tuple[Person, ...]) -> Draft:
        return self._seated(players[: self.rules.players[-1]])

    @property
    def may_add(self) -> bool:
        return len(self.players) < self.rules.players[-1]

    @property
    def may_remove(self) -> bool:
        return len(self.players) > self.rules.players[0]

    def _seated(self, players: tuple[Person, ...]) -> Draft:
        return replace(self, players=players).with_fitting_preset()

    # What is dealt

    @property
    def fitting(self) -> tuple[str, ...]:
        """The presets for so many players; all of them, where there is none for so many."""
        boards = self.rules.boards
        fitting = tuple(id for id, board in boards.items() if board.players in (None, len(self.players)))
        if fitting or len(self.players) in self.rules.players:
            return fitting
        return tuple(boards)

    def with_fitting_preset(self) -> Draft:
        """Where people come and go, the line-up goes along as far as it can."""
        if self.own is not None or self.preset in self.fitting:
            return self
        default = self.rules.default_preset
        return replace(self, preset=default if default in self.fitting else next(iter(self.fitting), None))

    def with_preset(self, id: str | None) -> Draft:
        return replace(self, preset=id, own=None)

    def with_own(self) -> Draft:
        """A composition of one's own begins with what lies on the table."""
        if self.own is not None:
            return self
        try:
            return replace(self, own=self.composition())
        except BadSetup:
            return replace(self, own={})

    def with_count(self, id: str, more: int) -> Draft:
        counts = {**(self.own or {})}
        counts[id] = max(0, min(99, counts.get(id, 0) + more))
        return replace(self, own={card: counts[card] for card in self.rules.cards if counts.get(card)})

    @property
    def chosen(self) -> str | Mapping[str, int] | None:
        """As a game takes it."""
        return self.preset if self.own is None else dict(self.own)

    def composition(self) -> dict[str, int]:
        return self.rules.composition(len(self.players), self.chosen)

    def counts(self) -> dict[str, int]:
        """What lies there, whether it can be played or not."""
        if self.own is not None:
            return dict(self.own)
        board = self.rules.boards.get(self.preset or "")
        if board is not None and isinstance(board.cards, Mapping):
            return dict(board.cards)
        try:
            return self.composition()
        except BadSetup:
            return {}

    # The deck of events

    def events(self) -> dict[str, int]:
        """What is in it; empty where the game has none."""
        return self.rules.deck(self.all_values(), self.deck)

    def with_own_deck(self) -> Draft:
        """It begins with what is in the deck; the house rule that chose it has no say any more."""
        if self.deck is not None or not self.rules.deck_options:
            return self
        options = {id: value for id, value in self.options.items() if id not in self.rules.deck_options}
        return replace(self, deck=self.events(), options=options)

    def with_event(self, id: str, more: int) -> Draft:
        deck = self.events()
        deck[id] = max(0, min(MOST_EVENTS, deck.get(id, 0) + more))
        return replace(self, deck={event: deck[event] for event in self.rules.events if deck.get(event)})

    @property
    def fixed(self) -> dict[str, Any] | None:
        """As a game takes it."""
        return None if self.deck is None else {"events": dict(self.deck)}

    # House rules, and who leads the nights

    def with_profile(self, id: str) -> Draft:
        """As it stands: what was changed one by one goes."""
        return replace(self, profile=id, options={}, deck=None)

    def with_leading(self, id: str) -> Draft:
        return replace(self, leading=id)

    @property
    def table(self) -> LastTable:
        return LastTable(self.ruleset, self.profile, self.leading)

    def as_at(self, table: LastTable) -> Draft:
        """What this game no longer knows is left as it is."""
        profile = table.profile if table.profile in self.rules.profiles else self.profile
        leading = table.leading if table.leading in self.rules.leadings else self.leading
        return replace(self.with_profile(profile), leading=leading)

    def value(self, option: str) -> Value:
        return self.options.get(option, self.usual(option))

    def usual(self, option: str) -> Value:
        """As the profile has it."""
        value: Value = self.rules.profiles[self.profile].get(option, self.rules.options[option].default)
        return value

    def with_option(self, option: str, value: Value) -> Draft:
        kept = {id: other for id, other in self.options.items() if id != option}
        if value != self.usual(option):
            kept[option] = value
        return replace(self, options=kept, deck=None if option in self.rules.deck_options else self.deck)

    def with_options(self, values: Mapping[str, Value]) -> Draft:
        known = {id: value for id, value in values.items() if id in self.rules.options}
        return replace(self, options={id: value for id, value in known.items() if value != self.usual(id)})

    def stepped(self, option: str, steps: int) -> Draft:
        return self.with_option(option, self.beside(option, steps))

    def beside(self, option: str, steps: int) -> Value:
        """The allowed value so many steps on; the same one at the end of the way."""
        values = stops(self.rules.options[option].choices)
        value = self.value(option)
        if steps > 0:
            return next((stop for stop in values if stop > value), value)
        return next((stop for stop in reversed(values) if stop < value), value)

    def all_values(self) -> dict[str, Value]:
        return {id: self.value(id) for id in self.rules.options}


def own_deck(setup: Mapping[str, Any]) -> Mapping[str, int] | None:
    """Of a game that was begun; None where its rules chose the deck."""
    found = (setup.get("fixed") or {}).get("events")
    return None if found is None else dict(found)


def usual_profile(rules: Ruleset) -> str:
    """What a new table begins with."""
    return EVENING if EVENING in rules.profiles else SOURCE


def stops(choices: Any) -> list[Any]:
    """Where a stepper halts."""
    if not isinstance(choices, range) or len(choices) <= _MANY:
        return list(choices)
    step = 60 if len(choices) > _VERY_MANY else 15
    least, most = choices[0], choices[-1]
    return sorted({least, most, *range(-(-least // step) * step, most + 1, step)})
