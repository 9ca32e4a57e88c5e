"""交易: an offer of one card for one, unseen, in two laps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Reads, lap

from .prison import Prison


@dataclass
class Offer:
    by: str
    to: str
    card: str
    # What came back for it; an offer that nothing came back for is refused.
    returned: str | None = None


class Market:
    """One noon. A proposal, refused or not, and a trade are a seat's one chance (WT-25, WT-26)."""

    def __init__(self, prison: Prison) -> None:
        self._prison = prison
        self._spent: set[str] = set()
        self._made: dict[str, Offer] = {}
        self._waiting: defaultdict[str, list[Offer]] = defaultdict(list)
        # The turn's own: the offer it took, the seat it named.
        self._taken: Offer | None = None
        self._named: str | None = None

    def laps(self) -> Flow:
        prison = self._prison
        yield from lap(prison.table, prison.ring, [self._reply, self._give_back, self._propose, self._offer])
        yield from lap(prison.table, prison.ring, [self._outcome_and_reply, self._give_back, Reads(self._report)])

    def _may_trade(self, seat: str) -> bool:
        return seat not in self._spent and bool(self._prison.hands.tradable(seat))

    # What was offered to the seat

    def _reply(self, seat: str) -> Page:
        """WT-27: what can't be accepted now is refused; shown to the seat or not, its page is the decoy."""
        self._taken = None
        waiting = self._waiting.pop(seat, None)
        if not waiting:
            return self._prison.decoy(seat)
        by, may_trade = {offer.by: offer for offer in waiting}, self._may_trade(seat)
        offers = {proposer: by[proposer] for proposer in self._prison.table.in_seat_order(by)}
        if may_trade or self._prison.table.options["dead_offers"] == "shown":
            self._show(seat, offers)
        return self._question(seat, offers) if may_trade else self._prison.decoy(seat)

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
        return self._prison.decoy(seat) if self._taken is None else self._exchange(seat, self._taken)

    def _exchange(self, seat: str, offer: Offer) -> Flow:
        """WT-24: the proposer is not asked again."""
        prison = self._prison
        cards = prison.hands.tradable(seat)
        terms = {"seat": offer.by, "card": offer.card}
        returned = yield prison.choose("trade.return", seat, cards, of="card", at_least=1, params=terms)
        if returned is None:
            returned = prison.table.pick("trade.return", cards, seat=seat)
        prison.hands.swap(offer.by, offer.card, seat, returned)
        offer.returned = returned
        self._spent.add(seat)
        prison.table.tell(seat, "trade.done", seat=offer.by, gave=returned, got=offer.card)

    # What the seat offers

    def _propose(self, seat: str) -> Page:
        self._named = None
        return self._naming(seat) if self._may_trade(seat) else self._prison.decoy(seat)

    def _naming(self, seat: str) -> Flow:
        self._named = yield self._prison.choose("trade.propose", seat, self._prison.table.others(seat))

    def _offer(self, seat: str) -> Page:
        return self._prison.decoy(seat) if self._named is None else self._offering(seat, self._named)

    def _offering(self, seat: str, to: str) -> Flow:
        """WT-21, WT-22."""
        cards = self._prison.hands.tradable(seat)
        card = yield self._prison.choose("trade.offer", seat, cards, of="card", params={"seat": to})
        if card is not None:
            self._spent.add(seat)
            self._made[seat] = Offer(seat, to, card)
            self._waiting[to].append(self._made[seat])

    # How it went

    def _outcome_and_reply(self, seat: str) -> Page:
        self._tell_outcome(seat)
        return self._reply(seat)

    def _tell_outcome(self, seat: str) -> None:
        """WT-29: a refusal has no reason. WT-30."""
        offer = self._made.get(seat)
        if offer is None:
            return
        if offer.returned is None:
            self._prison.table.tell(seat, "trade.refused", seat=offer.to)
        else:
            self._prison.table.tell(seat, "trade.done", seat=offer.to, gave=offer.card, got=offer.returned)

    def _report(self, seat: str) -> Page:
        return self._prison.read("trade.report", seat)
