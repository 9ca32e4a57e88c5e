"""What lies openly on the table before it is answered: pointing fingers, raised hands, an open choice, open words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from desktop.table.session.draft import AnswerDraft
from rulesets.engine import Ask, Game


@dataclass(frozen=True)
class Tabletop:
    # The open asks that are answered together: a ballot's, or the one that is pending.
    asks: tuple[Ask, ...] = ()
    # Whether it is entered on the board; whether it takes two, or nobody.
    is_ballot: bool = False
    is_pair: bool = False
    # Who has pointed, and at whom; None where he abstains.
    named: Mapping[str, str | None] = field(default_factory=dict)
    finger: str | None = None
    draft: AnswerDraft = field(default_factory=AnswerDraft)

    @classmethod
    def at(cls, game: Game) -> Tabletop:
        if game.ballot:
            return cls.of_ballot(game.ballot)
        return cls() if game.ask is None else cls((game.ask,), is_pair=game.ruleset.ask(game.ask.id).pair)

    @classmethod
    def of_ballot(cls, asks: Sequence[Ask]) -> Tabletop:
        top = cls(tuple(asks), True)
        return replace(top, finger=top.next) if top.is_one_by_one or len(asks) == 1 else top

    @property
    def ask(self) -> Ask | None:
        return self.asks[0] if self.asks else None

    @property
    def is_show_of_hands(self) -> bool:
        ask = self.ask
        return ask is not None and self.is_ballot and ask.of != "seat"

    @property
    def is_one_by_one(self) -> bool:
        ask = self.ask
        return ask is not None and ask.params.get("simultaneous") is False

    @property
    def voters(self) -> dict[str, Ask]:
        return {ask.seat: ask for ask in self.asks if ask.seat is not None}

    @property
    def next(self) -> str | None:
        return next((voter for voter in self.voters if voter not in self.named), None)

    @property
    def is_ready(self) -> bool:
        """Whether what was chosen or written may be confirmed; half a pair may not."""
        is_half = self.is_pair and len(self.draft.chosen) == 1
        return self.ask is not None and not is_half and self.draft.is_ready(self.ask)

    @property
    def is_complete(self) -> bool:
        """Raised hands that stay down say something too: there, nobody has to be waited for."""
        return self.next is None or (self.is_show_of_hands and all(ask.at_least == 0 for ask in self.asks))

    def tapped(self, seat: str) -> Tabletop:
        if self.is_show_of_hands:
            return self._next_answer(seat)
        if self.finger is None:
            return self.taken_back(seat)
        return self._pointed(seat)

    def taken_back(self, voter: str) -> Tabletop:
        """The finger is off again, and is the one to point."""
        if voter not in self.voters or (self.is_one_by_one and voter not in (*self.named, self.next)):
            return self
        kept = {name: choice for name, choice in self.named.items() if name != voter}
        return replace(self, named=kept, finger=voter)

    def abstained(self) -> Tabletop:
        if self.finger is None or self.voters[self.finger].at_least:
            return self
        return self._with(self.finger, None)

    def _pointed(self, seat: str) -> Tabletop:
        voter = self.finger
        if voter is None or seat not in self.voters[voter].options:
            return self
        return self._with(voter, seat)

    def _with(self, voter: str, choice: str | None) -> Tabletop:
        top = replace(self, named={**self.named, voter: choice}, finger=None)
        return replace(top, finger=top.next) if self.is_one_by_one else top

    def _next_answer(self, seat: str) -> Tabletop:
        """Nothing yet, then one word after the other, and nothing again."""
        ask = self.voters.get(seat)
        if ask is None:
            return self
        words = (None, *ask.options)
        choice = words[(words.index(self.named.get(seat)) + 1) % len(words)]
        kept = {name: word for name, word in self.named.items() if name != seat}
        return replace(self, named=kept if choice is None else {**kept, seat: choice})
