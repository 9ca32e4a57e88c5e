"""Highlights of a finished game, by rules, as ids of texts; and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from desktop.after.replay import by_card, by_day, by_event, by_night
from desktop.after.replay.tale import Highlight, Tale
from desktop.records.noses import noses
from desktop.records.ring import Ring
from desktop.records.story import Story
from desktop.widgets import medallions
from i18n import Words
from i18n.words import Param
from rulesets.engine.meanings import Meanings

MOST = 6


def highlights(story: Story, rings: tuple[Ring, ...], most: int = MOST) -> tuple[Highlight, ...]:
    """The best of them, each kind once, in the order in which they happened."""
    if story.result is None:
        return ()
    tale = Tale(story, rings)
    found = [one for rule in RULES for one in rule(tale)]
    kinds: dict[str, Highlight] = {}
    for one in sorted(found, key=lambda one: -one.weight):
        kinds.setdefault(one.id, one)
    return tuple(sorted(list(kinds.values())[:most], key=lambda one: one.step))


def best_nose(tale: Tale) -> Iterator[Highlight]:
    best = noses(tale.story, tale.rings).best
    if best:
        last = max(guess.step for nose in best for guess in nose.counted)
        yield Highlight("highlight.nose", last, 88, {"seats": [nose.seat for nose in best]})


RULES = (*by_day.RULES, *by_night.RULES, *by_card.RULES, *by_event.RULES, best_nose)


def sentence(words: Words, story: Story, highlight: Highlight, call: Callable[[str], str]) -> str:
    rules = story.rules
    params = {key: _said(words, rules, key, value, call) for key, value in highlight.params.items()}
    return words.text(highlight.id, **params)


def _said(words: Words, rules: Meanings, key: str, value: Any, call: Callable[[str], str]) -> Param:
    readers: Mapping[str, Callable[[Any], Param]] = {
        "seat": call,
        "other": call,
        "seats": lambda names: [call(name) for name in names],
        "role": lambda role: medallions.name(words, rules, role),
        "card": lambda card: medallions.name(words, rules, card),
        "event": lambda event: medallions.name(words, rules, event),
    }
    read = readers.get(key)
    return read(value) if read is not None else int(value)
