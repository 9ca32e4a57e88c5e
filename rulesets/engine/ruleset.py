"""What a ruleset is: data (counts, presets, options) and a flow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from re import fullmatch
from typing import TYPE_CHECKING, Any, NamedTuple

from .asks import Flow
from .declared import Declared
from .errors import BadSetup, listed, shown
from .facts import AskFacts, Facts, NoticeFacts
from .meanings import Meanings
from .needs import Need
from .sentences import Sentence, of_board, of_count, of_players, of_unknown, say
from .table import Table

if TYPE_CHECKING:
    from .packs import LanternPack

Counts = Mapping[str, int]


@dataclass(frozen=True)
class Option:
    id: str
    kind: str
    default: bool | int | str
    choices: Sequence[Any]
    # The row of the ledger that leaves it to the table, where the sources' players differ.
    ruling: str = ""

    def checked(self, value: object) -> bool | int | str:
        kinds: dict[str, type] = {"bool": bool, "int": int, "choice": str}
        if type(value) is kinds[self.kind] and value in self.choices:
            return value  # type: ignore[return-value]
        raise BadSetup(say("not_allowed", value=shown(value), allowed=self.allowed).at(f"options.{self.id}"))

    def read(self, text: str) -> bool | int | str:
        """A value as somebody types it; what this can't be stays a text, which `checked` refuses."""
        if self.kind == "bool":
            return {"true": True, "false": False}.get(text.lower(), text)
        if self.kind == "int" and fullmatch("-?[0-9]{1,9}", text):
            return int(text)
        return text

    @property
    def allowed(self) -> str:
        if isinstance(self.choices, range):
            return say("a_whole", least=self.choices[0], most=self.choices[-1])
        if self.kind == "bool":
            return say("yes_or_no")
        return listed(self.choices)


@dataclass(frozen=True)
class Preset:
    players: int | None
    cards: Counts | str


class Dwell(NamedTuple):
    """How many seconds a turn should last at the least: one that only reads, one that chooses, one that writes, too."""

    deal: int
    night: int
    writing: int


@dataclass(frozen=True)
class Newcomers:
    """What is worth playing where nobody has played before, with so many people, and why."""

    players: range
    reason: str
    # A preset's id, or counts; None where it goes by the number of players.
    cards: Counts | str | None
    # Of this card as many as are wanted besides.
    fill: str
    options: Mapping[str, Any]

    def dealt(self, players: int) -> Counts | str | None:
        if not self.fill or not isinstance(self.cards, Mapping):
            return self.cards
        return {self.fill: players - sum(self.cards.values()), **self.cards}


@dataclass(frozen=True)
class Practice:
    """A tiny game to learn the hands by. Seats are numbered from 1.

    `dealt`, by the key of `fixed` that takes it: what each seat is dealt. `friends`: what the others answer, the
    first row that fits, by ask, day and seat where it names them.
    """

    me: int
    dealt: Mapping[str, tuple[Any, ...]]
    # The line-up, as a game takes it; and what else chance must not decide.
    cards: Counts | str | None
    fixed: Mapping[str, Any]
    options: Mapping[str, Any]
    friends: tuple[Mapping[str, Any], ...]
    # Whether it comes first, and stands for the rulesets that have none.
    is_first: bool = False

    @property
    def seats(self) -> int:
        return max(len(dealt) for dealt in self.dealt.values())


@dataclass(frozen=True)
class Vocabulary:
    """Every id a ruleset may speak."""

    factions: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    laps: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    rolls: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()


def called_for(part: type, calling: Mapping[str, int]) -> str:
    """The first in order of what it asks or tells itself, before what it has from another part; empty for nothing."""
    for base in part.__mro__:
        own = [id for said in ("asks", "notices") for id in vars(base).get(said, {}) if id in calling]
        if own:
            return str(min(own, key=calling.__getitem__))
    return ""


# The profile that is the rulebook as printed.
SOURCE = "source"
# The one that is short.
EVENING = "evening"


def _nothing_more(*_: Any) -> None:
    return None


def _no_deck(_options: Mapping[str, Any], _fixed: Mapping[str, Any]) -> Sequence[str]:
    return ()


def _as_chosen(options: Mapping[str, Any], _counts: Counts) -> Mapping[str, Any]:
    return options


def _no_table(_n_players: int) -> Counts:
    raise BadSetup(of_board("name one; nothing is composed by the number of players here"))


