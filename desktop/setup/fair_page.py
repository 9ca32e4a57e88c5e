"""Boards that are nearer to even, as the setup screen shows them: what is wished for, how far it is, what was found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.draft.draft import Draft
from desktop.estimate.advice import sayings
from desktop.estimate.advice.changes import Wishes, has_sides
from desktop.estimate.advice.search import Advice, Goal
from desktop.setup import refusals
from desktop.widgets import medallions
from desktop.widgets.options import Chip
from desktop.widgets.said import PageWords, Said
from i18n import Words


class FairBoardsWords(PageWords):
    close = Said("button.close")
    change = Said("advice.change")
    list = Said("advice.list")
    wishes = Said("advice.wishes")
    unharmed = Said("advice.unharmed")
    start = Said("advice.start")
    stop = Said("advice.stop")
    lay = Said("first.lay")
    on = Said("switch.on")
    off = Said("switch.off")


@dataclass(frozen=True)
class FairBoard:
    """A board that was found: what is to be changed, and how it stands then."""

    name: str
    line: str


@dataclass(frozen=True)
class FairBoardsPage:
    state: str
    title: str
    # Whether all boards for so many are held against each other, rather than the one on the table changed.
    is_list: bool
    wishes: tuple[Chip, ...]
    unharmed: bool
    # From 0 to 1, and the same in words.
    share: float
    progress: str
    # The board that it started from comes first; it is none to lay.
    now: FairBoard
    rows: tuple[FairBoard, ...]
    # What this is, or why there is nothing.
    note: str
    may_start: bool
    words: FairBoardsWords


@dataclass(frozen=True)
class Searched:
    """How far a search is, and what has come of it."""

    state: str
    share: float
    # How many games it takes.
    games: int
    goal: Goal | None
    advice: Advice | None


def page(words: Words, draft: Draft, wishes: Wishes, found: Searched, *, is_list: bool) -> FairBoardsPage:
    refused = refusal(words, draft)
    is_running = found.state == "running"
    done = words.text("setup.balance.progress", n=str(round(found.share * found.games)), of=str(found.games))
    rows = tuple(_rows(words, found))
    return FairBoardsPage(
        state=found.state,
        title=words.text("advice.title"),
        is_list=is_list,
        wishes=tuple(_wishes(words, draft, wishes)),
        unharmed=wishes.unharmed,
        share=found.share,
        progress=done if is_running else "",
        now=_now(words, found),
        rows=rows,
        note=refused or _note(words, draft, found, is_list=is_list),
        may_start=not is_running and not refused,
        words=FairBoardsWords(words),
    )


def refusal(words: Words, draft: Draft) -> str:
    """Why nothing can be searched for; empty where it can."""
    return words.text("advice.sides") if not has_sides(draft.rules) else refusals.of_board(words, draft)


def _wishes(words: Words, draft: Draft, wishes: Wishes) -> Iterator[Chip]:
    """What is plain is there anyhow."""
    rules = draft.rules
    for card in rules.cards:
        if has_sides(rules) and not rules.part(card).is_plain:
            yield Chip(card, medallions.name(words, rules, card), card in wishes.having)


def _note(words: Words, draft: Draft, found: Searched, *, is_list: bool) -> str:
    if found.state == "failed":
        return words.text("advice.failed")
    if found.advice is not None and not found.advice.found:
        return words.text("advice.none")
    if found.state == "stale":
        return words.text("advice.stale")
    explained = words.text("advice.explain.list" if is_list else "advice.explain", n=str(found.games))
    return f"{explained}\n{words.text('advice.kept')}" if draft.options else explained


def _now(words: Words, found: Searched) -> FairBoard:
    if found.advice is None or found.goal is None or len(found.advice.starts) > 1:
        return FairBoard("", "")
    start = found.advice.starts[0]
    line = sayings.line(words, start, tells_harm=found.goal.wishes.unharmed)
    return FairBoard(sayings.title(words, found.goal, start), line)


def _rows(words: Words, found: Searched) -> Iterator[FairBoard]:
    if found.advice is None or found.goal is None:
        return
    for one in found.advice.found:
        line = sayings.line(words, one, tells_harm=found.goal.wishes.unharmed)
        yield FairBoard(sayings.title(words, found.goal, one), line)
