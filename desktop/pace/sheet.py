"""What makes an evening shorter, each with what it costs in secrecy; and how long its nights took."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.draft.draft import Draft
from desktop.draft.house_rules import house_rule
from desktop.draft.idle_rules import idle
from desktop.keep.settings import Settings
from desktop.pace.forecast_page import ForecastPage
from desktop.pace.night import Night
from desktop.pace.subject import PaceSubject
from desktop.widgets.options import Rule
from desktop.widgets.setting_rows import row
from i18n import Words, rulebook

DWELLS = {
    "dwell_deal": "pace.cost.dwell_deal",
    "dwell_night": "pace.cost.dwell_night",
    "dwell_writing": "pace.cost.dwell_writing",
}
# House rules that make nights or votes shorter, in any ruleset that has them.
RULES = {
    "first_council_laps": "pace.cost.laps",
    "council_laps": "pace.cost.laps",
    "council": "pace.cost.council",
    "messages_with_choice": "pace.cost.messages_with_choice",
    "divination_with_deal": "pace.cost.joined_pages",
    "night_laps": "pace.cost.night_laps",
    "ballots": "pace.cost.ballots",
    "trading": "pace.cost.trading",
    "joined_pages": "pace.cost.joined_pages",
    "finder_news": "pace.cost.finder_news",
    "quiet_news": "pace.cost.quiet_news",
}
# As many nights as stand there; the last ones count.
NIGHTS = 6


@dataclass(frozen=True)
class PaceSheet:
    # What the numbers below are of, where they are of no table; or nothing.
    line: str
    forecast: ForecastPage
    # Why there is no more to set, or nothing.
    note: str


def sheet(words: Words, subject: PaceSubject, forecast: ForecastPage) -> PaceSheet:
    line, note = ("", "") if subject.draft else (words.text("pace.guesses"), words.text("pace.no_game"))
    return PaceSheet(line, forecast, note)


def rows(words: Words, settings: Settings, subject: PaceSubject) -> Iterator[Rule]:
    yield from _dwells(words, settings, subject)
    if subject.draft:
        yield from _rules(words, subject, subject.draft)


def rules_of(draft: Draft | None) -> list[str]:
    return [id for id in RULES if id in draft.rules.options] if draft else []


def measured(words: Words, nights: Sequence[Night]) -> Iterator[str]:
    for number, night in list(enumerate(nights, 1))[-NIGHTS:]:
        hand_offs = words.text("estimate.hand_offs", n=night.hand_offs)
        time = _time(words, round(night.seconds))
        yield words.text("pace.night", number=number, time=time, hand_offs=hand_offs)


def _time(words: Words, seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    if not minutes:
        return words.text("settings.seconds", n=rest)
    if not rest:
        return words.text("pace.minutes", minutes=minutes)
    return words.text("pace.time", minutes=minutes, seconds=rest)


def _dwells(words: Words, settings: Settings, subject: PaceSubject) -> Iterator[Rule]:
    for id, cost in DWELLS.items():
        # Of a game that is on, everybody has been dealt already.
        if not (subject.played and id == "dwell_deal"):
            holds = words.text("pace.holds.now") if subject.played else ""
            set_here = row(words, settings, id)
            yield replace(set_here, line=f"{set_here.line}\n{words.text(cost)}", changed=holds)


def _rules(words: Words, subject: PaceSubject, draft: Draft) -> Iterator[Rule]:
    without = idle(words, draft)
    for id in rules_of(draft):
        rule = house_rule(words, draft, draft.rules.options[id], without)
        yield replace(rule, line=words.text(RULES[id]), changed=_holds(words, subject.played, id))


def _holds(words: Words, played: Draft | None, id: str) -> str:
    if played is None:
        return ""
    return words.text("pace.holds.later", value=words.plain(rulebook.value(words, id, played.value(id))))
