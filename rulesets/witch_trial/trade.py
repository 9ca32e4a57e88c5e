"""交易: an offer of one card for one, unseen. In two laps, or between two who have said aloud that they trade."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Reads, lap

from .prison import Prison


@dataclass
class Offer:
    by: str
    to: str
    card: str
    # What came back for it; an offer that nothing came back for is refused.
    returned: str | None = None


def trade(prison: Prison) -> Flow:
    """WT-110: in laps, openly or not at all."""
    market = Market(prison)
    how = prison.table.options["trading"]
    if how == "laps":
        yield from market.laps()
    elif how == "open":
        yield from market.in_the_open()


class Market:
    """One noon. A proposal, refused or not, and a trade are a seat's one chance (WT-25, WT-26)."""

    def __init__(self, prison: Prison) -> None:
        self._prison = prison
        self._spent: set[str] = set()
        self._made: dict[str, Offer] = {}
        self._waiting: defaultdict[str, list[Offer]] = defaultdict(list)
        # Whom the table has said aloud that the proposer trades with.
        self._partner: str | None = None
        # The turn's own: the offers it may take, the one it took, whether it may name a seat, the one it named.
        self._live: Mapping[str, Offer] = {}
        self._taken: Offer | None = None
        self._may_name = False
        self._named: str | None = None

    def laps(self) -> Flow:
        prison = self._prison
        answering, offering = (self._news_and_reply, self._give_back), (self._propose, self._offer)
        screens = [*prison.screens(*answering), *prison.screens(*offering)]
        yield from lap(prison.table, prison.ring, screens, "trade")
        outcome = (self._outcome_and_reply, self._give_back, Reads(self._report))
        yield from lap(prison.table, prison.ring, prison.screens(*outcome), "trade_outcome")

    def _may_trade(self, seat: str) -> bool:
        return seat not in self._spent and bool(self._prison.hands.tradable(seat))

    # Openly

    def in_the_open(self) -> Flow:
        """WT-111: whoever wants to trade says so; these two alone have a turn each, which look alike."""
        prison, proposers = self._prison, set[str]()
        screens = prison.screens(self._open_seat, self._open_card, Reads(self._report))
        while (pair := (yield from self._pair(proposers))) is not None:
            proposer, self._partner = pair
            proposers.add(proposer)
            prison.table.announce("trade.opened", seat=proposer, partner=self._partner)
            yield from lap(prison.table, pair, screens, "trade_pair")
            self._tell_outcome(proposer)

    def _open_seat(self, seat: str) -> Page:
        self._prison.tell_news(seat)
        return self._reply(seat) if seat == self._partner else self._propose(seat)

    def _open_card(self, seat: str) -> Page:
        return self._give_back(seat) if seat == self._partner else self._offer(seat)

    def _pair(self, proposers: set[str]) -> Generator[Ask, Any, tuple[str, str] | None]:
        """WT-112: any two but who has proposed; a seat alone has nobody to trade with."""
        table = self._prison.table
        free = [seat for seat in table.alive if seat not in proposers]
        if len(free) < 2:
            return None
        named = yield table.choose("trade.open", None, free, at_least=0, at_most=2, secret=False)
        return (named[0], named[1]) if named and len(named) == 2 else None

    def _open_offer(self, seat: str) -> Page:
        self._prison.tell_news(seat)
        return self._offering(seat) if self._may_trade(seat) else self._prison.decoy_card(seat)

    # What was offered to the seat

    def _news_and_reply(self, seat: str) -> Page:
        self._prison.tell_news(seat)
        return self._reply(seat)

    def _reply(self, seat: str) -> Page:
        """WT-27: what can't be accepted now is refused; shown to the seat or not, its page is the decoy."""
        self._taken, self._live = None, {}
        waiting = self._waiting.pop(seat, None)
        if not waiting:
            return self._prison.decoy(seat)
        by, may_trade = {offer.by: offer for offer in waiting}, self._may_trade(seat)
        offers = {proposer: by[proposer] for proposer in self._prison.table.in_seat_order(by)}
        if may_trade or self._prison.table.options["dead_offers"] == "shown":
            self._show(seat, offers)
        if not may_trade:
            return self._prison.decoy(seat)
        self._live = offers
        return self._question(seat, offers)

    def _show(self, seat: str, offers: Mapping[str, Offer]) -> None:
        """WT-23, WT-28: it sees them all."""
        for proposer, offer in offers.items():
            self._prison.table.tell(seat, "trade.offered", seat=proposer, card=offer.card)

    def _question(self, seat: str, offers: Mapping[str, Offer]) -> Flow:
        """WT-28: it takes one at most."""
        cards = {proposer: offer.card for proposer, offer in offers.items()}
        taken = yield self._prison.choose("trade.reply", seat, list(offers), params={"offers": cards})
        self._taken = offers.get(taken)

    def _give_back(self, seat: str) -> Page:
        """WT-50: on one screen with the answer it is asked of everybody who may take an offer."""
        is_asked = self._live if self._prison.joins else self._taken
        return self._exchange(seat) if is_asked else self._prison.decoy_card(seat)

    def _exchange(self, seat: str) -> Flow:
        """WT-24: the proposer is not asked again."""
        prison = self._prison
        cards = prison.hands.tradable(seat)
        known = self._taken
        terms = {"seat": known and known.by, "card": known and known.card}
        returned = yield prison.choose_card("trade.return", seat, cards, at_least=1, params=terms)
        offer = self._taken
        if offer is None:
            return
        if returned is None:
            returned = prison.table.pick("trade.return", cards, seat=seat)
        prison.hands.swap(offer.by, offer.card, seat, returned)
        offer.returned = returned
        self._spent.add(seat)
        prison.table.tell(seat, "trade.done", seat=offer.by, gave=returned, got=offer.card)

    # What the seat offers

    def _propose(self, seat: str) -> Page:
        self._named, self._may_name = None, self._may_trade(seat)
        return self._naming(seat) if self._may_name else self._prison.decoy(seat)

    def _naming(self, seat: str) -> Flow:
        """WT-113: a partner whom all have heard of is the only one to name, and need not be named."""
        whom = (self._partner,) if self._partner else self._prison.table.others(seat)
        named = yield self._prison.choose("trade.propose", seat, whom)
        self._named = self._partner or named

    def _offer(self, seat: str) -> Page:
        """WT-50: on one screen with the proposal, whoever may make one is asked."""
        is_asked = self._may_name if self._prison.joins else self._named is not None
        return self._offering(seat) if is_asked else self._prison.decoy_card(seat)

    def _offering(self, seat: str) -> Flow:
        """WT-21, WT-22: without a seat or without a card nothing is proposed."""
        cards = self._prison.hands.tradable(seat)
        terms = {"seat": self._partner or self._named}
        card = yield self._prison.choose_card("trade.offer", seat, cards, params=terms)
        if card is not None and self._named is not None:
            self._spent.add(seat)
            self._made[seat] = Offer(seat, self._named, card)
            self._waiting[self._named].append(self._made[seat])

    # How it went

    def _outcome_and_reply(self, seat: str) -> Page:
        self._tell_outcome(seat)
        return self._news_and_reply(seat)

    def _tell_outcome(self, seat: str) -> None:
        """WT-29: a refusal has no reason. WT-30."""
        offer = self._made.get(seat)
        if offer is None:
            return
        if offer.returned is None:
            self._prison.news(seat, "trade.refused", seat=offer.to)
        else:
            self._prison.news(seat, "trade.done", seat=offer.to, gave=offer.card, got=offer.returned)

    def _report(self, seat: str) -> Page:
        return self._prison.read("trade.report", seat)
