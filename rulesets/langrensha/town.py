"""The town: what of it this ruleset alone has, and what lasts from one moment to another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rulesets.engine.asks import Ask
from rulesets.engine.deaths import Strike
from rulesets.engine.table import Table
from rulesets.werewolf import town
from rulesets.werewolf.night import Night
from rulesets.werewolf.role import PACK, Role

from .frame import frame
from .house_rules import ACT, rules

# What a wolf dies of who blows himself up (LR-184).
EXPLOSION = "explosion"


class Errand(NamedTuple):
    """What a seat chose in the day lap, or in the middle of a talk; running it tells it, and says who dies of it."""

    kind: str
    by: str
    target: str
    run: Callable[[Town, str, str], Sequence[Strike]]


@dataclass
class Tonight:
    """What this night has heard beside what all nights do."""

    # Between the laps.
    messages: list[tuple[str, str]] = field(default_factory=list)
    changed: set[str] = field(default_factory=set)

    # Lap 2.
    cured: set[str] = field(default_factory=set)
    shielded: set[str] = field(default_factory=set)
    # Whose number stands for whom.
    plates: dict[str, str] = field(default_factory=dict)
    # Who becomes what at dawn, unless he dies.
    turning: dict[str, type[Role]] = field(default_factory=dict)


class Town(town.Town):
    def __init__(self, table: Table, roles: Mapping[str, type[Role]]) -> None:
        super().__init__(table, roles, rules(table))
        self.frame = frame(roles, table.composition, table.options)
        self.tonight = Tonight()
        self.middle: list[str] = []
        self.sheriff: str | None = None
        # Whose deaths have had their followers.
        self.followed: set[str] = set()
        # LR-75: an elder was exiled.
        self.punished = False
        # What was chosen in the day lap, and how many were run in the whole game.
        self.errands: list[Errand] = []
        self.errands_run = 0
        # LR-185: the day is over before its vote. LR-187: how many elections were stopped, and whether one of them is
        # to be held yet.
        self.night_falls = False
        # Whether nobody of the village acts in the night that comes.
        self.is_sealed = False
        self.stopped = 0
        self.is_postponed = False
        # Who was announced dead this morning.
        self.found_dead: list[str] = []
        # Who has been told that he belongs to it.
        companies = dict.fromkeys(roles[id].company for id in table.composition if roles[id].company)
        self._told: dict[str, set[str]] = {company: set() for company in companies}

    # Cards

    def become(self, seat: str, role: type[Role]) -> None:
        """A new card in place of the old, with nothing of it left."""
        self.give(seat, role())
        self.tonight.changed.add(seat)

    def able(self, card: Role) -> bool:
        """LR-75, LR-76: an exiled elder takes the abilities of the village, and of nobody else."""
        return not (self.punished and card.faction == "village")

    def acts(self, seat: str) -> bool:
        """LR-47, LR-76."""
        return seat not in self.night.blocked and self.able(self.cards[seat])

    def behind(self, seat: str) -> str:
        return self.tonight.plates.get(seat, seat)

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

    def decoy(self, seat: str) -> Ask:
        return self.table.suspect(seat, seconds=ACT)

    # Telling

    def tell_changed(self) -> None:
        """A seat whose role has changed is told once, the role it ends up with (LR-16)."""
        for seat in self.table.in_seat_order(self.tonight.changed):
            self.table.tell(seat, "role.changed", role=self.cards[seat].id)
        self.tonight.changed.clear()

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
                self.table.tell(seat, f"{company}.partners", seats=self.partners(seat, company))

    # Dying

    def reveal(self, fallen: Iterable[Strike]) -> None:
        """LR-09: with the option, each card with its death's announcement."""
        if self.table.options["reveal_on_death"]:
            for strike in fallen:
                self.table.announce("role.revealed", seat=strike.target, role=self.cards[strike.target].id)

    def struck(self, fallen: Sequence[Strike]) -> None:
        """Those who die in one stroke, by day; it has been announced."""
        self.bury({strike.target: strike for strike in fallen})
        self.reveal(fallen)
        self.settle()

    # Time

    def new_night(self) -> None:
        self.marks.expire("night")
        self.night, self.tonight = Night(), Tonight()
        self.night_falls = False
        if self.is_sealed:
            self.is_sealed = False
            self.night.blocked |= {seat for seat in self.table.alive if self.cards[seat].faction == "village"}
        self.nightfall()
