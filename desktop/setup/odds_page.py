"""An estimate as the setup screen shows it: how often who wins, how sure that is, and how long an evening it makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.estimate.estimate import Estimate
from desktop.statistics.rates import Rate
from desktop.widgets import medallions
from desktop.widgets.medallions import Medallion
from desktop.widgets.odds_row import OddsRow
from desktop.widgets.said import PageWords, Said
from i18n import Words
from rulesets.engine import Ruleset


class OddsWords(PageWords):
    close = Said("button.close")
    start = Said("setup.balance.start")
    again = Said("setup.balance.again")
    stop = Said("setup.balance.stop")
    more = Said("setup.balance.more")
    length = Said("setup.length")


@dataclass(frozen=True)
class OddsPage:
    state: str
    title: str
    # From 0 to 1, and the same in words.
    share: float
    progress: str
    bars: tuple[OddsRow, ...]
    # How long, a line each.
    lengths: tuple[str, ...]
    length: str
    # One line: what these numbers are, or why there are none.
    note: str
    about: str
    may_start: bool
    words: OddsWords


def page(words: Words, rules: Ruleset, state: str, found: Estimate | None, games: int, refused: str) -> OddsPage:
    is_running = state == "running"
    done = found.games if found else 0
    lengths = tuple(_lengths(words, found)) if found else ()
    return OddsPage(
        state=state,
        title=words.text("setup.balance"),
        share=done / games,
        progress=words.text("setup.balance.progress", n=str(done), of=str(games)) if is_running or found else "",
        bars=tuple(_bars(words, rules, found)) if found else (),
        lengths=lengths,
        length=" · ".join(lengths[1:3]),
        note=_note(words, state, games, refused),
        about=words.text("estimate.about"),
        may_start=not is_running and not refused,
        words=OddsWords(words),
    )


def _note(words: Words, state: str, games: int, refused: str) -> str:
    if refused:
        return refused
    if state == "stale":
        return words.text("setup.balance.stale")
    if state == "failed":
        return words.text("setup.balance.failed")
    return words.text("setup.balance.explain", n=str(games))


def _bars(words: Words, rules: Ruleset, found: Estimate) -> Iterator[OddsRow]:
    """Where all are on one side, the bars are of what one was at the end."""
    if len(found.sides) > 1:
        for side, rate in found.sides.items():
            medallion, colour = medallions.of_side(rules, side, words), medallions.colour_of(rules, side)
            yield _bar(words, side, words.text(f"faction.{side}.name"), medallion, colour, rate)
    else:
        for role, rate in found.roles.items():
            yield _bar(words, role, medallions.name(words, rules, role), medallions.of(rules, role, words), "", rate)


def _bar(words: Words, id: str, name: str, medallion: Medallion, colour: str, rate: Rate) -> OddsRow:
    percent, error = round(100 * rate.share), max(1, round(100 * rate.error))
    return OddsRow(
        id=id,
        name=name,
        colour=colour,
        motif=medallion.motif,
        frame=medallion.frame,
        share=rate.share,
        least=max(0.0, rate.share - rate.error),
        most=min(1.0, rate.share + rate.error),
        text=words.text("setup.balance.share", percent=percent, error=error),
        label=words.text("setup.balance.row", faction=name, percent=percent, error=error),
    )


def _lengths(words: Words, found: Estimate) -> Iterator[str]:
    yield words.text("estimate.minutes", n=max(1, round(found.minutes.value)))
    yield words.text("estimate.days", n=round(found.days.value, 1))
    yield words.text("estimate.hand_offs", n=round(found.hand_offs.value))
    yield words.text("estimate.night", n=max(1, round(found.later_nights.minutes.value)))
