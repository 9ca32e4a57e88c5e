"""An estimate as the setup screen shows it: how often who wins, how sure that is, and how long an evening it makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.estimate import sayings
from desktop.estimate.band import OddsBand, bands
from desktop.estimate.estimate import Estimate
from desktop.estimate.own import NONE, OwnResults
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
    fair = Said("advice.title")


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


def page(
    words: Words,
    rules: Ruleset,
    state: str,
    found: Estimate | None,
    games: int,
    refused: str,
    own: OwnResults = NONE,
) -> OddsPage:
    is_running = state == "running"
    done = found.games if found else 0
    lengths = tuple(sayings.lengths(words, found)) if found else ()
    stands = sayings.stands(words, rules, found, own) if found else ""
    ours = sayings.counts_own(words, own) if found else ""
    return OddsPage(
        state=state,
        title=words.text("setup.balance"),
        share=done / games,
        progress=words.text("setup.balance.progress", n=str(done), of=str(games)) if is_running or found else "",
        bars=tuple(_bars(words, rules, found, own)) if found else (),
        lengths=lengths,
        length=_lines(" · ".join(said for said in (stands, *lengths[1:3]) if said), ours),
        note=_note(words, state, games, refused, _lines(stands, ours)),
        about=words.text("estimate.about"),
        may_start=not is_running and not refused,
        words=OddsWords(words),
    )


def _note(words: Words, state: str, games: int, refused: str, stands: str) -> str:
    if refused:
        return refused
    if state == "stale":
        return words.text("setup.balance.stale")
    if state == "failed":
        return words.text("setup.balance.failed")
    explained = words.text("setup.balance.explain", n=str(games))
    return _lines(stands, explained)


def _lines(*said: str) -> str:
    return "\n".join(filter(None, said))


def _bars(words: Words, rules: Ruleset, found: Estimate, own: OwnResults) -> Iterator[OddsRow]:
    """Where all are on one side, the bars are of what one was at the end."""
    ranges = bands(rules, found, own)
    if len(found.sides) > 1:
        for side in found.sides:
            medallion, colour = medallions.of_side(rules, side, words), medallions.colour_of(rules, side)
            yield _bar(words, side, sayings.faction(words, side), medallion, colour, ranges[side])
    else:
        for role in found.roles:
            medallion, name = medallions.of(rules, role, words), medallions.name(words, rules, role)
            yield _bar(words, role, name, medallion, "", ranges[role])


def _bar(words: Words, id: str, name: str, medallion: Medallion, colour: str, band: OddsBand) -> OddsRow:
    return OddsRow(
        id=id,
        name=name,
        colour=colour,
        motif=medallion.motif,
        frame=medallion.frame,
        share=band.share,
        least=band.least,
        most=band.most,
        text=sayings.share(words, band),
        label=sayings.row(words, name, band),
    )
