"""When a game was, and what was dealt: as its file and its record have it, by whatever rules it is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.keep.given import ABOUT
from desktop.records.story import Story
from desktop.widgets import medallions
from i18n import Words
from rulesets.engine.facts import MAYBE


@dataclass(frozen=True)
class Occasion:
    # Empty where nobody knows.
    date: str = ""
    board: str = ""
    # Ids of roles or cards, each with what is said of it.
    dealt: tuple[tuple[str, str], ...] = ()


def occasion(words: Words, story: Story, game: Mapping[str, Any]) -> Occasion:
    about = game.get(ABOUT, {})
    when = about.get("begun") or about.get("ended")
    preset = game.get("setup", {}).get("preset")
    board = f"preset.{preset}.name" if isinstance(preset, str) else ""
    return Occasion(
        date=words.date(when) if when else "",
        board=words.text(board) if board in words else "",
        dealt=tuple(_said(words, story)),
    )


def _said(words: Words, story: Story) -> Iterator[tuple[str, str]]:
    counts = dealt(story)
    for id in (*story.rules.cards, *story.rules.roles):
        if n := counts.pop(id, 0):
            name = medallions.name(words, story.rules, id)
            yield id, words.text("setup.composition.count", role=name, n=n) if n > 1 else name


def dealt(story: Story) -> Counter[str]:
    """What everybody was dealt into, or, in a game of cards, the cards that all were told of when it began."""
    roles = Counter(had[0] for had in story.roles.values() if had and had[0])
    if set(roles) <= set(story.rules.cards):
        return roles
    return Counter(
        card
        for notice in story.steps[0].notices
        for param, kind in story.rules.notice(notice.id).params.items()
        if kind in ("cards", f"{MAYBE}cards")
        for card in notice.params[param] or ()
    )
