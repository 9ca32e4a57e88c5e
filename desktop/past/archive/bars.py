"""A row of the charts: a heading, a bar with its number, or what can be done; and the same as a table's."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.statistics.rates import Rate
from desktop.widgets import medallions
from desktop.widgets.medallions import Medallion
from desktop.widgets.odds_row import OddsRow
from i18n import Words

# Of so many games a share says little: each of them is drawn instead.
FEW = 10


@dataclass(frozen=True, kw_only=True)
class ChartRow(OddsRow):
    """`kind`: head, game, bar, or few where each game is drawn."""

    kind: str
    line: str = ""
    won: int = 0
    of: int = 0
    # From where to where the true rate probably lies, in words.
    reach: str = ""
    # What a tap on its button does, and what that is called; its sign, where it says nothing.
    act: str = ""
    button: str = ""
    act_label: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        """As a table has it."""
        cells = (self.name, self.line, self.text, self.reach)
        return cells if self.kind in ("bar", "few") else tuple(cell for cell in cells[:2] if cell)


def bar(
    words: Words,
    rate: Rate,
    name: str,
    medallion: Medallion = medallions.NOTHING,
    colour: str = "",
    *,
    line: str = "",
    act: str = "",
) -> ChartRow:
    """`line`: what is counted, where that is not games won."""
    said = line or words.text("past.wins", n=rate.won, of=rate.of)
    least, most = rate.likely
    percent, lowest, highest = (words.number(round(100 * share)) for share in (rate.share, least, most))
    return ChartRow(
        kind="bar" if rate.of > FEW else "few",
        name=name,
        line=said,
        colour=colour,
        motif=medallion.motif,
        frame=medallion.frame,
        share=rate.share,
        least=least,
        most=most,
        text=f"{percent} %",
        won=rate.won,
        of=rate.of,
        label=f"{name}: {said}. {words.text('past.rate', percent=percent, least=lowest, most=highest)}",
        reach=f"{lowest}–{highest} %",
        act=act,
        act_label=words.text("past.player.open", name=name) if act else "",
    )