@dataclass(frozen=True)
class Code:
    """The part of a ruleset that is Python; `setup.py` beside the flow may give all but the first."""

    flow: Callable[[Table], Flow]
    # The composition of `auto`, or of no preset at all, for so many players.
    compose: Callable[[int], Counts] = _no_table
    # Whether a homebrew composition may be played by so many players: raises BadSetup where not.
    check_composition: Callable[[Counts, int], None] = _nothing_more
    # Whether this leading suits the composition, the options and what is fixed: raises BadSetup where not.
    check_leading: Callable[[str, Counts, Mapping[str, Any], Mapping[str, Any]], None] = _nothing_more
    # What else `fixed` must fulfil: raises BadSetup where it does not.
    check_fixed: Callable[[Mapping[str, Any], Counts, Sequence[str]], None] = _nothing_more
    # The events in the deck under these options and what is fixed, as often as each is in it.
    in_deck: Callable[[Mapping[str, Any], Mapping[str, Any]], Sequence[str]] = _no_deck
    # What options come to with this composition, where it leaves no choice.
    in_effect: Callable[[Mapping[str, Any], Counts], Mapping[str, Any]] = _as_chosen
    # The roles there are; those that the file does not list come after the listed ones.
    role_ids: Callable[[], Sequence[str]] = tuple
    # The event cards there are, in the order in which they are listed.
    event_ids: Callable[[], Sequence[str]] = tuple
    # The classes of the roles, cards and events: what they declare of themselves is the ruleset's too.
    parts: Callable[[], Sequence[type]] = tuple


