"""The town: what of it this ruleset alone has, and what lasts from one moment to another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rulesets.engine.asks import Ask
from rulesets.engine.deaths import Strike
from rulesets.engine.table import Table
from rulesets.werewolf import town
from rulesets.werewolf.house_rules import HouseRules
from rulesets.werewolf.night import Night
from rulesets.werewolf.role import PACK, overrides

from .book import Book
from .event import Event


@dataclass
class Today:
    """What holds for this day only (EJ-140, EJ-150)."""

    form: str
    seconds: int
    spell: bool = False
    silenced: str | None = None
    ghosts: list[str] = field(default_factory=list)
    word: str | None = None
    word_rule: str | None = None
    bath_minutes: int = 0


@dataclass
class Tonight:
    """Who of the pack takes part in this night, whom it may name, and what its lap collects (EJ-89)."""

    pack: list[str]
    prey: list[str]
    named_second: list[str] = field(default_factory=list)
    cursed: str | None = None
    attacks: list[str] = field(default_factory=list)


def rules(table: Table) -> HouseRules:
    return HouseRules(
        told_at_once=False,  # EJ-119, EJ-121
        partners_with_oneself=True,  # EJ-11, EJ-12
        consecutive_guard=table.options["consecutive_guard"],
        hunter_shoots=("execution", "court"),  # EJ-47
    )


class Town(town.Town):
    def __init__(self, table: Table, book: Book) -> None:
        super().__init__(table, book.roles, rules(table))
        self.book = book
        self.deck: list[str] = []
        self.event = Event("")
        self.prisoner: str | None = None
        self.altar = False
        self.found_dead: list[str] = []
        self.today = self.yesterday = self.new_day()
        self.tonight = Tonight([], [])

    # Seats and cards

    def holders(self, role: str) -> list[str]:
        """The living seats with this role."""
        return [seat for seat in self.table.alive if self.cards[seat].id == role]

    def awake(self, company: str) -> list[str]:
        """EJ-75, EJ-91: not the prisoner."""
        if company == PACK:
            return self.tonight.pack
        return [seat for seat in self.members(company) if seat != self.prisoner]

    def prey(self, company: str) -> Sequence[str]:
        return self.tonight.prey if company == PACK else super().prey(company)

    @property
    def is_guarded(self) -> bool:
        return any(self.cards[seat].guards_town for seat in self.table.alive)

    @property
    def has_curses(self) -> bool:
        """By the composition, which all know."""
        return any(overrides(self.roles[role], "curse") for role in self.table.composition)

    # Naming

    def tell_choice(self, company: str, seat: str, target: str, **which: str) -> None:
        """EJ-107: of which of the night's attacks."""
        super().tell_choice(company, seat, target, **(which or {"which": "first"}))

    def nameable(self, me: str | None = None) -> Sequence[str]:
        """EJ-74: the living but oneself, not the prisoner."""
        living = super().nameable(me)
        if self.prisoner is None:
            return living
        return [seat for seat in living if seat != self.prisoner]

    def suspect(self, me: str) -> Ask:
        return self.table.suspect(me, None if self.prisoner is None else self.nameable(me))

    def shown(self, seat: str) -> str:
        """EJ-100."""
        return self.event.shown(seat, super().shown(seat))

    # Falling

    def followers(self, death: Strike) -> Iterable[Strike]:
        """EJ-92."""
        linked = [Strike(mark.seat, "link") for mark in self.marks.of("linked") if mark.by == death.target]
        return [*linked, *super().followers(death)]

    def bury(self, dead: Mapping[str, Strike]) -> list[str]:
        """EJ-131."""
        fallen = super().bury(dead)
        for seat in self.table.alive:
            self.cards[seat].others_fell(self, seat)
        return fallen

    def fall(self, seat: str, cause: str, by: str | None = None) -> list[str]:
        """Somebody falls at dusk; who falls by a link is told without the reason (EJ-51)."""
        fallen = super().fall(seat, cause, by)
        linked = [other for other in fallen if other != seat]
        if linked:
            self.table.announce("dusk.deaths", seats=linked)
        self.reveal(fallen)
        return fallen

    def reveal(self, fallen: Sequence[str]) -> None:
        """EJ-143: while the altar is in force."""
        if self.altar:
            for seat in fallen:
                self.table.announce("altar.revealed", seat=seat, role=self.cards[seat].id)

    # Time

    def new_day(self) -> Today:
        """EJ-30, EJ-33: what the options say, before an event of the morning changes it."""
        options = self.table.options
        minutes = max(1, len(self.table.alive) - options["discussion_offset"])
        return Today(form=options["vote_form"], seconds=60 * minutes)

    def new_night(self) -> None:
        self.marks.expire("night")
        self.night = Night()
        self.nightfall()
        # EJ-75, EJ-105.
        pack = [seat for seat in self.members(PACK) if seat != self.prisoner]
        self.tonight = Tonight(pack, self.outsiders(PACK))
