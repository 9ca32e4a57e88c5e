"""A game on the shelf: what everybody at its table knew while it was on, and who has won where it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from types import MappingProxyType

from desktop.keep.rules_of import PACKS_WAIT
from desktop.keep.shelf import PARTLY_READ, Listed
from desktop.past.archive.filters import AWAY, Asked, KnownAs
from desktop.past.archive.page import WHICH, is_known, name_of, words_of
from desktop.statistics.lineups import counts
from desktop.statistics.rates import same
from i18n import Words, speak
from rulesets.engine import ruleset

NAMED = 6
_BUTTONS = {"unfinished": "home.resume", "finished": "past.replay", "unread": "past.open", AWAY: "past.put_back"}


@dataclass(frozen=True)
class ShelfScroll:
    """`button` is empty where the game can't be opened; `kind` is the button's dress."""

    id: str
    title: str
    line: str
    names: str
    # Names that are never broken.
    people: tuple[str, ...]
    # Who has won, where the game is over and that is not kept shut; else how far it is.
    state: str
    label: str
    picture: str
    button: str
    kind: str
    delete: str
    trouble: str


def scroll(
    words: Words,
    game: Listed,
    asked: Asked = Asked(),  # noqa: B008
    known_as: KnownAs = MappingProxyType({}),
    *,
    is_away: bool = False,
    is_shut: bool = False,
) -> ShelfScroll:
    """Whoever is sought is among the names that it has room for. `is_shut`: who has won is kept back."""
    own, kind = words_of(words, game.ruleset), AWAY if is_away else game.state
    name, names = name_of(words, game.ruleset), _sought_first(words, game.names, asked, known_as)
    state = own.text(WHICH[kind]) if kind in WHICH and is_known(game.ruleset) else ""
    won = "" if is_shut or kind != "finished" else _won(own, game)
    when = speak.when(own, game.day, game.phase) if kind == "unfinished" else ""
    players = own.text("count.players", n=game.players) if game.names else ""
    # A board may be called by how many it is for.
    parts = dict.fromkeys((words.date(game.evening), players, lineup_said(own, game.ruleset, game.lineup), when))
    line = _joined(*parts)
    return ShelfScroll(
        id=game.id,
        title=name,
        line=line,
        names=_names(own, names),
        people=names[:NAMED],
        state=won or state,
        label=own.text("past.scroll", state=state, row=_joined(name, line, won)) if state else _joined(name, line),
        picture=f"posters/{game.ruleset}" if is_known(game.ruleset) else "",
        button=own.text(_BUTTONS[opened]) if (opened := _opened_as(game, kind)) in _BUTTONS else "",
        kind="red" if kind == "unfinished" else "paper",
        delete=own.text("past.throw_away" if is_away else "past.delete"),
        trouble=_trouble(own, game),
    )


def _opened_as(game: Listed, kind: str) -> str:
    """What waits for its pack to be allowed is gone on with there."""
    return "unfinished" if game.trouble == PACKS_WAIT and kind != AWAY else kind


def _won(words: Words, game: Listed) -> str:
    """Nothing where its sides have no name any more."""
    is_said = is_known(game.ruleset) and all(f"faction.{side}.name" in words for side in game.winning)
    return speak.winners(words, game.winning) if is_said else ""


def lineup_said(words: Words, id: str, lineup: str) -> str:
    """A board by its name; what the group chose by itself, by how many are on each side."""
    if not lineup or not is_known(id):
        return ""
    chosen = counts(lineup)
    board = f"preset.{lineup}.name"
    if not chosen:
        return words.text(board) if board in words else ""
    rules = ruleset(id)
    sides = Counter(dict.fromkeys(rules.facts.factions, 0))
    for role, n in chosen.items():
        sides[rules.side(role)] += n
    if sides[""]:
        return words.text("past.lineup.own")
    rows = [words.text("list.several", name=words.text(f"faction.{id}.name"), n=n) for id, n in sides.items() if n]
    return reduce(lambda first, second: words.text("list.rows", first=first, second=second), rows)


def _sought_first(words: Words, names: tuple[str, ...], asked: Asked, known_as: KnownAs) -> tuple[str, ...]:
    """Where they would be seen anyway, all stand as they sat. Who is sought by another spelling has it beside his."""
    shown = tuple(_called(words, name, asked, known_as) for name in names) if asked.name else names
    found = [one for name, one in zip(names, shown, strict=True) if one != name or _is_sought(name, asked)]
    if set(found) <= set(shown[:NAMED]):
        return shown
    return (*found, *(one for one in shown if one not in found))


def _is_sought(name: str, asked: Asked) -> bool:
    return bool(asked.name) and asked.name in same(name).casefold()


def _called(words: Words, name: str, asked: Asked, known_as: KnownAs) -> str:
    other = "" if _is_sought(name, asked) else asked.also(same(name), known_as)
    return words.text("past.known_as", name=name, other=other) if other else name


def _names(words: Words, names: Sequence[str]) -> str:
    """A scroll has two lines for them."""
    shown = words.names(names[:NAMED], go_on=len(names) > NAMED)
    return words.text("chronicle.more", line=shown) if len(names) > NAMED else shown


def _trouble(words: Words, game: Listed) -> str:
    if game.trouble == PARTLY_READ:
        return words.text("past.damaged")
    return words.text(game.trouble) if game.trouble else ""


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)
