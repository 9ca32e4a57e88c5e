"""行动结算阶段: everything that was handed in, in the order the rulebook prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .card import Card
from .night import Night, Use

ATTACKS_A_NIGHT = 3

Step = Callable[[Night], None]


def each(card: str) -> Step:
    """All uses of one card, in submission order."""

    def step(night: Night) -> None:
        if night.prison.book[card].answers and night.answers_at_once:
            return
        for use in night.of(card):
            night.prison.book[card].resolve(night, use)

    return step


def each_attack(card: str) -> Step:
    """Likewise, as far as they are carried out."""

    def step(night: Night) -> None:
        for use in night.of(card):
            if _is_carried_out(night, use):
                night.prison.book[card].resolve(night, use)

    return step


def use_up(night: Night) -> None:
    """WT-48, WT-49: what is used up by being chosen; after the detections, which count it still."""
    for use in night.uses:
        if night.prison.book[use.card].used_up_by_choosing:
            night.prison.hands.use_up(use.seat, use.card)


def bar_the_surplus(night: Night) -> None:
    """WT-56. WT-57: counted before anything is resolved, so nobody's death frees a place."""
    if _counts_what_is_carried_out(night):
        return
    # The Witch Killer before all Killing Spells (WT-56, WT-60).
    book = night.prison.book
    attacks = [use for id, _ in in_order(book) if id and book[id].attacks for use in night.of(id)]
    for use in attacks[ATTACKS_A_NIGHT:]:
        night.uses.remove(use)
        _bar(night, use)


def _is_carried_out(night: Night, use: Use) -> bool:
    """WT-62: whoever is dead before his turn doesn't attack, and his card stays with him.

    WT-57 with `attack_places: carried_out`: so he takes no place and the next in order has it; he isn't told that he
    was barred. An attack that is blocked, misses or comes late is carried out, its card used up (WT-49): it takes one.
    After three the living who are left are barred as ever.
    """
    if use.seat in night.bodies:
        return False
    if _counts_what_is_carried_out(night) and night.carried_out == ATTACKS_A_NIGHT:
        _bar(night, use)
        return False
    night.carried_out += 1
    return True


def _counts_what_is_carried_out(night: Night) -> bool:
    return bool(night.prison.table.options["attack_places"] == "carried_out")


def _bar(night: Night, use: Use) -> None:
    night.prison.news(use.seat, "attack.barred")


def turn_to_remnants(night: Night) -> None:
    """WT-74, WT-80: all together, and only then does what they held pass on."""
    prison = night.prison
    run_out = prison.witches.end_of_night(prison.table.alive, night.killers)
    for body in [night.bury(seat, "remnant") for seat in run_out]:
        night.abandon(body)


# A card's step under its id.
ORDER: tuple[tuple[str, Step], ...] = (
    ("detection", each("detection")),  # WT-53
    ("", use_up),
    ("", bar_the_surplus),
    ("autopsy", each("autopsy")),  # WT-58
    ("barrier", each("barrier")),  # WT-59
    ("witch_killer", each_attack("witch_killer")),  # WT-60
    ("slayer", each_attack("slayer")),  # WT-61 to WT-68
    ("", turn_to_remnants),  # WT-74 to WT-80
)


def in_order(book: Mapping[str, Card]) -> Iterator[tuple[str, Step]]:
    """One that the rulebook does not print comes after the one that it says it follows."""
    printed = {id for id, _ in ORDER}
    for id, step in ORDER:
        yield id, step
        for more, card in book.items():
            if id and card.follows == id and more not in printed:
                yield more, (each_attack if card.attacks else each)(more)


def resolve(night: Night) -> None:
    night.prison.table.phase = "resolution"
    for _, step in in_order(night.prison.book):
        step(night)
