"""The town: a table at which every seat holds a card, and what the werewolf rulesets share about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulesets.engine.asks import Ask
from rulesets.engine.deaths import Strike
from rulesets.engine.marks import Marks
from rulesets.engine.table import Table

from .house_rules import HouseRules
from .night import Night
from .role import Role


class Town:
    def __init__(self, table: Table, roles: Mapping[str, type[Role]], rules: HouseRules) -> None:
        self.table = table
        self.roles = roles
        self.rules = rules
        self.cards: dict[str, Role] = {}
        # On the seat, not on the card.
        self.marks = Marks()
        self.night = Night()
        # Which notices were told as this night fell.
        self.at_nightfall = range(0)
        # By the day's vote.
        self.executed: str | None = None
        # Secret ballots that were held, as they are told at the end.
        self.held: list[dict[str, Any]] = []

    # Cards

    def give(self, seat: str, card: Role) -> None:
        self.cards[seat] = card
        self.table.roles[seat] = card.id
        card.given(self, seat)

    def members(self, company: str) -> list[str]:
        """The living who know one another by this name."""
        cards = self.cards
        return [seat for seat in self.table.alive if cards[seat].company == company]

    # Those of them who take part tonight.
    awake = members

    def partners(self, me: str, company: str) -> list[str]:
        members = self.members(company)
        return members if self.rules.partners_with_oneself else [seat for seat in members if seat != me]

    def outsiders(self, company: str) -> list[str]:
        cards = self.cards
        return [seat for seat in self.nameable() if cards[seat].company != company]

    def prey(self, company: str) -> Sequence[str]:
        """Whom a company may name: J9-36, U13-36, and with attack_own_pack U13-37."""
        return self.nameable() if self.rules.attack_own_pack else self.outsiders(company)

    def counted(self) -> list[str]:
        """As what each of the living counts for victory."""
        cards = self.cards
        return [cards[seat].counts for seat in self.table.alive]

    def tell_choice(self, company: str, seat: str, target: str, **which: str) -> None:
        """LR-22: so that those who choose after him see it; in a led night they choose together."""
        if self.table.leader is None:
            self.table.tell(self.awake(company), f"{company}.choice", seat=seat, target=target, **which)

    # Asking

    def nameable(self, me: str | None = None) -> Sequence[str]:
        """Whom an ability may name: the living, but oneself."""
        return self.table.alive if me is None else self.table.others(me)

    def acts(self, seat: str) -> bool:
        """Whether its card may do tonight what it does."""
        return True

    def act(self, id: str, seat: str, options: Sequence[str], *, at_least: int | None = None, at_most: int = 1) -> Ask:
        """A secret choice of seats in the night."""
        rules = self.rules
        least = rules.least if at_least is None else at_least
        return self.table.choose(id, seat, options, at_least=least, at_most=at_most, seconds=rules.seconds)

    def designate(self, seat: str | None) -> None:
        """A role's ability or an event has named this seat."""
        if seat is not None:
            self.cards[seat].designated(self, seat)

    def behind(self, seat: str) -> str:
        """Whom it concerns what is done to this seat tonight."""
        return seat

    def shown(self, seat: str) -> str:
        """What somebody is shown who learns this seat's nature tonight."""
        return self.cards[self.behind(seat)].seen

    # Time

    def nightfall(self) -> None:
        """What is told before any turn (J9-19, U13-27), and what the cards put behind them."""
        told = len(self.table.notices)
        for seat in self.table.alive:
            self.cards[seat].nightfall(self, seat)
        self.at_nightfall = range(told, len(self.table.notices))

    def tell_at_dawn(self) -> None:
        """In seat order, which does not show who chose when."""
        for seat in self.table.alive:
            for id, of in dict.fromkeys(sorted(self.night.at_dawn)):
                if of == seat:
                    self.table.announce(id, seat=seat)

    # Dying

    def doom(self, seat: str, cause: str, by: str | None = None) -> None:
        """It will be struck by this at dawn, whatever else the night brings."""
        self.night.strikes.append(Strike(seat, cause, by))

    def followers(self, death: Strike) -> Iterable[Strike]:
        """Who dies of this death."""
        return self.cards[death.target].followers(self, death)

    def fall(self, seat: str, cause: str, by: str | None = None) -> list[str]:
        """Somebody falls by day, and who follows him; in seat order."""
        dead = {seat: Strike(seat, cause, by)}
        waiting = list(dead.values())
        for death in waiting:
            for strike in self.followers(death):
                if strike.target in self.table.alive and strike.target not in dead:
                    dead[strike.target] = strike
                    waiting.append(strike)
        return self.bury(dead)

    def bury(self, dead: Mapping[str, Strike]) -> list[str]:
        """Those who die in one stroke; returns them in seat order."""
        seats = self.table.in_seat_order(dead)
        for seat in seats:
            self.table.bury(seat, dead[seat].cause)
        for seat in seats:
            self.cards[seat].fell(self, dead[seat])
        return seats
