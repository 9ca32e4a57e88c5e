"""Who has won how often, as rows for a long list: headings, and ink bars with their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop.past.archive.page import is_known, name_of
from desktop.records.book import RecordedRules
from desktop.statistics.rates import Rate, Statistics
from desktop.widgets import medallions
from desktop.widgets.medallions import Medallion
from desktop.widgets.odds_row import OddsRow
from i18n import Words
from rulesets.engine import catalogue, ruleset
from rulesets.engine.facts import Facts

# Nothing is worded by them here.
_NO_FACTS = Facts({}, {}, {}, {}, {}, {}, {})
# Of so many games a share says little: each of them is drawn instead.
FEW = 10


@dataclass(frozen=True, kw_only=True)
class ChartRow(OddsRow):
    """`kind`: head, game, bar, or few where each game is drawn."""

    kind: str
    line: str = ""
    won: int = 0
    of: int = 0


class Charts:
    """A row has a key, and is made when it is first seen."""

    def __init__(self, words: Words, found: Statistics, ruleset: str | None, sought: str) -> None:
        self._words = words
        self._found = found
        self._ruleset = ruleset
        self._sought = sought
        self._players = {name: rate for name, rate in found.players.items() if sought in name.casefold()}

    @property
    def damaged(self) -> Mapping[str, str]:
        return self._found.damaged

    @property
    def keys(self) -> list[str]:
        if not self._found.games:
            return []
        players = ["head/player", *(f"player//{name}" for name in self._players)]
        # Whoever is sought stands first.
        return [*players, *self._of_games()] if self._sought else [*self._of_games(), *players]

    def _of_games(self) -> Iterator[str]:
        if self._ruleset is None:
            yield "head/ruleset"
        for id, played in sorted(self._found.rulesets.items(), key=lambda row: _order(row[0])):
            yield f"game/{id}" if self._ruleset is None else "head/faction"
            yield from (f"side/{id}/{side}" for side in played.sides)
            if self._ruleset is not None:
                yield "head/role"
                yield from (f"role/{id}/{role}" for role in played.roles)

    def row(self, key: str) -> ChartRow:
        kind, _, rest = key.partition("/")
        id, _, name = rest.partition("/")
        if kind == "head":
            return ChartRow(kind="head", name=self._words.text(f"past.by_{id}"), line=self._counted(id))
        if kind == "game":
            return ChartRow(kind="game", name=name_of(self._words, id), line=self._length(id))
        if kind == "player":
            return self._bar(self._players[name], name)
        played = self._found.rulesets[id]
        return self._side(id, name, played.sides[name]) if kind == "side" else self._role(id, name, played.roles[name])

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

    def _side(self, id: str, side: str, rate: Rate) -> ChartRow:
        words, name = self._book(id), f"faction.{side}.name"
        if not is_known(id):
            return self._bar(rate, words.text(name))
        medallion, colour = medallions.of_side(ruleset(id), side, words), medallions.colour_of(ruleset(id), side)
        return self._bar(rate, words.text(name), medallion, colour)

    def _role(self, id: str, role: str, rate: Rate) -> ChartRow:
        words, name = self._book(id), f"role.{role}.name"
        if not is_known(id):
            return self._bar(rate, words.text(name))
        medallion = medallions.of(ruleset(id), role, words)
        return self._bar(rate, words.text(name), medallion, medallion.colour)

    def _book(self, id: str) -> Words:
        """With the words that these games had, where there are none any more."""
        said = self._found.said.get(id, {})
        return Words(self._words.language, RecordedRules(id, 0, (), (), (), _NO_FACTS, said))

    def _bar(self, rate: Rate, name: str, medallion: Medallion = medallions.NOTHING, colour: str = "") -> ChartRow:
        words = self._words
        won = words.text("past.wins", n=rate.won, of=rate.of)
        least, most = rate.likely
        percent, lowest, highest = (words.number(round(100 * share)) for share in (rate.share, least, most))
        return ChartRow(
            kind="bar" if rate.of > FEW else "few",
            name=name,
            line=won,
            colour=colour,
            motif=medallion.motif,
            frame=medallion.frame,
            share=rate.share,
            least=least,
            most=most,
            text=f"{percent} %",
            won=rate.won,
            of=rate.of,
            label=f"{name}: {won}. {words.text('past.rate', percent=percent, least=lowest, most=highest)}",
        )


def _order(id: str) -> int:
    """As the games stand everywhere; while games are still read, nothing changes its place."""
    ids = [rules.id for rules in catalogue()]
    return ids.index(id) if id in ids else len(ids)
