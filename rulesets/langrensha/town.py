"""The town: a table at which every seat holds a card, and what the whole book of rules shares about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulesets.engine.asks import Ask
from rulesets.engine.ballot import Ballots
from rulesets.engine.deaths import Strike
from rulesets.engine.marks import Marks
from rulesets.engine.table import Table

from .night import Night
from .role import PACK, Role

# Suggested seconds; a decoy has those of the ask it stands for.
ACT = 45
BALLOT = 30


@dataclass(frozen=True)
class Frame:
    """How wide the laps are: by the composition alone, whoever lives, is blocked or spent (LR-11 to LR-13)."""

    chooses_before: bool
    small_hours: bool
    chooses_twice: bool
    hears_the_dead: bool
    death_turns: bool
    errands: int


def frame(book: Mapping[str, type[Role]], composition: Mapping[str, int]) -> Frame:
    roles = [book[id] for id in composition]
    return Frame(
        chooses_before=any(role.chooses_before for role in roles),
        small_hours=any(role.needs_small_hours for role in roles),
        chooses_twice=any(role.chooses_twice for role in roles),
        hears_the_dead=any(role.hears_the_dead for role in roles),
        death_turns=any(role.gun for role in roles),
        errands=sum(number for id, number in composition.items() if book[id].errand),
    )


class Errand(NamedTuple):
    """What a seat chose in the day lap; running it tells it, and says who dies of it."""

    kind: str
    by: str
    target: str
    run: Callable[[Town, str, str], Strike]


class Held(NamedTuple):
    """A ballot that was held, for the log at the end."""

    day: int
    stage: str
    runoff: bool
    ballots: Ballots


class Town:
    def __init__(self, table: Table, book: Mapping[str, type[Role]]) -> None:
        self.table = table
        self.book = book
        self.frame = frame(book, table.composition)
        self.cards: dict[str, Role] = {}
        self.middle: list[str] = []
        # On the seat, not on the card (LR-83): lover, marked, open, voteless.
        self.marks = Marks()
        self.night = Night()
        self.sheriff: str | None = None
        # LR-75: an elder was exiled.
        self.punished = False
        # What was chosen in the day lap, and how many were run in the whole game.
        self.errands: list[Errand] = []
        self.errands_run = 0
        self.held: list[Held] = []
        # Who has been told that he belongs to it.
        companies = dict.fromkeys(book[id].company for id in table.composition if book[id].company)
        self._told: dict[str, set[str]] = {company: set() for company in companies}

    # Cards

    def give(self, seat: str, card: Role) -> None:
        self.cards[seat] = card
        self.table.roles[seat] = card.id

    def become(self, seat: str, role: type[Role]) -> None:
        """A new card in place of the old, with nothing of it left."""
        self.give(seat, role())
        self.night.changed.add(seat)

    def able(self, card: Role) -> bool:
        """LR-75, LR-76: an exiled elder takes the abilities of the village, and of nobody else."""
        return not (self.punished and card.faction == "village")

    def members(self, company: str) -> list[str]:
        return [seat for seat in self.table.alive if self.cards[seat].company == company]

    def outsiders(self, company: str) -> list[str]:
        return [seat for seat in self.table.alive if self.cards[seat].company != company]

    def living(self, faction: str) -> int:
        return sum(self.cards[seat].faction == faction for seat in self.table.alive)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Each lover and his other half."""
        return [(mark.seat, mark.by) for mark in self.marks.of("lover") if mark.by is not None]

    @property
    def lovers(self) -> list[str]:
        return self.marks.seats("lover")

    @property
    def voters(self) -> list[str]:
        """LR-132: the living, except revealed idiots."""
        without = self.marks.seats("voteless")
        return [seat for seat in self.table.alive if seat not in without]

    # Asking

    def act(self, id: str, seat: str, options: Sequence[str], at_most: int = 1) -> Ask:
        """A secret choice of seats that may be declined (LR-18)."""
        return self.table.choose(id, seat, options, at_least=0, at_most=at_most, seconds=ACT)

    def decoy(self, seat: str) -> Ask:
        return self.table.suspect(seat, seconds=ACT)

    # Telling

    def tell_changed(self) -> None:
        """A seat whose role has changed is told once, the role it ends up with (LR-16)."""
        for seat in self.table.in_seat_order(self.night.changed):
            self.table.tell(seat, "role.changed", role=self.cards[seat].id)
        self.night.changed.clear()

    def settle(self) -> None:
        """At the very moment when no wolf of the pack lives, an apostle converts (LR-42); then partners are told."""
        if not self.members(PACK):
            for seat in self.table.alive:
                self.cards[seat].orphaned(self, seat)
        self.tell_partners()

    def tell_partners(self) -> None:
        """To the whole company, where somebody has joined it (LR-07, LR-93, LR-170)."""
        for company, told in self._told.items():
            members = self.members(company)
            if told.issuperset(members):
                continue
            self._told[company] = set(members)
            for seat in members:
                partners = [member for member in members if member != seat]
                self.table.tell(seat, f"{company}.partners", seats=partners)

    # Dying

    def bury(self, fallen: Iterable[Strike]) -> None:
        for strike in fallen:
            self.table.bury(strike.target, strike.cause)

    def reveal(self, fallen: Iterable[Strike]) -> None:
        """LR-09: with the option, each card with its death's announcement."""
        if self.table.options["reveal_on_death"]:
            for strike in fallen:
                self.table.announce("role.revealed", seat=strike.target, role=self.cards[strike.target].id)

    def fall(self, fallen: Sequence[Strike]) -> None:
        """Those who die in one stroke, by day; it has been announced."""
        self.bury(fallen)
        self.reveal(fallen)
        self.settle()
