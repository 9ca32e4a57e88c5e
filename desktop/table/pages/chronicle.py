"""What was told, as lines: the scroll on the table, the lines of a step, a player's diary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from desktop.seats import decisions
from desktop.seats.decisions import Decision
from desktop.table.pages.pages import ChronicleLine
from desktop.table.pages.witnessed import OwnLine
from i18n import Words, speak
from i18n.words import Beginning
from rulesets.engine import Game, Notice, Ruleset

Call = Callable[[str], str]

# How many names of a count stand on the scroll, and how many of a list.
COUNTED, LISTED = 2, 5


def chronicle(
    words: Words, notices: Sequence[Notice], call: Call, decided: Sequence[Decision] = ()
) -> tuple[ChronicleLine, ...]:
    """What happened so far, as far as everybody knows, in as few words as there are; and what the table decided."""
    return _without_repeats((day, text) for day, text in _rows(words, notices, call, decided) if text)


def _rows(
    words: Words, notices: Sequence[Notice], call: Call, decided: Sequence[Decision]
) -> Iterator[tuple[str, str | None]]:
    stands = list(decisions.placed(decided, len(notices)))
    for number in range(len(notices) + 1):
        for decision in (decision for at, decision in stands if at == number):
            yield _day(words, decision.day), decision.line(words)
        for notice in notices[number : number + 1]:
            yield _day(words, notice.day), _in_short(words, notice, call)


def _in_short(words: Words, notice: Notice, call: Call) -> str | None:
    """Of a long count of votes only who got the most, of a long list its beginning: the scroll is narrow."""
    shorter = dict(_shortened(notice))
    line = speak.line(words, notice._replace(params={**notice.params, **shorter}), call)
    return words.text("chronicle.more", line=line) if line and shorter else line


def _shortened(notice: Notice) -> Iterator[tuple[str, object]]:
    votes, seats = notice.params.get("votes"), notice.params.get("seats")
    if isinstance(votes, Mapping) and len(votes) > COUNTED:
        yield "votes", dict(sorted(votes.items(), key=lambda row: -row[1])[:COUNTED])
    if isinstance(seats, list) and len(seats) > LISTED:
        yield "seats", Beginning(seats[:LISTED])


def diary(
    words: Words, notices: Sequence[Notice], call: Call, rules: Ruleset, witnessed: Sequence[OwnLine] = ()
) -> tuple[ChronicleLine, ...]:
    """Everything one seat has been told for itself, but what has a place of its own: the role above it, the hand.

    And what was witnessed of its page: what is new of that stands behind all.
    """
    rows: list[tuple[str, str]] = []
    for number in range(len(notices) + 1):
        rows += ((line.when, line.text) for line in witnessed if line.stands_before(number, len(notices)))
        rows += (_own(words, notice, call) for notice in notices[number : number + 1] if _is_own(notice, rules))
    return _without_repeats(rows)


def _is_own(notice: Notice, rules: Ruleset) -> bool:
    return notice.to is not None and not rules.notice(notice.id).elsewhere


def _own(words: Words, notice: Notice, call: Call) -> tuple[str, str]:
    text = speak.line(words, notice, call) or sentence(words, notice, call)
    return speak.date(words, notice.day, notice.phase), text


def sentences(words: Words, notices: Iterable[Notice], call: Call) -> tuple[str, ...]:
    return tuple(sentence(words, notice, call) for notice in notices)


def sentence(words: Words, notice: Notice, call: Call) -> str:
    return speak.sentence(words, notice, call)


def _day(words: Words, day: int) -> str:
    return words.text("chronicle.day", day=words.numeral(day)) if day else words.text("chronicle.opening")


def _without_repeats(rows: Iterable[tuple[str, str]]) -> tuple[ChronicleLine, ...]:
    return tuple(_each_day_once(rows))


def _each_day_once(rows: Iterable[tuple[str, str]]) -> Iterator[ChronicleLine]:
    last = ""
    for day, text in rows:
        yield ChronicleLine("" if day == last else day, text)
        last = day


def resumed_at(words: Words, game: Game, said: str) -> str:
    """What has to be said of a game that was taken up again; nothing, where all is well."""
    return words.text(said, when=speak.when(words, game.day, game.phase)) if said else ""
