"""An estimate in words: how it stands first, then each side's range."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.estimate.band import OddsBand, verdict, village_of
from desktop.estimate.estimate import Estimate
from desktop.estimate.own import NONE, OwnResults
from i18n import Words
from rulesets.engine import Ruleset


def stands(words: Words, rules: Ruleset, found: Estimate, own: OwnResults = NONE) -> str:
    """Empty where nothing can be said of sides."""
    how = verdict(rules, found, own)
    return words.text(f"setup.balance.{how}", faction=faction(words, village_of(rules, found))) if how else ""


def counts_own(words: Words, own: OwnResults) -> str:
    """Empty where there are no games of their own."""
    return words.text("setup.balance.own", n=own.games) if own.games else ""


def faction(words: Words, side: str) -> str:
    return words.text(f"faction.{side}.name")


def share(words: Words, band: OddsBand) -> str:
    least, most = band.percents
    return words.text("setup.balance.share", least=least, most=most)


def row(words: Words, name: str, band: OddsBand) -> str:
    least, most = band.percents
    return words.text("setup.balance.row", faction=name, least=least, most=most)


def lengths(words: Words, found: Estimate) -> Iterator[str]:
    yield words.text("estimate.minutes", n=max(1, round(found.minutes.value)))
    yield words.text("estimate.days", n=round(found.days.value, 1))
    yield words.text("estimate.hand_offs", n=round(found.hand_offs.value))
    yield words.text("estimate.night", n=max(1, round(found.later_nights.minutes.value)))
