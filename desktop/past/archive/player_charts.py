"""One player's page: how often won by game, side, role and season, how it ended, with whom; which spellings are one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop.past.archive.bars import ChartRow, bar
from desktop.past.archive.page import is_known, name_of
from desktop.statistics.players import PlayerRecord
from desktop.statistics.rates import Rate
from desktop.widgets import medallions
from i18n import Words
from rulesets.engine import ruleset

# Whoever one has sat with most; of more the page would be a list of the town.
_OTHERS = 20
_ENDS = ("survivals", "first_nights", "noses")


class PlayerCharts:
    """A row has a key, and is made when it is first seen. `also`: the other spellings; `book`: a ruleset's words."""

    def __init__(
        self, words: Words, name: str, found: PlayerRecord, also: Sequence[str], book: Callable[[str], Words]
    ) -> None:
        self._words, self._name, self._found, self._also, self._book = words, name, found, also, book

    @property
    def keys(self) -> list[str]:
        return ["who/", *(f"also/{name}" for name in self._also), "merge/", *self._of_games(), *self._of_ends()]

    def _of_games(self) -> Iterator[str]:
        found = self._found
        yield "head/ruleset"
        yield from (f"ruleset/{id}" for id in found.rulesets)
        for kind, rows in (("side", found.sides), ("role", found.roles)):
            if rows:
                yield f"head/{'faction' if kind == 'side' else kind}"
                yield from (f"{kind}/{id}/{one}" for id, one in rows)
        if found.seasons:
            yield "head/season"
            yield from (f"season/{name}" for name in found.seasons)

    def _of_ends(self) -> Iterator[str]:
        if self._found.survivals.of:
            yield "head/ends"
            yield from (f"end/{end}" for end in _ENDS)
        if self._found.others:
            yield "head/with"
            yield from (f"with/{name}" for name in list(self._found.others)[:_OTHERS])

    def row(self, key: str) -> ChartRow:
        kind, _, rest = key.partition("/")
        rows: dict[str, Callable[[str], ChartRow]] = {
            "who": self._who,
            "also": self._spelling,
            "merge": self._merge,
            "head": lambda id: ChartRow(kind="head", name=self._words.text(f"past.by_{id}"), line=self._explained(id)),
            "ruleset": lambda id: bar(self._words, self._found.rulesets[id], name_of(self._words, id)),
            "season": lambda name: bar(self._words, self._found.seasons[name], name),
            "end": self._end,
            "with": lambda name: bar(self._words, self._found.others[name], name, act=f"player/{name}"),
        }
        return rows[kind](rest) if kind in rows else self._of(kind, rest)

    def _who(self, _: str) -> ChartRow:
        words, rate = self._words, self._found.rate
        won = words.text("past.wins", n=rate.won, of=rate.of)
        return ChartRow(kind="head", name=self._name, line=won, act="all", button=words.text("past.player.all"))

    def _spelling(self, name: str) -> ChartRow:
        words = self._words
        said = words.text("past.player.also", name=name)
        return ChartRow(kind="game", name=said, act=f"part/{name}", button=words.text("past.player.part"))

    def _merge(self, _: str) -> ChartRow:
        words = self._words
        said = words.text("past.player.same", name=self._name)
        return ChartRow(kind="game", name=said, act="merging", button=words.text("past.player.merge"))

    def _explained(self, id: str) -> str:
        return self._words.text("past.with.explain") if id == "with" else ""

    def _end(self, end: str) -> ChartRow:
        words = self._words
        rate: Rate = getattr(self._found, end)
        return bar(words, rate, words.text(f"past.end.{end}"), line=words.text("past.end", n=rate.won, of=rate.of))

    def _of(self, kind: str, rest: str) -> ChartRow:
        """A side or a role, with its game where there are several."""
        id, _, one = rest.partition("/")
        book, rate = self._book(id), (self._found.sides if kind == "side" else self._found.roles)[id, one]
        name = book.text(f"{'faction' if kind == 'side' else kind}.{one}.name")
        said = name if len(self._found.rulesets) == 1 else f"{name} · {name_of(self._words, id)}"
        if not is_known(id):
            return bar(self._words, rate, said)
        rules = ruleset(id)
        if kind == "side":
            medallion, colour = medallions.of_side(rules, one, book), medallions.colour_of(rules, one)
        else:
            medallion = medallions.of(rules, one, book)
            colour = medallion.colour
        return bar(self._words, rate, said, medallion, colour)


class WhoIsTheSame:
    """All other players, one of whom is the same person."""

    def __init__(self, words: Words, name: str, players: Sequence[tuple[str, Rate]]) -> None:
        self._words, self._name, self._players = words, name, dict(players)

    @property
    def keys(self) -> list[str]:
        return ["which/", *(f"is/{name}" for name in self._players)]

    def row(self, key: str) -> ChartRow:
        kind, _, name = key.partition("/")
        words = self._words
        if kind == "which":
            said, back = words.text("past.player.which", name=self._name), words.text("past.player.not")
            return ChartRow(kind="head", name=said, act=f"player/{self._name}", button=back)
        rate = self._players[name]
        won = words.text("past.wins", n=rate.won, of=rate.of)
        return ChartRow(kind="game", name=name, line=won, act=f"merge/{name}", button=words.text("past.player.this"))
