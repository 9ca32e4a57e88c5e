"""Why a table can't begin yet, as people read it: one line, the first thing that is missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from unicodedata import normalize

from desktop.draft.draft import Draft
from desktop.widgets import medallions
from i18n import Words
from rulesets.engine import BadSetup, Ruleset

Say = Callable[[Words, Ruleset, re.Match[str]], str]


def missing(words: Words, draft: Draft) -> str:
    """Empty where nothing is."""
    return _players(words, draft) or _names(words, draft) or _composition(words, draft) or of_leading(words, draft)


def of_board(words: Words, draft: Draft) -> str:
    """What is missing, whoever sits there."""
    return _players(words, draft) or _composition(words, draft)


def of_leading(words: Words, draft: Draft) -> str:
    """Why the nights of this table can't be led so; nothing where they can."""
    rules = draft.rules
    if draft.leading not in rules.leadings:
        return words.text("leading.refused")
    try:
        rules.code.check_leading(draft.leading, draft.counts(), draft.all_values(), draft.fixed or {})
    except BadSetup as refused:
        return said(words, rules, str(refused))
    return ""


def _players(words: Words, draft: Draft) -> str:
    if len(draft.players) in draft.rules.players:
        return ""
    return words.text("setup.missing.players", players=span(words, draft.rules.players), n=len(draft.players))


def span(words: Words, players: range) -> str:
    if len(players) == 1:
        return str(players[0])
    return words.text("setup.range", least=players[0], most=players[-1])


def _names(words: Words, draft: Draft) -> str:
    seen: set[str] = set()
    for name in draft.names:
        if not name:
            return words.text("setup.missing.name")
        if normalize("NFC", name) in seen:
            return words.text("setup.missing.same", name=name)
        seen.add(normalize("NFC", name))
    return ""


def _composition(words: Words, draft: Draft) -> str:
    try:
        draft.composition()
    except BadSetup as refused:
        return said(words, draft.rules, str(refused))
    return ""


def said(words: Words, rules: Ruleset, sentence: str) -> str:
    """The engine's sentence in the table's language, or as it stands."""
    for pattern, say in _TABLE:
        if found := pattern.match(sentence):
            return say(words, rules, found)
    return words.text("error.bad_setup", detail=sentence)


def _cards(words: Words, _: Ruleset, found: re.Match[str]) -> str:
    missing = int(found["wanted"] or found["players"]) - int(found["there"])
    return words.text("setup.missing.cards" if missing > 0 else "setup.missing.fewer_cards", n=abs(missing))


def _of_one(id: str) -> Say:
    def say(words: Words, rules: Ruleset, found: re.Match[str]) -> str:
        return words.text(id, role=medallions.name(words, rules, found["card"]), n=int(found["n"] or 1))

    return say


def _wolves(words: Words, *_: object) -> str:
    return words.text("setup.missing.wolves")


def _preset(words: Words, _: Ruleset, found: re.Match[str]) -> str:
    return words.text("setup.missing.preset", players=found["players"])


def _part(words: Words, rules: Ruleset, found: re.Match[str]) -> str:
    return words.text("leading.refused.part", part=medallions.name(words, rules, found["part"]))


_CARD = r"preset\.(?P<card>\w+): \d+ [^;]*; allowed: "
_TABLE: tuple[tuple[re.Pattern[str], Say], ...] = (
    (
        re.compile(r"preset: (?P<there>\d+) (?:roles|cards) for (?P<players>\d+) players; allowed: (?P<wanted>\d*)"),
        _cards,
    ),
    (re.compile(r"preset: (?:nobody hunts|\d+ wolves|\d+ cards of faction)"), _wolves),
    (re.compile(r"preset: \w+ is for exactly (?P<players>\d+) players"), _preset),
    (re.compile(r"leading: fallen is not allowed with (?P<part>\w+)"), _part),
    (re.compile(_CARD + r"at most (?P<n>\d+)"), _of_one("setup.missing.at_most")),
    (re.compile(_CARD + r"(?P<n>)at most one"), _of_one("setup.missing.at_most")),
    (re.compile(_CARD + r"exactly (?P<n>\d+)"), _of_one("setup.missing.exactly")),
    (re.compile(_CARD + r"none, or (?P<n>\d+) and more"), _of_one("setup.missing.at_least")),
)
