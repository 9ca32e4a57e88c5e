"""Why a table can't begin yet, as people read it: one line, the first thing that is missing."""

from __future__ import annotations

from unicodedata import normalize

from desktop.draft.draft import Draft
from desktop.widgets.refused import in_words
from i18n import Words
from rulesets.engine import BadSetup, Ruleset
from rulesets.engine.sentences import Sentence


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
        return said(words, rules, refused.said)
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
        return said(words, draft.rules, refused.said)
    return ""


def said(words: Words, rules: Ruleset, sentence: Sentence) -> str:
    """The engine's sentence in the table's language; what a pack says in its own words stands as it does there."""
    if sentence.id in words:
        return in_words(words, sentence)
    if rules.laid_in:
        return words.text("setup.missing.of_pack", detail=sentence)
    return words.text("error.bad_setup")
