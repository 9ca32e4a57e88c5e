"""Which compositions and decks may be played (EJ-01 to EJ-08)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesets.engine.errors import BadSetup, listed, shown
from rulesets.engine.ruleset import Counts
from rulesets.engine.sentences import Sentence, of_leading, of_one, of_sides
from rulesets.engine.table import FALLEN
from rulesets.werewolf.book import own
from rulesets.werewolf.card import Card
from rulesets.werewolf.homebrew import check_total
from rulesets.werewolf.role import PACK

from .book import Book, bundled

# EJ-04: the other side and the powers, each in the order in which they join.
OTHERS = ("werewolf", "werewolf", "madman", "fox", "evil_eye_wolf", "majin")
# EJ-164.
MOST_OF_ONE = 9
POWERS = ("seer", "guard", "medium", "hunter")


def role_ids() -> tuple[str, ...]:
    return tuple(own(__package__))


def event_ids() -> tuple[str, ...]:
    return tuple(bundled().events)


def parts() -> list[type[Card]]:
    return of_book(bundled())


def of_book(book: Book) -> list[type[Card]]:
    return [*book.roles.values(), *book.events.values()]


def compose(n_players: int) -> Counts:
    """EJ-02 to EJ-04."""
    others = max(1, (n_players - 1) // 2 - 2)
    villagers = others + 2
    powers = n_players - others - villagers
    roles = [*OTHERS[:others], *["villager"] * villagers, *POWERS[:powers]]
    return {role: roles.count(role) for role in roles}


def check_composition(counts: Counts, n_players: int) -> None:
    check_counts(bundled(), counts, n_players)


def check_leading(leading: str, _counts: Counts, options: Mapping[str, Any], fixed: Mapping[str, Any]) -> None:
    check_fallen(bundled(), leading, options, fixed)


def check_fixed(fixed: Mapping[str, Any], *_: object) -> None:
    check_deck(bundled(), fixed)


def check_counts(book: Book, counts: Counts, n_players: int) -> None:
    """EJ-06."""
    check_total(counts, n_players)
    for id, number in counts.items():
        least, most = book.roles[id].least, book.roles[id].most or 1
        if not least <= number <= most:
            raise BadSetup(_of_one(id, number, least, most))
    wolves = sum(number for id, number in counts.items() if book.roles[id].company == PACK)
    if not 1 <= wolves < n_players - wolves:
        text = f"{wolves} wolves and {n_players - wolves} other cards"
        allowed = "at least one werewolf or evil_eye_wolf, and fewer wolves than other cards"
        raise BadSetup(of_sides(f"{text}; allowed: {allowed}"))


def _of_one(id: str, number: int, least: int, most: int) -> Sentence:
    if least == 1:
        return of_one(f"{number} is not allowed; allowed: at most {most}", "at_most", id, most)
    return of_one(f"{number} is not allowed; allowed: none, or {least} and more", "at_least", id, least)


def check_fallen(book: Book, leading: str, options: Mapping[str, Any], fixed: Mapping[str, Any]) -> None:
    """Who leads knows all roles, and may say nothing any more."""
    speaking = [id for id in deck_of(book, options, fixed) if book.events[id].gives_the_fallen_a_say]
    if leading == FALLEN and speaking:
        text = f"fallen is not allowed with {listed(speaking)} in the deck, where the fallen speak again"
        raise BadSetup(of_leading(f"{text}; allowed: lantern, caller, or another deck", speaking[0]))


def in_deck(options: Mapping[str, Any], fixed: Mapping[str, Any]) -> list[str]:
    return deck_of(bundled(), options, fixed)


def deck_of(book: Book, options: Mapping[str, Any], fixed: Mapping[str, Any]) -> list[str]:
    """EJ-07; EJ-164: so many of each; EJ-08: a fixed deck is the whole deck, top card first."""
    if "deck" in fixed:
        return list(fixed["deck"])
    if "events" in fixed:
        return [id for id in book.events for _ in range(fixed["events"].get(id, 0))]
    chosen = options["event_deck"]
    return [event.id for event in book.events.values() if chosen in ("full", event.deck)]


def check_deck(book: Book, fixed: Mapping[str, Any], *_: object) -> None:
    """EJ-08, EJ-164."""
    deck = fixed.get("deck", [])
    if not isinstance(deck, list | tuple):
        raise BadSetup(f"fixed.deck: {shown(deck)} is not a list of events, top card first")
    for event in deck:
        if not isinstance(event, str) or event not in book.events:
            raise BadSetup(f"fixed.deck: {shown(event)} is not an event; allowed: {listed(book.events)}")
    _check_events(book, fixed.get("events", {}))
    if "deck" in fixed and "events" in fixed:
        raise BadSetup("fixed: deck and events are not allowed together; allowed: the one or the other")


def _check_events(book: Book, events: object) -> None:
    if not isinstance(events, Mapping):
        raise BadSetup(f"fixed.events: {shown(events)} is not a mapping of event to number")
    for id, number in events.items():
        if not isinstance(id, str) or id not in book.events:
            raise BadSetup(f"fixed.events: {shown(id)} is not an event; allowed: {listed(book.events)}")
        if type(number) is not int or not 0 <= number <= MOST_OF_ONE:
            raise BadSetup(f"fixed.events.{id}: {shown(number)} is not allowed; allowed: 0 to {MOST_OF_ONE}")
