"""The forecast, wherever it stands: hand-overs and minutes of the first night, a later one, the evening."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.estimate.estimate import Estimate, NightMean
from desktop.estimate.pace import once_round
from desktop.keep.pace import Pace
from i18n import Words

# A few minutes are told with seconds, in steps; many in fives.
_FEW, _MANY, _STEP = 10, 30, 5
# So many people are guessed for where nothing is known of a game.
PLAYERS = (6, 9, 12, 20)


@dataclass(frozen=True)
class ForecastColumn:
    title: str
    # How often the machine goes from hand to hand, or a role is called.
    count: str
    time: str


@dataclass(frozen=True)
class ForecastPage:
    columns: tuple[ForecastColumn, ...]
    # In place of them, while they are reckoned.
    line: str


def page(words: Words, found: Estimate | None) -> ForecastPage:
    if found is None:
        return ForecastPage((), words.text("forecast.reckoned"))
    hand_offs = words.text("estimate.hand_offs", n=round(found.hand_offs.value))
    evening = ForecastColumn(words.text("forecast.evening"), hand_offs, about(words, found.minutes.value))
    first = _night(words, words.text("forecast.first"), found.first_night)
    return ForecastPage((first, _night(words, words.text("forecast.later"), found.later_nights), evening), "")


def guesses(words: Words, pace: Pace) -> ForecastPage:
    """A night of so many, of which nothing else is known."""
    return ForecastPage(tuple(_guess(words, pace, players) for players in PLAYERS), "")


def _guess(words: Words, pace: Pace, players: int) -> ForecastColumn:
    hand_offs = words.text("estimate.hand_offs", n=players)
    return ForecastColumn(
        words.text("count.players", n=players), hand_offs, about(words, once_round(pace, players) / 60)
    )


def _night(words: Words, title: str, night: NightMean) -> ForecastColumn:
    """Where a leader calls, the lantern may have gone round before: for the deal."""
    counts = [("estimate.hand_offs", round(night.hand_offs.value)), ("forecast.calls", round(night.calls.value))]
    said = [words.text(id, n=n) for id, n in counts if n]
    return ForecastColumn(title, " · ".join(said), about(words, night.minutes.value))


def about(words: Words, minutes: float) -> str:
    if minutes >= _FEW:
        step = 1 if minutes < _MANY else 5
        return words.text("estimate.minutes", n=step * round(minutes / step))
    whole, seconds = divmod(_STEP * round(60 * minutes / _STEP), 60)
    if not whole:
        return words.text("settings.seconds", n=seconds)
    if not seconds:
        return words.text("estimate.minutes", n=whole)
    return words.text("forecast.about", minutes=whole, seconds=seconds)