@dataclass(frozen=True)
class Ruleset(Meanings):
    id: str
    version: int
    players: range
    options: Mapping[str, Option]
    roles: tuple[str, ...]
    # What a composition counts: the roles, where a ruleset does not name something else to be dealt.
    cards: tuple[str, ...]
    declared: Declared = field(repr=False)
    reasons: tuple[str, ...]
    # What may go round, as the table is told.
    laps: tuple[str, ...]
    fixed: tuple[str, ...]
    code: Code = field(repr=False)
    boards: Mapping[str, Preset] = field(repr=False)
    default_preset: str | None
    # Options by profile, `source` among them.
    profiles: Mapping[str, Mapping[str, Any]]
    # By profile, where it says so.
    dwells: Mapping[str, Dwell]
    leadings: tuple[str, ...]
    # What options that are no more are called now: by their id and value.
    formerly: Mapping[str, Mapping[Any, Mapping[str, Any]]] = field(default_factory=dict)
    newcomers: tuple[Newcomers, ...] = ()
    practice: Practice | None = None
    # The language of its source; empty where it has none.
    written_in: str = ""
    # What the rulebook tells as examples and answers as questions: the scenario that plays each passage, by its number.
    cases: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    # What a group has laid into it.
    laid_in: tuple[LanternPack, ...] = field(default=(), repr=False)
    # What packs say of their own ids, by language; for whoever makes words, as the engine makes none.
    words: Mapping[str, Mapping[str, str | tuple[str, ...]]] = field(default_factory=dict, repr=False)

    @property
    def packs(self) -> tuple[Need, ...]:
        return tuple(pack.need for pack in self.laid_in)

    @property
    def events(self) -> tuple[str, ...]:
        return tuple(self.code.event_ids())

    # Read when they are first asked for: Home shows a ruleset without them.

    @cached_property
    def facts(self) -> Facts:
        return self.declared.facts(self._parts)

    @cached_property
    def _parts(self) -> list[type]:
        """Those that are played with here: a family may know more."""
        played = {*self.roles, *self.cards, *self.events}
        return [part for part in self.code.parts() if part.id in played]  # type: ignore[attr-defined]

    @cached_property
    def calling(self) -> dict[str, int]:
        """Where each ask and notice of the night stands in the order in which a game master calls."""
        said: dict[str, AskFacts | NoticeFacts] = {**self.facts.asks, **self.facts.notices}
        return {id: facts.call for id, facts in said.items() if facts.call is not None}

    @property
    def called_for(self) -> tuple[str, ...]:
        """What a role or a company is called for in a led night; what else it is asked belongs to the same call."""
        found = [called_for(part, self.calling) for part in self._parts]
        named = [getattr(part, "names_by", "") for part in self._parts]
        return tuple(id for id in self.calling if id in found or id in named)

    @property
    def companies(self) -> tuple[str, ...]:
        """Those who are called together in a led night: each as what its members name somebody by."""
        said = (part for part in self._parts if getattr(part, "names_by", "") in self.calling)
        return tuple(dict.fromkeys(part.company for part in said if part.company))  # type: ignore[attr-defined]

    @cached_property
    def vocabulary(self) -> Vocabulary:
        facts = self.facts
        return Vocabulary(
            factions=tuple(facts.factions),
            phases=tuple(facts.phases),
            causes=tuple(facts.causes),
            reasons=self.reasons,
            laps=self.laps,
            asks=tuple(facts.asks),
            notices=tuple(facts.notices),
            rolls=self.declared.rolls_with(self._parts),
            fixed=self.fixed,
        )

    def following(self, ask: str, phase: str, options: Mapping[str, Any]) -> str:
        """What comes after an ask, in a word: its own, else what its phase leads to."""
        found = (*self.ask(ask).next, *self.phase(phase).next)
        return next((one.word for one in found if one.holds(options)), "")

    @property
    def presets(self) -> dict[str, Counts | str]:
        return {id: preset.cards for id, preset in self.boards.items()}

    def options_read(self, pairs: Iterable[str]) -> dict[str, Any]:
        """`k=v` each; an option that there is not is left for the setup to refuse."""
        given = dict(pair.partition("=")[::2] for pair in pairs)
        return {id: self.options[id].read(text) if id in self.options else text for id, text in given.items()}

    def options_of_now(self, options: Mapping[Any, Any]) -> dict[Any, Any]:
        """Of a game or a line-up that was written before some of them were called otherwise."""
        now: dict[Any, Any] = {}
        for id, value in options.items():
            known = self.formerly.get(id, {}) if isinstance(id, str) else {}
            now.update(known[value] if isinstance(value, bool | int | str) and value in known else {id: value})
        return now

    def board_read(self, preset: str | None, cards: Iterable[str]) -> str | dict[str, int] | None:
        """A preset's id, or a line-up of one's own, `id=n` each; a card that there is not is the setup's to refuse."""
        own = {}
        for card in cards:
            id, _, number = card.partition("=")
            if not fullmatch("[0-9]{1,3}", number):
                raise BadSetup(f"card: {shown(card)} is no card with a number; allowed: ID=N")
            own[id] = int(number)
        if own and preset is not None:
            raise BadSetup(f"preset: {shown(preset)} has its cards; allowed: a preset, or cards of one's own")
        return own or preset

    def usual_players(self, preset: str | Counts | None) -> int:
        """As many as the preset is for or the line-up has cards, or the fewest who may play."""
        if isinstance(preset, Mapping):
            return sum(preset.values())
        board = self.boards.get(preset or self.default_preset or "")
        return board.players if board is not None and board.players else self.players[0]

    def composition(self, n_players: int, preset: str | Counts | None = None) -> dict[str, int]:
        """The counts that so many players will play with; BadSetup where they can't."""
        if n_players not in self.players:
            raise BadSetup(self._of_players(n_players))
        if preset is None:
            preset = self.default_preset
        if preset is None:
            return self._counted(self.code.compose(n_players))
        if isinstance(preset, str):
            return self._board(n_players, preset)
        counts = self._counted(self._homebrew(preset))
        self.code.check_composition(counts, n_players)
        return counts

    def in_effect(self, options: Mapping[str, Any], counts: Counts) -> Mapping[str, Any]:
        """What options come to with this composition, where it leaves no choice; a journal keeps them as chosen."""
        return self.code.in_effect(options, counts)

    def deck(self, options: Mapping[str, Any], own: Counts | None = None) -> dict[str, int]:
        """How many of each event are in the deck, in the events' order: by the options, or one of the players' own."""
        cards = self.code.in_deck(options, {} if own is None else {"events": own})
        return {id: cards.count(id) for id in self.events if id in cards}

    @cached_property
    def deck_options(self) -> tuple[str, ...]:
        """Those that say which events are in the deck."""
        usual = {id: option.default for id, option in self.options.items()}
        choices = (option for option in self.options.values() if option.kind == "choice" and self.events)
        differ = (
            (option.id, {len(self.deck({**usual, option.id: value})) for value in option.choices}) for option in choices
        )
        return tuple(id for id, sizes in differ if len(sizes) > 1)

    def _of_players(self, n_players: int) -> Sentence:
        least, most = self.players[0], self.players[-1]
        seats = f"exactly {least}" if least == most else f"{least} to {most}"
        return of_players(f"{self.id} is for {seats} players, not {n_players}", self.players, n_players)

    def _unknown(self, id: object, allowed: Iterable[str]) -> BadSetup:
        text = f"{shown(id)} is not known to {self.id}; allowed: {listed(allowed)}"
        return BadSetup(of_unknown(text, shown(id)))

    def _board(self, n_players: int, id: str) -> dict[str, int]:
        preset = self.boards.get(id)
        if preset is None:
            raise self._unknown(id, self.boards)
        if preset.players not in (None, n_players):
            text = f"{id} is for exactly {preset.players} players, not {n_players}"
            raise BadSetup(of_board(text, preset.players))
        if isinstance(preset.cards, str):
            return self._counted(self.code.compose(n_players))
        return self._counted(preset.cards)

    def _homebrew(self, counts: object) -> Counts:
        if not isinstance(counts, Mapping):
            raise BadSetup(of_board(f"{shown(counts)} is neither a preset's id nor counts by role"))
        for id, number in counts.items():
            if id not in self.cards:
                raise self._unknown(id, self.cards)
            if type(number) is not int or not 0 <= number <= 200:
                raise BadSetup(of_count(f"{shown(number)} is not a count; allowed: 0 or more, whole", id))
        return counts

    def _counted(self, counts: Counts) -> dict[str, int]:
        return {id: counts[id] for id in self.cards if counts.get(id)}
