"""How long a night takes at this table, and what makes it shorter, each with what it costs in secrecy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.draft.draft import Draft
from desktop.draft.house_rules import house_rule
from desktop.keep.settings import Settings
from desktop.pace.forecast import Forecast
from desktop.pace.nights import HANDING, Night
from desktop.widgets.options import Rule
from desktop.widgets.said import PageWords, Said
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
# So many people are guessed for where nothing is known of a game.
PLAYERS = (6, 9, 12, 20)
# As many nights as stand there; the last ones count.
NIGHTS = 6
# A guess is not told to the second.
ABOUT = 10


class PaceWords(PageWords):
    back = Said("button.back")
    measured = Said("pace.measured")
    choices = Said("pace.choices")
    turns = Said("pace.part.turns")
    handing = Said("pace.part.handing")
    on = Said("switch.on")
    off = Said("switch.off")


@dataclass(frozen=True)
class NightStretch:
    """How long a night took or will take, as a bar: from 0 to 1, and how much of it its turns have to last."""

    text: str
    share: float
    dwelt: float
    is_coming: bool = False


@dataclass(frozen=True)
class PacePage:
    language: str
    title: str
    # Why none was measured yet, or nothing.
    line: str
    nights: tuple[NightStretch, ...]
    # How the coming one is guessed.
    basis: str
    rows: tuple[Rule, ...]
    # Why there is no more to set, or nothing.
    note: str
    trouble: str
    words: PaceWords


@dataclass(frozen=True)
class Known:
    """What the page is about: a game that is on, one that is being set up, or none."""

    draft: Draft | None = None
    # The house rules of the game that is on.
    played: Draft | None = None
    nights: Sequence[Night] = ()
    forecast: Forecast | None = None
    guesses: Sequence[Forecast] = ()
    trouble: str = ""


def page(words: Words, settings: Settings, known: Known) -> PacePage:
    return PacePage(
        language=words.language,
        title=words.text("pace.title"),
        line=_line(words, known),
        nights=tuple(_stretches(words, known)),
        basis=_basis(words, known),
        rows=(*_dwells(words, settings, known), *_rules(words, known)),
        note="" if known.draft else words.text("pace.no_game"),
        trouble=words.text(known.trouble) if known.trouble else "",
        words=PaceWords(words),
    )


def rules_of(draft: Draft) -> list[str]:
    return [id for id in RULES if id in draft.rules.options]


def _line(words: Words, known: Known) -> str:
    if known.nights:
        return ""
    return words.text("pace.guesses" if known.guesses else "pace.none")


def _basis(words: Words, known: Known) -> str:
    if known.nights or not (known.forecast or known.guesses):
        return ""
    return words.text("pace.basis", time=words.text("settings.seconds", n=round(HANDING)))


def _stretches(words: Words, known: Known) -> Iterator[NightStretch]:
    last = list(enumerate(known.nights, 1))[-NIGHTS:]
    ahead = [known.forecast] if known.forecast else known.guesses
    lengths = [*(night.seconds for _, night in last), *(night.seconds for night in ahead)]
    longest = max([1.0, *lengths])
    for number, night in last:
        hand_offs = words.text("estimate.hand_offs", n=night.hand_offs)
        text = words.text("pace.night", number=number, time=_time(words, round(night.seconds)), hand_offs=hand_offs)
        yield _stretch(text, night, longest)
    for coming in ahead:
        yield replace(_stretch(_ahead(words, known, coming), coming, longest), is_coming=known.forecast is not None)


def _stretch(text: str, night: Night | Forecast, longest: float) -> NightStretch:
    return NightStretch(text, night.seconds / longest, min(night.dwelt, night.seconds) / longest)


def _ahead(words: Words, known: Known, night: Forecast) -> str:
    time = _time(words, ABOUT * round(night.seconds / ABOUT))
    if known.forecast is None:
        return words.text("pace.guess", players=words.text("count.players", n=night.hand_offs), time=time)
    hand_offs = words.text("estimate.hand_offs", n=night.hand_offs)
    return words.text("pace.next" if known.played else "pace.first", time=time, hand_offs=hand_offs)


def _time(words: Words, seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    if not minutes:
        return words.text("settings.seconds", n=rest)
    if not rest:
        return words.text("pace.minutes", minutes=minutes)
    return words.text("pace.time", minutes=minutes, seconds=rest)


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
