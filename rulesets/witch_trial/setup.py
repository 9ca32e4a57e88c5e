"""Which pools may be played with, and what `fixed` may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.engine.errors import BadSetup, listed, shown
from rulesets.engine.library import ruleset
from rulesets.engine.ruleset import Counts
from rulesets.engine.sentences import of_cards, of_one

from .book import CARDS
from .card import Card
from .hands import LIMIT

# WT-02: on from the printed pools, in their proportions.
_HOUSE_POOLS = {
    5: (1, 11, 2, 3, 3),
    6: (1, 13, 2, 4, 4),
    10: (1, 22, 6, 6, 5),
    11: (1, 24, 7, 7, 5),
    12: (1, 26, 8, 8, 5),
}


def compose(n_players: int) -> Counts:
    """WT-01, WT-02: the printed pool of that number, or a house pool."""
    printed = ruleset("witch_trial").boards.get(str(n_players))
    if printed is not None and isinstance(printed.cards, Mapping):
        return printed.cards
    return dict(zip(CARDS, _HOUSE_POOLS[n_players], strict=True))


def parts() -> list[type[Card]]:
    return [type(card) for card in CARDS.values()]


def check_composition(counts: Counts, n_players: int) -> None:
    """WT-03."""
    if counts.get("witch_killer") != 1:
        text = f"{counts.get('witch_killer', 0)} is not allowed; allowed: exactly 1"
        raise BadSetup(of_one(text, "exactly", "witch_killer", 1))
    total, least = sum(counts.values()), LIMIT * n_players
    if total < least:
        text = f"{total} cards for {n_players} players; allowed: {least} or more, {LIMIT} for each"
        raise BadSetup(of_cards(text, least - total))


def check_fixed(fixed: Mapping[str, Any], counts: Counts, players: Sequence[str]) -> None:
    """WT-08."""
    if "hands" in fixed and "deck" in fixed:
        raise BadSetup("fixed: hands and deck are both there; allowed: one of them, or neither")
    if "hands" in fixed:
        _check_hands(fixed["hands"], counts, players)
    if "deck" in fixed:
        _check_deck(fixed["deck"], counts, len(players) * LIMIT)


def _check_hands(hands: object, counts: Counts, players: Sequence[str]) -> None:
    if not isinstance(hands, Mapping) or set(hands) != set(players):
        raise BadSetup(f"fixed.hands: should name every seat and nobody else; the seats are {listed(players)}")
    for seat, hand in hands.items():
        _check_cards(f"fixed.hands.{seat}", hand, counts)
        if len(hand) > LIMIT:
            raise BadSetup(f"fixed.hands.{seat}: {len(hand)} cards; allowed: 0 to {LIMIT}")
    _check_cards("fixed.hands", [card for hand in hands.values() for card in hand], counts)


def _check_deck(deck: object, counts: Counts, dealt: int) -> None:
    cards = _check_cards("fixed.deck", deck, counts)
    if len(cards) == sum(counts.values()) and "witch_killer" not in cards[:dealt]:
        raise BadSetup(f"fixed.deck: witch_killer is not among the first {dealt} cards; allowed: it is always dealt")


def _check_cards(field: str, cards: object, counts: Counts) -> Sequence[str]:
    """A list of cards out of the pool, none oftener than the pool has it."""
    if not isinstance(cards, list | tuple):
        raise BadSetup(f"{field}: {shown(cards)} is not a list of cards")
    for card in cards:
        if not isinstance(card, str) or card not in counts:
            raise BadSetup(f"{field}: {shown(card)} is not in this pool; allowed: {listed(counts)}")
    for card, number in Counter(cards).items():
        if number > counts[card]:
            raise BadSetup(f"{field}: {number} × {card}, but the pool has {counts[card]}")
    return cards
