"""Who has won how often, as rows for a long list: headings, and ink bars with their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from desktop.past.archive.bars import FEW, ChartRow, bar
from desktop.past.archive.filters import Asked, KnownAs
from desktop.past.archive.page import is_known, name_of
from desktop.past.archive.scrolls import lineup_said
from desktop.records.book import RecordedRules
from desktop.statistics.rates import Played, Rate, Statistics
from desktop.widgets import medallions
from i18n import Words
from rulesets.engine import catalogue, ruleset
from rulesets.engine.facts import Facts

# Nothing is worded by them here.
_NO_FACTS = Facts({}, {}, {}, {}, {}, {}, {})


class Charts:
    """A row has a key, and is made when it is first seen."""

    def __init__(self, words: Words, found: Statistics, asked: Asked, known_as: KnownAs) -> None:
        self._words = words
        self._found = found
        self._ruleset = asked.counted
        self._asked = asked
        self._known_as = known_as
        self._players = {name: rate for name, rate in found.players.items() if self._is_sought(name)}

    @property
    def damaged(self) -> Mapping[str, str]:
        return self._found.damaged

    @property
    def keys(self) -> list[str]:
        if not self._found.games:
            return []
        players = ["head/player", *(f"player//{name}" for name in self._players)]
        # Whoever is sought stands first.
        return [*players, *self._of_games()] if self._asked.name else [*self._of_games(), *players]

    def _is_sought(self, name: str) -> bool:
        return self._asked.name in name.casefold() or bool(self._asked.also(name, self._known_as))

    def _of_games(self) -> Iterator[str]:
        if self._ruleset is None:
            yield "head/ruleset"
        for id, played in sorted(self._found.rulesets.items(), key=lambda row: _order(row[0])):
            yield f"game/{id}" if self._ruleset is None else "head/faction"
            yield from (f"side/{id}/{side}" for side in played.sides)
            if self._ruleset is not None:
                yield from self._of_lineups(id, played)
                yield "head/role"
                yield from (f"role/{id}/{role}" for role in played.roles)

    def _of_lineups(self, id: str, played: Played) -> Iterator[str]:
        """Where there are several."""
        if len(played.lineups) > 1:
            yield "head/lineup"
            for n, lineup in sorted(played.lineups):
                yield f"lineup/{id}/{n}/{lineup}"
                yield from (f"set/{id}/{n}/{lineup}/{side}" for side in played.lineups[n, lineup])

    def row(self, key: str) -> ChartRow:
        kind, _, rest = key.partition("/")
        id, _, name = rest.partition("/")
        if kind == "head":
            return ChartRow(kind="head", name=self._words.text(f"past.by_{id}"), line=self._counted(id))
        if kind == "game":
            return ChartRow(kind="game", name=name_of(self._words, id), line=self._length(id))
        if kind == "player":
            return self._player(name)
        played = self._found.rulesets[id]
        if kind in ("lineup", "set"):
            n, lineup, *side = name.split("/")
            return self._lineup(id, int(n), lineup, *side)
        return self._side(id, name, played.sides[name]) if kind == "side" else self._role(id, name, played.roles[name])

    def _player(self, name: str) -> ChartRow:
        """Whoever is sought by another spelling has it beside his name."""
        other = "" if self._asked.name in name.casefold() else self._asked.also(name, self._known_as)
        said = self._words.text("past.known_as", name=name, other=other) if other else name
        return bar(self._words, self._players[name], said, act=f"player/{name}")

    def _counted(self, by: str) -> str:
        """How many games are counted, and how to read what stands below."""
        few = any(rate.of <= FEW for rate in self._found.players.values())
        many = any(rate.of > FEW for rate in self._found.players.values())
        how = [self._words.text(id) for id, is_so in (("past.few", few), ("past.reach", many)) if is_so]
        if by == "faction" and self._ruleset is not None:
            return " · ".join((self._length(self._ruleset), *how))
        return " · ".join((self._words.text("past.games", n=self._found.games), *how)) if by == "ruleset" else ""

    def _length(self, id: str) -> str:
        played, words = self._found.rulesets[id], self._words
        days = words.number(round(played.mean_days, 1))
        return f"{words.text('past.games', n=played.games)} · {words.text('past.days', n=days)}"

    def _lineup(self, id: str, players: int, lineup: str, side: str = "") -> ChartRow:
        sides = self._found.rulesets[id].lineups[players, lineup]
        if side:
            return self._side(id, side, sides[side])
        words = self._words
        games = words.text("past.games", n=max(rate.of for rate in sides.values()))
        named = dict.fromkeys((words.text("count.players", n=players), lineup_said(self.book(id), id, lineup)))
        return ChartRow(kind="game", name=" · ".join(filter(None, named)), line=games)

    def _side(self, id: str, side: str, rate: Rate) -> ChartRow:
        words, name = self.book(id), f"faction.{side}.name"
        if not is_known(id):
            return bar(words, rate, words.text(name))
        medallion, colour = medallions.of_side(ruleset(id), side, words), medallions.colour_of(ruleset(id), side)
        return bar(words, rate, words.text(name), medallion, colour)

    def _role(self, id: str, role: str, rate: Rate) -> ChartRow:
        words, name = self.book(id), f"role.{role}.name"
        if not is_known(id):
            return bar(words, rate, words.text(name))
        medallion = medallions.of(ruleset(id), role, words)
        return bar(words, rate, words.text(name), medallion, medallion.colour)

    def book(self, id: str) -> Words:
        """With the words that these games had, where there are none any more."""
        said = self._found.said.get(id, {})
        return Words(self._words.language, RecordedRules(id, 0, (), (), (), _NO_FACTS, said))


def _order(id: str) -> int:
    """As the games stand everywhere; while games are still read, nothing changes its place."""
    ids = [rules.id for rules in catalogue()]
    return ids.index(id) if id in ids else len(ids)
