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
    # Who has pointed, and at whom, as it was entered; None where he abstains, or, where he may not, where he is absent.
    named: Mapping[str, str | None] = field(default_factory=dict)
    # What was said in this vote before, where one votes after the other; it is answered, and stands.
    cast: Mapping[str, str | None] = field(default_factory=dict)
    # Whose finger is entered next; None once all have pointed, and where hands are raised.
    finger: str | None = None
    # Whose finger is to be taken back, once the table has said so again.
    doubted: str | None = None
    draft: AnswerDraft = field(default_factory=AnswerDraft)

    @classmethod
    def at(cls, game: Game) -> Tabletop:
        if game.ask is None:
            return cls()
        if game.ballot:
            return replace(cls.of_ballot(game.ballot), cast=game.cast)
        return cls((game.ask,), is_pair=game.ruleset.ask(game.ask.id).pair, cast=game.cast)

    @classmethod
    def of_ballot(cls, asks: Sequence[Ask], named: Mapping[str, str | None] | None = None) -> Tabletop:
        """`named`: what has been entered of it before."""
        return cls(tuple(asks), True).with_named(named or {})

    def left(self, rest: Tabletop) -> Tabletop:
        """What of it still lies on the table where no more than this is pending."""
        named = {voter: choice for voter, choice in self.named.items() if voter in rest.voters}
        entered = Tabletop.of_ballot(rest.asks, named) if rest.is_ballot else rest
        return replace(entered, cast=rest.cast, draft=self.draft)

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
    def pointed(self) -> dict[str, str | None]:
        """All that is said in this vote by now."""
        return {**self.cast, **self.named}

    @property
    def missing(self) -> tuple[str, ...]:
        """Who has not pointed yet, in the order in which they are entered."""
        return tuple(voter for voter in self.voters if voter not in self.named)

    @property
    def awaited(self) -> str | None:
        """Who has to answer next, and can't decline: whom the table may go on without."""
        asks = self.voters
        next_voter = next(iter(self.missing), None) if self.is_show_of_hands else self.finger
        seat = next_voter if self.is_ballot else next(iter(asks), None)
        return seat if seat is not None and asks[seat].at_least else None

    @property
    def is_ready(self) -> bool:
        """Whether what was chosen or written may be confirmed; half a pair may not."""
        is_half = self.is_pair and len(self.draft.chosen) == 1
        return self.ask is not None and not is_half and self.draft.is_ready(self.ask)

    @property
    def is_complete(self) -> bool:
        """Raised hands that stay down say something too: there, nobody has to be waited for."""
        return not self.missing or (self.is_show_of_hands and all(ask.at_least == 0 for ask in self.asks))

    def tapped(self, seat: str) -> Tabletop:
        """Whom the finger points at; once all have pointed, whose is to be taken back."""
        if self.is_show_of_hands:
            return self._next_answer(seat)
        if self.finger is None:
            return self.turned_to(seat)
        return self._entered(seat) if seat in self.voters[self.finger].options else self

    def turned_to(self, voter: str) -> Tabletop:
        """Whose finger comes next; what he has said already is not lost before the table has said so again."""
        if voter in self.named:
            return replace(self, doubted=voter)
        may_come_next = voter in self.voters and not self.is_one_by_one and not self.is_show_of_hands
        return replace(self, finger=voter) if may_come_next else self

    def erased(self) -> Tabletop:
        """The doubted finger is off again, and is the one to point."""
        kept = {name: choice for name, choice in self.named.items() if name != self.doubted}
        return replace(self, named=kept, finger=self.doubted, doubted=None) if self.doubted else self

    def kept(self) -> Tabletop:
        return replace(self, doubted=None)

    def undone(self) -> Tabletop:
        """What was entered last is not entered."""
        return replace(self, doubted=list(self.named)[-1]).erased() if self.named else self

    def abstained(self) -> Tabletop:
        if self.finger is None or self.voters[self.finger].at_least:
            return self
        return self._entered(None)

    def gone_on(self) -> Tabletop:
        """Without whoever is awaited on the board: nothing of his is entered."""
        return self.with_named({**self.named, self.awaited: None}) if self.is_ballot and self.awaited else self

    def _entered(self, choice: str | None) -> Tabletop:
        return self if self.finger is None else self.with_named({**self.named, self.finger: choice})

    def with_named(self, named: Mapping[str, str | None]) -> Tabletop:
        """Round the table from whoever was entered last: the next who is missing."""
        top, voters = replace(self, named=named), list(self.voters)
        if top.is_show_of_hands:
            return top
        last = voters.index(self.finger) + 1 if self.finger in voters else 0
        coming = [voter for voter in voters[last:] + voters[:last] if voter not in named]
        return replace(top, finger=coming[0] if coming else None)

    def _next_answer(self, seat: str) -> Tabletop:
        """Nothing yet, then one word after the other, and nothing again."""
        ask = self.voters.get(seat)
        if ask is None:
            return self
        words = (None, *ask.options)
        choice = words[(words.index(self.named.get(seat)) + 1) % len(words)]
        kept = {name: word for name, word in self.named.items() if name != seat}
        return replace(self, named=kept if choice is None else {**kept, seat: choice})
