"""What may be changed about a board: one card for another, or one house rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from desktop.estimate.play import EstimatedTable
from rulesets.engine import BadSetup, Option, Ruleset

# Of a whole number with more values than these only the ones beside it are tried; of many more none, as of seconds.
_MANY, _VERY_MANY = 4, 20


@dataclass(frozen=True)
class Swap:
    out: str
    into: str


@dataclass(frozen=True)
class Setting:
    option: str
    value: bool | int | str


Value = bool | int | str
Change = Swap | Setting
Changes = tuple[Change, ...]


@dataclass(frozen=True)
class Wishes:
    # What has to be dealt, and what must not be.
    having: frozenset[str] = frozenset()
    lacking: frozenset[str] = frozenset()
    # Nobody should be out before the first vote.
    unharmed: bool = False
    # House rules that stay as they are.
    kept: frozenset[str] = field(default_factory=frozenset)


def has_sides(rules: Ruleset) -> bool:
    """Without somebody who hunts and somebody who is hunted no board is even or uneven."""
    sides = rules.facts.factions.values()
    return any(side.hunts for side in sides) and any(side.innocent for side in sides)


def counts(board: EstimatedTable) -> dict[str, int]:
    return board.rules.composition(board.players, board.preset)


def options(board: EstimatedTable) -> dict[str, Any]:
    usual = {id: option.default for id, option in board.rules.options.items()}
    profile = board.rules.profiles[board.profile] if board.profile else {}
    return {**usual, **profile, **(board.options or {})}


def laid(board: EstimatedTable, changes: Changes) -> EstimatedTable | None:
    """Nothing where it can't be played so."""
    cards, rules = dict(counts(board)), dict(board.options or {})
    for change in changes:
        if isinstance(change, Setting):
            rules[change.option] = change.value
        else:
            cards[change.out] = cards.get(change.out, 0) - 1
            cards[change.into] = cards.get(change.into, 0) + 1
    if min(cards.values()) < 0:
        return None
    is_swapped = any(isinstance(change, Swap) for change in changes)
    preset = {id: number for id, number in cards.items() if number} if is_swapped else board.preset
    changed = replace(board, preset=preset, options=rules)
    return changed if _can_be_played(changed) else None


def _can_be_played(board: EstimatedTable) -> bool:
    try:
        board.game(0)
    except BadSetup:
        return False
    return True


def fit(changes: Changes) -> bool:
    """Whether they are as many changes as they seem: none takes back, or says anew, what another has said."""
    swaps = [change for change in changes if isinstance(change, Swap)]
    told = [change.option for change in changes if isinstance(change, Setting)]
    outs, ins = {swap.out for swap in swaps}, {swap.into for swap in swaps}
    return len(set(told)) == len(told) and not outs & ins


def settings(board: EstimatedTable, wishes: Wishes) -> Iterator[Setting]:
    now = options(board)
    for id, option in board.rules.options.items():
        if id not in wishes.kept:
            yield from (Setting(id, value) for value in _others(option, now[id]))


def swaps(board: EstimatedTable, wishes: Wishes) -> Iterator[Swap]:
    rules, dealt = board.rules, counts(board)
    sides = {rules.side(card) for card in dealt}
    for out in dealt:
        for into in rules.cards:
            if out == into or into in wishes.lacking or (out in wishes.having and dealt[out] == 1):
                continue
            if _is_one_of_a_kind(rules, into) and into in dealt:
                continue
            # A third side is a wish of its own: none comes unasked, and none goes.
            is_new = _is_third(rules, into) and rules.side(into) not in sides
            if not is_new and not (_is_third(rules, out) and dealt[out] == 1):
                yield Swap(out, into)


def _is_one_of_a_kind(rules: Ruleset, card: str) -> bool:
    """Nobody plays with two seers, if with two wolves."""
    return not rules.part(card).is_plain and not rules.hunts(card)


def _is_third(rules: Ruleset, card: str) -> bool:
    side = rules.facts.factions.get(rules.side(card))
    return side is not None and not (side.hunts or side.innocent)


def _others(option: Option, now: Any) -> Iterable[Any]:
    values = list(option.choices) if len(option.choices) <= _MANY else []
    if _MANY < len(option.choices) <= _VERY_MANY:
        at = option.choices.index(now)
        values = [option.choices[beside] for beside in (at - 1, at + 1) if 0 <= beside < len(option.choices)]
    return [value for value in values if value != now]


def granted(board: EstimatedTable, wishes: Wishes) -> EstimatedTable:
    """With what is wished for in place of plain cards, and plain ones in place of what is not wanted."""
    for card in board.rules.cards:
        if card in wishes.having and card not in counts(board):
            board = _first(board, (Swap(out, card) for out in _plainest(board, counts(board))))
        while card in wishes.lacking and card in counts(board):
            before, board = board, _first(board, (Swap(card, into) for into in _plainest(board, _all(board))))
            if board is before:
                break
    return board


def _all(board: EstimatedTable) -> Mapping[str, int]:
    return {**dict.fromkeys(board.rules.cards, 0), **counts(board)}


def _plainest(board: EstimatedTable, dealt: Mapping[str, int]) -> list[str]:
    """Plain ones first, and of these the one of which there is most."""
    return sorted(dealt, key=lambda card: (not board.rules.part(card).is_plain, -dealt[card]))


def _first(board: EstimatedTable, swaps: Iterable[Swap]) -> EstimatedTable:
    found = (laid(board, (swap,)) for swap in swaps)
    return next((changed for changed in found if changed is not None), board)


def is_granted(board: EstimatedTable, wishes: Wishes) -> bool:
    dealt = counts(board).keys()
    return wishes.having <= dealt and not wishes.lacking & dealt
