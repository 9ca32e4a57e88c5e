"""A board for what was made: one of the house's, with a card swapped for each role."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulesets.engine import BadSetup, Ruleset
from rulesets.engine.packs import BadPack

from .making import PackInMaking, counts_of
from .wording import bare_rules


def places(pack: PackInMaking, at: int) -> list[str]:
    """Whose place on its board this role may take, as the others stand."""
    base = pack.house_boards.get(pack.board)
    found = (card for card in counts_of(base)) if base else iter(())
    return [card for card in found if fits(_instead(pack, at, card))]


def fits(pack: PackInMaking) -> bool:
    rules = _rules(pack)
    base = pack.house_boards.get(pack.board)
    if rules is None or base is None:
        return False
    cards = pack.board_cards()
    try:
        rules.code.check_composition(cards, base.players or 0)
    except BadSetup:
        return False
    return sum(cards.values()) == sum(counts_of(base).values())


def on_board(pack: PackInMaking, board: str) -> PackInMaking:
    """With each role in the first place that it may take."""
    found = replace(pack, board=board)
    for at, part in enumerate(found.parts):
        if board and part.kind == "roles" and not fits(found):
            found = next(iter(_fitting(found, at)), found)
    return found


def _fitting(pack: PackInMaking, at: int) -> Iterator[PackInMaking]:
    yield from (_instead(pack, at, card) for card in places(pack, at))


def _instead(pack: PackInMaking, at: int, card: str) -> PackInMaking:
    parts = list(pack.parts)
    parts[at] = replace(parts[at], instead=card)
    return replace(pack, parts=tuple(parts))


def _rules(pack: PackInMaking) -> Ruleset | None:
    """Without its board: whether that can be played is what is asked."""
    try:
        return bare_rules(replace(pack, board=""))
    except BadPack:
        return None
