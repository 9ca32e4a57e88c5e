"""How long a night takes at this table, and what makes it shorter, each with what it costs in secrecy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.keep.settings import Settings
from desktop.pace.forecast import Forecast
from desktop.pace.nights import Night
from desktop.settings.page import row
from desktop.setup.draft import Draft
from desktop.setup.page import Rule, house_rule
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
    "ballots": "pace.cost.ballots",
    "skip_trading": "pace.cost.trading",
}
WORDS = ("button.back", "pace.measured", "pace.choices", "switch.on", "switch.off")
# As many nights as stand there; the last ones count.
NIGHTS = 6
# A guess is not told to the second.
ABOUT = 10


@dataclass(frozen=True)
class PacePage:
    language: str
    title: str
    lines: tuple[str, ...]
    next: str
    rows: tuple[Rule, ...]
    # Why there is no more to set, or nothing.
    note: str
    trouble: str
    words: dict[str, str]


@dataclass(frozen=True)
class Known:
    """What the page is about: a game that is on, one that is being set up, or none."""

    draft: Draft | None = None
    # The house rules of the game that is on.
    played: Draft | None = None
    nights: Sequence[Night] = ()
    forecast: Forecast | None = None
    trouble: str = ""


def page(words: Words, settings: Settings, known: Known) -> PacePage:
    return PacePage(
        language=words.language,
        title=words.text("pace.title"),
        lines=tuple(_nights(words, known.nights)) or (words.text("pace.none"),),
        next=_next(words, known),
        rows=(*_dwells(words, settings, known), *_rules(words, known)),
        note="" if known.draft else words.text("pace.no_game"),
        trouble=words.text(known.trouble) if known.trouble else "",
        words={id: words.text(id) for id in WORDS},
    )


def rules_of(draft: Draft) -> list[str]:
    return [id for id in RULES if id in draft.rules.options]


def _nights(words: Words, nights: Sequence[Night]) -> Iterator[str]:
    for number, night in list(enumerate(nights, 1))[-NIGHTS:]:
        hand_offs = words.text("estimate.hand_offs", n=night.hand_offs)
        yield words.text("pace.night", number=number, time=_time(words, round(night.seconds)), hand_offs=hand_offs)


def _next(words: Words, known: Known) -> str:
    if known.forecast is None:
        return ""
    about = ABOUT * round(known.forecast.seconds / ABOUT)
    hand_offs = words.text("estimate.hand_offs", n=known.forecast.hand_offs)
    id = "pace.next" if known.played else "pace.first"
    return words.text(id, time=_time(words, about), hand_offs=hand_offs)


def _time(words: Words, seconds: int) -> str:
    return words.text("pace.time", minutes=seconds // 60, seconds=seconds % 60)


def _dwells(words: Words, settings: Settings, known: Known) -> Iterator[Rule]:
    for id, cost in DWELLS.items():
        # Of a game that is on, everybody has been dealt already.
        if not (known.played and id == "dwell_deal"):
            holds = words.text("pace.holds.now") if known.played else ""
            yield replace(row(words, settings, id), line=words.text(cost), changed=holds)


def _rules(words: Words, known: Known) -> Iterator[Rule]:
    draft = known.draft
    if draft is None:
        return
    for id in rules_of(draft):
        rule = house_rule(words, draft, draft.rules.options[id])
        yield replace(rule, line=words.text(RULES[id]), changed=_holds(words, known, id))


def _holds(words: Words, known: Known, id: str) -> str:
    if known.played is None:
        return ""
    return words.text("pace.holds.later", value=words.plain(rulebook.value(words, id, known.played.value(id))))
