"""The village: a table at which every seat holds a card, and what the werewolf rulesets share about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from rulesets.engine.ballot import Ballots
from rulesets.engine.deaths import Batch, Strike
from rulesets.engine.marks import Marks
from rulesets.engine.table import Table

from .role import Role


def _never(_day: int) -> bool:
    return False


@dataclass(frozen=True)
class HouseRules:
    """Where the rulebooks differ about the same roles."""

    omen: bool = False
    consecutive_guard: bool = True
    # By the day's number.
    guard_may_decline: Callable[[int], bool] = _never
    attack_may_skip: bool = False
    attack_own_pack: bool = False


@dataclass(frozen=True)
class Held:
    """A ballot that was held, for the log at the end."""

    day: int
    runoff: bool
    ballots: Ballots


class Village:
    def __init__(self, table: Table, roles: Mapping[str, type[Role]], rules: HouseRules) -> None:
        self.table = table
        self.roles = roles
        self.rules = rules
        self.cards: dict[str, Role] = {}
        self.marks = Marks()
        self.doomed: list[Strike] = []
        self.named: list[str] = []
        self.executed: str | None = None
        self.held: list[Held] = []

    def give(self, seat: str, card: Role) -> None:
        self.cards[seat] = card
        self.table.roles[seat] = card.id

    @property
    def pack(self) -> list[str]:
        """The living seats that hunt together."""
        return [seat for seat in self.table.alive if self.cards[seat].in_pack]

    @property
    def prey(self) -> list[str]:
        """Whom the pack may name: J9-36, U13-36, and with attack_own_pack U13-37."""
        if self.rules.attack_own_pack:
            return list(self.table.alive)
        return self.outsiders

    @property
    def outsiders(self) -> list[str]:
        return [seat for seat in self.table.alive if not self.cards[seat].in_pack]

    def living(self, counts: str) -> int:
        return sum(self.cards[seat].counts == counts for seat in self.table.alive)

    def doom(self, seat: str, cause: str) -> None:
        """It will die of this at dawn, whatever else the night brings."""
        self.doomed.append(Strike(seat, cause))

    def averted(self, strike: Strike) -> bool:
        """J9-29, J9-35: a guard's protection is against the attack alone; some roles live through more."""
        guarded = strike.cause == "attack" and self.marks.on(strike.target, "guarded")
        return guarded or self.cards[strike.target].averts(strike)

    def batch(self) -> Batch:
        return Batch(wards=(self.averted,))

    def wins(self, faction: str, reason: str) -> NoReturn:
        """J9-71, U13-52: all seats of the faction, dead or alive. The ballots are opened first (J9-55)."""
        for ballot in self.held:
            self.table.announce("vote.ballots", day=ballot.day, runoff=ballot.runoff, ballots=ballot.ballots)
        winners = [seat for seat in self.table.players if self.cards[seat].faction == faction]
        self.table.end([faction], winners, reason)
